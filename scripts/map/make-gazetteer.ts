import { isKind, wordsOf } from '../../src/modules/geo/book/words.ts'
import { capital } from '../../src/modules/geo/domain/capital.ts'
import { districtById } from '../../src/modules/geo/domain/districts.ts'
import { areas, namesIn, type Settlement, settlements, settlementsOf } from './area-entries.ts'
import type { CountryFeatures, NamedSpot, Spot } from './country-features.ts'
import { createGrid, metresBetween } from './flat.ts'
import { formerStreetNames } from './former-names.ts'
import type { Entry } from './gazetteer-entry.ts'
import { joinStreets, type Street } from './join-streets.ts'
import { landmarkKind, landmarkWeight } from './landmark-kinds.ts'
import { isOnMetro, metroStations } from './metro-stations.ts'
import { allHouses, numberIn, type PlacedHouse, placeHouses } from './place-houses.ts'

export type Gazetteer = {
  /** Regions, districts, places, streets, landmarks, in this order. */
  entries: Entry[]
  /** With the entry of their street. */
  houses: PlacedHouse[]
}

type DistrictAt = (spot: Spot) => number | undefined

/** Puts together all that can be found. The same features give the same gazetteer. */
export function makeGazetteer(features: CountryFeatures, districtAt: DistrictAt): Gazetteer {
  const found = [...areas(), ...settlements(byPlace(features.places), districtAt)]
  const towns = townFinder(settlementsOf(found))
  const joined = joinStreets(features.roads).flatMap((street) => inDistricts(street, districtAt))
  const streets = joined.sort(
    (one, other) =>
      order(one.street.middle, other.street.middle) || compare(one.street.name, other.street.name),
  )
  const firstStreet = found.length
  const houses = placeHouses(
    allHouses(
      features.houses,
      features.landmarks.filter((one) => one.class === 'building'),
    ).filter((house) => districtAt(house) !== undefined),
    streets.map(({ street }) => street),
  )
  const entries = [
    ...found.map((entry) => ({ ...entry, town: entry.kind === 'place' ? towns(entry, entry) : undefined })),
    ...streets.map((one) => streetEntry(one, towns)),
    ...landmarks(features, found, districtAt, towns),
  ]
  return {
    entries,
    houses: houses.map((house) => ({
      ...house,
      street: house.street === undefined ? undefined : house.street + firstStreet,
    })),
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Rows of the map a tenth of a degree high, each from west to east: neighbours stand together, and small steps pack well. */
const rowSteps = 5_000
function order(one: Spot, other: Spot): number {
  return (
    Math.floor(one.lat / rowSteps) - Math.floor(other.lat / rowSteps) ||
    one.lon - other.lon ||
    one.lat - other.lat
  )
}

const byPlace = (spots: readonly NamedSpot[]) =>
  spots.toSorted((one, other) => order(one, other) || compare(one.name, other.name))

type TownFinder = (spot: Spot, except?: Entry) => number | undefined

/** The settlement whose reach covers a spot best. */
function townFinder(towns: readonly Settlement[]): TownFinder {
  const grid = createGrid<Settlement>(20_000)
  for (const town of towns) grid.add(town, town)
  return (spot, except) => {
    let best: { entry: number; share: number } | undefined
    for (const town of grid.around(spot)) {
      if (except && town.lat === except.lat && town.lon === except.lon) continue
      const share = metresBetween(spot, town) / town.reachMetres
      if (share <= 1 && share < (best?.share ?? Infinity)) best = { entry: town.entry, share }
    }
    return best?.entry
  }
}

type StreetHere = { street: Street; districts: number[] }

/** Which districts a street runs through, the one with most of its points first; nothing for a street abroad. */
function inDistricts(street: Street, districtAt: DistrictAt): StreetHere[] {
  const middle = districtAt(street.middle)
  if (middle === undefined) return []
  if (street.metres < 600) return [{ street, districts: [middle] }]
  const counts = new Map<number, number>([[middle, 1]])
  const points = street.lines.flat()
  const every = Math.max(1, Math.floor(points.length / 40))
  for (let at = 0; at < points.length; at += every) {
    const id = districtAt(points[at] as Spot)
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  const most = [...counts].sort(([one, a], [other, b]) => b - a || one - other).slice(0, 6)
  return [{ street, districts: most.map(([id]) => id) }]
}

const streetWeight: Readonly<Record<string, number>> = {
  trunk: 62,
  primary: 66,
  secondary: 60,
  tertiary: 54,
  street: 46,
  service: 36,
  walk: 40,
  path: 20,
  track: 18,
}

const telling = new Set(['#lane', '#blind', '#passage'])
/** "Джизак-Гагарин", "Navoiy-Uchquduq road": a way through the country, where nobody lives. */
const betweenTowns =
  /^[\p{L}'ʻ`]{4,}\s?[-–]\s?[\p{L}'ʻ`]{4,}(?:\s?[-–]\s?[\p{L}'ʻ`]{4,})?(?: (?:road|yo['ʻ`]li|avtomobil yo['ʻ`]li|шоссе|дорога|трасса))?$/iu

function streetEntry({ street, districts }: StreetHere, towns: TownFinder): Entry {
  const stems = wordsOf(street.name).map(({ stem }) => stem)
  const isLane = stems.some((stem) => telling.has(stem))
  const isBetweenTowns = betweenTowns.test(street.name)
  const longer = Math.min(12, Math.log2(1 + street.metres / 250) * 3)
  return {
    kind: 'street',
    id: 0,
    name: street.name,
    class: street.class,
    weight: isBetweenTowns ? 20 : Math.round((streetWeight[street.class] ?? 40) + longer - (isLane ? 12 : 0)),
    ...street.middle,
    districts,
    answersTo: [...namesIn(street.name), ...formerNames(street.name, stems, districts)],
    town: towns(street.middle),
    lines: street.lines,
  }
}

const nameStems = (stems: readonly string[]) =>
  stems
    .filter((stem) => !isKind(stem))
    .toSorted()
    .join(' ')

function formerNames(
  name: string,
  stems: readonly string[],
  districts: readonly number[],
): Entry['answersTo'] {
  const isCapital = districts.some((id) => districtById(id)?.regionId === capital)
  if (!isCapital || stems.some((stem) => telling.has(stem))) return []
  return formerStreetNames
    .filter(({ now }) => nameStems(wordsOf(now).map(({ stem }) => stem)) === nameStems(stems))
    .flatMap(({ before }) =>
      before.filter((one) => one !== name).map((one) => ({ name: one, isOther: true })),
    )
}

const sameLandmarkMetres = 60
const samePlaceMetres = 3_000

function landmarks(
  features: CountryFeatures,
  areasFound: readonly Entry[],
  districtAt: DistrictAt,
  towns: TownFinder,
): Entry[] {
  const placeNames = Map.groupBy(
    areasFound.filter(({ kind }) => kind === 'place'),
    ({ answersTo }) => foldedName(answersTo[0]?.name ?? ''),
  )
  const seen = createGrid<NamedSpot>(200)
  const spots = byPlace(features.landmarks).filter((spot) => {
    if (isNoLandmark(spot)) return false
    const name = foldedName(spot.name)
    const isPlace = (placeNames.get(name) ?? []).some((place) => metresBetween(place, spot) < samePlaceMetres)
    if (isPlace && spot.class === 'building') return false
    const isThere = seen
      .around(spot)
      .some(
        (other) =>
          foldedName(other.name) === name &&
          other.class === spot.class &&
          metresBetween(other, spot) < sameLandmarkMetres,
      )
    if (isThere) return false
    seen.add(spot, spot)
    return true
  })
  const stations = metroStations(features.metro)
  const former = new Map<NamedSpot, readonly string[]>(
    stations.map((station) => [station, station.formerNames]),
  )
  const all = spots.map((spot) => (isOnMetro(spot, features.metro) ? { ...spot, class: 'metro' } : spot))
  return byPlace([...all, ...stations]).flatMap((spot) => {
    const district = districtAt(spot)
    return district === undefined ? [] : [landmarkEntry(spot, district, towns(spot), former.get(spot) ?? [])]
  })
}

const foldedNames = new Map<string, string>()
function foldedName(name: string): string {
  const before = foldedNames.get(name)
  if (before !== undefined) return before
  const folded = wordsOf(name)
    .map(({ stem }) => stem)
    .join(' ')
  foldedNames.set(name, folded)
  return folded
}

/** Numbers of houses, signs without letters, and bins. */
const isNoLandmark = ({ name, class: className }: NamedSpot) =>
  numberIn(name) !== undefined ||
  !/[\p{L}\p{N}]{2}/u.test(name) ||
  name.length > 120 ||
  ['waste_basket', 'bicycle_parking', 'toilets', 'lift_gate'].includes(className)

function landmarkEntry(
  spot: NamedSpot,
  district: number,
  town: number | undefined,
  former: readonly string[],
): Entry {
  const stems = wordsOf(spot.name).map(({ stem }) => stem)
  const { meaning } = landmarkKind(spot.class)
  return {
    kind: 'landmark',
    id: 0,
    name: spot.name,
    class: spot.class,
    weight: landmarkWeight(spot.class, stems),
    lat: spot.lat,
    lon: spot.lon,
    districts: [district],
    answersTo: [...namesIn(spot.name), ...former.map((name) => ({ name: `${name} metro`, isOther: true }))],
    town,
    implied: meaning,
  }
}
