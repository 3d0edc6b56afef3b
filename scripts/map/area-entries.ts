import { capital } from '../../src/modules/geo/domain/capital.ts'
import { districts } from '../../src/modules/geo/domain/districts.ts'
import { places } from '../../src/modules/geo/domain/places.ts'
import { regions } from '../../src/modules/geo/domain/regions.ts'
import { areaEntries, placeEntries } from '../../src/modules/geo/domain/search-entries.ts'
import { foldLetters, plainWords } from '../../src/modules/geo/domain/search-key.ts'
import { degreeSteps, type NamedSpot, type Spot } from './country-features.ts'
import { metresBetween } from './flat.ts'
import { formerTownNames } from './former-names.ts'
import type { Entry } from './gazetteer-entry.ts'

const spotOf = ({ lat, lon }: { lat: number; lon: number }): Spot => ({
  lat: Math.round(lat * degreeSteps),
  lon: Math.round(lon * degreeSteps),
})

/** Regions, districts and units of today, as the search of names knows them. */
export function areas(): Entry[] {
  const centreOf = new Map(districts.map(({ id, centre }) => [id, centre]))
  return areaEntries.map(({ kind, id, regionId, names, unit, answersTo }) => {
    const region = regions.find((one) => one.id === regionId)
    const centre = kind === 'region' ? region?.centre : centreOf.get(id)
    if (!centre) throw new Error(`${names.uz} has no place on the map`)
    const isRegion = kind === 'region'
    return {
      kind: isRegion ? 'region' : 'district',
      id,
      name: '',
      class: unit ?? 'district',
      weight: isRegion ? (unit === 'city' ? 100 : 76) : unit === 'city' ? 94 : 82,
      ...spotOf(centre),
      districts: isRegion ? [] : [id],
      answersTo: answersTo.map(({ name, reason }) => ({ name, isOther: reason !== 'exact' })),
    }
  })
}

/** A settlement and how far people would say that they are still in it. */
export type Settlement = Spot & Readonly<{ entry: number; reachMetres: number; name: string }>

const classOf = { city: 'city', town: 'town', village: 'village' } as const
const weightOf: Readonly<Record<string, number>> = {
  city: 88,
  town: 68,
  suburb: 56,
  village: 52,
  neighbourhood: 56,
  quarter: 56,
  hamlet: 42,
  square: 50,
  locality: 30,
  allotments: 30,
  isolated_dwelling: 20,
}
const reachOf: Readonly<Record<string, number>> = {
  city: 7_000,
  town: 3_500,
  village: 2_000,
  hamlet: 1_300,
}

const capitalName = regions.find(({ id }) => id === capital)?.seat.uz
const nameKey = (name: string) => plainWords(name).map(foldLetters).join('')
const sameVillageMetres = 6_000

/** Our own towns and villages, then those that only the map has. */
export function settlements(
  found: readonly NamedSpot[],
  districtAt: (spot: Spot) => number | undefined,
): Entry[] {
  // The capital is a region and not a place in one.
  const own: Entry[] = placeEntries(places)
    .filter(({ names, regionId }) => regionId !== capital || names.uz !== capitalName)
    .map(({ id, districtId, names, answersTo }) => {
      const place = places[id - 1]
      if (!place) throw new Error(`${names.uz} is not in our list`)
      const more = Math.min(10, Math.log10(place.population ?? 1) * 2)
      return {
        kind: 'place',
        id,
        name: '',
        class: classOf[place.kind],
        weight: Math.round((weightOf[classOf[place.kind]] ?? 40) + (place.kind === 'city' ? 0 : more)),
        ...spotOf(place.point),
        districts: [districtId ?? 0],
        answersTo: [...answersTo.map(({ name }) => ({ name, isOther: false })), ...formerNames(names.uz)],
      }
    })
  const taken = [...areas(), ...own].flatMap((entry) =>
    entry.answersTo.map(({ name }) => ({
      entry,
      key: nameKey(name.replace(/ (tumani|shahri|viloyati)$/, '')),
    })),
  )
  const byKey = Map.groupBy(taken, ({ key }) => key)
  const others = found.flatMap((place): Entry[] => {
    const weight = weightOf[place.class]
    const district = weight === undefined ? undefined : districtAt(place)
    if (weight === undefined || district === undefined) return []
    const same = byKey.get(nameKey(place.name)) ?? []
    if (same.some(({ entry }) => metresBetween(entry, place) < sameVillageMetres)) return []
    return [
      {
        kind: 'place',
        id: 0,
        name: place.name,
        class: place.class,
        weight,
        lat: place.lat,
        lon: place.lon,
        districts: [district],
        answersTo: namesIn(place.name),
      },
    ]
  })
  return [...own, ...others]
}

const formerNames = (now: string) =>
  formerTownNames
    .filter((one) => one.now === now)
    .flatMap(({ before }) => before.map((name) => ({ name, isOther: true })))

/** "Oloy (C-2) dahasi" is also "Oloy dahasi" and "C-2 dahasi". */
export function namesIn(name: string): Entry['answersTo'] {
  const whole = { name, isOther: false }
  const [, before = '', inside = '', after = ''] = /^(.*)\((.+)\)(.*)$/.exec(name) ?? []
  if (inside === '') return [whole]
  const parts = [`${before} ${after}`, ...inside.split('/').map((part) => `${part} ${after}`)]
  return [
    whole,
    ...parts.filter((part) => /[\p{L}\p{N}]/u.test(part)).map((part) => ({ name: part, isOther: false })),
  ]
}

/** Where a street or a landmark is: the settlement that reaches it best, and the capital as a whole. */
export function settlementsOf(entries: readonly Entry[]): Settlement[] {
  const found = entries.flatMap((entry, at): Settlement[] => {
    const reachMetres = entry.kind === 'place' ? reachOf[entry.class] : undefined
    return reachMetres ? [{ entry: at, lat: entry.lat, lon: entry.lon, reachMetres, name: '' }] : []
  })
  // Towns that bear the name of their district are found as that district.
  for (const { districtId, names, kind, point } of places) {
    const at = entries.findIndex(
      (entry) =>
        entry.kind === 'district' &&
        entry.id === districtId &&
        entry.answersTo.some(({ name }) => name === names.uz || name.startsWith(`${names.uz} `)),
    )
    if (at >= 0 && !found.some((other) => metresBetween(other, spotOf(point)) < 500))
      found.push({
        entry: at,
        ...spotOf(point),
        reachMetres: reachOf[classOf[kind]] ?? 2_000,
        name: names.uz,
      })
  }
  const capitalAt = entries.findIndex(({ kind, id }) => kind === 'region' && id === capital)
  const centre = entries[capitalAt]
  if (centre)
    found.push({ entry: capitalAt, lat: centre.lat, lon: centre.lon, reachMetres: 16_000, name: 'Toshkent' })
  return found
}
