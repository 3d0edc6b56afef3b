import { districtRows } from './data/district-rows.ts'
import { unitRows } from './data/unit-rows.ts'
import type { Point } from './distance.ts'
import { type Name, type RegionId, regionIds } from './regions.ts'
import { rowsOf } from './rows.ts'
import { type Zone, zoneOf } from './zone.ts'

/** A town of district rank is a `city`; every other is a `district`. */
export type DistrictKind = 'district' | 'city'

export type District = Readonly<{
  /** SPEC section 3: 15 to 217, without 214. */
  id: number
  regionId: RegionId
  kind: DistrictKind
  /** In full, as on a document: "Chilonzor tumani". */
  names: Name
  /** Without the word for its kind, as in a list: "Chilonzor". */
  shortNames: Name
  /** Where the town lies that it is run from. */
  centre: Point
  zone: Zone
}>

/** A district or town of today without an id of its own: chosen by its name, kept under the id of another. */
export type UnnumberedUnit = Readonly<{
  foldsInto: number
  regionId: RegionId
  kind: DistrictKind
  names: Name
  shortNames: Name
}>

/** Russian says "город" before the name, everyone else says the kind after it. */
const inFull = {
  district: ({ uz, oz, ru, en }: Name) => ({
    uz: `${uz} tumani`,
    oz: `${oz} тумани`,
    ru: `${ru} район`,
    en: `${en} District`,
  }),
  city: ({ uz, oz, ru, en }: Name) => ({
    uz: `${uz} shahri`,
    oz: `${oz} шаҳри`,
    ru: `город ${ru}`,
    en: `${en} City`,
  }),
} satisfies Record<DistrictKind, (short: Name) => Name>

function named(kindText: string | undefined, [uz = '', oz = '', ru = '', en = '']: string[]) {
  const kind = kindText as DistrictKind
  const shortNames = { uz, oz, ru, en }
  return { kind, shortNames, names: inFull[kind](shortNames) }
}

export const districts: readonly District[] = rowsOf(districtRows).map(
  ([id, regionId, kind, lat, lon, ...words]) => {
    const centre = { lat: Number(lat), lon: Number(lon) }
    return {
      id: Number(id),
      regionId: Number(regionId) as RegionId,
      ...named(kind, words),
      centre,
      zone: zoneOf(centre),
    }
  },
)

export const unnumberedUnits: readonly UnnumberedUnit[] = rowsOf(unitRows).map(
  ([foldsInto, regionId, kind, ...words]) => ({
    foldsInto: Number(foldsInto),
    regionId: Number(regionId) as RegionId,
    ...named(kind, words),
  }),
)

const byId: ReadonlyMap<number, District> = new Map(districts.map((district) => [district.id, district]))
const byRegion: ReadonlyMap<number, readonly District[]> = new Map(
  regionIds.map((id) => [id, districts.filter(({ regionId }) => regionId === id)]),
)

export function districtById(id: number): District | undefined {
  return byId.get(id)
}

/** In the order of their ids; none for a region that does not exist. */
export function districtsOf(regionId: number): readonly District[] {
  return byRegion.get(regionId) ?? []
}

export const districtIdsOf = (regionId: number): number[] => districtsOf(regionId).map(({ id }) => id)
