import { openIncident, ordersOnTrips, parcelsOfScan } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findSurplus } from '../sorting/sorted.repo.ts'
import type { Trip } from './trip.repo.ts'
import type { TripUnloaded } from './trips.contract.ts'

type Driven = Pick<Trip, 'id' | 'driverId'>

/** What did not come, and what came unlisted: told by hand, and noted when it was sorted. */
export async function tellDifferences(
  tx: Db,
  trip: Driven,
  { surplus, note }: TripUnloaded,
  now: Date,
): Promise<void> {
  const { id, driverId: personId } = trip
  for (const { orderId } of await ordersOnTrips(tx, [id]))
    await openIncident(tx, {
      key: `trip:${id}:${orderId}`,
      kind: 'missing',
      orderId,
      personId,
      happenedAt: now,
      now,
      details: { note },
    })
  const noted = (await findSurplus(tx, id)).map(({ trackingCode }) => trackingCode)
  for (const scan of new Set([...noted, ...surplus])) {
    const parcels = await parcelsOfScan(tx, scan)
    for (const orderId of parcels.length > 0 ? parcels.map((parcel) => parcel.id) : [undefined])
      await tellSurplus(tx, trip, { orderId, scan, note }, now)
  }
}

type Surplus = { orderId: number | undefined; scan: string; note?: string | undefined }

/** Once of each parcel, however often it is told. */
export async function tellSurplus(
  tx: Db,
  { id, driverId }: Driven,
  { orderId, scan, note }: Surplus,
  now: Date,
): Promise<void> {
  await openIncident(tx, {
    key: `trip:${id}:surplus:${orderId ?? scan}`,
    kind: 'surplus',
    orderId,
    personId: driverId,
    happenedAt: now,
    now,
    details: { parcels: [scan], note },
  })
}
