import type { Db } from '#platform/db/database.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { OrderEvent } from '../domain/events.ts'
import type { Order } from '../domain/order.ts'
import { type Status, statuses } from '../domain/words.ts'
import type { Reach } from '../life/order.repo.ts'
import { agentReaches, fewOf, type Narrowed, regionOf } from './narrowed.repo.ts'

export type OrderFilter = {
  statuses: readonly Status[]
  paid: boolean | undefined
  /** Only those that wait for the call to confirm. */
  awaitingCall: boolean
  /** Created then or later. */
  from: string
  /** Older than this one. */
  before: { createdAt: string; id: number }
  /** For `tsquery`; undefined without a search. */
  query: string | undefined
  /** What the desk looks at alone. */
  narrowed?: Narrowed | undefined
  limit: number
}

/**
 * Newest first, a page at a time. Each shape is a statement of its own, so that however many orders there are it reads
 * about as many as it answers with.
 */
export function findOrders(db: Db, reach: Reach, filter: OrderFilter): Promise<ListedOrder[]> {
  switch (reach.kind) {
    case 'owner':
      return readPage(db, pageBy(sql`"ownerId" = ${reach.person}`, filter))
    case 'courier':
      return readPage(db, pageAmongFew(courierFinds(reach.person, filter), filter))
    case 'agent':
      return reach.point === undefined
        ? Promise.resolve([])
        : readPage(db, pageAmongFew(agentFinds(reach.point, filter), filter))
    default:
      return readPage(db, filter.narrowed ? pageNarrowed(filter.narrowed, filter) : pageBy(sql`true`, filter))
  }
}

const moments = ['createdAt', 'statusAt', 'submittedAt', 'storedUntil', 'paidAt', 'doorPaidAt'] as const
type Moment = (typeof moments)[number]

/** An order as far as lists show it. */
export type ShownOrder = Omit<
  Order,
  | 'ownerId'
  | 'source'
  | 'promisedFrom'
  | 'promisedTo'
  | 'destinationPointId'
  | 'holderTripId'
  | 'receiverCode'
  | 'doorPayment'
>

export type ListedOrder = { order: ShownOrder; log: OrderEvent[] }

type SentOrder = Omit<ShownOrder, Moment> &
  Record<Moment, Date | string | null> & { log: readonly SentEvent[] | null }

type SentEvent = Pick<OrderEvent, 'id' | 'seq' | 'verb' | 'actor'> &
  Record<'personId' | 'courierId' | 'pointId', number | null> & {
    reason: OrderEvent['reason'] | null
    details: OrderEvent['details'] | null
    happenedAt: string
    recordedAt: string
  }

/**
 * The orders that a page names, each with its log. An order travels as one text of JSON: the driver reads it in half the
 * time that it takes for thirty columns and the rows of a log.
 */
async function readPage(db: Db, page: Sql): Promise<ListedOrder[]> {
  const rows = await db.many<{ sent: SentOrder }>(sql`
    select to_json(listed) as sent from (
      select id, "trackingCode", "returnOf", "firstCustody", "createdAt", "deliveryOption", "deliveryType",
        "paymentType", sender, receiver, parcel, services, description, comment, "timeInterval", images, "externalId", "productFee",
        "parcelValue", "tariffVersion", lines, total, status, "statusAt", holder,
        "holderPointId", "submittedAt", "storedUntil", version, "paidAt", "callCard", "codeTries", "doorPaidAt", promise, "courierId",
        "holderCourierId", (
        select json_agg(event order by seq) from (
          select event_id as id, seq, verb, actor, person_id as "personId", courier_id as "courierId",
            point_id as "pointId", reason, details, happened_at as "happenedAt", recorded_at as "recordedAt"
          from order_event where order_id = order_read.id
        ) as event
      ) as log
      from (${page}) as page join order_read using (id)
    ) as listed
    order by "createdAt" desc, id desc`)
  return rows.map(({ sent }) => listedOf(sent))
}

function listedOf(sent: SentOrder): ListedOrder {
  for (const name of moments) sent[name] &&= new Date(sent[name])
  return { order: sent as ShownOrder, log: (sent.log ?? []).map(eventOf) }
}

