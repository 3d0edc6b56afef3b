import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Those that a courier was given and has not left anywhere, oldest first. */
export async function findFreeCards(db: Db, courier: number): Promise<string[]> {
  const rows = await db.many<{ number: string }>(sql`
    select number from call_card_kept where courier_id = ${courier} and order_id is null
    order by given_at, number`)
  return rows.map(({ number }) => number)
}

/** Numbers that no slip has and nobody else was given. Answers with how many were kept. */
export function keepCards(tx: Db, courier: number, numbers: readonly string[], now: Date): Promise<number> {
  return tx.run(sql`
    insert into call_card_kept (number, courier_id, given_at)
    select number, ${courier}::bigint, ${now}::timestamptz from unnest(${numbers}::text[]) as number
    where not exists (select from customer_order where call_card = number)
    on conflict do nothing`)
}

/** False when it was not given to this courier, or lies at another door. */
export async function spendCard(
  tx: Db,
  { number, courier, orderId, now }: { number: string; courier: number; orderId: number; now: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    update call_card_kept set order_id = ${orderId}, used_at = ${now}
    where number = ${number} and courier_id = ${courier} and (order_id is null or order_id = ${orderId})`)
  return rows === 1
}
