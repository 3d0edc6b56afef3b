import { tashkentDay } from '#kernel/tashkent.ts'
import { type ConfirmedDoor, districtById, doorWins, regions } from '#modules/geo/index.ts'
import type { Carried, Party } from '#modules/orders/index.ts'
import type { Place } from '#modules/points/index.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { StopKind } from '../domain/field-words.ts'
import type { RouteStop } from '../domain/route-order.ts'
import type { Stop, StopPlace } from './field.contract.ts'

/** What a courier does with it now. */
export function kindOf({ state, order }: Carried): StopKind {
  const isInHand = state.custody.holder === 'courier'
  if (!isInHand && state.status === 'accept') return 'collect'
  if (isInHand && goesBack(state, order)) return 'hand_in'
  if (state.destinationPointId !== undefined) return 'bring'
  return 'deliver'
}

/** A way back that its courier has set out on is a way like any other: to the door or the point of whoever sent it. */
const goesBack = ({ refused, status }: Carried['state'], { returnOf }: Carried['order']): boolean =>
  refused ||
  ['expired', 'cancelled'].includes(status) ||
  (returnOf !== null && (status === 'new' || status === 'accept'))

const delivered: readonly string[] = ['executor_done', 'done']

function stateOf({ state }: Carried, courier: number): Stop['state'] {
  if (delivered.includes(state.status)) return 'done'
  if (state.status === 'failed_delivery') return 'failed'
  const isTheirs = state.courierId === courier || state.custody.courierId === courier
  const isOver = state.status === 'cancelled' || state.status === 'expired'
  return isTheirs && !(isOver && state.custody.holder !== 'courier') ? 'open' : 'gone'
}

export type StopFacts = {
  courier: number
  now: Date
  locale: Locale
  /** Places of ours that stops lead to. */
  points: ReadonlyMap<number, Place>
  /** Where what goes back is brought, by order. */
  depots: ReadonlyMap<number, Place>
  /** Where couriers have stood at these doors before, by order. */
  doors: ReadonlyMap<number, ConfirmedDoor>
  /** Payme or Click is connected. */
  linksWork: boolean
}

/** Whom the courier goes to; undefined for a place of ours. */
export function partyOf(carried: Carried, kind: StopKind): Party | undefined {
  if (kind === 'collect') return carried.order.sender
  return kind === 'deliver' ? carried.order.receiver : undefined
}

/** The place of ours that a stop leads to. */
export function pointOf({ state, order }: Carried, kind: StopKind): number | undefined {
  if (kind === 'bring') return state.destinationPointId
  if (kind === 'collect') return state.custody.pointId ?? order.sender.pointId
  return undefined
}

type Unplaced = Omit<Stop, 'position' | 'leg_metres'>

/** Everything about a stop but where it stands among the others. */
export function stopOf(carried: Carried, facts: StopFacts): Unplaced {
  const stop = wholeStop(carried, facts)
  return carried.sight === 'whole'
    ? stop
    : { ...stop, ...nobody, place: { ...nowhere, point: stop.place.point } }
}

/** A day after the end a courier sees the code and the money alone (DECISIONS, "Who may see what in the field"). */
const nobody = {
  name: '',
  phone: '',
  additional_phone: null,
  note: null,
  wishes: { hand_over: null, delegate: null, refused: false },
  parcel: { weight: 0, size_class: '', description: '', value: 0, sides: [] },
} satisfies Partial<Stop>

const nowhere: Omit<StopPlace, 'point'> = {
  region: '',
  district: '',
  mahalla: null,
  street: null,
  landmark: null,
  entrance: null,
  floor: null,
  flat: null,
  intercom: null,
  latitude: null,
  longitude: null,
  pin_source: null,
}

