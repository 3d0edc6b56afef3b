import { type DistrictKind, districts, unnumberedUnits } from './districts.ts'
import { type OtherNameReason, otherNames } from './other-names.ts'
import type { Place } from './places.ts'
import { type Name, type Region, type RegionId, regions } from './regions.ts'
import type { UnitWord } from './search-key.ts'

export type PlaceKind = 'region' | 'district' | 'place'

/** Why an entry answers to a name: its own, another one, or that of a unit that is kept under its id. */
export type NameReason = 'exact' | OtherNameReason | 'counts_as'

/** Something that can be found by name. */
export type SearchEntry = Readonly<{
  kind: PlaceKind
  id: number
  regionId: RegionId
  /** Of a place: the district it lies in. */
  districtId?: number
  names: Name
  unit: UnitWord | undefined
  answersTo: readonly Readonly<{ name: string; reason: NameReason }>[]
}>

const own = (names: Name) =>
  [...new Set(Object.values(names))].map((name) => ({ name, reason: 'exact' as const }))

const others = (of: 'region' | 'district', id: number) =>
  otherNames.filter((other) => other.of === of && other.id === id)

/** The capital is a region and a city at once; people say city. */
const regionUnit = ({ names }: { names: Name }): UnitWord => (/^город /i.test(names.ru) ? 'city' : 'region')

const regionEntry = ({ id, name, short = name }: Region): SearchEntry => ({
  kind: 'region',
  id,
  regionId: id,
  names: name,
  unit: regionUnit({ names: name }),
  answersTo: [...own(name), ...own(short), ...others('region', id)],
})

type Unit = Readonly<{ regionId: RegionId; kind: DistrictKind; names: Name }>

const districtEntry = (id: number, { regionId, kind, names }: Unit): Omit<SearchEntry, 'answersTo'> => ({
  kind: 'district',
  id,
  regionId,
  names,
  unit: kind,
})

/** All regions and districts, with the units of today that fold into them. */
export const areaEntries: readonly SearchEntry[] = [
  ...regions.map(regionEntry),
  ...districts.map((district) => ({
    ...districtEntry(district.id, district),
    answersTo: [...own(district.names), ...others('district', district.id)],
  })),
  ...unnumberedUnits.map((unit) => ({
    ...districtEntry(unit.foldsInto, unit),
    answersTo: own(unit.names).map(({ name }) => ({ name, reason: 'counts_as' as const })),
  })),
]

/** Towns and villages. Those that bear the name of their own district are left out: the district is found instead. */
export function placeEntries(places: readonly Place[]): readonly SearchEntry[] {
  const districtNames = new Map(districts.map(({ id, shortNames }) => [id, shortNames.uz]))
  return places
    .filter(({ districtId, names }) => districtNames.get(districtId) !== names.uz)
    .map(({ id, regionId, districtId, names, kind }) => ({
      kind: 'place',
      id,
      regionId,
      districtId,
      names,
      unit: kind === 'city' ? 'city' : undefined,
      answersTo: own(names),
    }))
}
