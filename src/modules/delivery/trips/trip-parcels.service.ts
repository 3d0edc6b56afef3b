import { type OnTrip, ordersOnTrips } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findOpenTrips } from './trip.repo.ts'

/** What is in the vans of a driver now. */
export async function parcelsOnTripsOf(db: Db, driver: number): Promise<OnTrip[]> {
  const trips = await findOpenTrips(db, { driver })
  return ordersOnTrips(
    db,
    trips.map(({ id }) => id),
  )
}
