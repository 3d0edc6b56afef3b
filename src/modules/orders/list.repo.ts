import type { Db } from '#platform/db/database.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { ClaimDecision } from './claim.repo.ts'
import type { Order } from './domain/order.ts'
import { type Status, statuses } from './domain/words.ts'
import type { Reach } from './order.repo.ts'

export type OrderFilter = {
  statuses: readonly Status[]
  paid: boolean | undefined
  /** Only those that wait for the call to confirm. */
  awaitingCall: boolean
  /** Created in this span; infinities when it is open. */
  from: string
  until: string
  /** For `tsquery`; undefined without a search. */
  query: string | undefined
  /** Older than this one. */
  before: { createdAt: string; id: number }
  limit: number
}

/**
 * Newest first, a page at a time. Each shape is a statement of its own, so that however many orders there are it reads
 * about as many as it answers with.
 */
export function findOrders(db: Db, reach: Reach, filter: OrderFilter): Promise<Order[]> {
  switch (reach.kind) {
    case 'owner':
      return findBy(db, sql`"ownerId" = ${reach.person}`, filter)
    case 'courier':
      return findAmongFew(db, courierReaches(reach.person), filter)
    case 'agent':
      return reach.point === undefined
        ? Promise.resolve([])
        : findAmongFew(db, agentReaches(reach.point), filter)
    default:
      return findBy(db, sql`true`, filter)
  }
}

function findBy(db: Db, isReached: Sql, filter: OrderFilter): Promise<Order[]> {
  if (filter.awaitingCall) return findAwaiting(db, isReached, filter)
  const { query } = filter
  if (query === undefined)
    return filter.statuses.length === statuses.length
      ? findPage(db, sql`${isReached} and ${isWanted(filter)}`, filter)
      : findByStatus(db, isReached, filter)
  return isRare(query) ? findByNumber(db, isReached, filter) : findByWords(db, isReached, filter)
}

function findPage(db: Db, condition: Sql, filter: OrderFilter): Promise<Order[]> {
  return db.many<Order>(sql`select * from order_read where ${condition} ${newestFirst(filter)}`)
}

/** A page of each state, and of these the newest: a state that is rare is not looked for among all the others. */
function findByStatus(db: Db, isReached: Sql, filter: OrderFilter): Promise<Order[]> {
  return db.many<Order>(sql`
    select found.* from unnest(${filter.statuses}::text[]) as wanted (one)
    cross join lateral (
      select * from order_read where status = one and ${isReached} and ${isWanted(filter)} ${newestFirst(filter)}
    ) as found
    ${newestFirst(filter)}`)
}

/** Its condition is written out, because an index holds just these. */
function findAwaiting(db: Db, isReached: Sql, filter: OrderFilter): Promise<Order[]> {
  if (!filter.statuses.includes('draft')) return Promise.resolve([])
  const isAwaiting = sql`status = 'draft' and "submittedAt" is not null`
  return findPage(
    db,
    sql`${isAwaiting} and ${isReached} and ${isSought(filter)} and ${isWanted(filter)}`,
    filter,
  )
}

/** A code, or so many digits of a number that few orders have them. */
const isRare = (query: string) => !query.includes(':*') || /'~?\d{7,}'/.test(query)

/** By the index of words alone; whose they are and the rest is looked at afterwards. */
function findByNumber(db: Db, isReached: Sql, filter: OrderFilter): Promise<Order[]> {
  return db.many<Order>(sql`
    with indexed as materialized (select ${filtered} from order_read where ${isSought(filter)})
    select * from order_read where id in (
      select id from indexed where ${isReached} and ${hasStatus(filter)} and ${isWanted(filter)} ${newestFirst(filter)})
    ${newestFirst(filter)}`)
}

/** What conditions are about. Apart from the search itself they are asked of found rows: no plan can begin with them. */
const filtered = sql`id, "createdAt", "ownerId", status, "paidAt"`

/** How many of the newest are read word by word: always, and when a word is met often enough to fill a page so. */
const NEAR = 500
const FAR = 20_000
/** So many among the near ones promise a page among the far ones. */
const PROMISING = 2

/**
 * A common word fills the page from the newest orders; the index of words would name all that ever had it. A rare one
 * is not among the newest, and the index has few. Who has no more orders than were read needs no index.
 */
