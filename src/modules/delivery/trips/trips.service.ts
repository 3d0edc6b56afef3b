import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { findPeople, isPerson, recordAudit } from '#modules/accounts/index.ts'
import { ordersOnTrips } from '#modules/orders/index.ts'
import { findPlacesBy, findPost, isDepot } from '#modules/points/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { mayStep, type TripStep, tripSteps } from '../domain/trip.ts'
import { bagsOf, closeEmptied } from './bag-content.service.ts'
import { tellDifferences } from './differences.service.ts'
import {
  countListed,
  findOpenTrips,
  findTrip,
  holdTrip,
  insertTrip,
  saveList,
  saveStep,
  type Trip,
} from './trip.repo.ts'
import type { TripLeft, TripRequest, TripUnloaded, TripView } from './trips.contract.ts'

export const callerOf = ({ caller }: Pick<RequestContext, 'caller'>): number => {
  assert(caller.person !== undefined, 'a visitor reached a trip')
  return caller.person
}

const isDesk = ({ caller }: Pick<RequestContext, 'caller'>) => caller.reach === 'any'

/** The depot that an agent speaks for; any that the desk names. */
export async function ownPlace(
  db: Db,
  context: RequestContext,
  named: number | undefined,
): Promise<number | undefined> {
  if (isDesk(context)) return named
  const post = await findPost(db, callerOf(context))
  return named === undefined || named === post ? post : undefined
}

/** Who may do something at this end of a trip: the driver, the people of the depot, the desk. */
export async function isAt(
  db: Db,
  context: RequestContext,
  trip: Trip,
  ends: readonly ('driver' | 'from' | 'to')[],
): Promise<boolean> {
  if (isDesk(context)) return true
  const person = callerOf(context)
  if (ends.includes('driver') && trip.driverId === person) return true
  const post = context.caller.kind === 'agent' ? await findPost(db, person) : undefined
  return (
    post !== undefined &&
    ((ends.includes('from') && trip.fromPointId === post) || (ends.includes('to') && trip.toPointId === post))
  )
}

const everybody = ['driver', 'from', 'to'] as const

/** An agent makes trips from their own depot, the desk from any. */
export function makeTrip(
  context: RequestContext,
  { driver_id, vehicle, from_point_id, to_point_id: to, leaves_at }: TripRequest,
): Promise<Result<TripView, Failure<'trip_places_wrong' | 'courier_required'>>> {
  return context.db.transaction(async (tx) => {
    const from = await ownPlace(tx, context, from_point_id)
    if (from === undefined || from === to || !(await isDepot(tx, from)) || !(await isDepot(tx, to)))
      return err({ code: 'trip_places_wrong' })
    if (!(await isPerson(tx, driver_id, 'courier'))) return err({ code: 'courier_required' })
    const ways = { fromPointId: from, toPointId: to }
    const leavesAt = leaves_at === undefined ? null : new Date(leaves_at)
    const by = { madeBy: callerOf(context), madeAt: context.now }
    const made = { ...ways, ...by, driverId: driver_id, vehicle, leavesAt }
    const trip = await insertTrip(tx, made)
    if (isDesk(context))
      await recordAudit(tx, context, {
        action: 'trip.make',
        object: `trip:${trip.id}`,
        after: { driver: driver_id, vehicle, from, to },
      })
    return ok(await tripViewIn(tx, trip, context.locale))
  })
}

async function tripViews(db: Db, trips: readonly Trip[], locale: Locale): Promise<TripView[]> {
  const aboard = await ordersOnTrips(
    db,
    trips.map(({ id }) => id),
  )
  const bags = await bagsOf(
    db,
    aboard.map(({ orderId }) => orderId),
  )
  const people = await findPeople(
    db,
    trips.map(({ driverId }) => driverId),
  )
  const listed = await countListed(
    db,
    trips.map(({ id }) => id),
  )
  const places = await findPlacesBy(
    db,
    trips.flatMap(({ fromPointId, toPointId }) => [fromPointId, toPointId]),
  )
  const placeOf = (id: number) => ({ id, name: places.get(id)?.name[locale] ?? '' })
  return trips.map((trip) => ({
    id: String(trip.id),
    state: trip.state,
    driver: { id: String(trip.driverId), name: people.get(trip.driverId)?.fullName ?? '' },
    vehicle: trip.vehicle,
    from: placeOf(trip.fromPointId),
    to: placeOf(trip.toPointId),
    made_at: trip.madeAt.toISOString(),
    left_at: trip.leftAt?.toISOString() ?? null,
    arrived_at: trip.arrivedAt?.toISOString() ?? null,
    leaves_at: trip.leavesAt?.toISOString() ?? null,
    seal: trip.seal,
    came_at: trip.cameAt?.toISOString() ?? null,
    seal_check: trip.sealCheck,
    listed: trip.listedAt === null ? null : (listed.get(trip.id) ?? 0),
    aboard: aboard
      .filter(({ tripId }) => tripId === trip.id)
      .map(({ orderId, trackingCode }) => ({
        order_id: String(orderId),
        tracking_code: trackingCode,
        bag: bags.get(orderId) ?? null,
      })),
  }))
}

