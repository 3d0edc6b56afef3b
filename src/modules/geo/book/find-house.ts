import type { Point } from '../domain/distance.ts'
import type { Book } from './book.ts'
import { entryKinds } from './gazetteer-format.ts'
import { housesAround } from './house-squares.ts'
import type { AskedHouse } from './question.ts'

export type FoundHouse = Readonly<{
  /** As it is asked for, "12A/3". */
  number: string
  point: Point
  /** Placed by its neighbours, or by the middle of its street: the number itself is not known there. */
  isNear: boolean
}>

const streetKind = entryKinds.indexOf('street')
const placeKind = entryKinds.indexOf('place')

/** Quarters have houses around them, not along them. */
const quarterClasses = new Set(['neighbourhood', 'quarter', 'suburb'])
const quarterMetres = 450

/** The house on a street or in a quarter; undefined where an entry has no houses. */
export function houseIn(book: Book, entry: number, asked: AskedHouse): FoundHouse | undefined {
  const { entries, head } = book
  if (entries.kind[entry] === streetKind) return houseOnStreet(book, entry, asked)
  const isQuarter =
    entries.kind[entry] === placeKind &&
    quarterClasses.has(head.classes[entries.class[entry] as number] ?? '')
  return isQuarter ? houseInQuarter(book, entry, asked) : undefined
}

const written = ({ number, suffix }: AskedHouse) => `${number}${suffix}`

/** Cyrillic and Latin letters of one sound are one letter. */
const latin: Readonly<Record<string, string>> = {
  А: 'A',
  Б: 'B',
  В: 'V',
  Г: 'G',
  Д: 'D',
  Е: 'E',
  Ж: 'J',
  З: 'Z',
  И: 'I',
  К: 'K',
  Л: 'L',
  М: 'M',
}
const plainSuffix = (suffix: string) =>
  [...suffix.toUpperCase()]
    .map((letter) => latin[letter] ?? letter)
    .join('')
    .replace(/[^A-Z\d/]/g, '')

export const numberOf = ({ houses }: Book, house: number) =>
  `${houses.number[house]}${houses.suffixes[houses.suffix[house] as number] ?? ''}`

const placeOf = ({ houses, head }: Book, house: number): Point => ({
  lat: (houses.lat[house] as number) / head.steps,
  lon: (houses.lon[house] as number) / head.steps,
})

function houseOnStreet(book: Book, entry: number, asked: AskedHouse): FoundHouse {
  const { houses, streets, entries, head } = book
  const street = entry - streets.first
  const [from, to] = [houses.from[street] as number, houses.from[street + 1] as number]
  const number = written(asked)
  let [below, above, sameSide, sameNumber] = [-1, -1, -1, -1]
  for (let house = from; house < to; house++) {
    const has = houses.number[house] as number
    if (has === asked.number) {
      if (plainSuffix(houses.suffixes[houses.suffix[house] as number] ?? '') === plainSuffix(asked.suffix))
        return { number, point: placeOf(book, house), isNear: false }
      if (sameNumber < 0) sameNumber = house
    }
    // Even numbers have even neighbours.
    if ((has - asked.number) % 2 !== 0) continue
    if (has < asked.number) below = house
    else if (has > asked.number && above < 0) above = house
  }
  if (sameNumber >= 0) return { number, point: placeOf(book, sameNumber), isNear: true }
  sameSide = nearestNumber(book, asked.number, below, above)
  const point =
    between(book, asked.number, below, above) ??
    (sameSide < 0 ? anySide(book, asked.number, from, to) : placeOf(book, sameSide))
  const middle = {
    lat: (entries.lat[entry] as number) / head.steps,
    lon: (entries.lon[entry] as number) / head.steps,
  }
  return { number, point: point ?? middle, isNear: true }
}

function nearestNumber({ houses }: Book, number: number, below: number, above: number): number {
  if (below < 0 || above < 0) return Math.max(below, above)
  const [low, high] = [houses.number[below] as number, houses.number[above] as number]
  return number - low <= high - number ? below : above
}

function anySide(book: Book, number: number, from: number, to: number): Point | undefined {
  let best = -1
  const far = (house: number) => Math.abs((book.houses.number[house] as number) - number)
  for (let house = from; house < to; house++) if (best < 0 || far(house) < far(best)) best = house
  return best < 0 ? undefined : placeOf(book, best)
}

/** Farther apart than this, two houses say nothing of those between. */
const farSteps = 600

/** In proportion to the numbers of both neighbours. */
function between(book: Book, number: number, below: number, above: number): Point | undefined {
  if (below < 0 || above < 0) return undefined
  const { houses } = book
  const [low, high] = [houses.number[below] as number, houses.number[above] as number]
  const [one, other] = [placeOf(book, below), placeOf(book, above)]
  const isFar =
    Math.abs((houses.lat[below] as number) - (houses.lat[above] as number)) > farSteps ||
    Math.abs((houses.lon[below] as number) - (houses.lon[above] as number)) > farSteps
  if (isFar) return undefined
  const share = (number - low) / (high - low)
  return { lat: one.lat + share * (other.lat - one.lat), lon: one.lon + share * (other.lon - one.lon) }
}

/** The nearest house of that number around the middle of a quarter: which quarter it belongs to is not written anywhere. */
function houseInQuarter(book: Book, entry: number, asked: AskedHouse): FoundHouse {
  const { entries, houses, head } = book
  const [lat, lon] = [entries.lat[entry] as number, entries.lon[entry] as number]
  const reach = (quarterMetres / 111_195) * head.steps
  let [best, least] = [-1, Infinity]
  housesAround(book).around(lat, lon, 2, (house) => {
    if (houses.number[house] !== asked.number) return
    const north = (houses.lat[house] as number) - lat
    const east = ((houses.lon[house] as number) - lon) * 0.75
    const far = Math.hypot(north, east)
    if (far > reach) return
    const isSame =
      plainSuffix(houses.suffixes[houses.suffix[house] as number] ?? '') === plainSuffix(asked.suffix)
    const worth = far + (isSame ? 0 : reach)
    if (worth < least) [best, least] = [house, worth]
  })
  const middle = { lat: lat / head.steps, lon: lon / head.steps }
  return { number: written(asked), point: best < 0 ? middle : placeOf(book, best), isNear: true }
}
