import { type OnTrip, ordersOnTrips } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findTripsDriven } from './trip.repo.ts'

/** What is in the vans of a driver now; also what was missing when they were unloaded, until somebody has scanned it. */
export async function parcelsOnTripsOf(db: Db, driver: number): Promise<OnTrip[]> {
  return ordersOnTrips(db, await findTripsDriven(db, driver))
}
