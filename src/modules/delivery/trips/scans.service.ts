import { err, ok, type Result } from '#kernel/result.ts'
import { orderOfScan, performIn, sceneOf } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { readBagCode } from '../domain/bag-code.ts'
import { findInBags, saveTripOf, takeOut } from './bag.repo.ts'
import { holdTrip, type Trip } from './trip.repo.ts'
import type { TripScanned } from './trips.contract.ts'
import { isAt, tripViewIn } from './trips.service.ts'

type Refused = Failure<'not_found' | 'trip_not_now' | 'parcel_not_here'>
type Found = { bag: string | undefined; parcels: readonly { id: number; code: string }[] }

/** A bag is all that is in it. */
async function scannedIn(tx: Db, scan: string): Promise<Found> {
  const bag = readBagCode(scan)
  const scans = bag ? (await findInBags(tx, [bag])).map(({ orderId }) => String(orderId)) : [scan]
  const parcels: { id: number; code: string }[] = []
  for (const one of scans) {
    const order = await orderOfScan(tx, one)
    if (order) parcels.push({ id: order.id, code: order.trackingCode })
  }
  return { bag, parcels }
}

type Asked = { id: number; scan: string }
type Doing = {
  verb: 'load' | 'store'
  ends: readonly ('driver' | 'from' | 'to')[]
  isNow: (trip: Trip) => boolean
  reportOf: (trip: Trip) => { trip_id?: number; point_id?: number }
  after: (tx: Db, trip: Trip, found: Found) => Promise<unknown>
}

/** All parcels of the scan, or none: what is said of a bag is said of the whole of it. */
function scanned(
  context: RequestContext,
  { id, scan }: Asked,
  doing: Doing,
): Promise<Result<TripScanned, Refused>> {
  return context.db.transaction(async (tx): Promise<Result<TripScanned, Refused>> => {
    const trip = await holdTrip(tx, id)
    if (!trip || !(await isAt(tx, context, trip, doing.ends))) return err({ code: 'not_found' })
    if (!doing.isNow(trip)) return err({ code: 'trip_not_now' })
    const found = await scannedIn(tx, scan)
    const notHere = err({ code: 'parcel_not_here', values: { number: scan } } as const)
    if (found.parcels.length === 0) return notHere
    for (const { id: orderId, code } of found.parcels) {
      const scene = await sceneOf({ ...context, db: tx }, code)
      const done = await performIn(tx, scene, orderId, doing.verb, doing.reportOf(trip))
      if (!done.ok) return notHere
    }
    await doing.after(tx, trip, found)
    const orders = found.parcels.map((one) => String(one.id))
    return ok({ orders, trip: await tripViewIn(tx, trip, context.locale) })
  })
}

export const loadTrip = (context: RequestContext, asked: Asked) =>
  scanned(context, asked, {
    verb: 'load',
    ends: ['driver', 'from'],
    isNow: ({ state }) => state === 'loading',
    reportOf: ({ id }) => ({ trip_id: id }),
    after: async (tx, { id }, { bag }) => bag && saveTripOf(tx, bag, id),
  })

export const takeFromTrip = (context: RequestContext, asked: Asked) =>
  scanned(context, asked, {
    verb: 'store',
    ends: ['to'],
    isNow: ({ state }) => state === 'loading' || state === 'under_way' || state === 'unloaded',
    // An agent scans at their own depot; the desk says at which.
    reportOf: ({ toPointId }) => (context.caller.reach === 'any' ? { point_id: toPointId } : {}),
    after: (tx, _, { parcels }) =>
      takeOut(
        tx,
        parcels.map(({ id }) => id),
        context.now,
      ),
  })
