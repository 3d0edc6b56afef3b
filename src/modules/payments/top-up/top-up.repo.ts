import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { TopUpStatus } from '../domain/top-up.ts'

export type TopUp = {
  id: number
  personId: number
  amount: number
  approvedAmount: number | null
  status: TopUpStatus
  reason: string | null
  createdAt: Date
  updatedAt: Date
}

const columns = sql`
    top_up.id, top_up.person_id as "personId", top_up.amount, top_up.approved_amount as "approvedAmount",
    top_up.status, top_up.reason, top_up.created_at as "createdAt", top_up.updated_at as "updatedAt"`

/** Counts a person's waiting requests while they can add no other. */
export async function countWaitingUnderLock(tx: Db, personId: number): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`top_up of ${personId}`}, 0))`)
  const { count } = await tx.one<{ count: number }>(sql`
    select count(*) as count from top_up where person_id = ${personId} and status = 'new'`)
  return count
}

/** What a person asks for and nobody has decided. */
export async function sumWaiting(db: Db, personId: number): Promise<number> {
  const { sum } = await db.one<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as sum from top_up where person_id = ${personId} and status = 'new'`)
  return sum
}

/** A number before its row: the receipt has to belong to something, and may be refused. */
export async function nextTopUpId(tx: Db): Promise<number> {
  const { id } = await tx.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('top_up', 'id')) as id`,
  )
  return id
}

export type NewTopUp = { id: number; personId: number; amount: number; receipt: string; at: Date }

export function insertTopUp(tx: Db, { id, personId, amount, receipt, at }: NewTopUp): Promise<TopUp> {
  return tx.one<TopUp>(sql`
    insert into top_up (id, person_id, amount, receipt, created_at, updated_at) overriding system value
    values (${id}, ${personId}, ${amount}, ${receipt}, ${at}, ${at})
    returning ${columns}`)
}

/** `owner` undefined: everybody's. */
export function findTopUp(db: Db, id: number, owner?: number): Promise<TopUp | undefined> {
  return db.maybe<TopUp>(sql`
    select ${columns} from top_up
    where id = ${id} and (${owner}::bigint is null or person_id = ${owner})`)
}

/** Held until the transaction ends: asking, approving and rejecting come one after the other. */
export function lockTopUp(tx: Db, id: number): Promise<TopUp | undefined> {
  return tx.maybe<TopUp>(sql`select ${columns} from top_up where id = ${id} for update`)
}

/** Newest first. */
export function findTopUpsOf(
  db: Db,
  personId: number,
  before: number | undefined,
  limit: number,
): Promise<TopUp[]> {
  return db.many<TopUp>(sql`
    select ${columns} from top_up
    where person_id = ${personId} and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`)
}

export type Decision =
  | { status: 'approved'; amount: number | undefined; by: number; at: Date }
  | { status: 'rejected'; reason: string; by: number; at: Date }

/** Undefined when it was decided before, or never existed: of two cashiers at once the second finds it so. */
export function decideTopUp(tx: Db, id: number, decision: Decision): Promise<TopUp | undefined> {
  const isApproved = decision.status === 'approved'
  return tx.maybe<TopUp>(sql`
    update top_up
    set status = ${decision.status},
        approved_amount = case when ${isApproved}::boolean
          then coalesce(${isApproved ? decision.amount : undefined}::bigint, amount) end,
        reason = ${isApproved ? undefined : decision.reason},
        decided_by = ${decision.by}, updated_at = ${decision.at}
    where id = ${id} and status = 'new'
    returning ${columns}`)
}

export type DeskTopUpRow = TopUp & {
  fullName: string
  company: string | null
  phone: string | null
  decidedBy: string | null
  sameReceipt: number | null
}

const deskColumns = sql`
    ${columns}, person.full_name as "fullName", person.company, person.phone, decider.full_name as "decidedBy",
    (select max(other.id) from top_up other where other.receipt = top_up.receipt and other.id <> top_up.id
      and (other.id < top_up.id or other.status = 'approved')) as "sameReceipt"`

export function findTopUpForDesk(db: Db, id: number): Promise<DeskTopUpRow> {
  return db.one<DeskTopUpRow>(sql`
    select ${deskColumns}
    from top_up join person_contact person on person.id = top_up.person_id
      left join person_name decider on decider.id = decided_by
    where top_up.id = ${id}`)
}

/** Waiting ones oldest first, so that nobody is forgotten; decided ones newest first. */
export function findTopUpsForDesk(
  db: Db,
  { status, after }: { status: TopUpStatus; after: number | undefined },
  limit: number,
): Promise<DeskTopUpRow[]> {
  const isWaiting = status === 'new'
  const order = isWaiting ? sql`order by top_up.id` : sql`order by top_up.id desc`
  return db.many<DeskTopUpRow>(sql`
    select ${deskColumns}
    from top_up join person_contact person on person.id = top_up.person_id
      left join person_name decider on decider.id = decided_by
    where top_up.status = ${status}
      and (${after}::bigint is null
        or case when ${isWaiting}::boolean then top_up.id > ${after} else top_up.id < ${after} end)
    ${order} limit ${limit}`)
}
