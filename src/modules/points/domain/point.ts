import type { Name } from '#modules/geo/domain/regions.ts'
import type { WeekHours } from './hours.ts'

/** A counter with a person, a wall of doors with codes, a box for flat things. */
export const pointKinds = ['point', 'locker', 'mailbox'] as const
export type PointKind = (typeof pointKinds)[number]

export const pointServices = ['drop_off', 'pick_up', 'packing', 'card_payment'] as const
export type PointService = (typeof pointServices)[number]

export const pointStates = ['open', 'full', 'closed'] as const
/** Open: takes parcels, in its hours. Full: only hands out. Closed: shut until further notice. */
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
  services: readonly PointService[]
  limits: PointLimits
  /** Whether money for the parcel can be taken here. Lockers and mailboxes hand out prepaid parcels only. */
  cod: boolean
  /** How many parcels it holds, and how many it holds now. */
  capacity: number
  occupied: number
  closed: boolean
}>

/** DECISIONS, "Limits". */
export const usualLimits: Readonly<Record<PointKind, PointLimits>> = {
  point: { weightGrams: 15_000, sidesCm: [120, 120, 120] },
  locker: { weightGrams: 15_000, sidesCm: [66, 41, 38] },
  mailbox: { weightGrams: 1_000, sidesCm: [35, 23, 3] },
}

export function stateOf({
  closed,
  capacity,
  occupied,
}: Pick<Point, 'closed' | 'capacity' | 'occupied'>): PointState {
  if (closed) return 'closed'
  return occupied >= capacity ? 'full' : 'open'
}

/** Longest first: a parcel may be turned any way to go in. */
export function longestFirst(sides: readonly number[]): SidesCm {
  const [a = 0, b = 0, c = 0] = [...sides].sort((one, other) => other - one)
  return [a, b, c]
}
