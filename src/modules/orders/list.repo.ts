import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Order } from './domain/order.ts'
import type { Status } from './domain/words.ts'
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

/** Newest first, a page at a time. */
export function findOrders(db: Db, reach: Reach, filter: OrderFilter): Promise<Order[]> {
  switch (reach.kind) {
    case 'owner':
      return findOwn(db, reach.person, filter)
    case 'courier':
      return findForCourier(db, reach.person, filter)
    case 'agent':
      return reach.point === undefined ? Promise.resolve([]) : findForAgent(db, reach.point, filter)
    default:
      return filter.query === undefined ? findAll(db, filter) : findBySearch(db, filter.query, filter)
  }
}

function findOwn(db: Db, person: number, filter: OrderFilter): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where "ownerId" = ${person} and ${isFound(filter)} and ${isWanted(filter)} ${newestFirst(filter)}`)
}

function findAll(db: Db, filter: OrderFilter): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read where ${isWanted(filter)} ${newestFirst(filter)}`)
}

/** A statement of its own, so that it always goes by the index of words. */
function findBySearch(db: Db, query: string, filter: OrderFilter): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where search @@ ${query}::tsquery and ${isWanted(filter)} ${newestFirst(filter)}`)
}

/** Theirs, and what waits for a courier. */
function findForCourier(db: Db, person: number, filter: OrderFilter): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where ("courierId" = ${person}
        or (status = 'new' and ("deliveryOption" in (2, 3) or "returnOf" is not null))
        or (status = 'agent_received' and holder = 'origin_point'))
      and ${isFound(filter)} and ${isWanted(filter)} ${newestFirst(filter)}`)
}

/** At their point, or meant for it. */
function findForAgent(db: Db, point: number, filter: OrderFilter): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where ("fromPointId" = ${point} or "toPointId" = ${point} or "holderPointId" = ${point}
        or "destinationPointId" = ${point})
      and ${isFound(filter)} and ${isWanted(filter)} ${newestFirst(filter)}`)
}

const isWanted = (f: OrderFilter) => sql`
      status = any (${f.statuses}::text[])
      and "createdAt" >= ${f.from}::timestamptz and "createdAt" < ${f.until}::timestamptz
      and (${f.paid}::boolean is null or ("paidAt" is not null) = ${f.paid})
      and (not ${f.awaitingCall}::boolean or (status = 'draft' and "submittedAt" is not null))
      and ("createdAt", id) < (${f.before.createdAt}::timestamptz, ${f.before.id}::integer)`

const isFound = ({ query }: OrderFilter) => sql`(${query}::text is null or search @@ ${query}::tsquery)`

const newestFirst = ({ limit }: OrderFilter) => sql`order by "createdAt" desc, id desc limit ${limit}`

const MOST_IN_BASKET = 200

/** Drafts that wait for payment or for the choice of it; those that wait for our call are not here. */
export function findBasket(db: Db, person: number): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where "ownerId" = ${person} and status = 'draft' and "submittedAt" is null
    order by "createdAt" desc, id desc limit ${MOST_IN_BASKET}`)
}

export type ClaimRow = { id: number; kind: string; status: string; openedAt: Date }

export function findClaims(db: Db, orderId: number): Promise<ClaimRow[]> {
  return db.many<ClaimRow>(sql`
    select id, kind, status, opened_at as "openedAt" from order_claim where order_id = ${orderId} order by id`)
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
