import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** A new delegate takes the place of the old one, whose code is worth nothing from here on. */
export async function saveDelegateCode(tx: Db, orderId: number, sealed: Buffer, at: Date): Promise<void> {
  await tx.run(sql`
    insert into order_delegate (order_id, code, made_at) values (${orderId}, ${sealed}, ${at})
    on conflict (order_id) do update set code = excluded.code, made_at = excluded.made_at`)
}

export async function findDelegateCode(db: Db, orderId: number): Promise<Buffer | undefined> {
  const row = await db.maybe<{ code: Buffer }>(
    sql`select code from order_delegate where order_id = ${orderId}`,
  )
  return row?.code
}

export async function dropDelegateCode(tx: Db, orderId: number): Promise<void> {
  await tx.run(sql`delete from order_delegate where order_id = ${orderId}`)
}
