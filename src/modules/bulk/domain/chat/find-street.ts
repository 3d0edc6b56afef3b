import {
  areaKinds,
  doorWords,
  landmarkAfter,
  landmarkBefore,
  landmarkWords,
  quarterWords,
  streetBefore,
  streetWords,
} from './address-words.ts'
import { countWords } from './count-words.ts'
import { goods } from './goods-words.ts'
import { looksLikeName } from './names.ts'
import { isSmallTalk, verb } from './small-talk.ts'
import {
  gapBefore,
  isFree,
  isIn,
  keysOf,
  type Owner,
  type Reading,
  type Span,
  take,
  wordsOf,
} from './tokens.ts'

export type FoundText = Span & Readonly<{ text: string; certainty: number }>

const mostNameWords = 3
const measures = keysOf('razmer razmeri razmera size r xl kg kilo gr gramm ml litr sm mm')
const landmarkLabel = /^(?:ориентир|mo['’ʻʼ`]?ljal|мўлжал)\S*[\s:-]+/i
const ordinals = /^(?:y|iy|ya|aya|oy|chi|nchi|inchi|th|nd)$/

/** Street, quarter, house and flat. `after` is the last word of the area, where an address goes on without any word for it. */
export function findStreet(reading: Reading, after: number | undefined): FoundText | undefined {
  for (let at = 0; at < reading.tokens.length; at++) if (isFree(reading, at)) takeAnchored(reading, at)
  const hasAnchor = reading.owners.includes('street')
  const nextToArea = after === undefined ? 0 : takeAfterArea(reading, after, hasAnchor)
  const village = nextToArea > 0 ? reading.owners.lastIndexOf('street') : undefined
  const numbered = hasAnchor || nextToArea > 0.6 ? 0 : takeNumbered(reading, village)
  const found = joined(reading, 'street')
  if (!found) return undefined
  const hasNumber = /\d/.test(found.text)
  const certainty = hasAnchor ? (hasNumber ? 0.93 : 0.7) : Math.max(nextToArea, numbered)
  return { ...found, text: `${quarterBefore(reading, after)}${found.text}`, certainty }
}

/** "Юнусабад 13, дом 7": the number is the quarter's, and means nothing without the name that was taken for the district. */
function quarterBefore(reading: Reading, after: number | undefined): string {
  const { tokens, owners } = reading
  if (after === undefined || owners[after + 1] !== 'street' || !tokens[after + 1]?.isNumber) return ''
  const end = endOfPieces(reading, after + 1)
  const isNamed = [quarterWords, doorWords].some((words) => isIn(words, tokens[end + 1]))
  const isOwn = isNextTo(reading, after + 1, after) && !(isNamed && isNextTo(reading, end + 1, end))
  return isOwn && !isIn(areaKinds, tokens[after]) ? `${tokens[after]?.text} ` : ''
}

/** The last piece of 20-14-5. */
function endOfPieces(reading: Reading, at: number): number {
  let last = at
  while (reading.tokens[last + 1]?.isNumber && /^[-–/]$/.test(gapBefore(reading, last + 1))) last++
  return last
}

/** Everything that was taken for one field, in order; what shows where it came from is the longest run of it. */
export function joined(reading: Reading, owner: Owner): Omit<FoundText, 'certainty'> | undefined {
  const runs: Span[] = []
  for (const [at, taken] of reading.owners.entries()) {
    if (taken !== owner) continue
    const before = runs.at(-1)
    if (before && before.last === at - 1) runs[runs.length - 1] = { first: before.first, last: at }
    else runs.push({ first: at, last: at })
  }
  const longest = runs.toSorted((one, other) => other.last - other.first - (one.last - one.first))[0]
  return longest && { ...longest, text: runs.map((run) => withTail(reading, run)).join(', ') }
}

/** A bracket that was opened inside is closed. */
function withTail(reading: Reading, run: Span): string {
  const text = wordsOf(reading, run)
  return text.includes('(') && !text.includes(')') ? `${text})` : text
}

function takeAnchored(reading: Reading, at: number): void {
  const token = reading.tokens[at]
  if (!token || token.isNumber) return
  if (isIn(doorWords, token) && isAfterTaken(reading, at)) takeDoorWord(reading, at)
  else if (isIn(doorWords, token) && isBareDoor(reading, at)) takeDoor(reading, at)
  else if (isLabel(reading, at)) takeLabelled(reading, at)
  else if (isIn(quarterWords, token) && hasNameBefore(reading, at)) takeNamedBefore(reading, at)
  else if (isIn(streetBefore, token) || isIn(quarterWords, token)) takeNamedAfter(reading, at)
  else if (isIn(streetWords, token)) takeNamedBefore(reading, at)
  else if (/^(?:ts|c)$/.test(token.plain) && reading.tokens[at + 1]?.isNumber)
    take(reading, { first: at, last: at + 1 }, 'street')
}

const isNextTo = (reading: Reading, at: number, of: number) =>
  reading.tokens[at] !== undefined && reading.tokens[at]?.segment === reading.tokens[of]?.segment

/** "Uychi koʻchasi 45 uy": the number is taken, its word is not. */
const isAfterTaken = ({ tokens, owners }: Reading, at: number) =>
  tokens[at - 1]?.isNumber === true &&
  owners[at - 1] === 'street' &&
  tokens[at - 1]?.segment === tokens[at]?.segment

/** In "55 кв 3" the number of the flat stands behind its word, in "45 uy 3 xonadon" it does not. */
function takeDoorWord(reading: Reading, at: number): void {
  const isOwn = isHouseNumber(reading, at + 1) && isNextTo(reading, at + 1, at)
  const isOfNext = isIn(doorWords, reading.tokens[at + 2]) && isNextTo(reading, at + 2, at)
  take(reading, { first: at, last: isOwn && !isOfNext ? endOfNumber(reading, at + 1) : at }, 'street')
}

/** One letter is a door only beside a number: "д. 6". */
const isBareDoor = (reading: Reading, at: number) =>
  isHouseNumber(reading, at - 1) || isHouseNumber(reading, at + 1)

function hasNameBefore(reading: Reading, at: number): boolean {
  return isFree(reading, at - 1) && isNextTo(reading, at - 1, at) && !isSmallTalk(reading.tokens[at - 1])
}

/** Up to four digits, or a piece of 9/2 and 20-14-5. */
function isHouseNumber(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (!token?.isNumber || token.text.length > 4 || !isFree(reading, at)) return false
  const next = reading.tokens[at + 1]
  if (next?.segment !== token.segment || /^\s*[-–]/.test(gapBefore(reading, at + 1))) return true
  return !(isIn(countWords, next) || isIn(measures, next))
}

function takeDoor(reading: Reading, at: number): void {
  const isBefore = isHouseNumber(reading, at - 1) && isNextTo(reading, at - 1, at)
  if (isBefore) {
    const first = startOfNumber(reading, at - 1)
    take(reading, { first: startOfName(reading, first), last: at }, 'street')
    return
  }
  if (!isHouseNumber(reading, at + 1) || reading.tokens[at + 1]?.line !== reading.tokens[at]?.line) return
  take(reading, { first: startOfOpenName(reading, at), last: endOfNumber(reading, at + 1) }, 'street')
}

/** "Шевченко дом 34": a name right before the door is the street's. */
const startOfOpenName = (reading: Reading, at: number) =>
  isNextTo(reading, at - 1, at) && !isIn(streetWords, reading.tokens[at - 1]) ? startOfName(reading, at) : at

/** "Amir Temur koʻchasi 9/2", "Turon MFY", "9 kvartal". */
function takeNamedBefore(reading: Reading, at: number): void {
  const isOrdinal =
    ordinals.test(reading.tokens[at - 1]?.plain ?? '') && reading.tokens[at - 2]?.isNumber === true
  const number = isOrdinal ? at - 2 : at - 1
  const isNumbered = isHouseNumber(reading, number) && isNextTo(reading, number, at)
  const first = startOfName(reading, isNumbered ? startOfNumber(reading, number) : at)
  const isTwoWords = isIn(streetWords, reading.tokens[at + 1]) && isNextTo(reading, at + 1, at)
  const last = endOfNumber(reading, (isTwoWords ? at + 1 : at) + 1)
  if (first < at || last > at) take(reading, { first, last: Math.max(last, at) }, 'street')
}

/** "ул. Мирзо Улугбека 27", "массив Ц-13". */
function takeNamedAfter(reading: Reading, at: number): void {
  let last = at
  while (last - at < 4 && isNameWord(reading, last + 1) && isNextTo(reading, last + 1, at)) last++
  const end = endOfNumber(reading, last + 1)
  if (end > at) take(reading, { first: at, last: end }, 'street')
}

/** "Koʻcha: Istiqlol 12". */
const isLabel = (reading: Reading, at: number) =>
  gapBefore(reading, at + 1).includes(':') &&
  (isIn(streetWords, reading.tokens[at]) || isIn(streetBefore, reading.tokens[at]))

function takeLabelled(reading: Reading, at: number): void {
  take(reading, { first: at, last: at }, 'skip')
  let last = at
  while (last - at < 4 && isNameWord(reading, last + 1) && isNextTo(reading, last + 1, at + 1)) last++
  const end = endOfNumber(reading, last + 1)
  if (end > at) take(reading, { first: at + 1, last: end }, 'street')
}

/** A word that can be in the name of a street. */
function isNameWord(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (!token || token.isNumber || !isFree(reading, at)) return false
  if (isInitial(reading, at) || isHyphened(reading, at)) return true
  if (verb.test(token.plain) && !token.isCapital) return false
  return !(
    isSmallTalk(token) ||
    isIn(areaKinds, token) ||
    isIn(measures, token) ||
    isIn(doorWords, token) ||
    isIn(countWords, token)
  )
}

/** "Ш. Рашидова", at the beginning. */
function isInitial(reading: Reading, at: number): boolean {
  const [token, next] = [reading.tokens[at], reading.tokens[at + 1]]
  const isFirst = reading.tokens[at - 1]?.segment !== token?.segment
  return (
    isFirst &&
    token?.text.length === 1 &&
    token.isCapital &&
    next?.isCapital === true &&
    gapBefore(reading, at + 1).startsWith('.')
  )
}

/** "Ат-Термизий" is one name. */
const isHyphened = (reading: Reading, at: number) =>
  reading.tokens[at + 1]?.isNumber === false && /^[-–]$/.test(gapBefore(reading, at + 1))

function startOfName(reading: Reading, at: number): number {
  let first = at
  while (at - first < mostNameWords && isNameWord(reading, first - 1) && isNextTo(reading, first - 1, at))
    first--
  return first
}

/** From any piece of 20-14-5 to its first. */
function startOfNumber(reading: Reading, at: number): number {
  let first = at
  while (isHouseNumber(reading, first - 1) && /^[-–/]$/.test(gapBefore(reading, first))) first--
  return first
}

/** The last word of a house number that begins here: 27, 12a, 9/2, 16-20; one before when none does. */
function endOfNumber(reading: Reading, at: number): number {
  const { tokens } = reading
  const isNear = /^[\s.,№#-]{0,3}$/.test(gapBefore(reading, at)) && tokens[at]?.line === tokens[at - 1]?.line
  if (!isNear || !isHouseNumber(reading, at)) return at - 1
  let last = at
  while (isHouseNumber(reading, last + 1) && /^[-–/]$/.test(gapBefore(reading, last + 1))) last++
  const letter = tokens[last + 1]
  const hasLetter =
    letter && !letter.isNumber && /^[a-z]$/.test(letter.plain) && gapBefore(reading, last + 1).length < 2
  if (hasLetter && gapBefore(reading, last + 1) !== ' ') last++
  return last
}

/** What follows an area in its segment or the next one: "Qarshi, Nasaf 56", "Қўқон Турон", "Юнусабад 13". */
function takeAfterArea(reading: Reading, after: number, hasAnchor: boolean): number {
  const { tokens } = reading
  const first = after + 1
  const segment = tokens[first]?.segment ?? 0
  if (!tokens[first] || segment - (tokens[after]?.segment ?? 0) > 1) return 0
  if (segment === tokens[after]?.segment && isHouseNumber(reading, first)) {
    take(reading, { first, last: endOfNumber(reading, first) }, 'street')
    return 0.75
  }
  let last = after
  while (last - after < 4 && isNameWord(reading, last + 1) && tokens[last + 1]?.segment === segment) last++
  if (last === after) return 0
  const end = tokens[last + 1]?.segment === segment ? endOfNumber(reading, last + 1) : last
  if (end > last) {
    take(reading, { first, last: end }, 'street')
    return 0.8
  }
  const isWhole = tokens[last + 1] === undefined || tokens[last + 1]?.segment !== segment
  const isCloseBy = segment === tokens[after]?.segment
  const isVillage = last === first && tokens[first]?.isCapital === true && !looksLikeName(tokens[first])
  if (hasAnchor || !isWhole || last - after > 2 || !(isCloseBy || isVillage)) return 0
  take(reading, { first, last }, 'street')
  return isCloseBy ? 0.55 : 0.5
}

/** A name with a house number alone between two commas; after a village, only right behind it. */
function takeNumbered(reading: Reading, from: number | undefined): number {
  const { tokens } = reading
  const village = from === undefined ? undefined : (tokens[from]?.segment ?? 0)
  for (let at = (from ?? 0) + 1; at < tokens.length; at++) {
    if (village !== undefined && (tokens[at]?.segment ?? 0) > village + 1) return 0
    if (!isHouseNumber(reading, at) || !isNextTo(reading, at - 1, at)) continue
    const first = startOfName(reading, at)
    const last = endOfNumber(reading, at)
    const isStart = tokens[first - 1]?.segment !== tokens[first]?.segment
    if (first === at || !isStart || tokens[last + 1]?.segment === tokens[at]?.segment) continue
    if (tokens.slice(first, at).some((token) => isIn(goods, token))) continue
    take(reading, { first, last }, 'street')
    return 0.6
  }
  return 0
}

/** "bozor yonida", "возле Сиаба". */
export function findLandmark(reading: Reading): FoundText | undefined {
  const { tokens } = reading
  for (const [at, token] of tokens.entries()) {
    if (!isFree(reading, at)) continue
    if (isIn(landmarkAfter, token)) takeBack(reading, at)
    else if (isIn(landmarkBefore, token)) takeOn(reading, at)
  }
  const found = joined(reading, 'landmark')
  return found && { ...found, text: found.text.replace(landmarkLabel, ''), certainty: 0.92 }
}

function takeBack(reading: Reading, at: number): void {
  const { tokens } = reading
  let first = at
  while (at - first < 4 && isNextTo(reading, first - 1, at) && isLandmarkPart(reading, first - 1)) first--
  if (first < at) take(reading, { first, last: tokens[at] ? at : first }, 'landmark')
}

/** A number belongs to it only as that of a school or the like. */
function isLandmarkPart(reading: Reading, at: number): boolean {
  const token = reading.tokens[at]
  if (
    !token ||
    !isFree(reading, at) ||
    [doorWords, streetWords, quarterWords].some((words) => isIn(words, token))
  )
    return false
  return token.isNumber ? isIn(landmarkWords, reading.tokens[at + 1]) : !isSmallTalk(token)
}

function takeOn(reading: Reading, at: number): void {
  const isWordFor = /^(?:orientir|moljal)/.test(reading.tokens[at]?.plain ?? '')
  const start = at + 1
  const isNear =
    isNextTo(reading, start, at) || (isWordFor && reading.tokens[start]?.line === reading.tokens[at]?.line)
  let last = at
  while (isNear && last - at < 6 && isFree(reading, last + 1) && isNextTo(reading, last + 1, start)) last++
  if (last > at) take(reading, { first: at, last }, 'landmark')
}
