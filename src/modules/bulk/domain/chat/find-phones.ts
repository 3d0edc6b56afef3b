import { parsePhone } from '#kernel/phone.ts'
import { gapBefore, isIn, keysOf, type Reading, type Span, take } from './tokens.ts'

export type FoundPhone = Span & Readonly<{ digits: string; certainty: number }>

type Candidate = FoundPhone & Readonly<{ score: number }>

/** How people group nine digits, likeliest first. */
const groupings: Readonly<Record<string, number>> = {
  ...{ '2-3-2-2': 5, '2-7': 5, '9': 5, '2-3-4': 5, '5-4': 3, '5-2-2': 4, '2-4-3': 4, '2-5-2': 3 },
  ...{ '3-2-2-2': 3, '3-3-3': 4, '2-2-2-3': 3, '3-6': 3, '2-3-1-1-1-1': 2, '3-4-2': 2 },
}
/** Of operators and regions; others could be given out, but hardly are. */
const codesInUse = /^(?:20|33|50|55|77|87|88|9[01345789]|6[125679]|7[0-689])/
const joins = /^[\s().\-–+]{0,4}$/
const houseWords = keysOf('uy dom d kv kvartira xonadon xona uyi kvartal mavze etaj podezd podyezd korpus')
const corrections = keysOf(
  'xato kechirasiz togrisi togri oy sorry wait oshibka tochnee izvinite uzr adashdim notogri',
)
/** Where fewer digits than this are left over, a number is a number. */
const leastScore = 4

/** Phones of a message, as they are written; the merchant's own is passed over. */
export function findPhones(reading: Reading, own: string | undefined): FoundPhone[] {
  const candidates = reading.tokens.flatMap((_, at) => candidatesAt(reading, at))
  const found: FoundPhone[] = []
  for (const candidate of candidates.sort(
    (one, other) => other.score - one.score || one.first - other.first,
  )) {
    if (reading.owners.slice(candidate.first, candidate.last + 1).some(Boolean)) continue
    found.push(candidate)
    take(reading, candidate, 'phone')
  }
  return corrected(reading, distinct(found.sort((one, other) => one.first - other.first))).filter(
    ({ digits }) => digits !== own,
  )
}

function distinct(found: readonly FoundPhone[]): FoundPhone[] {
  return [...new Map(found.toReversed().map((phone) => [phone.digits, phone])).values()].toReversed()
}

/** "90 111 22 33, sorry, 90 111 22 34": the one before the correction is no phone of anybody. */
function corrected({ tokens }: Reading, found: readonly FoundPhone[]): FoundPhone[] {
  const isTakenBack = (one: FoundPhone, next: FoundPhone | undefined) =>
    next !== undefined &&
    next.first - one.last < 5 &&
    tokens.slice(one.last + 1, next.first).some((token) => isIn(corrections, token))
  return found.filter((one, at) => !isTakenBack(one, found[at + 1]))
}

function candidatesAt(reading: Reading, first: number): Candidate[] {
  const { tokens } = reading
  const found: Candidate[] = []
  let digits = ''
  const groups: number[] = []
  for (let last = first; last < tokens.length && digits.length < 12; last++) {
    const token = tokens[last]
    if (!token?.isNumber || (last > first && !joins.test(gapBefore(reading, last)))) break
    if (last > first && /\n/.test(gapBefore(reading, last))) break
    digits += token.text
    groups.push(token.text.length)
    const candidate = candidateOf(reading, { first, last }, digits, groups)
    if (candidate) found.push(candidate)
  }
  return found
}

function candidateOf(
  reading: Reading,
  { first, last }: Span,
  digits: string,
  groups: readonly number[],
): Candidate | undefined {
  const prefix = prefixOf(digits)
  const local = parsePhone(digits.slice(prefix.length))
  if (prefix.length + 9 !== digits.length || local === undefined) return undefined
  if (prefix === '8' && isIn(houseWords, reading.tokens[first - 1])) return undefined
  const isKnownCode = codesInUse.test(local)
  const shape = withoutPrefix(groups, prefix.length).join('-')
  const score =
    (groupings[shape] ?? 0) + (isKnownCode ? 2 : 0) + (prefix === '998' ? 3 : prefix === '8' ? 1 : 0)
  if (score < leastScore) return undefined
  return { first, last, digits: local, score, certainty: isKnownCode ? 0.98 : 0.7 }
}

function prefixOf(digits: string): string {
  if (digits.length === 12 && digits.startsWith('998')) return '998'
  return digits.length === 10 && digits.startsWith('8') ? '8' : ''
}

function withoutPrefix(groups: readonly number[], length: number): number[] {
  const left = [...groups]
  let rest = length
  while (rest > 0 && left.length > 0) {
    const cut = Math.min(rest, left[0] ?? 0)
    left[0] = (left[0] ?? 0) - cut
    rest -= cut
    if (left[0] === 0) left.shift()
  }
  return left
}
