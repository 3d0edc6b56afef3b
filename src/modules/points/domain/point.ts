import { tashkentDay } from '#kernel/tashkent.ts'
import type { Name } from '#modules/geo/domain/regions.ts'
import type { Holiday, WeekHours } from './hours.ts'

/** A counter with a person, a wall of doors with codes, a box for flat things: what customers know. */
export const pointKinds = ['point', 'locker', 'mailbox'] as const
export type PointKind = (typeof pointKinds)[number]

/** All places of ours. A depot is for staff only: no answer to anybody else names one (DECISIONS, "Places of ours"). */
export const placeKinds = [...pointKinds, 'depot'] as const
export type PlaceKind = (typeof placeKinds)[number]

export const pointServices = ['drop_off', 'pick_up', 'packing', 'card_payment'] as const
export type PointService = (typeof pointServices)[number]

export const pointStates = ['open', 'full', 'closed'] as const
/** Open: takes parcels, in its hours. Full: only hands out. Closed: shut, for today or until further notice. */
export type PointState = (typeof pointStates)[number]

/** Sides longest first. */
export type SidesCm = readonly [number, number, number]

export type PointLimits = Readonly<{ weightGrams: number; sidesCm: SidesCm }>

export type Point = Readonly<{
  id: number
  kind: PointKind
  name: Name
  districtId: number
  address: Name
  /** What people look for with their eyes; people here find places by it. */
  landmark: Name
  lat: number
  lon: number
  hours: WeekHours
  /** Soonest first. */
  holidays: readonly PointHoliday[]
  /** Ids of stored files, in the order they are shown. */
  photos: readonly string[]
  services: readonly PointService[]
  limits: PointLimits
  /** Whether money for the parcel can be taken here. Lockers and mailboxes hand out prepaid parcels only. */
  cod: boolean
  /** How many parcels it holds, and how many it holds now. */
  capacity: number
  occupied: number
  closed: boolean
  /** Said by a person, beside what is counted. */
  fullByHand: boolean
  /** Shut until then; passes by itself. */
  closedUntil: Date | null
  /** The day in Tashkent from which on it is shut for good. Until then it only hands out. */
  closesOn: string | null
}>

/** A point as customers know it, or a depot. */
export type Place = Omit<Point, 'kind'> & Readonly<{ kind: PlaceKind }>

/** With its name, if it has one: "Navruz". */
export type PointHoliday = Holiday & Readonly<{ note?: Name }>

/** DECISIONS, "Limits". */
export const usualLimits: Readonly<Record<PlaceKind, PointLimits>> = {
  point: { weightGrams: 15_000, sidesCm: [120, 120, 120] },
  locker: { weightGrams: 15_000, sidesCm: [66, 41, 38] },
  mailbox: { weightGrams: 1_000, sidesCm: [35, 23, 3] },
  // Whatever we carry: above 1,000 kg nothing is delivered.
  depot: { weightGrams: 1_000_000, sidesCm: [1_000, 1_000, 1_000] },
}

type Standing = Pick<Point, 'closed' | 'capacity' | 'occupied'> &
  Partial<Pick<Point, 'fullByHand' | 'closedUntil' | 'closesOn'>>

/** A point that will close takes nothing new from the day it is decided: what comes in would have to be carried out again. */
export function stateOf(point: Standing, now: Date): PointState {
  if (isShut(point, now)) return 'closed'
  const { capacity, occupied, fullByHand = false, closesOn = null } = point
  return fullByHand || closesOn !== null || occupied >= capacity ? 'full' : 'open'
}

/** Its doors stay shut, whatever its hours say. */
export function isShut({ closed, closedUntil = null, closesOn = null }: Standing, now: Date): boolean {
  return (
    closed ||
    (closedUntil !== null && now < closedUntil) ||
    (closesOn !== null && closesOn <= tashkentDay(now))
  )
}

/**
 * As a parcel meets it that was on its way here: it was promised a place when there was one. Shelves that have filled up since
 * and doors that are shut for today do not send it away. A locker without a free door does, and a point that is shut for
 * good before the days are over that the parcel is kept for its receiver.
 */
export function stateForDue(
  { closed, closesOn = null, kind, capacity, occupied }: Standing & Pick<Place, 'kind'>,
  now: Date,
  keptMs: number,
): PointState {
  const lastFetch = new Date(now.getTime() + keptMs)
  if (isShut({ closed, closesOn, capacity, occupied }, lastFetch)) return 'closed'
  return kind === 'locker' && occupied >= capacity ? 'full' : 'open'
}

/** When the state ends by itself; undefined when a person has to end it. */
export function stateUntil(point: Standing, now: Date): Date | undefined {
  const { closed, closedUntil = null, closesOn = null } = point
  if (closed || closesOn !== null || closedUntil === null || now >= closedUntil) return undefined
  return closedUntil
}

/** Longest first: a parcel may be turned any way to go in. */
export function longestFirst(sides: readonly number[]): SidesCm {
  const [a = 0, b = 0, c = 0] = [...sides].sort((one, other) => other - one)
  return [a, b, c]
}
