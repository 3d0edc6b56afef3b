import { districtById } from '../domain/districts.ts'
import { type Area, surroundings } from './areas-asked.ts'
import type { Book } from './book.ts'
import type { Desk, Hit, Nearby } from './desk.ts'
import {
  classOf,
  district,
  isInDistrict,
  kmTo,
  landmark,
  place,
  region,
  regionOf,
  street,
} from './entries.ts'
import { type FoundHouse, houseIn } from './find-house.ts'
import {
  avenueFlag,
  cityFlag,
  districtFlag,
  feminineFlag,
  hasFlag,
  houseFlag,
  mahallaFlag,
  quarterFlag,
  regionFlag,
  streetFlags,
  telling,
} from './kind-flags.ts'
import { nameShare } from './name-share.ts'
import type { AskedHouse, Question } from './question.ts'

/** What each reason counts. The whole question is worth a hundred; the rest decides between things that fit alike. */
const points = {
  question: 100,
  name: 34,
  weight: 0.26,
  near: 34,
  /** It is, or is not, what the text says it is. */
  kind: 9,
  lane: 13,
  avenue: 5,
  house: 8,
  otherName: 12,
  outside: 34,
  closer: 5,
  /** A bazaar, a school: asked for, but this is a street or an area. */
  noLandmark: 12,
  /** A bazaar, a school: this is one, but nobody has asked for one. */
  unsaid: 6,
  unsaidBazaar: 2,
  wide: 15,
  place: 12,
  quarter: 3,
  /** "Chilonzor 9" is the ninth quarter, not the ninth house of the street. */
  numberedQuarter: 16,
  town: 0.3,
} as const

/** Of words that say an area around a thing, and of a landmark's class that its name does not say. */
const share = { around: 0.95, implied: 0.75, nearHouse: 0.9 }

export function weigh(
  book: Book,
  question: Question,
  nearby: Nearby,
  areas: readonly Area[],
  desk: Desk,
  doc: number,
): Hit | undefined {
  const { docs, entries } = book
  const entry = docs.entry[doc] as number
  const regionId = regionOf(book, entry)
  if (nearby.regionId !== undefined && regionId !== nearby.regionId) return undefined
  let own = desk.bits[doc] as number
  let worth = (desk.score[doc] as number) - impliedOnly(book, desk, doc)
  // A word that stands there twice is once the name and once the place.
  for (const [second, first] of question.twice)
    if ((own & second) !== 0 && (own & first) !== 0) {
      own &= ~first
      worth -= question.weights[31 - Math.clz32(first)] ?? 0
    }
  const around = surroundings(book, areas, entry, own)
  worth += weightIn(question, around.bits & ~own) * share.around
  const asked = askedHouse(question, own | around.bits)
  const house = asked && houseIn(book, entry, asked)
  if (house && asked) worth += weightIn(question, asked.bits & ~own) * (house.isNear ? share.nearHouse : 1)
  const explained = question.weight === 0 ? 0 : Math.min(1, worth / question.weight)
  const named = shareSaid(book, question, desk, doc, own)
  const score =
    points.question * explained +
    points.name * named +
    points.weight * (entries.weight[entry] as number) +
    points.near * nearness(book, entry, regionId, nearby) +
    kindPoints(book, question.flags, doc, entry) +
    housePoints(question, house, entries.kind[entry] === landmark) +
    standing(book, question, desk, doc, own) +
    quarterPoints(book, question, doc, own) -
    (docs.isOther[doc] ? points.otherName : 0) -
    (around.isOutside ? points.outside : 0) +
    (around.isClose ? points.closer : 0)
  return { entry, doc, score, house, explained, isNamed: isNamed(book, desk, doc) }
}

/**
 * The share of the name that was said. Who says no more than "airport" means the one that is known best, and where the name
 * has every word of "Humo Arena", what else it says counts half.
 */
function shareSaid(book: Book, { bits, meanings }: Question, desk: Desk, doc: number, own: number): number {
  const { docs, entries } = book
  const named = nameShare(book, desk, doc)
  if (entries.kind[docs.entry[doc] as number] !== landmark) return named
  if (bits === meanings) return 1
  const isWhole = (bits & ~own) === 0 && (bits & (bits - 1)) !== 0 && impliedOnly(book, desk, doc) === 0
  return isWhole ? (named + 1) / 2 : named
}

/** A number or letter that belongs to a quarter's own name. */
function quarterPoints(book: Book, { flags, numbers }: Question, doc: number, own: number): number {
  if ((own & numbers) === 0 || hasFlag(flags, streetFlags)) return 0
  const { docs } = book
  const isQuarter =
    hasFlag(docs.flags[doc] as number, quarterFlag) || quarters.has(classOf(book, docs.entry[doc] as number))
  return isQuarter ? points.numberedQuarter : 0
}

