import { districtById } from '#modules/geo/domain/districts.ts'
import type { Zone } from '#modules/geo/domain/zone.ts'

/** What prices need to know of an address. */
export type Place = Readonly<{ regionId: number; zone: Zone }>

/** Undefined when there is no such district in the region. */
export function placeIn(regionId: number, districtId: number): Place | undefined {
  const district = districtById(districtId)
  return district?.regionId === regionId ? { regionId, zone: district.zone } : undefined
}
