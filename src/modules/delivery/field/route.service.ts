import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import { districtById, type Point } from '#modules/geo/index.ts'
import { noRoads, type Roads } from '#modules/roads/index.ts'
import type { Db } from '#platform/db/database.ts'
import { insertedInto, type LegBetween, nearestNext, type RouteStop } from '../domain/route-order.ts'
import type { Stop } from './field.contract.ts'
import { findRoute, type RouteRow, saveRoute } from './route.repo.ts'
import { routeStopOf } from './stops.ts'

/** A stop, the district it lies in where nobody has set a pin, and nothing about its place among the others. */
export type Unplaced = { stop: Omit<Stop, 'position' | 'leg_metres'>; districtId: number }

type Deps = { db: Db; roads: Roads; now: Date }

/** Reading the roads for the first time takes seconds, which nobody waits for: straight lines will do until the next stop comes. */
const PATIENCE_MS = 1_500

const idOf = ({ stop }: Unplaced) => Number(stop.order_id)
const isOpen = ({ stop }: Unplaced) => stop.state === 'open'

/** What its place in the order depends on: where to, for what, and when. A pin that moves across a yard is the same place. */
function goalOf({ stop: { kind, place, window }, districtId }: Unplaced): string {
  const { point, latitude, longitude } = place
  const pin = latitude !== null && longitude !== null && `${latitude.toFixed(3)},${longitude.toFixed(3)}`
  const where = point ? `point ${point.id}` : pin || `district ${districtId}`
  return [kind, where, window?.day, window?.from, window?.to].join('|')
}

function placeOf({ stop, districtId }: Unplaced): Point {
  const { latitude, longitude } = stop.place
  const isPinned = latitude !== null && longitude !== null
  return isPinned
    ? { lat: latitude, lon: longitude }
    : (districtById(districtId)?.centre ?? { lat: 41.31, lon: 69.28 })
}

/**
 * The stops in the order of going. What has ended keeps its place; what is new, or leads elsewhere than it did (collected, so
 * to its receiver now; redirected; another day), makes the rest be worked out anew, unless the courier goes in an order of
 * their own: then it is put where it costs least, and what is for another day behind everything.
 */
export async function inOrder(
  deps: Deps,
  courier: number,
  unplaced: readonly Unplaced[],
  start: Point | undefined,
): Promise<Stop[]> {
  const day = tashkentDay(deps.now)
  const kept = await findRoute(deps.db, courier, day)
  const route = await routeFor(deps, kept, unplaced, start)
  if (route !== kept) await saveRoute(deps.db, courier, day, route)
  return placed(unplaced, route)
}

function placed(unplaced: readonly Unplaced[], { orderIds, legs }: RouteRow): Stop[] {
  const known = new Map(unplaced.map((one) => [idOf(one), one.stop]))
  return orderIds.flatMap((id, at) => {
    const stop = known.get(id)
    return stop ? [{ ...stop, position: at + 1, leg_metres: legs[at] ?? null }] : []
  })
}

async function routeFor(
  deps: Deps,
  kept: RouteRow | undefined,
  unplaced: readonly Unplaced[],
  start: Point | undefined,
): Promise<RouteRow> {
  const there = new Map(unplaced.map((one) => [idOf(one), one]))
  const goals = new Map(kept?.orderIds.map((id, at) => [id, kept.goals[at]]))
  const isKnown = (one: Unplaced) => {
    const goal = goals.get(idOf(one))
    return goal !== undefined && (!isOpen(one) || goal === goalOf(one))
  }
  const added = unplaced.filter((one) => !isKnown(one))
  const hasGone = kept?.orderIds.some((id) => !there.has(id)) ?? false
  if (kept && added.length === 0 && !hasGone) return kept
  const isNew = new Set(added.map(idOf))
  const stayed = (kept?.orderIds ?? []).filter((id) => there.has(id) && !isNew.has(id))
  const ended = unplaced.filter((one) => !isOpen(one)).map(idOf)
  const endedInOrder = [...stayed.filter((id) => ended.includes(id)), ...ended.filter((id) => isNew.has(id))]
  const open = unplaced.filter(isOpen)
  const leg = await legsBetween(deps.roads, open, start)
  const openInOrder = kept?.ownOrder
    ? withNew(
        stayed.filter((id) => !ended.includes(id)),
        added.filter(isOpen).map(({ stop }) => routeStopOf(stop, deps.now)),
        leg,
      )
    : nearestNext(
        open.map(({ stop }) => routeStopOf(stop, deps.now)),
        leg,
        minutesNow(deps.now),
      )
  const legOf = new Map(kept?.orderIds.map((id, at) => [id, kept.legs[at] ?? null]))
  const orderIds = [...endedInOrder, ...openInOrder]
  return {
    orderIds,
    goals: orderIds.map(goalIn(there, goals)),
    legs: [...endedInOrder.map((id) => legOf.get(id) ?? null), ...legsAlong(openInOrder, leg, start)],
    ownOrder: kept?.ownOrder ?? false,
  }
}

