import { editDistance } from '../domain/edit-distance.ts'
import type { Book } from './book.ts'
import { isInDistrict, street } from './entries.ts'
import { flagOf, hasFlag, streetFlags } from './kind-flags.ts'
import { inScript } from './names.ts'
import { isKind, isMeaning, isNumber, wordsOf } from './words.ts'

/**
 * A street that was likely meant, in the letters of the text. `from` and `to`: where its name is written otherwise;
 * `written`: how, the same for all spellings of the slip in any letters.
 */
export type MeantStreet = Readonly<{
  street: number
  name: string
  written: string
  from: number
  to: number
}>

/** What a street is called in a district; `letters` has a bit for each letter in it. */
type Called = Readonly<{
  key: string
  letters: number
  entry: number
  /** A part of its name, or a name with a number: meant only where nothing else is. */
  isLess: boolean
}>
type Streets = Readonly<{ known: ReadonlySet<string>; called: readonly Called[] }>

const shelves = new WeakMap<Book, Map<number, Streets>>()

const mostMeant = 3

/**
 * Streets of this district that a text names with a slip or two, the nearest first. Nothing when it names anything that the
 * district has as it is called, in any script, or a word that is a name elsewhere: the map does not know every street.
 */
export function meantStreets(book: Book, districtId: number, text: string): readonly MeantStreet[] {
  const tokens = tokensOf(text)
  const names = tokens.filter(({ isName }) => isName)
  if (names.length === 0 || names.length > mostWords) return []
  const { known, called } = streetsOf(book, districtId)
  for (const run of runsOf(tokens)) {
    if (known.has(run.key)) return []
    if (isNameElsewhere(book, run)) continue
    const near = nearest(run.key, called)
    const meant = near.flatMap(({ entry }) => writtenFor(book, entry, text, run) ?? [])
    if (meant.length > 0) return firstOfEach(meant)
  }
  return []
}

type Token = Readonly<{
  stem: string
  from: number
  to: number
  isName: boolean
  isStreet: boolean
  isJoined: boolean
}>

/** More words than an address has are a story. */
const mostWords = 12
const word = /\p{L}[\p{L}'ʻʼ’‘`´]*/gu
/** Between words of one name. */
const joint = /^[\s.-]+$/

function tokensOf(text: string): Token[] {
  let last = 0
  return [...text.matchAll(word)].map(({ 0: written, index }): Token => {
    const stem = wordsOf(written)[0]?.stem ?? ''
    const isJoined = index > 0 && joint.test(text.slice(last, index))
    last = index + written.length
    const isName = written.length > 1 && stem !== '' && !isKind(stem) && !isMeaning(stem)
    return { stem, from: index, to: last, isName, isJoined, isStreet: hasFlag(flagOf(stem), streetFlags) }
  })
}

type Run = Readonly<{ key: string; stems: readonly string[]; from: number; to: number }>

const longestRun = 3

/** Words that stand together, as names have up to three of them, the longest first. */
function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = []
  for (let count = longestRun; count > 0; count--)
    for (let at = 0; at + count <= tokens.length; at++) {
      const some = tokens.slice(at, at + count)
      if (!some.every(({ isName, isJoined }, index) => isName && (index === 0 || isJoined))) continue
      const stems = some.map(({ stem }) => stem)
      const [before, after] = [tokens[at - 1], tokens[at + count]]
      // The word for a street beside it goes with the name: the other name brings its own.
      const from = before?.isStreet && some[0]?.isJoined ? before.from : (some[0] as Token).from
      const to = after?.isStreet && after.isJoined ? after.to : (some[count - 1] as Token).to
      runs.push({ key: stems.join(' '), stems, from, to })
    }
  return runs
}

const elsewhere = 5

function isNameElsewhere({ stemAt, postings }: Book, { stems }: Run): boolean {
  return stems.every((stem) => {
    const at = stemAt.get(stem)
    if (at === undefined) return false
    return (postings.from[at + 1] as number) - (postings.from[at] as number) >= elsewhere
  })
}

const slipsForgiven = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2)

function nearest(key: string, called: readonly Called[]): Called[] {
  const most = slipsForgiven(key.length)
  if (most === 0) return []
  const letters = lettersOf(key)
  const found: { one: Called; far: number }[] = []
  for (const one of called) {
    // People seldom mistype the first letter, and names that differ in it alone are many.
    if (one.key[0] !== key[0]) continue
    if (Math.abs(one.key.length - key.length) > most || bitsOf(one.letters ^ letters) > most * 2) continue
    const { whole } = editDistance(key, one.key, most)
    if (whole <= most) found.push({ one, far: whole })
  }
  const worth = ({ one, far }: { one: Called; far: number }) => far * 2 + Number(one.isLess)
  const least = Math.min(...found.map(worth))
  return found.filter((one) => worth(one) === least).map(({ one }) => one)
}

function lettersOf(key: string): number {
  let letters = 0
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31)
  return letters
}

function bitsOf(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text)

/** In the letters of the text; nothing when the map has the name in others only. */
function writtenFor(
  { entries, names }: Book,
  entry: number,
  text: string,
  run: Run,
): MeantStreet | undefined {
  const wantsCyrillic = isCyrillic(text.slice(run.from, run.to))
  const name = inScript(names[entries.name[entry] as number] ?? '', wantsCyrillic ? 'oz' : 'uz')
  return isCyrillic(name) === wantsCyrillic
    ? { street: entry, name, written: run.key, from: run.from, to: run.to }
    : undefined
}

const firstOfEach = (meant: readonly MeantStreet[]) =>
  [...new Map(meant.map((one) => [one.name, one])).values()].slice(0, mostMeant)

/** Made at the first question about a district, weightiest streets first. */
function streetsOf(book: Book, districtId: number): Streets {
  const shelf = shelves.get(book) ?? new Map<number, Streets>()
  shelves.set(book, shelf)
  const made = shelf.get(districtId) ?? readStreets(book, districtId)
  shelf.set(districtId, made)
  return made
}

const shortestPart = 4

function readStreets(book: Book, districtId: number): Streets {
  const { docs, entries } = book
  const known = new Set<string>()
  const called: Called[] = []
  for (let doc = 0; doc < docs.count; doc++) {
    const entry = docs.entry[doc] as number
    if (!isInDistrict(book, entry, districtId)) continue
    const { stems, isNumbered } = nameOfDoc(book, doc)
    const key = stems.join(' ')
    if (key === '') continue
    known.add(key)
    for (const stem of stems) if (stem.length >= shortestPart) known.add(stem)
    if (entries.kind[entry] !== street || (entries.id[entry] as number) > 0) continue
    called.push({ key, letters: lettersOf(key), entry, isLess: isNumbered })
    if (stems.length === 1) continue
    for (const part of stems)
      if (part.length > shortestPart)
        called.push({ key: part, letters: lettersOf(part), entry, isLess: true })
  }
  const weight = ({ entry }: Called) => entries.weight[entry] as number
  return { known, called: called.sort((one, other) => weight(other) - weight(one)) }
}

/** Without its kind and its numbers. */
function nameOfDoc({ docs, stems }: Book, doc: number): { stems: string[]; isNumbered: boolean } {
  const from = docs.start[doc] as number
  const all = Array.from(docs.stems.subarray(from, from + (docs.own[doc] as number)), (at) => stems[at] ?? '')
  return {
    stems: all.filter((stem) => stem !== '' && !isKind(stem) && !isMeaning(stem) && !isNumber(stem)),
    isNumbered: all.some(isNumber),
  }
}
