import type { Book } from './book.ts'
import { inOtherLayout } from './keyboard.ts'
import { flagOf } from './kind-flags.ts'
import { beginning, begins, isWord, type Meant, nearWords, stemOfWord } from './vocabulary.ts'
import { isKind, isMeaning, isNumber, type Word, wordsOf } from './words.ts'

/** One reading of one or two words of a question: the docs with this stem have them. `bits` says which words. */
export type Term = Readonly<{
  bits: number
  stem: number
  /** A second stem that the doc must have, too. */
  also?: number
  sure: number
  weight: number
}>

export type AskedHouse = Readonly<{
  bits: number
  number: number
  /** Upper case, with its stroke: "A", "/3". */
  suffix: string
  /** Said to be a house, as in "12-uy". */
  isMarked: boolean
}>

export type Question = Readonly<{
  terms: readonly Term[]
  /** By word: how much it says. */
  weights: readonly number[]
  /** All words that say a name or a number, as bits. */
  bits: number
  weight: number
  /** Words that stand there twice: the bit of the first, by the bit of the second. */
  twice: ReadonlyMap<number, number>
  /** What it says that the thing is (kind-flags.ts). */
  flags: number
  /** Words for a kind of landmark, as bits. */
  meanings: number
  /** Numbers and single letters, as bits: "Chilonzor 9", "Chilonzor C". */
  numbers: number
  houses: readonly AskedHouse[]
}>

/** More would be an attack; addresses are shorter. */
const longestQuestion = 200
const mostWords = 14
const unknownWeight = 5
const letterWeight = 0.7
/** A last word shorter than this has perhaps only been begun, and says less. */
const wholeLength = 5

/** Reads a text in any script. With `unfinished` its last word may be half typed. */
export function readQuestion(book: Book, text: string, unfinished: boolean): Question {
  const cut = text.slice(0, longestQuestion)
  const words = withoutFlat(wordsOf(inRightLayout(book, cut, unfinished)), cut).slice(0, mostWords)
  let [flags, meanings, numbers] = [0, 0, 0]
  const terms: Term[] = []
  const weights: number[] = []
  const said: boolean[] = []
  const isAllKinds = words.every(({ stem }) => isKind(stem))
  const isOpen = unfinished && !/[\s,.;]$/.test(cut)
  for (const [at, word] of words.entries()) {
    const isLast = at === words.length - 1 && isOpen
    const meant = isHouseSign(words, at) ? [] : meantBy(book, word, isLast)
    const kind = isAllKinds ? undefined : kindOf(book, words, at, meant)
    flags |= flagOf(kind ?? (feminine.test(word.plain) ? '#feminine' : ''))
    if (kind === undefined && isMeaning(word.stem)) meanings |= 1 << at
    if (kind === undefined && (isNumber(word.stem) || word.plain.length === 1)) numbers |= 1 << at
    said[at] = kind === undefined
    const begun = isLast && words.length > 1 ? Math.min(1, word.folded.length / wholeLength) : 1
    const weight = kind === undefined ? weightOf(book, word, meant) * begun : 0
    weights.push(weight)
    if (kind === undefined)
      for (const { stem, sure } of meant) terms.push({ bits: 1 << at, stem, sure, weight })
  }
  terms.push(...joinedTerms(book, words, weights, said), ...splitTerms(book, words, weights, said, terms))
  const bits = said.reduce((all, is, at) => (is ? all | (1 << at) : all), 0)
  return {
    terms: terms.sort((one, other) => other.sure - one.sure || other.weight - one.weight),
    weights,
    bits,
    weight: weights.reduce((sum, one) => sum + one, 0),
    twice: twiceIn(words, said),
    flags,
    meanings,
    numbers,
    houses: housesIn(words, cut),
  }
}

/** "Ташкентская" goes with улица, which is often left out; with школа and область, too, but those are said. */
const feminine = /(?<=.{3})skaya$/

/** "д. 12", "d 12": a house, no name. */
const isHouseSign = (words: readonly Word[], at: number) =>
  words[at]?.plain === 'd' && isNumber(words[at + 1]?.stem ?? '')

