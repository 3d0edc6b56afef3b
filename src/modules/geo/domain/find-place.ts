import { editDistance } from './edit-distance.ts'
import { bitsIn, type IndexedName, indexNames, isOfficial, lettersIn, type NameIndex } from './name-index.ts'
import type { Name, RegionId } from './regions.ts'
import type { NameReason, PlaceKind, SearchEntry } from './search-entries.ts'
import { plainWords, type Spelling, spellingForgivingUnit, spellingOf, type UnitWord } from './search-key.ts'

/** How a text led to a candidate: by a name as written, spelled otherwise, by a piece of a name, by a slip in it. */
export type MatchReason = NameReason | 'folded' | 'prefix' | 'part' | 'typo'

export type Candidate = Readonly<{
  kind: PlaceKind
  id: number
  regionId: RegionId
  districtId?: number
  names: Name
  reason: MatchReason
}>

export type FindOptions = Readonly<{
  /** Only what lies in this region. */
  regionId?: number | undefined
  kinds?: readonly PlaceKind[] | undefined
  limit?: number | undefined
  /** Only what bears exactly this name, in any spelling: no pieces, no guesses. */
  exactly?: boolean
}>

export type PlaceFinder = (text: string, options?: FindOptions) => readonly Candidate[]

export const mostCandidates = 20
const usualCandidates = 8
const shortestPart = 3
/** Of a name with its region; longer texts are addresses. */
const mostWords = 8

/** One way in which the text fits an entry. The numbers are compared in this order; less is better. */
type Hit = Readonly<{
  entry: SearchEntry
  reason: MatchReason
  tier: number
  /** Whether the entry is the kind that the text says. */
  unitRank: number
  closeness: number
  /** 1 when the entry fits by another name than its own. */
  otherName: number
}>

/** A slip counts its distance on top: one slip is nearer than a piece from the middle, two are not. */
const tiers = { equal: 0, prefix: 1, typo: 1, part: 2.2 }
/** Of things that fit equally well: the capital before the region around it, a city before the district around it. */
const kindOrder: Readonly<Record<PlaceKind, number>> = { region: 0, district: 2, place: 4 }

type Scope = (entry: SearchEntry) => boolean

/** Builds the index once; the answer looks names up in it, thousands of times a second. */
export function createPlaceFinder(entries: readonly SearchEntry[]): PlaceFinder {
  const index = indexNames(entries)
  return (text, { regionId, kinds, limit = usualCandidates, exactly = false } = {}) => {
    const within: Scope = (entry) =>
      (regionId === undefined || entry.regionId === regionId) && (!kinds || kinds.includes(entry.kind))
    const words = plainWords(text)
    const hits = exactly ? equals(index, spellingOf(words), within) : search(index, words, within)
    return firstOfEach(hits.sort(better)).slice(0, Math.min(limit, mostCandidates)).map(candidate)
  }
}

/** What is right is looked for first; only when nothing is, what could have been meant. */
function search(index: NameIndex, words: readonly string[], within: Scope): Hit[] {
  const found = searchAsWritten(index, words, within)
  if (found.some(({ reason }) => reason !== 'part')) return found
  const narrowed = inNamedRegion(index, words, within)
  return narrowed.length > 0 ? narrowed : [...found, ...searchAsMeant(index, words, within)]
}

function searchAsWritten(index: NameIndex, words: readonly string[], within: Scope): Hit[] {
  const asked = spellingOf(words)
  if (asked.key === '') return []
  return [...equals(index, asked, within), ...pieces(index, asked, within)]
}

function searchAsMeant(index: NameIndex, words: readonly string[], within: Scope): Hit[] {
  const forgiving = spellingForgivingUnit(words)
  return [
    ...slips(index, spellingOf(words), within),
    ...(forgiving ? [...equals(index, forgiving, within), ...slips(index, forgiving, within)] : []),
  ]
}

function equals(index: NameIndex, asked: Spelling, within: Scope): Hit[] {
  return namesIn(index, asked.key, within).map((name) => {
    const isAsWritten = asked.plain === name.plain
    const reason = isAsWritten || name.reason === 'counts_as' ? name.reason : 'folded'
    return hit(asked, name, reason, tiers.equal, isAsWritten ? 0 : 1)
  })
}

