import { distanceKm, type Point } from '../domain/distance.ts'
import { districtById } from '../domain/districts.ts'
import { type Area, areasIn } from './areas-asked.ts'
import type { Book } from './book.ts'
import { type Desk, deskOf, type Hit, type Nearby } from './desk.ts'
import { classOf, kmTo, place, pointOf, street } from './entries.ts'
import { hasFlag, telling } from './kind-flags.ts'
import type { Question } from './question.ts'
import { weigh } from './weigh-entry.ts'

/** Looked at closely; of more namesakes than this the least are passed over. */
const mostWeighed = 240
/** As many are found before landmarks are put first, however few are asked for. */
const fewest = 8
/** Docs that one reading may touch; common words touch less than that. */
const mostTouched = 12_000

/** What fits a question best, best first. */
export function findEntries(book: Book, question: Question, nearby: Nearby, limit: number): Hit[] {
  const desk = deskOf(book)
  const count = gather(book, question, desk)
  try {
    const areas: readonly Area[] = areasIn(book, desk, count)
    const hits: Hit[] = []
    const best = bestOf(book, desk, count, startOf(nearby) ?? namedPlace(book, areas))
    for (let at = 0; at < best.length; at++) {
      const hit = weigh(book, question, nearby, areas, desk, best[at] as number)
      if (hit) hits.push(hit)
    }
    const sorted = hits.sort((one, other) => other.score - one.score || one.entry - other.entry)
    return landmarksFirst(book, question, firstOfEach(book, sorted, Math.max(limit, fewest))).slice(0, limit)
  } finally {
    for (let at = 0; at < count; at++) {
      const doc = desk.touched[at] as number
      desk.score[doc] = 0
      desk.bits[doc] = 0
    }
    for (const { stem, also = stem } of question.terms) {
      desk.mark[stem] = 0
      desk.mark[also] = 0
    }
  }
}

/** Where is looked first; what has one of the words in `named` is meant wherever it lies. */
type Start = Readonly<{ point: Point; named: number }>

/** Where whoever asks is, or looks. */
function startOf({ point, districtId }: Nearby): Start | undefined {
  const chosen = point ?? (districtId === undefined ? undefined : districtById(districtId)?.centre)
  return chosen && { point: chosen, named: 0 }
}

/** Who says "Asaka bozor" means a bazaar there, though it has no such word in its name. */
const namedPlace = (book: Book, [first]: readonly Area[]): Start | undefined =>
  first && { point: pointOf(book, first.entry), named: first.bits }

/** Gives every doc what its words are worth; answers how many docs were touched. */
function gather(book: Book, { terms }: Question, { score, bits, touched, mark }: Desk): number {
  const { postings } = book
  let count = 0
  for (const term of terms) {
    const end = Math.min(
      postings.from[term.stem + 1] as number,
      (postings.from[term.stem] as number) + mostTouched,
    )
    mark[term.stem] = Math.max(mark[term.stem] as number, term.sure)
    if (term.also !== undefined) mark[term.also] = Math.max(mark[term.also] as number, term.sure)
    for (let at = postings.from[term.stem] as number; at < end; at++) {
      const doc = postings.docs[at] as number
      const before = bits[doc] as number
      if ((before & term.bits) !== 0 || (term.also !== undefined && !hasStem(book, doc, term.also))) continue
      if (before === 0) touched[count++] = doc
      bits[doc] = before | term.bits
      score[doc] = (score[doc] as number) + term.weight * term.sure
    }
  }
  return count
}