function kindOf(book: Book, words: readonly Word[], at: number, meant: readonly Meant[]): string | undefined {
  const stem = words[at]?.stem ?? ''
  if (isHouseSign(words, at)) return '#house'
  if (stem === '#flat') return '#quarter'
  if (isKind(stem)) return stem
  // "г. Карши", "р. Чиланзар"
  if (words[at]?.plain === 'g' && !isNumber(words[at - 1]?.stem ?? '')) return '#city'
  const [best] = meant
  const guessed = best && best.sure < 1 ? (book.stems[best.stem] ?? '') : ''
  return isKind(guessed) && best && best.sure > 0.6 ? guessed : undefined
}

function weightOf(book: Book, { plain }: Word, meant: readonly Meant[]): number {
  if (plain.length === 1 && !isNumber(plain)) return letterWeight
  const [best] = meant
  if (!best) return unknownWeight
  // A word that is there as it stands says what it says, whatever rarer words begin so.
  if (best.sure === 1) return book.stemWeight[best.stem] as number
  return Math.max(...meant.slice(0, 3).map(({ stem }) => book.stemWeight[stem] as number))
}

const shortestBeginning = 2

function meantBy(book: Book, { folded, stem, plain }: Word, isLast: boolean): Meant[] {
  const exact = book.stemAt.get(stem)
  const found: Meant[] = exact === undefined ? [] : [{ stem: exact, sure: 1 }]
  if (isNumber(stem) || plain.length === 1) return found
  if (isLast && folded.length >= shortestBeginning)
    found.push(...beginning(book, folded).filter((one) => one.stem !== exact))
  const shorter = longAdjective.test(plain)
    ? book.stemAt.get(wordsOf(plain.replace(longAdjective, ''))[0]?.stem ?? '')
    : undefined
  if (shorter !== undefined && shorter !== exact) found.push({ stem: shorter, sure: 0.85 })
  const same = found.length === 0 ? stemOfWord(book, folded) : undefined
  if (same !== undefined) found.push({ stem: same, sure: 0.95 })
  const isCommon = exact !== undefined && countOf(book, found.slice(0, 1)) > rare
  if (folded.length >= shortestSlip && !isCommon) {
    const near = nearWords(book, folded, isLast)
    found.push(...near.filter(({ stem: other }) => !found.some((one) => one.stem === other)))
  }
  return found
}

/** "Ханкинская" is of Xonqa; of Пушкинская the whole is the name, and found first. */
const longAdjective = /(?<=.{3})(?:in|ov|ev|an)sk(?:iy|aya|oye|oe|oy)$/

/** What hardly anything is called may itself be a slip, of a mapper or of whoever asks. */
const rare = 3
const shortestSlip = 4

const countOf = ({ postings }: Book, meant: readonly Meant[]) =>
  meant.reduce(
    (sum, { stem }) => sum + (postings.from[stem + 1] as number) - (postings.from[stem] as number),
    0,
  )

/** "Oq tepa" is also Oqtepa. */
function joinedTerms(
  book: Book,
  words: readonly Word[],
  weights: readonly number[],
  said: readonly boolean[],
): Term[] {
  return words.flatMap((word, at): Term[] => {
    const next = words[at + 1]
    if (!next || !said[at] || !said[at + 1] || isNumber(word.stem) || isNumber(next.stem)) return []
    const stem = stemOfWord(book, word.folded + next.folded)
    if (stem === undefined) return []
    return [{ bits: 3 << at, stem, sure: 0.97, weight: (weights[at] ?? 0) + (weights[at + 1] ?? 0) }]
  })
}

const shortestHalf = 3

/** "Fayoztepa" is also Fayoz-Tepa, if no one word is meant for certain. Its two halves count half each. */
function splitTerms(
  book: Book,
  words: readonly Word[],
  weights: readonly number[],
  said: readonly boolean[],
  terms: readonly Term[],
): Term[] {
  return words.flatMap(({ folded }, at): Term[] => {
    const bits = 1 << at
    if (
      !said[at] ||
      isNumber(folded) ||
      terms.some((term) => term.bits === bits && term.sure >= 0.95 && countOf(book, [term]) > rare)
    )
      return []
    for (let cut = folded.length - shortestHalf; cut >= shortestHalf; cut--) {
      const first = stemOfWord(book, folded.slice(0, cut))
      const second = stemOfWord(book, folded.slice(cut))
      if (first === undefined || second === undefined) continue
      return [{ bits, stem: first, also: second, sure: 0.9, weight: weights[at] ?? 0 }]
    }
    return []
  })
}

