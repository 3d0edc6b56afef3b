import { assert } from '#kernel/assert.ts'
import { type Ok, ok } from '#kernel/result.ts'
import { confirmedDoors, type Point as Place } from '#modules/geo/index.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import { ordersOfCourier } from '#modules/orders/index.ts'
import { findPoint, type Point } from '#modules/points/index.ts'
import type { Roads } from '#modules/roads/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCourier } from '../badge.repo.ts'
import { shownRating } from '../domain/rating-rules.ts'
import { cursorOf } from './cursor.ts'
import type { Changes, Stop, Today } from './field.contract.ts'
import { inOrder, rearrange, type Unplaced } from './route.service.ts'
import { kindOf, partyOf, pointOf, stopOf } from './stops.ts'

export type FieldSettings = {
  roads: Roads
  /** Payme or Click is connected. */
  linksWork: boolean
}

type Context = Pick<RequestContext, 'db' | 'caller' | 'locale' | 'now' | 'translate'>

export type Day = Omit<Changes, 'left'>

export async function readToday(context: Context, settings: FieldSettings): Promise<Ok<Today>> {
  const courier = courierOf(context)
  const day = await dayOf(context, settings, courier)
  const person = await findCourier(context.db, courier)
  return ok({
    ...day,
    server_time: context.now.toISOString(),
    cursor: cursorOf(day.stops),
    courier: {
      name: person?.fullName ?? '',
      vehicle: 'scooter',
      district: null,
      rating: (person && shownRating(person)) ?? null,
      ratings: person?.ratings ?? 0,
    },
  })
}

/** The courier goes in this order from now on today. */
export async function arrangeStops(
  context: Context,
  settings: FieldSettings,
  orderIds: readonly string[],
): Promise<Ok<Today>> {
  const courier = courierOf(context)
  const unplaced = await unplacedStops(context, settings, courier)
  await rearrange(
    { ...context, roads: settings.roads },
    courier,
    unplaced,
    orderIds.map(Number),
    await whereIs(context.db, courier, context.now),
  )
  return readToday(context, settings)
}

export function courierOf({ caller }: Pick<Context, 'caller'>): number {
  assert(caller.person !== undefined, 'a visitor has no day')
  return caller.person
}

/** What a courier has to do today, with the money in their hands. */
export async function dayOf(context: Context, settings: FieldSettings, courier: number): Promise<Day> {
  const { db } = context
  return {
    shift: null,
    cash: { held: await balanceOf(db, 'courier_cash', courier), limit: null },
    stops: await stopsOf(context, settings, courier),
    incidents: [],
  }
}

export async function stopsOf(context: Context, settings: FieldSettings, courier: number): Promise<Stop[]> {
  const unplaced = await unplacedStops(context, settings, courier)
  const start = await whereIs(context.db, courier, context.now)
  return inOrder({ ...context, roads: settings.roads }, courier, unplaced, start)
}

async function unplacedStops(
  { db, locale, now }: Context,
  { linksWork }: FieldSettings,
  courier: number,
): Promise<Unplaced[]> {
  const carried = await ordersOfCourier(db, courier, now)
  const told = carried.map((one) => {
    const kind = kindOf(one)
    return { one, point: pointOf(one, kind), party: partyOf(one, kind) ?? one.order.receiver }
  })
  const points = await findPlaces(
    db,
    told.flatMap(({ point }) => point ?? []),
  )
  const found = await confirmedDoors(
    db,
    told.map(({ party }) => party),
  )
  const doors = new Map(
    told.flatMap(({ one }, at) => (found[at] ? [[one.order.id, found[at]] as const] : [])),
  )
  const facts = { courier, now, locale, points, doors, linksWork }
  return told.map(({ one, party }) => ({ stop: stopOf(one, facts), districtId: party.districtId }))
}

async function findPlaces(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, Point>> {
  const found = new Map<number, Point>()
  for (const id of new Set(ids)) {
    const point = await findPoint(db, id)
    if (point) found.set(id, point)
  }
  return found
}

/** Where the courier was last, as far as their phone has told. */
async function whereIs(_db: Db, _courier: number, _now: Date): Promise<Place | undefined> {
  return undefined
}
