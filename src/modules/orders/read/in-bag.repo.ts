import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Status } from '../domain/words.ts'

export type InBag = { orderId: string; trackingCode: string; status: Status; since: Date; name: string }

/** More than anybody carries. */
const MOST = 1_000

/** Parcels in a courier's own bag, whatever has become of their orders, the longest first. */
export function ordersInBagOf(db: Db, courier: number): Promise<InBag[]> {
  return db.many<InBag>(sql`
    select id::text as "orderId", tracking_code as "trackingCode", status, status_at as since,
      receiver ->> 'fullName' as name
    from customer_order
    where holder_courier_id = ${courier} and holder = 'courier'
    order by status_at, id limit ${MOST}`)
}

export type OnTrip = { orderId: number; trackingCode: string; status: string; since: Date; tripId: number }

/** Parcels that were loaded on these trips and scanned nowhere since, in the order of their numbers. */
export function ordersOnTrips(db: Db, trips: readonly number[]): Promise<OnTrip[]> {
  return db.many<OnTrip>(sql`
    select id as "orderId", tracking_code as "trackingCode", status, status_at as since, holder_trip_id as "tripId"
    from customer_order
    where holder_trip_id = any (${trips}::bigint[]) and holder = 'trip'
    order by id limit ${10 * MOST}`)
}
