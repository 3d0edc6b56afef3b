import { doorWords, landmarkWords, streetBefore, streetWords } from './address-words.ts'
import type { FoundText } from './find-street.ts'
import { familyName, honorifics, isFirstName, looksLikeName, nameForm, namesThatAreWords } from './names.ts'
import { greetings, isSmallTalk, verb } from './small-talk.ts'
import {
  isFree,
  isIn,
  keysOf,
  type Reading,
  type Span,
  segmentAround,
  type Token,
  take,
  wordsOf,
} from './tokens.ts'

type Named = Span & Readonly<{ score: number; isKnown: boolean; text: string }>

const labels = keysOf(
  'kimga komu buyurtmachi ism ismi ismim ismlari imya fio oluvchi xaridor mijoz poluchatel zovut recipient receiver name contact kontakt klient kliyent',
)
const moreLabels = keysOf('ism ismi sharifi sharifim familiya familiyam familiyasi is qiluvchi i')
/** "Это Гуля", "this is Kate". */
const introducing = keysOf('eto is bu im am')
/** "Zebo nomiga", "Anvar aka uchun". */
const afterName = keysOf('nomiga uchun')
const beforeName = keysOf('dlya for')
const mostWords = 3
/** Below this, other words than known names are looked at, too. */
const leastKnown = 3

/** The one who receives; takes the words, and every other name with them. */
export function findName(reading: Reading): FoundText | undefined {
  const found = [...labelled(reading), ...known(reading)].sort((one, other) => other.score - one.score)
  const isEnough = (found[0]?.score ?? 0) >= leastKnown
  const all = isEnough ? found : [...found, ...unknown(reading)].sort((one, other) => other.score - one.score)
  const [best, ...others] = all
  if (!best || best.score < 1) return undefined
  take(reading, best, 'name')
  const overlaps = ({ first, last }: Span) => first <= best.last && best.first <= last
  const hasRival = others.some((other) => !overlaps(other) && other.score > best.score - 1.5)
  return { first: best.first, last: best.last, text: best.text, certainty: certaintyOf(best, hasRival) }
}

function certaintyOf({ score, isKnown }: Named, hasRival: boolean): number {
  if (hasRival) return 0.65
  if (!isKnown) return score >= 5 ? 0.85 : 0.6
  return score >= 4.5 ? 0.96 : score >= 3 ? 0.8 : 0.6
}

/** "Ism: Dilnoza Karimova", "меня зовут Игорь". */
function labelled(reading: Reading): Named[] {
  return reading.tokens.flatMap((token, at) => {
    if (!labels.has(token.key) || reading.tokens[at + 1]?.line !== token.line) return []
    const start = isIn(moreLabels, reading.tokens[at + 1]) ? at + 2 : at + 1
    const last = endOfName(reading, start)
    return last < start ? [] : [named(reading, { first: start, last }, 5)]
  })
}

function endOfName(reading: Reading, first: number): number {
  const { tokens } = reading
  let last = first - 1
  while (last - first + 1 < mostWords && canBeName(reading, last + 1)) {
    if (last >= first && tokens[last + 1]?.segment !== tokens[first]?.segment) break
    last++
  }
  while (last > first && isIn(honorifics, tokens[last])) last--
  return last
}

function canBeName(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (!token || token.isNumber || !isFree(reading, at) || token.plain.length < 2) return false
  return !isSmallTalk(token) || isFirstName(token)
}

function known(reading: Reading): Named[] {
  const found: Named[] = []
  for (const [at, token] of reading.tokens.entries()) {
    if (!isFree(reading, at) || token.isNumber || (found.at(-1)?.last ?? -1) >= at) continue
    const isName = isFirstName(token)
    const isBuilt = !isName && looksLikeName(token) && !isSmallTalk(token)
    if (!isName && !isBuilt) continue
    const isWord = namesThatAreWords.has(token.key) || isSmallTalk(token)
    const base = isBuilt ? 2.2 : isWord ? (token.isCapital ? 2 : 0.5) : 3
    found.push(named(reading, withFamily(reading, at), base))
  }
  return found
}

const isFamily = (reading: Reading, at: number, near: number) => {
  const token = reading.tokens[at]
  const name = reading.tokens[near]
  if (!token || token.isNumber || !isFree(reading, at) || token.segment !== name?.segment) return false
  if (token.isCapital !== name.isCapital) return false
  if (token.text.length === 1) return token.isCapital && at > near
  if (familyName.test(token.plain)) return token.isCapital || !isSmallTalk(token)
  const { first, last } = segmentAround(reading, at)
  const isAlone = last - first === 1 || reading.owners[at + 1] === 'phone'
  return token.isCapital && isAlone && at > near && !isSmallTalk(token) && !honorifics.has(token.key)
}

function withFamily(reading: Reading, at: number): Span {
  const first = isFamily(reading, at - 1, at) ? at - 1 : at
  let last = at
  while (last - first < 2 && isFamily(reading, last + 1, at)) last++
  return { first, last }
}

function named(reading: Reading, span: Span, base: number): Named {
  const { tokens } = reading
  const words = tokens.slice(span.first, span.last + 1)
  const isKnown = words.some(looksLikeName) || (base >= 5 && words.length > 1)
  return { ...span, isKnown, score: base + scoreOf(reading, span), text: textOf(reading, span) }
}