function findByWords(db: Db, isReached: Sql, filter: OrderFilter): Promise<Order[]> {
  const newest = sql`select ${filtered}, search from order_read where ${isReached} and ${isWanted(filter)}`
  const matching = sql`where ${isSought(filter)} and ${hasStatus(filter)} ${newestFirst(filter)}`
  return db.many<Order>(sql`
    with newest as materialized (${newest} order by "createdAt" desc, id desc limit ${NEAR}),
    near as materialized (
      select id, "createdAt" from (${newest} order by "createdAt" desc, id desc limit ${NEAR}) as newest ${matching}
    ),
    far as materialized (
      select id, "createdAt" from (
        ${newest} and ("createdAt", id) < (select "createdAt", id from newest order by "createdAt", id limit 1)
        order by "createdAt" desc, id desc limit (
          select case when count(*) >= ${PROMISING} and count(*) < ${filter.limit} then ${FAR}::int else 0 end from near)
      ) as older ${matching}
    ),
    indexed as materialized (
      select ${filtered} from order_read
      where (select count(*) from near) + (select count(*) from far) < ${filter.limit}
        and (select count(*) from newest) = ${NEAR} and ${isSought(filter)}
    ),
    page as materialized (
      select id, "createdAt" from near
      union select id, "createdAt" from far
      union select id, "createdAt" from indexed where ${isReached} and ${hasStatus(filter)} and ${isWanted(filter)}
      ${newestFirst(filter)}
    )
    select * from order_read where id in (select id from page) ${newestFirst(filter)}`)
}

/** Those of a courier or of a point: few enough to be read whole. */
function findAmongFew(db: Db, isReached: Sql, filter: OrderFilter): Promise<Order[]> {
  return filter.awaitingCall
    ? findAwaiting(db, isReached, filter)
    : findPage(db, isFound(isReached, filter), filter)
}

/** Theirs, and what waits for a courier. */
const courierReaches = (person: number) => sql`
  ("courierId" = ${person}
    or (status = 'new' and ("deliveryOption" in (2, 3) or "returnOf" is not null))
    or (status = 'agent_received' and holder = 'origin_point'))`

/** At their point, or meant for it. */
const agentReaches = (point: number) => sql`
  ("fromPointId" = ${point} or "toPointId" = ${point} or "holderPointId" = ${point}
    or "destinationPointId" = ${point})`

const isFound = (isReached: Sql, filter: OrderFilter) =>
  sql`${isSought(filter)} and ${isReached} and ${hasStatus(filter)} and ${isWanted(filter)}`

const isSought = ({ query }: OrderFilter) =>
  query === undefined ? sql`true` : sql`search @@ ${query}::tsquery`

const hasStatus = (f: OrderFilter) => sql`status = any (${f.statuses}::text[])`

const isWanted = (f: OrderFilter) => sql`
  "createdAt" >= ${f.from}::timestamptz and "createdAt" < ${f.until}::timestamptz
  and (${f.paid}::boolean is null or ("paidAt" is not null) = ${f.paid})
  and ("createdAt", id) < (${f.before.createdAt}::timestamptz, ${f.before.id}::integer)`

const newestFirst = ({ limit }: OrderFilter) => sql`order by "createdAt" desc, id desc limit ${limit}`

const MOST_IN_BASKET = 200

/** Drafts that wait for payment or for the choice of it; those that wait for our call are not here. */
export function findBasket(db: Db, person: number): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where "ownerId" = ${person} and status = 'draft' and "submittedAt" is null
    order by "createdAt" desc, id desc limit ${MOST_IN_BASKET}`)
}

export type ClaimRow = ClaimDecision & { id: number; kind: string; status: string; openedAt: Date }

export function findClaims(db: Db, orderId: number): Promise<ClaimRow[]> {
  return db.many<ClaimRow>(sql`
    select id, kind, status, opened_at as "openedAt", decided_at as "decidedAt", amount, paid_to as "paidTo", reason,
      note
    from order_claim where order_id = ${orderId} order by id`)
}

export type NewClaim = {
  orderId: number
  kind: 'lost' | 'damaged' | 'destroyed'
  description: string
  images: readonly string[]
  openedBy: number | undefined
  openedAt: Date
}

/** Undefined when there is one of this kind already. */
export async function insertClaim(tx: Db, claim: NewClaim): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`
    insert into order_claim (order_id, kind, description, images, opened_by, opened_at)
    values (${claim.orderId}, ${claim.kind}, ${claim.description}, ${claim.images}, ${claim.openedBy},
      ${claim.openedAt})
    on conflict (order_id, kind) do nothing
    returning id`)
  return row?.id
}