/** In the courier's own order: what is for another day comes after everything, the rest where it costs least. */
function withNew(route: readonly number[], added: readonly RouteStop[], leg: LegBetween): number[] {
  const [now, later] = [false, true].map((last) =>
    added.filter((one) => (one.last ?? false) === last).map(({ id }) => id),
  )
  return [...insertedInto(route, now ?? [], leg), ...(later ?? [])]
}

/** Where an order leads to now; of what has ended, where it led to. */
const goalIn =
  (there: ReadonlyMap<number, Unplaced>, before: ReadonlyMap<number, string | undefined>) =>
  (id: number): string => {
    const one = there.get(id)
    const kept = before.get(id)
    return one && (kept === undefined || isOpen(one)) ? goalOf(one) : (kept ?? '')
  }

/** As the courier wants it; what they do not name comes after, as it was. */
export async function rearrange(
  deps: Deps,
  courier: number,
  unplaced: readonly Unplaced[],
  wanted: readonly number[],
  start: Point | undefined,
): Promise<void> {
  const day = tashkentDay(deps.now)
  const kept = await routeFor(deps, await findRoute(deps.db, courier, day), unplaced, start)
  const open = new Set(unplaced.filter(isOpen).map(idOf))
  const named = [...new Set(wanted)].filter((id) => open.has(id))
  const ended = kept.orderIds.filter((id) => !open.has(id))
  const rest = kept.orderIds.filter((id) => open.has(id) && !named.includes(id))
  const order = [...named, ...rest]
  const goals = new Map(kept.orderIds.map((id, at) => [id, kept.goals[at] ?? '']))
  const leg = await legsBetween(deps.roads, unplaced.filter(isOpen), start)
  const legOf = new Map(kept.orderIds.map((id, at) => [id, kept.legs[at] ?? null]))
  await saveRoute(deps.db, courier, day, {
    orderIds: [...ended, ...order],
    goals: [...ended, ...order].map((id) => goals.get(id) ?? ''),
    legs: [...ended.map((id) => legOf.get(id) ?? null), ...legsAlong(order, leg, start)],
    ownOrder: true,
  })
}

/** Nobody knows how far the first one is from a courier who has not told where they are. */
const legsAlong = (order: readonly number[], leg: LegBetween, start: Point | undefined) =>
  order.map((id, at) => (at === 0 && !start ? null : leg(order[at - 1], id).metres))

function minutesNow(now: Date): number {
  const clock = tashkentClock(now)
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}

async function legsBetween(
  roads: Roads,
  stops: readonly Unplaced[],
  start: Point | undefined,
): Promise<LegBetween> {
  const places = [...stops.map(placeOf), ...(start ? [start] : [])]
  const table = (await within(PATIENCE_MS, roads.matrix(places))) ?? (await noRoads.matrix(places))
  const at = new Map(stops.map((one, index) => [idOf(one), index]))
  return (from, to) => {
    const row = from === undefined ? (start ? places.length - 1 : undefined) : at.get(from)
    const column = at.get(to)
    if (row === undefined || column === undefined) return { metres: 0, seconds: 0 }
    const cell = row * table.columns + column
    return { metres: table.metres[cell] ?? 0, seconds: table.seconds[cell] ?? 0 }
  }
}

/** Undefined when it takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(late.resolve, ms, undefined)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
