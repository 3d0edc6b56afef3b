import { editDistance } from '#modules/geo/domain/edit-distance.ts'
import { isEnding, type NameLanguage, softened } from './endings.ts'
import { looseWord } from './letters.ts'
import { makeThingNames, type ThingName } from './thing.ts'

/** One word of the question fits one word of a name. */
export type Hit = Readonly<{
  name: number
  word: number
  /** 0 as it stands, a little with an ending, more for letters heard alike, 1 and up for slips. */
  cost: number
  /** What stands after the stem. */
  rest: string
}>

type Entry = Readonly<{ name: number; word: number; derived: boolean }>

type Index = Readonly<{
  names: readonly ThingName[]
  byStem: Map<string, Entry[]>
  byLooseStem: Map<string, Entry[]>
  /** Stems that are long enough for slips. */
  byFirstLetter: Map<string | undefined, [string, Entry[]][]>
}>

let made: Index | undefined
/** Made for the first question: a start of the server does not wait for it. */
const index = () => {
  made ??= makeIndex()
  return made
}

/** What the number in a hit stands for. */
export const nameAt = (name: number) => index().names[name]

const add = (entriesOf: Map<string, Entry[]>, key: string, entry: Entry) => {
  const entries = entriesOf.get(key)
  if (entries) entries.push(entry)
  else entriesOf.set(key, [entry])
}

function makeIndex(): Index {
  const names = makeThingNames()
  const byStem = new Map<string, Entry[]>()
  const byLooseStem = new Map<string, Entry[]>()
  names.forEach(({ words }, name) => {
    words.forEach((stems, word) => {
      stems.forEach((stem, at) => {
        const soft = softened(stem)
        for (const key of soft ? [stem, soft] : [stem]) {
          const entry = { name, word, derived: at > 0 || key !== stem }
          add(byStem, key, entry)
          if (key.length > 4) add(byLooseStem, looseWord(key), entry)
        }
      })
    })
  })
  const long = [...byStem].filter(([stem]) => stem.length >= 4)
  return { names, byStem, byLooseStem, byFirstLetter: Map.groupBy(long, ([stem]) => stem[0]) }
}

const cost = { derived: 0.06, ending: 0.1, loose: 0.6, slip: 1 }

export function exactHits(folding: string): Hit[] {
  return hitsIn(index().byStem, folding, folding, 0)
}

/** For a word that no name has as it stands: other vowels first, then slips. */
export function nearHits(folding: string): Hit[] {
  const loose = folding.length > 4 ? hitsIn(index().byLooseStem, looseWord(folding), folding, cost.loose) : []
  return loose.length > 0 ? loose : slips(folding)
}

function hitsIn(entriesOf: Map<string, Entry[]>, key: string, folding: string, base: number): Hit[] {
  const hits: Hit[] = []
  for (let end = 2; end <= key.length; end++) {
    for (const entry of entriesOf.get(key.slice(0, end)) ?? []) {
      const rest = folding.slice(end)
      const whole = base + (entry.derived ? cost.derived : 0)
      if (rest === '') hits.push({ ...entry, cost: whole, rest })
      else if (isRest(rest, key.slice(0, end), nameAt(entry.name)?.language))
        hits.push({ ...entry, cost: whole + cost.ending, rest })
    }
  }
  return hits
}

/** A thing this much further away still makes a guess doubtful, when it is answered differently. */
export const rivalSlips = 1.05

/** The first letter is right, or changed places with the second. */
const beginsAlike = (folding: string, stem: string) =>
  stem[0] === folding[0] || (stem[0] === folding[1] && stem[1] === folding[0])

/** One slip in a word of five letters, two in one of eight; one in four where the word decides about all others. */
function slips(folding: string): Hit[] {
  const limit = folding.length < 4 ? 0 : folding.length < 8 ? 1 : 2
  const hits: Hit[] = []
  if (limit === 0) return hits
  const near = [...new Set([folding[0], folding[1]])].flatMap(
    (letter) => index().byFirstLetter.get(letter) ?? [],
  )
  for (const [stem, entries] of near) {
    if (!beginsAlike(folding, stem)) continue
    const readings = nearest(folding, stem, limit)
    for (const entry of readings.length > 0 ? entries : []) {
      if (folding.length === 4 && nameAt(entry.name)?.thing.mark !== 'always') continue
      const found = readings.find(({ rest }) => isRest(rest, stem, nameAt(entry.name)?.language))
      if (found) hits.push({ ...entry, cost: cost.slip + found.distance, rest: found.rest })
    }
  }
  const least = Math.min(...hits.map((hit) => hit.cost))
  return hits.filter((hit) => hit.cost < least + rivalSlips)
}

/** The stem as the beginning of the word, with slips, nearest first: what is left over must then be an ending. */
function nearest(folding: string, stem: string, limit: number): { distance: number; rest: string }[] {
  const readings: { distance: number; rest: string }[] = []
  const allowed = stem.length < 7 ? Math.min(limit, 1) : limit
  const longest = Math.min(folding.length, stem.length + allowed)
  for (let end = Math.max(4, stem.length - allowed); end <= longest; end++) {
    const distance = editDistance(folding.slice(0, end), stem, allowed).whole
    if (distance <= allowed) readings.push({ distance, rest: folding.slice(end) })
  }
  return readings.sort((one, other) => one.distance - other.distance || one.rest.length - other.rest.length)
}

/** Folding makes one letter of two, also where stem and ending meet: gul-lar is gular. */
function isRest(rest: string, stem: string, language: NameLanguage | undefined): boolean {
  if (rest === '') return true
  return language !== undefined && (isEnding(rest, language) || isEnding(`${stem.at(-1)}${rest}`, language))
}
