import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import { distanceKm, type Point } from './domain/distance.ts'
import { districtById } from './domain/districts.ts'
import { type Candidate, createPlaceFinder, type PlaceFinder } from './domain/find-place.ts'
import type { Anchor } from './domain/nearest.ts'
import { places } from './domain/places.ts'
import { regionById } from './domain/regions.ts'
import { areaEntries, placeEntries } from './domain/search-entries.ts'
import { addressKey, addressWords, keyOfAddress } from './domain/search-key.ts'
import type { FoundAddress, Geocoder } from './geocoder.ts'
import { findDoorsNear, findKnownAddresses } from './known-address.repo.ts'

let finder: PlaceFinder | undefined

/**
 * Regions, districts, towns and villages by name: what pages find by themselves, and the places they do without. The index
 * is made at the first question, because a server that starts is waited for.
 */
export const findAnywhere: PlaceFinder = (text, options) => {
  finder ??= createPlaceFinder([...areaEntries, ...placeEntries(places)])
  return finder(text, options)
}

export const placeAnchors: readonly Anchor[] = places.map(({ districtId, point }) => ({ districtId, point }))

const mostFound = 5
/** Shorter pieces of an address would find half the city. */
const shortestAddressKey = 4
/** A pin this near to a known door is that door. */
const sameDoorKm = 0.03

/** The embedded book of addresses: places we ship and doors we have been at. */
export function gazetteer(db: Db): Geocoder {
  return {
    async find({ text, regionId, locale }) {
      const { areas, rest } = readAddress(text, regionId)
      const asked = regionId === undefined ? undefined : [regionId]
      const known = [
        ...(await knownAddresses(db, addressKey(text), asked)),
        ...(await knownAddresses(db, rest, asked ?? areas.map((area) => area.regionId))),
      ]
      return [...known, ...areas.map((area) => approximate(area, locale))]
    },
    async reverse(point) {
      const [nearest] = await findDoorsNear(db, point, sameDoorKm, 1)
      return nearest && distanceKm(point, nearest.point) <= sameDoorKm ? nearest.text : undefined
    },
  }
}

async function knownAddresses(
  db: Db,
  key: string,
  regionIds: readonly number[] | undefined,
): Promise<FoundAddress[]> {
  if (key.length < shortestAddressKey) return []
  const known = await findKnownAddresses(db, key, regionIds, mostFound)
  return known.map(({ text, point, regionId, districtId }) => ({
    name: text,
    point,
    regionId,
    districtId,
    precision: 'address',
    source: 'known',
  }))
}

const longestName = 3

/**
 * What of an address we know by name, and what is left of it. A text that is a name as a whole is one; otherwise the
 * widest runs of words that are names for certain: "Urgut tumani, Navoiy ko‘chasi 5" is Urgut and a street in it.
 */
function readAddress(
  text: string,
  regionId: number | undefined,
): { areas: readonly Candidate[]; rest: string } {
  const whole = findAnywhere(text, { regionId, limit: mostFound })
  if (whole.length > 0) return { areas: whole, rest: '' }
  const words = addressWords(text)
  for (let count = Math.min(longestName, words.length - 1); count > 0; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const run = words.slice(at, at + count).join(' ')
      const areas = findAnywhere(run, { regionId, limit: mostFound, exactly: true })
      if (areas.length > 0) return { areas, rest: keyOfAddress(words.toSpliced(at, count)) }
    }
  }
  return { areas: [], rest: '' }
}

/** The middle of what was understood: a start for the pin. */
function approximate({ kind, id, regionId, districtId, names }: Candidate, locale: Locale): FoundAddress {
  return {
    name: names[locale],
    point: centreOf(kind, id),
    regionId,
    districtId: kind === 'district' ? id : districtId,
    precision: kind,
    source: 'gazetteer',
  }
}

const centreOf = (kind: Candidate['kind'], id: number): Point => {
  const centres = {
    region: regionById(id)?.centre,
    district: districtById(id)?.centre,
    place: places[id - 1]?.point,
  }
  const centre = centres[kind]
  assert(centre, 'whatever is found by name has a place')
  return centre
}
