import type { Db } from '#platform/db/database.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type {
  ClaimStatus,
  CompensationWay,
  EveryClaimKind,
  FoundDecision,
  RejectReason,
} from '../domain/claim/claim-words.ts'
import type { Order } from '../domain/order.ts'

export type ClaimDecision = {
  decidedAt: Date | null
  amount: number | null
  paidTo: CompensationWay | null
  reason: RejectReason | null
  note: string | null
}

export type Claim = ClaimDecision & {
  id: number
  orderId: number
  kind: EveryClaimKind
  status: ClaimStatus
  description: string
  images: readonly string[]
  openedAt: Date
  openedBy: number | null
  decidedBy: number | null
  /** What other claims of the parcel were given and have kept, on its way there and on its way back. */
  given: number
  /** It was paid for as lost, and has turned up. */
  foundAt: Date | null
  foundDecision: FoundDecision | null
  foundDecidedAt: Date | null
  foundDecidedBy: number | null
  foundNote: string | null
}

const columns = sql`
  select claim.id, order_id as "orderId", kind, claim.status, description, images, opened_at as "openedAt",
    opened_by as "openedBy", decided_at as "decidedAt", decided_by as "decidedBy", amount, paid_to as "paidTo",
    reason, note, found_at as "foundAt", found_decision as "foundDecision", found_decided_at as "foundDecidedAt",
    found_decided_by as "foundDecidedBy", found_note as "foundNote",
    (select coalesce(sum(other.amount), 0)::bigint from order_claim other
     where other.id <> claim.id and other.found_decision is distinct from 'taken_back' and other.order_id in (
       select leg.id from customer_order own
       join customer_order leg
         on leg.id = coalesce(own.return_of, own.id) or leg.return_of = coalesce(own.return_of, own.id)
       where own.id = claim.order_id)) as given
  from order_claim claim`

export function findClaim(db: Db, id: number): Promise<Claim | undefined> {
  return db.maybe<Claim>(sql`${columns} where claim.id = ${id}`)
}

export type ClaimFilter = {
  status: ClaimStatus
  kind: EveryClaimKind | undefined
  orderId: number | undefined
  trackingCode: string | undefined
  after: number | undefined
}

/** For a decision: about the claim, or about a parcel that was paid for and found. */
const isWaiting = sql`(claim.status = 'open' or (claim.found_at is not null and claim.found_decision is null))`

/** Open ones oldest first, so that nobody is forgotten; decided ones newest first. */
export function findClaimQueue(db: Db, filter: ClaimFilter, limit: number): Promise<Claim[]> {
  const isOpen = filter.status === 'open'
  const order = isOpen ? sql`order by claim.id` : sql`order by claim.id desc`
  return db.many<Claim>(sql`
    ${columns}
    where ${isOpen ? isWaiting : sql`claim.status = ${filter.status}`}
      and (${filter.kind}::text is null or kind = ${filter.kind})
      and ${isSought(filter)}
      and (${filter.after}::bigint is null
        or case when ${isOpen}::boolean then claim.id > ${filter.after} else claim.id < ${filter.after} end)
    ${order} limit ${limit}`)
}

function isSought({ orderId, trackingCode }: ClaimFilter): Sql {
  if (trackingCode !== undefined)
    return sql`order_id = (select id from customer_order where tracking_code = ${trackingCode})`
  return orderId === undefined ? sql`true` : sql`order_id = ${orderId}`
}

export async function countOpenClaims(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from order_claim claim where ${isWaiting}`)
  return count
}

export function findOrdersOf(db: Db, ids: readonly number[]): Promise<Order[]> {
  return db.many<Order>(sql`select * from order_read where id = any (${ids}::integer[])`)
}

export type Decided =
  | { status: 'accepted'; amount: number; paidTo: CompensationWay; note?: string | undefined }
  | { status: 'rejected'; reason: RejectReason; note?: string | undefined }

/** False when it was decided before: of two decisions at once the second finds it so. */
export async function saveDecision(
  tx: Db,
  id: number,
  decided: Decided & { by: number | undefined; at: Date },
): Promise<boolean> {
  const isAccepted = decided.status === 'accepted'
  const rows = await tx.run(sql`
    update order_claim
    set status = ${decided.status}, decided_at = ${decided.at}, decided_by = ${decided.by}, note = ${decided.note},
      amount = ${isAccepted ? decided.amount : undefined}, paid_to = ${isAccepted ? decided.paidTo : undefined},
      reason = ${isAccepted ? undefined : decided.reason}
    where id = ${id} and status = 'open'`)
  return rows === 1
}

/** False when it is decided, or would have more than so many. */
export async function addImages(
  tx: Db,
  id: number,
  images: readonly string[],
  most: number,
): Promise<boolean> {
  const rows = await tx.run(sql`
    update order_claim set images = images || ${images}::text[]
    where id = ${id} and status = 'open' and cardinality(images) + ${images.length}::int <= ${most}::int`)
  return rows === 1
}

export type ClaimRow = ClaimDecision &
  Pick<Claim, 'id' | 'kind' | 'status' | 'openedAt' | 'foundAt' | 'foundDecision'>

export function findClaims(db: Db, orderId: number): Promise<ClaimRow[]> {
  return db.many<ClaimRow>(sql`
    select id, kind, status, opened_at as "openedAt", decided_at as "decidedAt", amount, paid_to as "paidTo", reason,
      note, found_at as "foundAt", found_decision as "foundDecision"
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
    on conflict (order_id, kind) where found_decision is distinct from 'taken_back' do nothing
    returning id`)
  return row?.id
}

/** A parcel has turned up: whoever was paid for it, and has not decided about it yet, is asked for at the desk. */
export async function saveFound(tx: Db, orderId: number, at: Date): Promise<void> {
  await tx.run(sql`
    update order_claim set found_at = ${at}
    where order_id = ${orderId} and status = 'accepted' and kind in ('lost', 'destroyed') and found_at is null`)
}

/** `open` while nobody has decided; undefined when there is nothing to decide. */
export async function findFoundDecision(
  db: Db,
  orderId: number,
): Promise<FoundDecision | 'open' | undefined> {
  const row = await db.maybe<{ decision: FoundDecision | null }>(sql`
    select found_decision as decision from order_claim
    where order_id = ${orderId} and found_at is not null order by found_decision is not null, id desc limit 1`)
  return row && (row.decision ?? 'open')
}

export type DecidedFound = {
  decision: FoundDecision
  note: string | undefined
  by: number | undefined
  at: Date
}

/** False when somebody has decided before. */
export async function saveFoundDecision(tx: Db, id: number, decided: DecidedFound): Promise<boolean> {
  const rows = await tx.run(sql`
    update order_claim
    set found_decision = ${decided.decision}, found_decided_at = ${decided.at}, found_decided_by = ${decided.by},
      found_note = ${decided.note}
    where id = ${id} and found_at is not null and found_decision is null`)
  return rows === 1
}