/** As it was written, each word with a capital, without a case. */
function textOf(reading: Reading, span: Span): string {
  const last = reading.tokens[span.last]
  const written = wordsOf(reading, span)
  const bare = span.first === span.last && last ? withoutEnding(written, last) : written
  return bare.replace(/(?<![\p{L}'’ʻʼ`])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

function withoutEnding(written: string, token: Token): string {
  const form = nameForm(token)
  if (form === undefined || form === token.plain) return written
  if (form.length >= token.plain.length) return written.replace(/[ыие]$/u, 'а').replace(/[iey]$/, 'a')
  const cyrillic = /(?:га|ка|қа|ни|нинг|да|дан|ман)$/u
  const latin = /(?:ga|ka|qa|ni|ning|da|dan|man)$/
  const bare = written.replace(cyrillic, '').replace(latin, '')
  return bare === written ? written.replace(/[ау]$/u, '') : bare
}

/** What speaks for a name where it stands, and what against. */
function scoreOf(reading: Reading, { first, last }: Span): number {
  const { tokens, owners } = reading
  const segment = segmentAround(reading, first)
  const next = pastHonorific(reading, last + 1)
  const isPhoneNear = owners[next] === 'phone' || owners[beforeLabel(reading, first - 1)] === 'phone'
  const others = countOthers(reading, segment, { first, last })
  let score = 0
  if (isPhoneNear) score += 2
  if (others === 0) score += 1.5
  if (last > first) score += 1.5
  if (tokens[first]?.isCapital) score += 0.5
  if (first === 0 || tokens[first - 1]?.line !== tokens[first]?.line) score += 0.5
  if (isIn(afterName, tokens[next]) || isIn(beforeName, tokens[first - 1])) score += 2
  if (isIn(introducing, tokens[first - 1])) score += 1
  if (!isPhoneNear && isCalledUpon(reading, last, segment, others)) score -= 2.5
  return score - against(reading, { first, last })
}

function against({ tokens, owners }: Reading, { first, last }: Span): number {
  const [before, next] = [tokens[first - 1], tokens[last + 1]]
  const isNext = next?.segment === tokens[last]?.segment
  const isBefore = before?.segment === tokens[first]?.segment
  if (isNext && next?.isNumber && owners[last + 1] !== 'phone') return 2
  if (isNext && (isIn(streetWords, next) || isIn(doorWords, next) || isIn(landmarkWords, next))) return 3
  return isBefore && (isIn(streetBefore, before) || isIn(landmarkWords, before)) ? 3 : 0
}

/** "Assalomu alaykum Nodira opa": the seller, not the receiver. */
function isCalledUpon(
  { tokens }: Reading,
  last: number,
  { first, last: end }: Span,
  others: number,
): boolean {
  const isGreeted = tokens.slice(first, end + 1).some((token) => greetings.has(token.key))
  const next = tokens[last + 1]
  return isGreeted || (others > 0 && next !== undefined && honorifics.has(next.key))
}

const pastHonorific = (reading: Reading, at: number) =>
  isIn(honorifics, reading.tokens[at]) ? beyondLabel(reading, at + 1) : beyondLabel(reading, at)

const phoneLabels = keysOf('tel telefon telefoni nomer nomeri raqam raqami phone mobile number')
const beyondLabel = (reading: Reading, at: number) => (isIn(phoneLabels, reading.tokens[at]) ? at + 1 : at)
const beforeLabel = (reading: Reading, at: number) =>
  isIn(honorifics, reading.tokens[at]) || isIn(beforeName, reading.tokens[at]) ? at - 1 : at

function countOthers({ tokens, owners }: Reading, segment: Span, { first, last }: Span): number {
  let count = 0
  for (let at = segment.first; at <= segment.last; at++) {
    const token = tokens[at]
    if ((at < first || at > last) && owners[at] !== 'phone' && token && !honorifics.has(token.key)) count++
  }
  return count
}

/** No name of ours: a word or two beside a phone, before "aka" or "opa", with a family name, or alone between two commas. */
function unknown(reading: Reading): Named[] {
  return reading.tokens.flatMap((token, at) => {
    if (!canBeName(reading, at) || token.plain.length < 3 || verb.test(token.plain)) return []
    const before = reading.tokens[at - 1]
    if (before?.segment === token.segment && canBeName(reading, at - 1)) return []
    const span = { first: at, last: endOfName(reading, at) }
    const score = unknownScore(reading, span)
    return score === 0 ? [] : [{ ...span, score, isKnown: false, text: textOf(reading, span) }]
  })
}

function unknownScore(reading: Reading, { first, last }: Span): number {
  const { tokens, owners } = reading
  const { first: start, last: end } = segmentAround(reading, first)
  const words = tokens.slice(first, last + 1)
  const isCapital = words.every((word) => word.isCapital)
  const isWhole = start === first && (end === last || isIn(honorifics, tokens[last + 1]))
  const hasFamily = words.length > 1 && words.some(({ plain }) => familyName.test(plain)) && isCapital
  const hasHonorific =
    isIn(honorifics, tokens[last + 1]) && tokens[last + 1]?.segment === tokens[last]?.segment
  const isPhoneNear =
    owners[pastHonorific(reading, last + 1)] === 'phone' ||
    owners[beforeLabel(reading, first - 1)] === 'phone'
  if (!isCapital && !isPhoneNear) return 0
  let score = isCapital ? 0.5 : 0
  if (isPhoneNear) score += 1
  if (isWhole) score += 0.5
  if (hasFamily) score += 2.5
  if (hasHonorific && words.length === 1) score += 2
  if (first === 0) score += 0.5
  if (isCapital && isIn(introducing, tokens[first - 1])) score += 1.5
  if (isAfterArea(reading, first)) score -= 0.5
  return words.length > 2 && !hasFamily ? 0 : Math.max(0, score - against(reading, { first, last }))
}

const isAfterArea = ({ owners }: Reading, at: number) =>
  owners[at - 1] === 'area' || owners[at - 1] === 'street'
