import type { Locale } from '#platform/i18n/locales.ts'
import { districtsAt } from '../borders/district-borders.ts'
import { distanceKm, type Point } from '../domain/distance.ts'
import { districtById } from '../domain/districts.ts'
import type { AddressQuestion, FoundPlace } from '../geocoder.ts'
import { lookAround } from './around.ts'
import { type Book, openBook } from './book.ts'
import type { Hit } from './desk.ts'
import { pointOf, regionOf } from './entries.ts'
import { findEntries } from './find-entries.ts'
import { numberOf } from './find-house.ts'
import { entryKinds } from './gazetteer-format.ts'
import { nameOf, whereabouts } from './names.ts'
import { readQuestion } from './question.ts'

/** Less of a question than this is understood by accident. */
const leastExplained = 0.45
/** As much as this is all of it, but for an ending. */
const sureExplained = 0.93

/** What the map and our lists have for a text, best first. */
export function searchBook(asked: AddressQuestion, limit: number, book: Book = openBook()): FoundPlace[] {
  const { text, regionId, districtId, near, locale, unfinished = false } = asked
  const question = readQuestion(book, text, unfinished)
  const hits = findEntries(book, question, { regionId, districtId, point: near }, limit)
  const from = near ?? (districtId === undefined ? undefined : districtById(districtId)?.centre)
  return hits
    .filter((hit) => hit.explained >= leastExplained || (hit.isNamed && isArea(book, hit.entry)))
    .map((hit) => foundPlace(book, hit, from, locale))
}

const isArea = ({ entries }: Book, entry: number) => (entries.id[entry] as number) > 0

function foundPlace(book: Book, hit: Hit, from: Point | undefined, locale: Locale): FoundPlace {
  const { entry, house } = hit
  const point = house?.point ?? pointOf(book, entry)
  const name = nameOf(book, entry, locale)
  const kind = entryKinds[book.entries.kind[entry] as number] ?? 'place'
  const districtId = districtOf(book, entry, house?.point)
  const metres = from && Math.round(distanceKm(from, point) * 1_000)
  return {
    kind: house ? 'house' : kind,
    label: house ? `${name}, ${house.number}` : name,
    subtitle: kind === 'region' ? undefined : subtitleOf(book, entry, name, districtId, locale),
    ...(kind === 'street' || house ? { street: name } : {}),
    ...(house ? { house: house.number } : {}),
    point,
    regionId: regionOf(book, entry),
    districtId,
    ...(metres === undefined ? {} : { metres }),
    ...(house?.isNear ? { isNear: true } : {}),
    isSure: hit.explained >= sureExplained && !house?.isNear,
    source: 'gazetteer',
  }
}

function subtitleOf(
  book: Book,
  entry: number,
  name: string,
  districtId: number | undefined,
  locale: Locale,
): string | undefined {
  const whole = whereabouts(book, entry, districtId, locale)
  return (
    whole
      .split(', ')
      .filter((part) => part !== name)
      .join(', ') || undefined
  )
}

/** Of a house on a street through several districts, the one it stands in. */
function districtOf(book: Book, entry: number, house: Point | undefined): number | undefined {
  const first = book.entries.district[entry] as number
  const all = book.entries.districts.get(entry)
  if (house && all) {
    const { candidates } = districtsAt(house)
    return candidates.find(({ districtId }) => all.includes(districtId))?.districtId ?? first
  }
  return first === 0 ? undefined : first
}

/** A house this near is the pin's own. */
const ownHouseMetres = 15
/** A house on the pin's street this near is a neighbour. */
const neighbourMetres = 60

/** The address at a point and the landmark that people would name there. */
export function describeSpot(point: Point, locale: Locale, book: Book = openBook()): FoundPlace[] {
  const { house, street, landmark } = lookAround(book, point)
  const address =
    house?.street !== undefined && house.metres <= neighbourMetres
      ? houseThere(book, house.house, house.street, house.metres, locale)
      : street && streetThere(book, street, locale)
  return [address, landmark && landmarkThere(book, landmark, locale)].filter((found) => found !== undefined)
}

const hitOf = (entry: number): Hit => ({
  entry,
  doc: 0,
  score: 0,
  explained: 1,
  isNamed: true,
  house: undefined,
})

function houseThere(book: Book, house: number, entry: number, metres: number, locale: Locale): FoundPlace {
  const point = {
    lat: (book.houses.lat[house] as number) / book.head.steps,
    lon: (book.houses.lon[house] as number) / book.head.steps,
  }
  const isNear = metres > ownHouseMetres
  const hit = { ...hitOf(entry), house: { number: numberOf(book, house), point, isNear } }
  return { ...foundPlace(book, hit, undefined, locale), metres: Math.round(metres) }
}

function streetThere(
  book: Book,
  { entry, metres, point }: { entry: number; metres: number; point: Point },
  locale: Locale,
): FoundPlace {
  const hit = hitOf(entry)
  return { ...foundPlace(book, hit, undefined, locale), point, metres: Math.round(metres) }
}

function landmarkThere(
  book: Book,
  { entry, metres }: { entry: number; metres: number },
  locale: Locale,
): FoundPlace {
  const hit = hitOf(entry)
  return { ...foundPlace(book, hit, undefined, locale), metres: Math.round(metres) }
}