function wholeStop(carried: Carried, facts: StopFacts): Unplaced {
  const { order, state, terms, wishes } = carried
  const kind = kindOf(carried)
  const party = partyOf(carried, kind) ?? order.receiver
  const point =
    kind === 'hand_in' ? facts.depots.get(order.id) : facts.points.get(pointOf(carried, kind) ?? Number.NaN)
  return {
    order_id: String(order.id),
    tracking_code: order.trackingCode,
    kind,
    state: stateOf(carried, facts.courier),
    status: state.status,
    version: order.version,
    name: party.fullName,
    phone: party.phone,
    additional_phone: kind === 'deliver' ? (party.additionalPhone ?? null) : null,
    place: point
      ? placeOfPoint(point, facts.locale)
      : placeOf(party, facts.doors.get(order.id), order.createdAt, facts.locale),
    note: kind === 'collect' ? order.comment : (order.receiver.note ?? null),
    window: windowOf(carried, kind),
    to_collect: moneyAt(carried, kind),
    payable_by_link: facts.linksWork && kind === 'deliver' && terms.toCollect > 0,
    parcel: {
      weight: order.parcel.weightGrams / 1000,
      size_class: order.parcel.sizeClass,
      description: order.description,
      value: order.parcelValue,
      sides: [...(order.parcel.sidesCm ?? [])],
    },
    wishes: {
      hand_over: wishes.handOver ? { name: null, phone: null, place: null, ...wishes.handOver } : null,
      delegate: wishes.delegate ?? null,
      refused: state.refused,
    },
    attempts: kind === 'collect' ? state.pickupAttempts : state.deliveryAttempts,
    in_hand:
      state.custody.holder === 'courier' && (state.custody.courierId ?? state.courierId) === facts.courier,
    signature_needed: order.services.includes('signature'),
    allowed_actions: [...carried.actions],
    ended_at: endedAt(carried)?.toISOString() ?? null,
    undo_until: carried.undoUntil?.toISOString() ?? null,
  }
}

function endedAt({ state }: Carried): Date | undefined {
  if (delivered.includes(state.status)) return state.deliveredAt
  return ['failed_delivery', 'cancelled', 'expired'].includes(state.status) ? state.since : undefined
}

/** Notes that change hands at this stop. */
function moneyAt({ order, terms }: Carried, kind: StopKind): number {
  if (kind === 'deliver') return terms.toCollect
  const isDueHere = kind === 'collect' && order.paymentType === 'cash' && order.paidAt === null
  return isDueHere ? order.total : 0
}

/** The promise is for the receiver; a sender is come to on the day that somebody accepts. */
function windowOf({ order, wishes }: Carried, kind: StopKind): Stop['window'] {
  if (kind !== 'deliver') return null
  const { window } = order.promise
  const [from = null, to = null] = order.timeInterval?.split('-') ?? []
  const hours = window?.hours ?? { from, to }
  const day = wishes.day ?? window?.to
  return day === undefined ? null : { day, ...hours }
}

const nameOf = (of: { [locale in Locale]?: string } | undefined, locale: Locale) => of?.[locale] ?? ''

function areaOf(districtId: number, regionId: number, locale: Locale) {
  return {
    region: nameOf(regions.find(({ id }) => id === regionId)?.name, locale),
    district: nameOf(districtById(districtId)?.names, locale),
  }
}

function placeOf(party: Party, door: ConfirmedDoor | undefined, at: Date, locale: Locale): StopPlace {
  const { latitude, longitude, pinSource } = party
  const isPinned = latitude !== undefined && longitude !== undefined
  const isDoor = door !== undefined && doorWins(door, isPinned ? { source: pinSource, at } : undefined)
  return {
    ...areaOf(party.districtId, party.regionId, locale),
    mahalla: party.mahalla ?? null,
    street: party.street ?? null,
    landmark: party.landmark ?? null,
    entrance: party.entrance ?? null,
    floor: party.floor ?? null,
    flat: party.flat ?? null,
    intercom: party.intercom ?? null,
    latitude: isDoor ? door.point.lat : (latitude ?? null),
    longitude: isDoor ? door.point.lon : (longitude ?? null),
    pin_source: isDoor ? 'door' : (pinSource ?? null),
    point: null,
  }
}

function placeOfPoint(point: Place, locale: Locale): StopPlace {
  const regionId = districtById(point.districtId)?.regionId ?? 0
  return {
    ...areaOf(point.districtId, regionId, locale),
    mahalla: null,
    street: nameOf(point.address, locale),
    landmark: nameOf(point.landmark, locale) || null,
    entrance: null,
    floor: null,
    flat: null,
    intercom: null,
    latitude: point.lat,
    longitude: point.lon,
    pin_source: null,
    point: { id: point.id, name: nameOf(point.name, locale), kind: point.kind },
  }
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** A stop as the order of going sees it. */
export function routeStopOf(stop: Pick<Stop, 'order_id' | 'window' | 'kind'>, now: Date): RouteStop {
  const { window } = stop
  const today = tashkentDay(now)
  const hasHours = window?.day === today && window.from !== null && window.to !== null
  return {
    id: Number(stop.order_id),
    window: hasHours ? { from: minutesOf(window.from ?? ''), to: minutesOf(window.to ?? '') } : undefined,
    last: stop.kind === 'hand_in' || (window !== null && window.day > today),
  }
}