/** What is lost because the meaning is that of the class, and not in the name. */
function impliedOnly({ docs, stemWeight }: Book, { mark }: Desk, doc: number): number {
  const at = (docs.start[doc] as number) + (docs.own[doc] as number)
  if (at >= (docs.start[doc + 1] as number)) return 0
  const stem = docs.stems[at] as number
  return (mark[stem] as number) * (stemWeight[stem] as number) * (1 - share.implied)
}

/** Whether all words of the name are asked for, but for those that say what it is. */
function isNamed({ docs, stemKind }: Book, { mark }: Desk, doc: number): boolean {
  const start = docs.start[doc] as number
  for (let at = start; at < start + (docs.own[doc] as number); at++) {
    const stem = docs.stems[at] as number
    if ((mark[stem] as number) < 0.6 && stemKind[stem] === 0) return false
  }
  return true
}

function weightIn({ weights }: Question, bits: number): number {
  let sum = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) sum += weights[31 - Math.clz32(rest & -rest)] ?? 0
  return sum
}

/** The first number that is not part of the name; one that is said to be a house before any other. */
function askedHouse({ houses }: Question, taken: number): AskedHouse | undefined {
  if (houses.length === 0) return undefined
  const isFree = ({ bits, isMarked }: AskedHouse) =>
    (bits & taken) === 0 || (isMarked && (bits & taken) === (bits & -bits))
  return houses.find((one) => one.isMarked && isFree(one)) ?? houses.find(({ bits }) => (bits & taken) === 0)
}

function housePoints({ houses }: Question, house: FoundHouse | undefined, isLandmark: boolean): number {
  if (house) return house.isNear ? points.house / 2 : points.house
  return isLandmark && houses.some(({ isMarked }) => isMarked) ? -points.kind : 0
}

/** Without a word for the kind, an area is meant before a street, and what is in a large town before the rest. */
function standing(book: Book, question: Question, { mark }: Desk, doc: number, own: number): number {
  const { entries, docs, stemKind } = book
  const entry = docs.entry[doc] as number
  const kind = entries.kind[entry] as number
  const lost = kind !== landmark && (question.meanings & ~own) !== 0 ? points.noLandmark : 0
  if (kind === region || kind === district) return points.wide - lost
  const town = entries.town[entry] as number
  const ofTown = town === 0 ? 0 : points.town * Math.max(0, (entries.weight[town - 1] as number) - 60)
  if (kind === place)
    return (quarters.has(classOf(book, entry)) ? points.quarter : points.place) + ofTown / 4 - lost
  if (kind === street) return ofTown - lost
  const start = docs.start[doc] as number
  for (let at = start; at < start + (docs.own[doc] as number); at++) {
    const stem = docs.stems[at] as number
    if (mark[stem] === 0 && stemKind[stem] === 2)
      return ofTown - (book.stems[stem] === '#bazaar' ? points.unsaidBazaar : points.unsaid)
  }
  return ofTown
}

const quarters = new Set(['neighbourhood', 'quarter', 'suburb'])

/** From 0, far away, to 1, at the place that was chosen. */
function nearness(book: Book, entry: number, regionId: number, { districtId, point }: Nearby): number {
  const chosen = districtId === undefined ? undefined : districtById(districtId)
  const from = point ?? chosen?.centre
  if (!from) return 0
  const km = kmTo(book, entry, from)
  const near = 0.65 * Math.exp(-km / 12) + 0.2 * Math.exp(-km / 120)
  if (!chosen) return near + 0.15 * Math.exp(-km / 2)
  if (isInDistrict(book, entry, chosen.id)) return near + 0.35
  return near + (regionId === chosen.regionId ? 0.1 : 0)
}

/** Whether the entry is what the text says it is. */
function kindPoints(book: Book, asked: number, doc: number, entry: number): number {
  const { entries, docs } = book
  const kind = entries.kind[entry] as number
  const own = docs.flags[doc] as number
  let sum = 0
  if (kind === street)
    for (let rest = (own | asked) & telling; rest !== 0; rest &= rest - 1)
      sum += hasFlag(own & asked, rest & -rest) ? points.kind : -points.lane
  if (asked === 0) return sum
  const className = classOf(book, entry)
  const asks = (flags: number, fits: boolean) => {
    if (hasFlag(asked, flags)) sum += fits ? points.kind : -points.kind
  }
  asks(streetFlags, kind === street)
  if (!hasFlag(asked, streetFlags | regionFlag)) asks(feminineFlag, kind === street)
  asks(regionFlag, kind === region && className === 'region')
  asks(districtFlag, kind === district && className === 'district')
  if (hasFlag(asked, cityFlag) && className === 'city') sum += points.kind
  asks(quarterFlag, hasFlag(own, quarterFlag) || quarters.has(className))
  asks(mahallaFlag, hasFlag(own, mahallaFlag) || className === 'neighbourhood')
  if (hasFlag(own & asked, avenueFlag)) sum += points.avenue
  if (hasFlag(asked, houseFlag) && kind === landmark) sum -= points.kind
  return sum
}
