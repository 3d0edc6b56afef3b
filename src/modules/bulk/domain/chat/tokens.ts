import { foldLetters, plainWords } from '#modules/geo/domain/search-key.ts'
import type { Evidence } from '../row.ts'

/** A word or a number of a message. */
export type Token = Readonly<{
  from: number
  to: number
  text: string
  /** In plain Latin letters, whatever the script. */
  plain: string
  /** What all spellings of it have in common. */
  key: string
  /** The key, and that of the word without what Uzbek grammar hung on it. */
  forms: readonly string[]
  isNumber: boolean
  isCapital: boolean
  /** Counted from 0; commas, full stops and line ends part them. */
  segment: number
  line: number
}>

/** What words were taken for; the rest is free. */
export type Owner = 'phone' | 'sum' | 'area' | 'street' | 'landmark' | 'name' | 'item' | 'comment' | 'skip'

/** A message while it is being read: every word is taken once. */
export type Reading = { text: string; tokens: readonly Token[]; owners: (Owner | undefined)[] }

/** Words from one to another, both counted in. */
export type Span = Readonly<{ first: number; last: number }>

/** Chats say the same words again and again. */
const known = new Map<string, Word>()
const folded = new Map<string, string>()
const mostKnown = 20_000

const shape =
  /(?:р-н|м-в|м-р|пр-т|пр-д|б-р)(?!\p{L})|\p{L}[\p{L}\p{M}]*(?:['’‘`´ʹ]\p{L}[\p{L}\p{M}]*)*['’‘`´ʹ]?|\d+/giu
const strongBreak = /[\n,;:!?|•()«»"“”=]|\p{Extended_Pictographic}/u
/** Dashes and slashes part only with blanks around them: 14-uy and 9/2 are one. */
const looseBreak = /\s[-–—/]\s|^[-–—]\s|—/
/** A full stop after these says that the word goes on in the reader's head. */
const shortened = new Set(
  'ul koch ko d dom kv k uy u sh g gor obl vil tum t tel r rayon mkr m mf mfy per pr prt str st im apt no nom nomer dok korp ter pos kor xon s b ak'.split(
    ' ',
  ),
)

export function readMessage(text: string): Reading {
  const tokens: Token[] = []
  let [segment, line, end] = [0, 0, 0]
  for (const { 0: word, index } of text.matchAll(shape)) {
    const gap = text.slice(end, index)
    const before = tokens.at(-1)
    if (gap.includes('\n')) line++
    if (before && (isBreak(gap, before, word) || isEnd(gap, tokens, word))) segment++
    tokens.push(tokenOf(word, index, segment, line))
    end = index + word.length
  }
  return { text, tokens, owners: tokens.map(() => undefined) }
}

function isBreak(gap: string, before: Token, word: string): boolean {
  if (/^[.,:]$/.test(gap) && before.isNumber && /^\d/.test(word)) return false
  if (strongBreak.test(gap) || looseBreak.test(gap)) return true
  return gap.includes('.') && (before.isNumber || !(shortened.has(before.plain) || before.plain.length === 1))
}

/** "17-xon. Drel": after its number even a shortened word ends what was said. */
function isEnd(gap: string, tokens: readonly Token[], word: string): boolean {
  const [number, unit] = [tokens.at(-2), tokens.at(-1)]
  const isCounted = number?.isNumber === true && unit?.isNumber === false && unit.from - number.to < 2
  return isCounted && /\.\s/.test(gap) && /^\p{L}/u.test(word)
}

type Word = Pick<Token, 'plain' | 'key' | 'forms' | 'isNumber' | 'isCapital'>

function tokenOf(text: string, from: number, segment: number, line: number): Token {
  let word = known.get(text)
  if (!word) {
    if (known.size >= mostKnown) known.clear()
    word = wordOf(text)
    known.set(text, word)
  }
  return { from, to: from + text.length, text, segment, line, ...word }
}

function wordOf(text: string): Word {
  if (/^\d/.test(text)) return { plain: text, key: text, forms: [text], isNumber: true, isCapital: false }
  const plain = plainWords(text).join('')
  return {
    plain,
    key: keyOf(plain),
    forms: withoutCase(plain).map(keyOf),
    isNumber: false,
    isCapital: /^\p{Lu}/u.test(text),
  }
}

const shortestFolded = 4

/** The key of a word that is in plain letters already. Short words are taken as they stand: folded they all are one. */
export function keyOf(plain: string): string {
  if (plain.length < shortestFolded) return plain
  const before = folded.get(plain)
  if (before !== undefined) return before
  if (folded.size >= mostKnown) folded.clear()
  const key = foldLetters(plain)
  folded.set(plain, key)
  return key
}

/** Words of a list as keys; written in Latin letters, parted by blanks. */
export const keysOf = (words: string): ReadonlySet<string> =>
  new Set(words.trim().toLowerCase().split(/\s+/).map(keyOf))

export const isFree = ({ owners }: Reading, at: number) => at in owners && owners[at] === undefined

export function take({ owners }: Reading, { first, last }: Span, owner: Owner): void {
  for (let at = first; at <= last; at++) owners[at] = owner
}

/** What stands between a word and the one before it. */
export const gapBefore = ({ text, tokens }: Reading, at: number) =>
  text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from ?? text.length)

export const evidenceOf = ({ tokens }: Reading, { first, last }: Span): Evidence => ({
  from: tokens[first]?.from ?? 0,
  to: tokens[last]?.to ?? 0,
})

export const wordsOf = (reading: Reading, span: Span) => {
  const { from, to } = evidenceOf(reading, span)
  return reading.text.slice(from, to).replace(/\s+/g, ' ')
}

const caseEndings = /(?<=.{3})(?:danman|larga|larni|lar|dagi|gacha|ning|niki|dan|lik|man|ga|ka|qa|ni|da)$/

/** A word as it stands, and without what Uzbek grammar hung on it. */
export function withoutCase(plain: string): string[] {
  const bare = plain.replace(caseEndings, '')
  return bare === plain ? [plain] : [plain, bare]
}

export const isIn = (words: ReadonlySet<string>, token: Token | undefined) =>
  token?.forms.some((form) => words.has(form)) === true

/** The words of the segment that a word stands in. */
export function segmentAround({ tokens }: Reading, at: number): Span {
  const segment = tokens[at]?.segment
  let [first, last] = [at, at]
  while (tokens[first - 1]?.segment === segment && first > 0) first--
  while (tokens[last + 1]?.segment === segment) last++
  return { first, last }
}
