import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Order } from '../domain/order.ts'

/** Drafts that wait for the call, oldest first, after the given one. */
export function findWaiting(
  db: Db,
  after: { submittedAt: string; id: number },
  limit: number,
): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where status = 'draft' and "submittedAt" is not null
      and ("submittedAt", id) > (${after.submittedAt}::timestamptz, ${after.id}::integer)
    order by "submittedAt", id limit ${limit}`)
}

/** How many wait, and how many of them since before the given moment. */
export function countWaiting(db: Db, since: Date): Promise<{ waiting: number; late: number }> {
  return db.one<{ waiting: number; late: number }>(sql`
    select count(*) as waiting, count(*) filter (where submitted_at < ${since}) as late
    from customer_order where status = 'draft' and submitted_at is not null`)
}

export type CallRow = {
  id: number
  orderId: number
  personId: number
  fullName: string
  startedAt: Date
  heldUntil: Date
  endedAt: Date | null
  outcome: 'no_answer' | null
  note: string | null
}

/** The calls about these orders, oldest first. */
export function findCalls(db: Db, orderIds: readonly number[]): Promise<CallRow[]> {
  return db.many<CallRow>(sql`
    select call.id, order_id as "orderId", person_id as "personId", full_name as "fullName",
      started_at as "startedAt", held_until as "heldUntil", ended_at as "endedAt", outcome, note
    from order_call call join person_name on person_name.id = person_id
    where order_id = any (${orderIds}::integer[]) order by call.id`)
}

export type NewCall = {
  orderId: number
  personId: number
  startedAt: Date
  heldUntil: Date
}

export async function insertCall(tx: Db, call: NewCall): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into order_call (order_id, person_id, started_at, held_until)
    values (${call.orderId}, ${call.personId}, ${call.startedAt}, ${call.heldUntil}) returning id`)
  return id
}

export async function holdCall(tx: Db, id: number, heldUntil: Date): Promise<void> {
  await tx.run(sql`update order_call set held_until = ${heldUntil} where id = ${id}`)
}

export type CallEnd = { at: Date; outcome: 'no_answer' | undefined; note: string | undefined }

export async function endCall(tx: Db, id: number, { at, outcome, note }: CallEnd): Promise<void> {
  await tx.run(sql`
    update order_call set ended_at = ${at}, outcome = ${outcome}, note = ${note} where id = ${id}`)
}