function twiceIn(words: readonly Word[], said: readonly boolean[]): Map<number, number> {
  const firstOf = new Map<string, number>()
  const twice = new Map<number, number>()
  for (const [at, { stem }] of words.entries()) {
    if (!said[at]) continue
    const first = firstOf.get(stem)
    if (first === undefined) firstOf.set(stem, at)
    else twice.set(1 << at, 1 << first)
  }
  return twice
}

/** "9-kv" is a quarter, "12, kv 9" a flat. */
const quarterSign = /\d-?(?:kv|кв)(?!\p{L})/iu

/** Without flat, floor and entrance: they are no part of what the map knows. A quarter is also written kv. */
function withoutFlat(words: readonly Word[], text: string): Word[] {
  const isQuarter =
    quarterSign.test(text) || words.some(({ stem }) => stem === '#house' || stem === '#quarter')
  const dropped = new Set<number>()
  for (const [at, { stem, plain }] of words.entries()) {
    const isAfter = isNumber(words[at + 1]?.stem ?? '') && !dropped.has(at + 1)
    const isBefore = isNumber(words[at - 1]?.stem ?? '') && !dropped.has(at - 1)
    const hasHouse = words.slice(0, at).some((word) => isNumber(word.stem))
    const isFlat =
      stem === '#flat' && (plain === 'kv' ? isAfter && hasHouse && !(isBefore && isQuarter) : true)
    if (!isFlat && stem !== '#floor' && stem !== '#entrance') continue
    if (!isAfter && !isBefore) continue
    dropped.add(at).add(isAfter ? at + 1 : at - 1)
  }
  return words.filter((_, at) => !dropped.has(at))
}

/** All numbers that may be a house's, with their letter or part: "12A", "12/3", "12 korpus 3". */
function housesIn(words: readonly Word[], text: string): AskedHouse[] {
  const parts = new Set<number>()
  return words.flatMap((word, at): AskedHouse[] => {
    if (!isNumber(word.stem) || word.stem.length > 4 || parts.has(at)) return []
    let [bits, suffix, end] = [1 << at, '', at]
    const letter = words[at + 1]
    if (
      letter &&
      letter.plain.length === 1 &&
      !isNumber(letter.plain) &&
      !isNumber(words[at + 2]?.plain ?? '')
    ) {
      bits |= 2 << at
      suffix = letter.plain.toUpperCase()
      end = at + 1
    }
    const isBlock = words[end + 1]?.stem === '#block' || words[end + 1]?.plain === 'k'
    const part = words[end + (isBlock ? 2 : 1)]
    if (part && isNumber(part.stem) && (isBlock || isParted(text, word.stem, part.stem))) {
      bits |= ((isBlock ? 2 | 4 : 2) << end) >>> 0
      suffix += `/${part.stem}`
      parts.add(end + (isBlock ? 2 : 1))
    }
    const isMarked =
      [words[at - 1]?.stem, words[end + 1]?.stem].includes('#house') || isHouseSign(words, at - 1)
    return [{ bits, number: Number(word.stem), suffix, isMarked }]
  })
}

const isParted = (text: string, number: string, part: string) =>
  new RegExp(`(?<!\\d)${number}\\s?\\p{L}?\\s?[/\\\\-]\\s?${part}(?!\\d)`, 'u').test(text)

/** Words that make sense only with the other keyboard layout are read with it. */
function inRightLayout(book: Book, text: string, unfinished: boolean): string {
  const pieces = text.split(/(\s+)/)
  return pieces
    .map((piece, at) => {
      if (piece.length < 3 || !/\p{L}.*\p{L}/u.test(piece)) return piece
      const isLast = unfinished && at === pieces.length - 1
      const known = howKnown(book, piece, isLast)
      if (known >= 2) return piece
      const others = [piece.replace(/[,.;:]+$/, ''), piece].flatMap((one) => inOtherLayout(one) ?? [])
      return others.find((other) => howKnown(book, other, isLast) > known) ?? piece
    })
    .join('')
}

/** 3 when all its words are known, 2 when the last begins one, 0 otherwise. */
function howKnown(book: Book, piece: string, isLast: boolean): number {
  const words = wordsOf(piece).filter(({ plain }) => plain.length > 1 && !isNumber(plain))
  if (words.length === 0) return /\p{L}/u.test(piece) ? 1 : 3
  const levels = words.map(({ folded, stem }, at) => {
    if (book.stemAt.has(stem) || isWord(book, folded)) return 3
    return isLast && at === words.length - 1 && folded.length >= 3 && begins(book, folded) ? 2 : 0
  })
  return Math.min(...levels)
}