function pieces(index: NameIndex, asked: Spelling, within: Scope): Hit[] {
  const reasonOf = (key: string) => {
    if (key.startsWith(asked.key)) return 'prefix'
    return asked.key.length >= shortestPart && key.includes(asked.key) ? 'part' : undefined
  }
  const hits: Hit[] = []
  for (const key of index.keys()) {
    const reason = key === asked.key ? undefined : reasonOf(key)
    if (!reason) continue
    for (const name of namesIn(index, key, within))
      hits.push(hit(asked, name, reason, tiers[reason], restOf(asked, name)))
  }
  return hits
}

function slips(index: NameIndex, asked: Spelling, within: Scope): Hit[] {
  const limit = slipsForgiven(asked.plain)
  const hits: Hit[] = []
  if (limit === 0) return hits
  const letters = lettersIn(asked.key)
  for (const [key, names] of index) {
    // Every letter that the name does not have is one slip at least: most names are passed over by that alone.
    if (bitsIn(letters & ~names.letters) > limit) continue
    const { whole, begun } = editDistance(asked.key, key, limit)
    // A slip while still typing counts, but after every whole word that is as near.
    const distance = Math.min(whole, begun + 0.5)
    if (distance > limit) continue
    for (const name of namesIn(index, key, within))
      hits.push(hit(asked, name, 'typo', tiers.typo + distance, plainDistance(asked, name)))
  }
  return hits
}

/** "Urgut, Samarqand viloyati": words at one end that name a region narrow the search for the others. */
function inNamedRegion(index: NameIndex, words: readonly string[], within: Scope): Hit[] {
  if (words.length > mostWords) return []
  for (let count = words.length - 1; count > 0; count--) {
    for (const [region, rest] of [
      [words.slice(0, count), words.slice(count)],
      [words.slice(-count), words.slice(0, -count)],
    ] as const) {
      const asked = spellingOf(region)
      if (asked.unit === 'district') continue
      const ids = namesIn(index, asked.key, ({ kind }) => kind === 'region').map(({ entry }) => entry.id)
      if (ids.length === 0) continue
      const inside: Scope = (entry) => ids.includes(entry.regionId) && within(entry)
      const hits = [...searchAsWritten(index, rest, inside), ...searchAsMeant(index, rest, inside)]
      if (hits.length > 0) return hits
    }
  }
  return []
}

const namesIn = (index: NameIndex, key: string, within: Scope) =>
  (index.get(key)?.names ?? []).filter(({ entry }) => within(entry))

function hit(asked: Spelling, name: IndexedName, reason: MatchReason, tier: number, closeness: number): Hit {
  const otherName = isOfficial(name) ? 0 : 1
  return { entry: name.entry, reason, tier, unitRank: unitRank(asked.unit, name), closeness, otherName }
}

/** A name that says the same kind comes first ("Jizzax tumani", the old name), then an entry of that kind. */
function unitRank(asked: UnitWord | undefined, { unit, entry }: IndexedName): number {
  if (asked === undefined || unit === asked) return 0
  return entry.unit === asked ? 1 : 2
}

/** The shorter the rest, the nearer; names that go on as typed come before those that only sound so. */
function restOf(asked: Spelling, name: IndexedName): number {
  const rest = name.key.length - asked.key.length
  return name.plain.includes(asked.plain) ? rest : rest + farRest
}
const farRest = 100

/** One slip in a short name, three in a long one: more and it is another name. */
function slipsForgiven({ length }: string): number {
  if (length < 3) return 0
  if (length < 6) return 1
  return length < 11 ? 2 : 3
}

/** Among equally near keys, the letters that folding has thrown away decide. */
const plainDistance = (asked: Spelling, name: IndexedName) =>
  editDistance(asked.plain, name.plain, Math.max(asked.plain.length, name.plain.length)).whole

function better(one: Hit, other: Hit): number {
  return (
    one.tier - other.tier ||
    one.unitRank - other.unitRank ||
    one.closeness - other.closeness ||
    one.otherName - other.otherName ||
    order(one.entry) - order(other.entry)
  )
}

const order = ({ kind, unit }: SearchEntry) => kindOrder[kind] + (unit === 'city' ? 0 : 1)

/** A district that fits by several names is one candidate, by the best of them. */
function firstOfEach(sorted: readonly Hit[]): Hit[] {
  const seen = new Set<string>()
  return sorted.filter(({ entry: { kind, id } }) => {
    const identity = `${kind} ${id}`
    return !seen.has(identity) && seen.add(identity)
  })
}

function candidate({ entry, reason }: Hit): Candidate {
  const { kind, id, regionId, districtId, names } = entry
  return { kind, id, regionId, ...(districtId === undefined ? {} : { districtId }), names, reason }
}
