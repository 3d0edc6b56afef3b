import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Money for the goods of one parcel, as it was collected. It is paid out by payments, through the functions below. */
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

/** Its cash is at the cash desk. */
export async function saveHandedIn(tx: Db, orderIds: readonly number[], at: Date): Promise<void> {
  await tx.run(sql`
    update cod_parcel set handed_in_at = ${at}
    where order_id = any (${orderIds}::integer[]) and handed_in_at is null`)
}

/** Its cash has gone on to a colleague, who is to hand it in. */
export async function saveCashHolder(tx: Db, orderIds: readonly number[], holder: number): Promise<void> {
  await tx.run(sql`
    update cod_parcel set holder_id = ${holder}
    where order_id = any (${orderIds}::integer[]) and handed_in_at is null`)
}

export async function countWrongCashCode(tx: Db, orderId: number): Promise<void> {
  await tx.run(sql`update cod_parcel set code_tries = code_tries + 1 where order_id = ${orderId}`)
}

/** Nobody else pays it out from now on; `paidAt` undefined while the bank has not been told. Under the orders' locks. */
export async function savePayoutOf(
  tx: Db,
  orderIds: readonly number[],
  { payoutId, paidAt }: { payoutId: number; paidAt: Date | undefined },
): Promise<void> {
  await tx.run(sql`
    update cod_parcel set payout_id = ${payoutId}, paid_at = ${paidAt}
    where order_id = any (${orderIds}::integer[])`)
}

/** The payout is on its way to the bank. */
export async function savePaidOut(tx: Db, payoutId: number, at: Date): Promise<void> {
  await tx.run(sql`update cod_parcel set paid_at = ${at} where payout_id = ${payoutId}`)
}

/** The payout came to nothing: what it was for is owed again. */
export async function dropPayout(tx: Db, payoutId: number): Promise<void> {
  await tx.run(sql`update cod_parcel set payout_id = null, paid_at = null where payout_id = ${payoutId}`)
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
