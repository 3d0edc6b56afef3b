import { type Ok, ok } from '#kernel/result.ts'
import { confirmedDoors, distanceKm, districtById } from '#modules/geo/index.ts'
import { balanceOf } from '#modules/ledger/index.ts'
import { type Carried, ordersOfCourier } from '#modules/orders/index.ts'
import { findDepots, findPlacesBy, type Place } from '#modules/points/index.ts'
import type { Roads } from '#modules/roads/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { findCourier } from '../badge.repo.ts'
import { findCourierProfile } from '../couriers/courier-profile.service.ts'
import { shownRating } from '../domain/rating-rules.ts'
import { readShift } from '../shifts/shifts.service.ts'
import { courierOf } from './caller.ts'
import { cursorOf } from './cursor.ts'
import type { Changes, Stop, Today } from './field.contract.ts'
import { incidentsOf } from './incidents.service.ts'
import { whereIs } from './positions.service.ts'
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
  const { vehicle, districtId } = await findCourierProfile(context.db, courier)
  return ok({
    ...day,
    server_time: context.now.toISOString(),
    cursor: cursorOf(day.stops),
    courier: {
      name: person?.fullName ?? '',
      vehicle,
      district: (districtId !== null && districtById(districtId)?.names[context.locale]) || null,
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

/** What a courier has to do today, with the money in their hands. */
export async function dayOf(context: Context, settings: FieldSettings, courier: number): Promise<Day> {
  const { db, now } = context
  const { cashLimit } = await findCourierProfile(db, courier)
  return {
    shift: await readShift(db, courier, now),
    cash: { held: await balanceOf(db, 'courier_cash', courier), limit: cashLimit },
    stops: await stopsOf(context, settings, courier),
    incidents: await incidentsOf(context, courier),
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
  const points = await findPlacesBy(
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
  const depots = await depotsFor(
    db,
    told.flatMap(({ one }) => (kindOf(one) === 'hand_in' ? one : [])),
  )
  const facts = { courier, now, locale, points, depots, doors, linksWork }
  return told.map(({ one, party }) => ({ stop: stopOf(one, facts), districtId: party.districtId }))
}

/** The depot nearest to where the parcel is: where it was to be handed over, or begins its way back. */
async function depotsFor(db: Db, handedIn: readonly Carried[]): Promise<ReadonlyMap<number, Place>> {
  const depots = handedIn.length === 0 ? [] : await findDepots(db)
  return new Map(
    handedIn.flatMap(({ order }) => {
      const { districtId } = order.returnOf === null ? order.receiver : order.sender
      const from = districtById(districtId)?.centre
      const [nearest] = from ? depots.toSorted((a, b) => distanceKm(from, a) - distanceKm(from, b)) : depots
      return nearest ? [[order.id, nearest] as const] : []
    }),
  )
}