/** Docs with the most of the question; of equally many the nearest and weightiest. */
function bestOf(
  book: Book,
  { score, touched, bits }: Desk,
  count: number,
  start: Start | undefined,
): ArrayLike<number> {
  const { docs, entries } = book
  if (count <= mostWeighed) return touched.slice(0, count)
  let most = 0
  for (let at = 0; at < count; at++) most = Math.max(most, score[touched[at] as number] as number)
  const isThere = aroundNamed(book, start)
  const enough = touched
    .slice(0, count)
    .filter((doc) => (score[doc] as number) >= most * leastOfMost || isThere(doc, bits[doc] as number))
  if (enough.length <= mostWeighed) return enough
  // The worth and the doc in one number: sorting numbers is what lists of numbers do fastest.
  const keys = Float64Array.from(enough, (doc) => {
    const entry = docs.entry[doc] as number
    const isLooked = start !== undefined && ((bits[doc] as number) & start.named) === 0
    const near = isLooked ? 300 * Math.exp(-kmTo(book, entry, start.point) / 40) : 0
    const worth = (score[doc] as number) * 100 + (entries.weight[entry] as number) + near
    return Math.round(worth * 10) * docs.count + doc
  }).sort()
  // Things of one name must not crowd out those that have another word of the question.
  const taken = new Map<number, number>()
  const best: number[] = []
  for (let at = keys.length - 1; at >= 0 && best.length < mostWeighed; at--) {
    const doc = (keys[at] as number) % docs.count
    const words = bits[doc] as number
    const before = taken.get(words) ?? 0
    if (before >= mostOfSame) continue
    taken.set(words, before + 1)
    best.push(doc)
  }
  return best
}

/** About 17 km. */
const aroundDegrees = 0.15

/** "Qarshi kasalxona": what lies at the named place needs only the rest of the words. */
function aroundNamed(
  { docs, entries, head }: Book,
  start: Start | undefined,
): (doc: number, words: number) => boolean {
  if (!start || start.named === 0) return () => false
  const { point, named } = start
  const [lat, lon, reach] = [point.lat * head.steps, point.lon * head.steps, aroundDegrees * head.steps]
  return (doc, words) => {
    if ((words & named) !== 0) return false
    const entry = docs.entry[doc] as number
    return (
      Math.abs((entries.lat[entry] as number) - lat) < reach &&
      Math.abs((entries.lon[entry] as number) - lon) < reach
    )
  }
}

const mostOfSame = 100
const leastOfMost = 0.35

function hasStem({ docs }: Book, doc: number, stem: number): boolean {
  for (let at = docs.start[doc] as number; at < (docs.start[doc + 1] as number); at++)
    if (docs.stems[at] === stem) return true
  return false
}

const namesakeKm = 1.5
const namesakePoints = 16
const namesakeWeight = 40
/** What streets are called after. */
const sights = new Set([
  ...[
    'attraction',
    'museum',
    'monument',
    'castle',
    'place_of_worship',
    'theatre',
    'stadium',
    'park',
    'metro',
    'station',
  ],
  ...['airport', 'railway', 'zoo', 'theme_park'],
])

/** Where a street bears the name of a landmark or a quarter beside it and nobody says street, the landmark is meant. */
function landmarksFirst(book: Book, question: Question, hits: Hit[]): Hit[] {
  const [first] = hits
  if (!first || first.house || question.flags !== 0 || !isStreet(book, first)) return hits
  const { entries } = book
  const at = hits.findIndex(
    ({ entry, score, isNamed }) =>
      (entries.kind[entry] === place || sights.has(classOf(book, entry))) &&
      isNamed &&
      score >= first.score - namesakePoints &&
      (entries.weight[entry] as number) >= namesakeWeight &&
      distanceKm(pointOf(book, entry), pointOf(book, first.entry)) <= namesakeKm,
  )
  const namesake = hits[at]
  return namesake ? [namesake, ...hits.toSpliced(at, 1)] : hits
}

const isStreet = ({ entries, docs: { flags } }: Book, { entry, doc }: Hit) =>
  entries.kind[entry] === street && !hasFlag(flags[doc] as number, telling)

/** An entry that fits by several names is one hit; so are two of one name at one place. */
function firstOfEach(book: Book, sorted: readonly Hit[], limit: number): Hit[] {
  const kept: Hit[] = []
  for (const hit of sorted) {
    if (kept.length >= limit) break
    if (!kept.some((other) => isSame(book, hit, other))) kept.push(hit)
  }
  return kept
}

const sameKm = 0.25

function isSame(book: Book, one: Hit, other: Hit): boolean {
  const { entries } = book
  if (one.entry === other.entry) return true
  if (entries.kind[one.entry] !== entries.kind[other.entry]) return false
  const isArea = (entries.id[one.entry] as number) > 0
  if (isArea) return entries.kind[one.entry] !== place && entries.id[one.entry] === entries.id[other.entry]
  if (entries.name[one.entry] !== entries.name[other.entry]) return false
  return distanceKm(pointOf(book, one.entry), pointOf(book, other.entry)) < sameKm
}
