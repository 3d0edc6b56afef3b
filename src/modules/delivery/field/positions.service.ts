import { type Ok, ok } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { distanceKm, type Point } from '#modules/geo/index.ts'
import { type Carried, orderOfScan, ordersOfCourier, project } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { clockOff } from '../domain/phone-clock.ts'
import { addMetres, findLastShift } from '../shifts/shift.repo.ts'
import { courierOf } from './caller.ts'
import type { PositionsRequest } from './field.contract.ts'
import { findLastPosition, insertPositions, type PositionRow } from './position.repo.ts'
import { findRoute } from './route.repo.ts'

const HOUR_MS = 3_600_000
/** A phone that was out of reach sends a whole day at most. */
const OLDEST_MS = 24 * HOUR_MS
/** Of a place that is told less exactly, the way between two of them says nothing. */
const EXACT_M = 200
/** More than a day’s driving is no way that was gone. */
const MOST_METRES = 1_000_000
/** Older than this a place on the map would be a guess. */
const SHOWN_MS = 15 * 60_000

/**
 * Kept only of the time when a shift was on and a parcel out for delivery: nobody is watched beside the work. What a phone
 * tells after hours without a line is of that time, whatever has become of the parcels since.
 */
export async function takePositions(
  context: Pick<RequestContext, 'db' | 'caller' | 'now'>,
  { sent_at, positions }: PositionsRequest,
): Promise<Ok<{ kept: number }>> {
  const { db, now } = context
  const courier = courierOf(context)
  const shift = await findLastShift(db, courier)
  if (!shift) return ok({ kept: 0 })
  const offMs = clockOff(new Date(sent_at), now)
  const { startedAt, endedAt } = shift
  const carried = await ordersOfCourier(db, courier, now)
  const told = positions
    .map(({ at, latitude, longitude, accuracy }) => ({
      at: new Date(Math.min(Date.parse(at) - offMs, now.getTime())),
      lat: latitude,
      lon: longitude,
      accuracyM: accuracy === undefined ? null : Math.round(accuracy),
    }))
    .filter(({ at }) => at >= startedAt && at <= (endedAt ?? now) && now.getTime() - at.getTime() < OLDEST_MS)
    .filter(({ at }) => carried.some((one) => wasOut(one, courier, at)))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  return ok({
    kept: await db.transaction(async (tx) => {
      const before = await findLastPosition(tx, courier, startedAt)
      const kept = await insertPositions(tx, courier, told)
      // What was told before is not gone again.
      const metres = metresAlong(before ? [before, ...told.filter(({ at }) => at > before.at)] : told)
      if (kept > 0 && metres > 0) await addMetres(tx, shift.id, metres)
      return kept
    }),
  })
}

/** Whether the parcel was in this courier's bag for a door then, as its log has it. */
function wasOut({ terms, effective }: Carried, courier: number, at: Date): boolean {
  const until = effective.filter(({ happenedAt }) => happenedAt <= at)
  const { state } = project(terms, until)
  const { holder, courierId } = state?.custody ?? {}
  return state?.status === 'pickup' && holder === 'courier' && (courierId ?? state.courierId) === courier
}

function metresAlong(positions: readonly PositionRow[]): number {
  const exact = positions.filter(({ accuracyM }) => accuracyM === null || accuracyM <= EXACT_M)
  const km = exact.reduce((sum, here, at) => {
    const before = exact[at - 1]
    return before ? sum + distanceKm(before, here) : sum
  }, 0)
  return Math.min(Math.round(km * 1000), MOST_METRES)
}

/** Where the courier was last, as far as their phone has told. */
export async function whereIs(db: Db, courier: number, now: Date): Promise<Point | undefined> {
  const last = await findLastPosition(db, courier, new Date(now.getTime() - 2 * HOUR_MS))
  return last && { lat: last.lat, lon: last.lon }
}

export type OnMap = { latitude: number; longitude: number; at: string }

/** The courier, for whoever may see this parcel, and only while it is the next stop (issue 22, point 10). */
export async function courierOnMap(db: Db, orderId: number, now: Date): Promise<OnMap | null> {
  const order = await orderOfScan(db, String(orderId))
  const courier = order?.holderCourierId
  if (order?.status !== 'pickup' || courier == null) return null
  const last = await findLastPosition(db, courier, new Date(now.getTime() - SHOWN_MS))
  if (!last || (await nextStopOf(db, courier, now)) !== orderId) return null
  return { latitude: last.lat, longitude: last.lon, at: last.at.toISOString() }
}

const open: readonly string[] = ['accept', 'pickup']

/** By the order of going that the courier was told last. */
async function nextStopOf(db: Db, courier: number, now: Date): Promise<number | undefined> {
  const route = await findRoute(db, courier, tashkentDay(now))
  const carried = await ordersOfCourier(db, courier, now)
  const isOpen = new Set(carried.flatMap(({ order, state }) => (open.includes(state.status) ? order.id : [])))
  return route?.orderIds.find((id) => isOpen.has(id))
}
