import { capital } from '../domain/capital.ts'
import type { Book } from './book.ts'
import type { Desk } from './desk.ts'
import { classOf, district, isInDistrict, kmTo, place, pointOf, region, regionOf } from './entries.ts'
import { nameShare } from './name-share.ts'

/** A region, district or place whose name is in the question: what lies in it is meant. */
export type Area = Readonly<{
  entry: number
  bits: number
  /** So wide that what lies elsewhere is not meant. */
  isWide: boolean
}>

const mostAreas = 24
const leastShare = 0.6

export function areasIn(book: Book, desk: Desk, count: number): Area[] {
  const { docs, entries } = book
  const found: Area[] = []
  for (let at = 0; at < count; at++) {
    const doc = desk.touched[at] as number
    const entry = docs.entry[doc] as number
    const kind = entries.kind[entry] as number
    if (kind > place || nameShare(book, desk, doc) < leastShare) continue
    found.push({
      entry,
      bits: desk.bits[doc] as number,
      isWide: kind < place || classOf(book, entry) === 'city',
    })
  }
  const weight = ({ entry }: Area) => entries.weight[entry] as number
  return found.sort((one, other) => weight(other) - weight(one)).slice(0, mostAreas)
}

export type Surroundings = Readonly<{
  /** The words that name an area around the entry. */
  bits: number
  /** Another area is named that it does not lie in. */
  isOutside: boolean
  /** The area is nearer than its region: who says Samarqand means the city first. */
  isClose: boolean
}>

export function surroundings(book: Book, areas: readonly Area[], entry: number, own: number): Surroundings {
  let [bits, told, isClose, isAsked] = [0, 0, false, false]
  for (const area of areas) {
    if ((area.bits & ~own) === 0) continue
    isAsked = true
    // By another of its own names, too.
    if (area.entry === entry || liesIn(book, entry, area.entry)) {
      bits |= area.bits
      isClose ||= book.entries.kind[area.entry] !== region || book.entries.id[area.entry] === capital
    } else if (area.isWide) told |= area.bits
  }
  return { bits, isOutside: (told & ~own & ~bits) !== 0, isClose: isClose || !isAsked }
}

const reachKm: Readonly<Record<string, number>> = {
  city: 9,
  town: 4.5,
  village: 2.5,
  hamlet: 1.8,
  suburb: 1.8,
  neighbourhood: 1.2,
  quarter: 1.2,
}

function liesIn(book: Book, entry: number, area: number): boolean {
  const { entries } = book
  const kind = entries.kind[area] as number
  const id = entries.id[area] as number
  // A town lies in its district, never a district in a town.
  const own = entries.kind[entry] as number
  if (own < kind || (own === kind && (entries.weight[entry] as number) >= (entries.weight[area] as number)))
    return false
  if (kind === region) return regionOf(book, entry) === id
  if (kind === district) return isInDistrict(book, entry, id)
  if ((entries.town[entry] as number) - 1 === area) return true
  return kmTo(book, entry, pointOf(book, area)) <= (reachKm[classOf(book, area)] ?? 1)
}