const eventOf = (sent: SentEvent): OrderEvent => ({
  id: sent.id,
  seq: sent.seq,
  verb: sent.verb,
  actor: sent.actor,
  personId: sent.personId ?? undefined,
  courierId: sent.courierId ?? undefined,
  pointId: sent.pointId ?? undefined,
  reason: sent.reason ?? undefined,
  details: sent.details ?? undefined,
  happenedAt: new Date(sent.happenedAt),
  recordedAt: new Date(sent.recordedAt),
})

function pageBy(isReached: Sql, filter: OrderFilter): Sql {
  if (filter.awaitingCall) return pageAwaiting(isReached, filter)
  const { query } = filter
  if (query === undefined)
    return hasAllStatuses(filter)
      ? pageWhere(sql`${isReached} and ${isWanted(filter)}`, filter)
      : pageByStatus(isReached, filter)
  return isRare(query) ? pageByNumber(isReached, filter) : pageByWords(isReached, filter)
}

const hasAllStatuses = (filter: OrderFilter) => filter.statuses.length === statuses.length

const pageWhere = (condition: Sql, filter: OrderFilter) =>
  sql`select id from order_read where ${condition} ${newestFirst(filter)}`

/** A page of each state, and of these the newest: a state that is rare is not looked for among all the others. */
function pageByStatus(isReached: Sql, filter: OrderFilter): Sql {
  return sql`
    select id from unnest(${filter.statuses}::text[]) as wanted (one)
    cross join lateral (
      select id, "createdAt" from order_read
      where status = one and ${isReached} and ${isWanted(filter)} ${newestFirst(filter)}
    ) as found
    ${newestFirst(filter)}`
}

/** Its condition is written out, because an index holds just these. */
function pageAwaiting(isReached: Sql, filter: OrderFilter): Sql {
  const isAwaiting = sql`status = 'draft' and "submittedAt" is not null`
  return pageWhere(
    sql`${isAwaiting} and ${isReached} and ${isSought(filter)} and ${hasStatus(filter)} and ${isWanted(filter)}`,
    filter,
  )
}

/** A code, or so many digits of a number that few orders have them. */
const isRare = (query: string) => !query.includes(':*') || /'~?\d{7,}'/.test(query)

/** By the index of words alone; whose they are and the rest is looked at afterwards. */
function pageByNumber(isReached: Sql, filter: OrderFilter): Sql {
  return sql`
    with indexed as materialized (select ${filtered(filter)} from order_read where ${isSought(filter)})
    select id from indexed
    where ${isReached} and ${hasStatus(filter)} and ${isWanted(filter)} ${newestFirst(filter)}`
}

/** What conditions are about. Apart from the search itself they are asked of found rows: no plan can begin with them. */
const filtered = ({ narrowed }: OrderFilter) =>
  narrowed
    ? sql`id, "createdAt", "ownerId", status, "paidAt", sender, receiver`
    : sql`id, "createdAt", "ownerId", status, "paidAt"`

/** How many of the newest are read word by word: always, and when a word is met often enough to fill a page so. */
const NEAR = 500
const FAR = 20_000
/** So many among the near ones promise a page among the far ones. */
const PROMISING = 2

/**
 * A common word fills the page from the newest orders; the index of words would name all that ever had it. A rare one
 * is not among the newest, and the index has few. Who has no more orders than were read needs no index.
 */
function pageByWords(isReached: Sql, filter: OrderFilter): Sql {
  const isOne = sql`${isReached} and ${isWanted(filter)}`
  const candidates = sql`select id, "createdAt", status, search from order_read where ${isOne}`
  const matching = sql`where ${isSought(filter)} and ${hasStatus(filter)} ${newestFirst(filter)}`
  return sql`
    with near as materialized (
      select id, "createdAt" from (${candidates} order by "createdAt" desc, id desc limit ${NEAR}) as newest ${matching}
    ),
    oldest_near as materialized (
      select "createdAt", id from order_read where ${isOne} order by "createdAt" desc, id desc limit 1 offset ${NEAR - 1}
    ),
    far as materialized (
      select id, "createdAt" from (
        ${candidates} and ("createdAt", id) < (select "createdAt", id from oldest_near)
        order by "createdAt" desc, id desc limit (
          select case when count(*) >= ${PROMISING} and count(*) < ${filter.limit} then ${FAR}::int else 0 end from near)
      ) as older ${matching}
    ),
    indexed as materialized (
      select ${filtered(filter)} from order_read
      where (select count(*) from near) + (select count(*) from far) < ${filter.limit}
        and exists (select from oldest_near) and ${isSought(filter)}
    ),
    found as (
      select id, "createdAt" from near
      union select id, "createdAt" from far
      union select id, "createdAt" from indexed where ${isOne} and ${hasStatus(filter)}
    )
    select id from found ${newestFirst(filter)}`
}

