import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Two that load the same van at once come one after the other. */
export async function lockVan(tx: Db, tripId: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`van of trip ${tripId}`}, 0))`)
}

export type VanRoom = {
  /** Null: nobody has said how much it carries. */
  capacityKg: number | null
  /** What is aboard, as weights are counted in prices. */
  aboardGrams: number
}

/** From a view that delivery keeps; undefined when there is no such trip that loads. */
export function findVanRoom(tx: Db, tripId: number): Promise<VanRoom | undefined> {
  return tx.maybe<VanRoom>(sql`
    select trip.capacity_kg as "capacityKg", (
      select coalesce(sum((aboard.parcel ->> 'billableGrams')::bigint), 0)::bigint
      from customer_order aboard where aboard.holder_trip_id = trip.trip_id) as "aboardGrams"
    from trip_for_orders trip where trip.trip_id = ${tripId}`)
}

/** A bag that this parcel was put into, when it goes to another depot than the trip: from views that delivery keeps. */
export async function findBagElsewhere(tx: Db, orderId: number, tripId: number): Promise<string | undefined> {
  const row = await tx.maybe<{ code: string }>(sql`
    select put_in.code
    from bag_for_orders put_in join trip_for_orders trip on trip.to_depot_id <> put_in.to_depot_id
    where put_in.order_id = ${orderId} and trip.trip_id = ${tripId}`)
  return row?.code
}

/** Null: the desk has set none. From a view that delivery keeps. */
export async function findCashLimit(tx: Db, courierId: number): Promise<number | null> {
  const set = await tx.maybe<{ limit: number | null }>(sql`
    select cash_limit as "limit" from courier_for_orders where courier_id = ${courierId}`)
  return set?.limit ?? null
}
