import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Refund = {
  id: number
  key: string
  orderId: number
  provider: string
  amount: number
  askedAt: Date
  doneAt: Date | null
  note: string | null
}

/** The key is the movement's: what the books have once is owed once. */
export async function insertRefund(
  tx: Db,
  refund: { key: string; orderId: number; provider: string; amount: number; askedAt: Date },
): Promise<void> {
  await tx.run(sql`
    insert into order_refund (key, order_id, provider, amount, asked_at)
    values (${refund.key}, ${refund.orderId}, ${refund.provider}, ${refund.amount}, ${refund.askedAt})
    on conflict (key) do nothing`)
}

const columns = sql`
  select id, key, order_id as "orderId", provider, amount, asked_at as "askedAt", done_at as "doneAt", note
  from order_refund`

export function readRefunds(db: Db, ids: readonly number[]): Promise<Refund[]> {
  return db.many<Refund>(sql`${columns} where id = any (${ids}::bigint[]) order by id`)
}

export function findRefundsOf(db: Db, orderIds: readonly number[]): Promise<Refund[]> {
  return db.many<Refund>(sql`${columns} where order_id = any (${orderIds}::integer[]) order by id`)
}

/** Undefined when there is none, or it has been done before. */
export function finishRefund(
  tx: Db,
  id: number,
  done: { at: Date; by: number | undefined; note: string | undefined },
): Promise<Refund | undefined> {
  return tx.maybe<Refund>(sql`
    update order_refund set done_at = ${done.at}, done_by = ${done.by}, note = ${done.note}
    where id = ${id} and done_at is null
    returning id, key, order_id as "orderId", provider, amount, asked_at as "askedAt", done_at as "doneAt", note`)
}