/** Those of a courier or of a point: few enough to be read whole. */
function pageAmongFew(isReached: Sql, filter: OrderFilter): Sql {
  return filter.awaitingCall
    ? pageAwaiting(isReached, filter)
    : pageWhere(
        sql`${isSought(filter)} and ${isReached} and ${hasStatus(filter)} and ${isWanted(filter)}`,
        filter,
      )
}

/** One that belongs to few is looked for among these few: by whichever of its conditions has the fewest. */
function pageNarrowed(narrowed: Narrowed, filter: OrderFilter): Sql {
  const few = fewOf(narrowed)
  const isThere = regionOf(narrowed)
  if (!few) return pageBy(isThere, filter)
  const waits = filter.awaitingCall ? sql`status = 'draft' and "submittedAt" is not null` : sql`true`
  return sql`
    with few as materialized (
      select id, "createdAt" from order_read
      where ${few} and ${isThere} and ${isSought(filter)} and ${hasStatus(filter)} and ${isWanted(filter)} and ${waits}
    )
    select id from few ${newestFirst(filter)}`
}

/** Theirs, and what waits for a courier. */
const courierReaches = (person: number) => sql`
  ("courierId" = ${person} or "holderCourierId" = ${person}
    or (status = 'new' and holder <> 'courier' and ("deliveryOption" in (2, 3) or "returnOf" is not null))
    or (status = 'agent_received' and holder in ('origin_point', 'depot')))`

/** A whole code is read off a parcel. By a name or a phone only what is shown whole is found: the others have none to show. */
const isByCode = ({ query }: OrderFilter) => query === undefined || /^'tb\d{14}'$/.test(query)

const courierFinds = (person: number, filter: OrderFilter) =>
  isByCode(filter)
    ? courierReaches(person)
    : sql`("holderCourierId" = ${person}
        or ("courierId" = ${person} and status in ('accept', 'pickup', 'failed_delivery')))`

const agentFinds = (point: number, filter: OrderFilter) =>
  isByCode(filter) ? agentReaches(point) : sql`"holderPointId" = ${point}`

const isSought = ({ query }: OrderFilter) =>
  query === undefined ? sql`true` : sql`search @@ ${query}::tsquery`

const hasStatus = (filter: OrderFilter) =>
  hasAllStatuses(filter) ? sql`true` : sql`status = any (${filter.statuses}::text[])`

function isWanted({ paid, from, before: { createdAt, id } }: OrderFilter): Sql {
  const inSpan = sql`
    "createdAt" >= ${from}::timestamptz and ("createdAt", id) < (${createdAt}::timestamptz, ${id}::integer)`
  return paid === undefined ? inSpan : sql`${inSpan} and ("paidAt" is not null) = ${paid}::boolean`
}

/** Pages of the site and of the desk, each with one more. Of a page whose length it can read the database keeps the plan. */
const usual = new Map([
  [21, sql`limit 21`],
  [31, sql`limit 31`],
])

/** Only of pages that everybody opens: every other text is one more that each connection keeps in memory. */
const isPlain = ({ query, paid, awaitingCall }: OrderFilter) =>
  query === undefined && paid === undefined && !awaitingCall

function newestFirst(filter: OrderFilter): Sql {
  const written = isPlain(filter) ? usual.get(filter.limit) : undefined
  return sql`order by "createdAt" desc, id desc ${written ?? sql`limit ${filter.limit}`}`
}

const MOST_IN_BASKET = 200

/** Drafts that wait for payment or for the choice of it; those that wait for our call are not here. */
export function findBasket(db: Db, person: number): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where "ownerId" = ${person} and status = 'draft' and "submittedAt" is null
    order by "createdAt" desc, id desc limit ${MOST_IN_BASKET}`)
}