export async function tripViewIn(db: Db, trip: Trip, locale: Locale): Promise<TripView> {
  const [view] = await tripViews(db, [trip], locale)
  assert(view, 'one was asked for')
  return view
}

export async function listTrips(context: RequestContext): Promise<Ok<TripView[]>> {
  const { db, locale, caller } = context
  const person = callerOf(context)
  if (isDesk(context)) return ok(await tripViews(db, await findOpenTrips(db, {}), locale))
  if (caller.kind === 'courier')
    return ok(await tripViews(db, await findOpenTrips(db, { driver: person }), locale))
  const place = await findPost(db, person)
  return ok(place === undefined ? [] : await tripViews(db, await findOpenTrips(db, { place }), locale))
}

export async function readTrip(
  context: RequestContext,
  id: number,
): Promise<Result<TripView, Failure<'not_found'>>> {
  const trip = await findTrip(context.db, id)
  if (!trip || !(await isAt(context.db, context, trip, everybody))) return err({ code: 'not_found' })
  return ok(await tripViewIn(context.db, trip, context.locale))
}

/** What is aboard now, as the van's list from here on; the first time it is said. */
export async function listAboard(tx: Db, { id, listedAt }: Trip, at: Date): Promise<void> {
  if (listedAt !== null) return
  const aboard = await ordersOnTrips(tx, [id])
  const bags = await bagsOf(
    tx,
    aboard.map(({ orderId }) => orderId),
  )
  await saveList(
    tx,
    id,
    aboard.map(({ orderId }) => ({ orderId, bag: bags.get(orderId) ?? null })),
    at,
  )
}

type Unstepped = 'not_found' | 'trip_not_now'
type Stepping = { name: TripStep; ends: readonly ('driver' | 'from' | 'to')[]; seal?: string | undefined }

function step<Code extends string>(
  context: RequestContext,
  id: number,
  { name, ends, seal }: Stepping,
  work: (tx: Db, trip: Trip) => Promise<Failure<Code> | undefined>,
): Promise<Result<TripView, Failure<Unstepped | Code>>> {
  const { now } = context
  return context.db.transaction(async (tx): Promise<Result<TripView, Failure<Unstepped | Code>>> => {
    const trip = await holdTrip(tx, id)
    if (!trip || !(await isAt(tx, context, trip, ends))) return err({ code: 'not_found' })
    if (!mayStep(trip.state, name)) return err({ code: 'trip_not_now' })
    const refused = await work(tx, trip)
    if (refused) return err(refused)
    await saveStep(tx, id, {
      state: tripSteps[name].to,
      ...(name === 'leave' ? { leftAt: now, seal } : {}),
      ...(name === 'unload' ? { arrivedAt: now } : {}),
    })
    if (isDesk(context))
      await recordAudit(tx, context, {
        action: `trip.${name}`,
        object: `trip:${id}`,
        after: seal === undefined ? {} : { seal },
      })
    return ok(await tripViewIn(tx, (await findTrip(tx, id)) ?? trip, context.locale))
  })
}

export const leaveTrip = (context: RequestContext, id: number, { seal }: TripLeft) =>
  step<never>(context, id, { name: 'leave', ends: ['driver', 'from'], seal }, async (tx, trip) => {
    await listAboard(tx, trip, context.now)
    return undefined
  })

export const cancelTrip = (context: RequestContext, id: number) =>
  step<'trip_not_empty'>(context, id, { name: 'cancel', ends: ['from'] }, async (tx) =>
    (await ordersOnTrips(tx, [id])).length > 0 ? { code: 'trip_not_empty' } : undefined,
  )

/** Said by the people who unload: the driver cannot say what is missing from their own van. */
export const unloadTrip = (context: RequestContext, id: number, said: TripUnloaded) =>
  step<never>(context, id, { name: 'unload', ends: ['to'] }, async (tx, trip) => {
    await tellDifferences(tx, trip, said, context.now)
    await closeEmptied(tx, trip, context.now)
    return undefined
  })
