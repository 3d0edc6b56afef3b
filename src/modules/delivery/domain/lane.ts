import { distanceKm } from '#modules/geo/domain/distance.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import type { LaneKey, OddWord } from './lane-words.ts'

/** Where a parcel goes, as its routing code says it, and what is known of it. */
export type ToSort = Readonly<{
  districtId: number
  /** Undefined: to a door. */
  pointId: number | undefined
  isReturn: boolean
  status: string
  /** Not wanted any more; its way back is not written yet. */
  isRefused: boolean
}>

export type DepotOnMap = Readonly<{ id: number; districtId: number; lat: number; lon: number }>

/** Nobody carries these on: their order has ended, or waits for its way back. */
const ended = ['cancelled', 'expired', 'executor_done', 'done', 'draft']

export const staysHere = ({ status, isRefused }: Pick<ToSort, 'status' | 'isRefused'>): boolean =>
  isRefused || ended.includes(status)

/** Every parcel has exactly one lane at every depot. */
export function laneKeyOf(parcel: ToSort, here: number, depots: readonly DepotOnMap[]): LaneKey {
  if (staysHere(parcel)) return { kind: 'aside', target: 0 }
  const { districtId, pointId, isReturn } = parcel
  const depot = depotFor(districtId, depots) ?? here
  if (depot !== here) return { kind: isReturn ? 'back' : 'depot', target: depot }
  return { kind: pointId === undefined ? 'doors' : 'points', target: districtId }
}

/**
 * The depot that serves a district: its own, else the nearest one of its region, else the nearest of all. Of two as near
 * the one with the lower number, so that it is always the same.
 */
export function depotFor(districtId: number, depots: readonly DepotOnMap[]): number | undefined {
  const district = districtById(districtId)
  if (!district) return undefined
  const regionOf = ({ districtId: id }: DepotOnMap) => districtById(id)?.regionId
  const own = depots.filter((depot) => depot.districtId === districtId)
  const near = depots.filter((depot) => regionOf(depot) === district.regionId)
  const among = [own, near, depots].find((some) => some.length > 0) ?? []
  return among
    .map(({ id, lat, lon }) => ({ id, km: distanceKm(district.centre, { lat, lon }) }))
    .sort((one, other) => one.km - other.km || one.id - other.id)[0]?.id
}

const oddStatuses: Readonly<Record<string, OddWord>> = {
  cancelled: 'cancelled',
  expired: 'expired',
  executor_done: 'ended',
  done: 'ended',
  draft: 'ended',
}

export function oddOf(
  { status, isRefused, isReturn }: ToSort,
  lane: LaneKey,
  { isSurplus, from }: { isSurplus: boolean; from: number | undefined },
): OddWord[] {
  const ownOdd = oddStatuses[status] ?? (isRefused ? ('refused' as const) : undefined)
  const goesBack = !isReturn && lane.kind === 'depot' && lane.target === from
  return [
    ...(ownOdd ? [ownOdd] : []),
    ...(isSurplus ? (['surplus'] as const) : []),
    ...(goesBack ? (['wrong_depot'] as const) : []),
  ]
}
