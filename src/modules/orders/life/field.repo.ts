import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Where a trip loads now, and who drives it: from a view that delivery keeps. */
export function findTripStops(
  db: Db,
  tripId: number,
): Promise<{ depotId: number; driverId: number | null }[]> {
  return db.many(sql`
    select depot_id as "depotId", driver_id as "driverId" from trip_for_orders where trip_id = ${tripId}`)
}

export type Taking = { orderId: number; giver: number; taker: number; at: Date }

/**
 * Whether whoever had the parcel then has said to give it to this courier: from a view that delivery keeps. What was scanned
 * out of their hands before has used the word, also when it came back to them.
 */
export async function isHandedOver(db: Db, { orderId, giver, taker, at }: Taking): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select from handover_for_orders said
      where said.order_id = ${orderId} and said.giver_id = ${giver} and coalesce(said.taker_id, ${taker}) = ${taker}
        and not exists (
          select from order_event scan
          where scan.order_id = said.order_id and scan.seq > said.after_line and scan.happened_at <= ${at}
            and scan.verb in ('hand_over', 'pick_up', 'store'))) as found`)
  return found
}

/** Accepted by this courier and in somebody else's hands: with the sender, or at a place of ours. */
export async function findOnlyAccepted(tx: Db, courier: number): Promise<number[]> {
  const rows = await tx.many<{ id: number }>(sql`
    select id from customer_order
    where status = 'accept' and courier_id = ${courier} and holder_courier_id is distinct from ${courier}
    order by id`)
  return rows.map(({ id }) => id)
}
