import { countWords, numberWords } from './count-words.ts'
import { type FoundText, joined } from './find-street.ts'
import { goods } from './goods-words.ts'
import { honorifics } from './names.ts'
import { isSmallTalk, verb } from './small-talk.ts'
import {
  gapBefore,
  isFree,
  isIn,
  keysOf,
  type Reading,
  type Span,
  type Token,
  take,
  wordsOf,
} from './tokens.ts'

const labels = keysOf('mahsulot maxsulot tovar buyurtma zakaz zakazim item goods product tavar order')
const comments = keysOf(
  'qongiroq kechqurun keyin soat uyda ertaga tushdan pozvonite zvonit zvonite vecherom vechera posle zavtra zaranee call evening weekdays friday before qiling qilinglar domofon kod intercom chas',
)
/** Between the words of one thing. */
const joining = keysOf('va bilan uchun i s so na dlya po v and with for of the a iz k')
const units = keysOf('ming mln tis som sum')
const wide = keysOf('kg kilo razmer razmeri size')

const leastScore = 1.5

/** What is sent. */
export function findItem(reading: Reading): FoundText | undefined {
  const runs = freeRuns(reading)
  const best = runs
    .map((run) => ({ run, score: scoreOf(reading, run) }))
    .sort((one, other) => other.score - one.score)[0]
  if (!best || best.score < leastScore) return undefined
  take(reading, best.run, 'item')
  return {
    ...best.run,
    text: wordsOf(reading, best.run),
    certainty: best.score >= 4 ? 0.9 : best.score >= 2.5 ? 0.75 : 0.55,
  }
}

const weightWords = keysOf('ves vesi vazni vazn ogirligi ogirlik weight')
const kilograms = keysOf('kg kilo kilogramm kgs')
const mostKilograms = 100

/** "вес 4 кг": said of the parcel, not of what is sold by weight. */
export function findWeight(reading: Reading): (Span & { kilograms: string }) | undefined {
  const { tokens } = reading
  const at = tokens.findIndex((token) => isIn(weightWords, token))
  if (at < 0 || !tokens[at + 1]?.isNumber || !isFree(reading, at + 1)) return undefined
  const isDecimal = tokens[at + 2]?.isNumber === true && /^[.,]$/.test(gapBefore(reading, at + 2))
  const last = isDecimal ? at + 3 : at + 2
  if (!isIn(kilograms, tokens[last])) return undefined
  const kilos = isDecimal ? `${tokens[at + 1]?.text}.${tokens[at + 2]?.text}` : `${tokens[at + 1]?.text}`
  if (Number(kilos) > mostKilograms) return undefined
  take(reading, { first: at, last }, 'skip')
  return { first: at, last, kilograms: kilos }
}

/** What is asked of the courier. */
export function findComment(reading: Reading): FoundText | undefined {
  for (const run of freeRuns(reading, false))
    if (reading.tokens.slice(run.first, run.last + 1).some((token) => isIn(comments, token)))
      take(reading, run, 'comment')
  const found = joined(reading, 'comment')
  return found && { ...found, certainty: 0.8 }
}

/** Words that nothing has taken, segment by segment, without small talk at their ends. */
function freeRuns(reading: Reading, isTrimmed = true): Span[] {
  const { tokens } = reading
  const runs: Span[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!isFree(reading, at)) continue
    let last = at
    const isCut = (next: number) => isTrimmed && isIdle(reading, next) && !isIn(joining, tokens[next])
    while (isFree(reading, last + 1) && goesOn(reading, last + 1) && !isCut(last + 1)) last++
    const run = isTrimmed ? trimmed(reading, { first: at, last }) : { first: at, last }
    if (run) runs.push(run)
    at = last
  }
  return runs
}

/** In the same segment, in brackets behind it, or on the line of a label. */
function goesOn(reading: Reading, at: number): boolean {
  const { tokens } = reading
  if (tokens[at]?.segment === tokens[at - 1]?.segment) return true
  return (
    tokens[at]?.line === tokens[at - 1]?.line &&
    (/^ ?\($/.test(gapBefore(reading, at)) || isLabelledLine(reading, at))
  )
}

function isLabelledLine(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const start = tokens.findIndex(({ line }) => line === tokens[at]?.line)
  return isIn(labels, tokens[start]) && gapBefore(reading, start + 1).includes(':') && start > 0
}

function trimmed(reading: Reading, { first, last }: Span): Span | undefined {
  const { tokens } = reading
  let [start, end] = [first, last]
  while (start <= end && isIdle(reading, start)) start++
  while (end >= start && isIdle(reading, end)) end--
  const hasWord = tokens.slice(start, end + 1).some(({ isNumber, plain }) => !isNumber && plain.length > 2)
  return start <= end && hasWord ? { first: start, last: Math.min(end, start + 9) } : undefined
}

/** Small talk, and nothing that could be goods: "telefon" before a number is none, and the v of 12v is a part of it. */
function isIdle(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (!token || token.isNumber) return false
  const isUnit = reading.tokens[at - 1]?.isNumber === true && gapBefore(reading, at) === ''
  if (isUnit || isIn(countWords, token) || isSize(token)) return false
  if (isIn(goods, token) && reading.owners[at + 1] !== 'phone') return false
  return isSmallTalk(token) || verb.test(token.plain)
}

/** S, M, XL. */
const isSize = ({ text }: Token) => /^[SMLX]{1,3}$/.test(text)

function scoreOf(reading: Reading, { first, last }: Span): number {
  const { tokens, owners } = reading
  const words = tokens.slice(first, last + 1)
  const isCounted = words.some(
    (token, at) => (token.isNumber || numberWords.has(token.key)) && isIn(countWords, words[at + 1]),
  )
  const before = tokens[first - 1]
  let score = 1
  if (words.some((token) => isIn(goods, token))) score += 2.5
  if (isCounted || numberWords.has(words[0]?.key ?? '')) score += 2
  if (words.some((token) => isIn(wide, token))) score += 0.5
  if (before && isIn(labels, before) && before.line === tokens[first]?.line) score += 4
  if (owners[last + 1] === 'sum' || owners[first - 1] === 'sum') score += 1
  if (words.some((token) => isIn(comments, token))) score -= 2
  if (last === tokens.length - 1) score += 0.5
  if (words.every((token) => isIn(honorifics, token) || units.has(token.key))) score -= 3
  return score
}
