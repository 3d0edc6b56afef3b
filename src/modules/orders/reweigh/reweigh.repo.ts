import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type SenderCode = { eventId: string; code: Buffer; tries: number }

/** Of the last question alone: the codes of those before are worth nothing from here on. */
export async function saveSenderCode(
  tx: Db,
  orderId: number,
  { eventId, code, at }: { eventId: string; code: Buffer; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into order_sender_code (order_id, event_id, code, tries, made_at)
    values (${orderId}, ${eventId}, ${code}, 0, ${at})
    on conflict (order_id) do update
    set event_id = excluded.event_id, code = excluded.code, tries = 0, made_at = excluded.made_at`)
}

export function findSenderCode(db: Db, orderId: number): Promise<SenderCode | undefined> {
  return db.maybe<SenderCode>(sql`
    select event_id as "eventId", code, tries from order_sender_code where order_id = ${orderId}`)
}

export async function countWrongSenderCode(tx: Db, orderId: number): Promise<void> {
  await tx.run(sql`update order_sender_code set tries = tries + 1 where order_id = ${orderId}`)
}
