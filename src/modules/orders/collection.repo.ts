import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Money for the goods of one parcel, as it was collected. Payments pays it out; all of it under the order's lock. */
export type Collection = {
  orderId: number
  senderId: number
  amount: number
  collectedAt: Date
  by: 'courier' | 'agent' | 'provider'
  /** Whose cash it is. */
  holderId: number | undefined
  /** A courier carries the cash back to the sender. */
  goesBack: boolean
}

export async function insertCollection(tx: Db, collection: Collection): Promise<void> {
  const { orderId, senderId, amount, collectedAt, by, holderId, goesBack } = collection
  await tx.run(sql`
    insert into cod_parcel (order_id, person_id, amount, collected_at, collected_by, holder_id, goes_back, handed_in_at)
    values (${orderId}, ${senderId}, ${amount}, ${collectedAt}, ${by}, ${holderId}, ${goesBack},
      ${by === 'provider' ? collectedAt : undefined})`)
}

/** The delivery is undone: it was never collected. */
export async function deleteCollection(tx: Db, orderId: number): Promise<void> {
  await tx.run(sql`delete from cod_parcel where order_id = ${orderId}`)
}

/** Whether it has left for its sender, or stands on a list for the bank. */
export async function isPayoutMade(db: Db, orderId: number): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (select from cod_parcel where order_id = ${orderId} and payout_id is not null) as found`)
  return found
}

/**
 * `payment` is the provider's, `payme:5e7…`; undefined takes it back. No event says it, yet what is due has changed: the
 * version grows, so that nobody goes on with the old amount.
 */
export async function saveDoorPaid(
  tx: Db,
  orderId: number,
  paid: { at: Date; payment: string } | undefined,
): Promise<void> {
  await tx.run(sql`
    update customer_order set door_paid_at = ${paid?.at}, door_payment = ${paid?.payment}, version = version + 1
    where id = ${orderId}`)
}
