import type { Db } from '#platform/db/database.ts'
import type { Locale } from '#platform/i18n/locales.ts'
import type { Book } from './book/book.ts'
import { type MeantStreet, meantStreets } from './book/meant-street.ts'
import { whereabouts } from './book/names.ts'
import { describeSpot, searchBook } from './book/search-book.ts'
import { distanceKm, type Point } from './domain/distance.ts'
import { districtById } from './domain/districts.ts'
import { createPlaceFinder, type PlaceFinder } from './domain/find-place.ts'
import type { Anchor } from './domain/nearest.ts'
import { places } from './domain/places.ts'
import { areaEntries, placeEntries } from './domain/search-entries.ts'
import { addressKey, addressWords, keyOfAddress } from './domain/search-key.ts'
import { type FoundPlace, type Geocoder, mostAddresses } from './geocoder.ts'
import { findDoorsNear, findKnownAddresses, type KnownAddress } from './known-address.repo.ts'
import { bookIfReadable } from './readable-book.ts'

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

const mostKnown = 5
/** Shorter pieces of an address would find half the city. */
const shortestAddressKey = 4
/** A pin this near to a known door is that door. */
const sameDoorKm = 0.03

/**
 * The embedded book of addresses: doors we have been at, then the map's streets, houses and landmarks. While the book cannot
 * be read, doors are all there is, and `report` is told.
 */
export function gazetteer(db: Db, report: (problem: string) => void = () => undefined): Geocoder {
  return {
    async find(question) {
      const { text, districtId, locale } = question
      const near = question.near ?? (districtId === undefined ? undefined : districtById(districtId)?.centre)
      const regionId =
        question.regionId ?? (districtId === undefined ? undefined : districtById(districtId)?.regionId)
      const known = await knownAddresses(db, text, regionId)
      const book = bookIfReadable(report)
      const doors = known.map((address) => door(book, address, locale, near))
      return [...doors, ...(book ? searchBook(question, mostAddresses, book) : [])].slice(0, mostAddresses)
    },
    async reverse(point, locale) {
      const [nearest] = await findDoorsNear(db, point, sameDoorKm, 1)
      const book = bookIfReadable(report)
      const found = book ? describeSpot(point, locale, book) : []
      if (!nearest || distanceKm(point, nearest.point) > sameDoorKm) return found
      return [door(book, nearest, locale, point), ...found.filter(({ kind }) => kind === 'landmark')]
    },
  }
}

/** Whether a street or a house of this address is known in the district; no when the book cannot be read. */
export function hasStreet(districtId: number, text: string): boolean {
  const book = bookIfReadable(() => undefined)
  const found = book ? searchBook({ text, districtId, locale: 'uz' }, 3, book) : []
  return found.some(
    (place) => place.districtId === districtId && (place.kind === 'street' || place.kind === 'house'),
  )
}

/** Streets of the district that a text names with a slip in it; none when the book cannot be read. */
export function streetsMeant(districtId: number, text: string): readonly MeantStreet[] {
  const book = bookIfReadable(() => undefined)
  return book ? meantStreets(book, districtId, text) : []
}

/** By the whole text, then by what is left of it without the names of areas, in those. */
async function knownAddresses(db: Db, text: string, regionId: number | undefined): Promise<KnownAddress[]> {
  const asked = regionId === undefined ? undefined : [regionId]
  const { regionIds, rest } = withoutAreas(text, regionId)
  const found = [
    ...(await knownBy(db, addressKey(text), asked)),
    ...(await knownBy(db, rest, asked ?? regionIds)),
  ]
  return [...new Map(found.map((address) => [address.placeKey, address])).values()]
}

async function knownBy(
  db: Db,
  key: string,
  regionIds: readonly number[] | undefined,
): Promise<KnownAddress[]> {
  return key.length < shortestAddressKey ? [] : findKnownAddresses(db, key, regionIds, mostKnown)
}

function door(
  book: Book | undefined,
  { text, point, regionId, districtId }: KnownAddress,
  locale: Locale,
  from: Point | undefined,
): FoundPlace {
  return {
    kind: 'house',
    label: text,
    subtitle: (book && whereabouts(book, undefined, districtId, locale)) || undefined,
    point,
    regionId,
    districtId,
    ...(from ? { metres: Math.round(distanceKm(from, point) * 1_000) } : {}),
    isSure: true,
    source: 'known',
  }
}

const longestName = 3

/**
 * What is left of an address without the widest run of words that is the name of an area for certain: "Urgut tumani,
 * Navoiy ko‘chasi 5" is a street and a house in Urgut.
 */
function withoutAreas(text: string, regionId: number | undefined): { regionIds: number[]; rest: string } {
  const words = addressWords(text)
  for (let count = Math.min(longestName, words.length - 1); count > 0; count--) {
    for (let at = 0; at + count <= words.length; at++) {
      const run = words.slice(at, at + count).join(' ')
      const areas = findAnywhere(run, { regionId, limit: mostKnown, exactly: true })
      if (areas.length > 0)
        return {
          regionIds: areas.map((area) => area.regionId),
          rest: keyOfAddress(words.toSpliced(at, count)),
        }
    }
  }
  return { regionIds: [], rest: '' }
}
