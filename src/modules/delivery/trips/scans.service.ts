import { err, ok, type Result } from '#kernel/result.ts'
import { type Order, parcelsOfScan, performScanned, sceneOf, spoken } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { isUnlisted } from '../domain/trip.ts'
import { tellSurplus } from './differences.service.ts'
import { findListed, holdTrip, type Trip } from './trip.repo.ts'
import type { TripScanned } from './trips.contract.ts'
import { isAt, tripViewIn } from './trips.service.ts'

type Refused<Code extends string> = Failure<'not_found' | 'trip_not_now' | 'parcel_not_here' | Code>

type Asked = { id: number; scan: string }
type Doing<Code extends string> = {
  verb: 'load' | 'store'
  ends: readonly ('driver' | 'from' | 'to')[]
  isNow: (trip: Trip) => boolean
  reportOf: (trip: Trip) => { trip_id?: number; point_id?: number }
  isDone: (parcel: Order, trip: Trip) => boolean
  /** Said as it is; the rest is that this trip does not wait for it. */
  told: readonly Code[]
}

/** All parcels of the scan, or none: what is said of a bag is said of the whole of it. */
function scanned<Code extends string>(
  context: RequestContext,
  { id, scan }: Asked,
  doing: Doing<Code>,
): Promise<Result<TripScanned, Refused<Code>>> {
  return context.db.transaction(async (tx): Promise<Result<TripScanned, Refused<Code>>> => {
    const trip = await holdTrip(tx, id)
    if (!trip || !(await isAt(tx, context, trip, doing.ends))) return err({ code: 'not_found' })
    if (!doing.isNow(trip)) return err({ code: 'trip_not_now' })
    const notHere = err({ code: 'parcel_not_here', values: { number: scan } } as const)
    const parcels = await parcelsOfScan(tx, scan)
    if (parcels.length === 0) return notHere
    // Scanned twice: nothing moves, and nothing has to be put aside.
    if (parcels.every((parcel) => doing.isDone(parcel, trip)))
      return ok({ orders: [], trip: await tripViewIn(tx, trip, context.locale) })
    const done = await performOn(tx, context, labelOf(scan, parcels, trip), doing.verb, doing.reportOf(trip))
    if (!done.ok) {
      const code = doing.told.find((known) => known === done.error.code)
      return code ? err({ ...done.error, code }) : notHere
    }
    if (doing.verb === 'store') await tellUnlisted(tx, trip, parcels, context.now)
    const orders = done.value.map((order) => String(order.id))
    return ok({ orders, trip: await tripViewIn(tx, trip, context.locale) })
  })
}

/** What was neither aboard by its scan nor on the list has come with this van all the same. */
async function tellUnlisted(tx: Db, trip: Trip, parcels: readonly Order[], now: Date): Promise<void> {
  if (trip.listedAt === null) return
  const listed = await findListed(tx, trip.id)
  for (const parcel of parcels)
    if (isUnlisted(trip, parcel, listed.has(parcel.id)))
      await tellSurplus(tx, trip, { orderId: parcel.id, scan: parcel.trackingCode }, now)
}

/** Whoever unloads reaches what is on this trip, also by a number that they type. */
function labelOf(scan: string, [only, ...others]: readonly Order[], { id }: Trip): string {
  return only?.holderTripId === id && others.length === 0 ? only.trackingCode : scan
}

async function performOn(
  tx: Db,
  context: RequestContext,
  label: string,
  verb: 'load' | 'store',
  report: { trip_id?: number; point_id?: number },
): Promise<Result<readonly Order[], Failure>> {
  const scene = await sceneOf({ ...context, db: tx })
  const done = await performScanned(tx, scene, label, verb, report)
  return done.ok ? done : err(spoken(done.error, scene))
}

export const loadTrip = (context: RequestContext, asked: Asked) =>
  scanned(context, asked, {
    verb: 'load',
    ends: ['driver', 'from'],
    isNow: ({ state }) => state === 'loading',
    reportOf: ({ id }) => ({ trip_id: id }),
    isDone: ({ holderTripId }, { id }) => holderTripId === id,
    told: ['trip_full', 'bag_goes_elsewhere'],
  })

export const takeFromTrip = (context: RequestContext, asked: Asked) =>
  scanned<never>(context, asked, {
    verb: 'store',
    ends: ['to'],
    isNow: ({ state }) => state === 'loading' || state === 'under_way' || state === 'unloaded',
    // An agent scans at their own depot; the desk says at which.
    reportOf: ({ toPointId }) => (context.caller.reach === 'any' ? { point_id: toPointId } : {}),
    isDone: ({ holderPointId }, { toPointId }) => holderPointId === toPointId,
    told: [],
  })
