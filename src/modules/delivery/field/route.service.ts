import { tashkentClock, tashkentDay } from '#kernel/tashkent.ts'
import { districtById, type Point } from '#modules/geo/index.ts'
import { noRoads, type Roads } from '#modules/roads/index.ts'
import type { Db } from '#platform/db/database.ts'
import { insertedInto, type LegBetween, nearestNext } from '../domain/route-order.ts'
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

function placeOf({ stop, districtId }: Unplaced): Point {
  const { latitude, longitude } = stop.place
  const isPinned = latitude !== null && longitude !== null
  return isPinned
    ? { lat: latitude, lon: longitude }
    : (districtById(districtId)?.centre ?? { lat: 41.31, lon: 69.28 })
}

/**
 * The stops in the order of going. What has ended keeps its place; what is new makes the rest be worked out anew, unless the
 * courier goes in an order of their own: then it is put where it costs least.
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
  const isKnown = new Set(kept?.orderIds)
  const added = unplaced.filter((one) => !isKnown.has(idOf(one)))
  const hasGone = kept?.orderIds.some((id) => !there.has(id)) ?? false
  if (kept && added.length === 0 && !hasGone) return kept
  const stayed = (kept?.orderIds ?? []).filter((id) => there.has(id))
  const ended = unplaced.filter((one) => !isOpen(one)).map(idOf)
  const endedInOrder = [
    ...stayed.filter((id) => ended.includes(id)),
    ...ended.filter((id) => !isKnown.has(id)),
  ]
  const open = unplaced.filter(isOpen)
  const leg = await legsBetween(deps.roads, open, start)
  const openInOrder = kept?.ownOrder
    ? insertedInto(
        stayed.filter((id) => !ended.includes(id)),
        added.filter(isOpen).map(idOf),
        leg,
      )
    : nearestNext(
        open.map(({ stop }) => routeStopOf(stop, deps.now)),
        leg,
        minutesNow(deps.now),
      )
  const legOf = new Map(kept?.orderIds.map((id, at) => [id, kept.legs[at] ?? null]))
  return {
    orderIds: [...endedInOrder, ...openInOrder],
    legs: [...endedInOrder.map((id) => legOf.get(id) ?? null), ...legsAlong(openInOrder, leg, start)],
    ownOrder: kept?.ownOrder ?? false,
  }
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
  const leg = await legsBetween(deps.roads, unplaced.filter(isOpen), start)
  const legOf = new Map(kept.orderIds.map((id, at) => [id, kept.legs[at] ?? null]))
  await saveRoute(deps.db, courier, day, {
    orderIds: [...ended, ...order],
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
