import { doorWords, streetBefore, streetWords } from './address-words.ts'
import { countWords, numberWords } from './count-words.ts'
import { gapBefore, isFree, isIn, keysOf, type Reading, type Span, segmentAround, take } from './tokens.ts'

export type FoundSum = Span & Readonly<{ value: number; certainty: number }>

/** How an amount is written: with its unit, in groups of three, as a long round number, or as a short one. */
type Form = 'unit' | 'grouped' | 'long' | 'short'
type Amount = Span & Readonly<{ value: number; form: Form; isEach: boolean }>

const thousand = /^(?:ming(?:ga|dan|lik|ta|ni|cha)?|tis(?:yach[aiu]?|yacha)?|tish[ai]?|tys|thousand|k)$/
const million = /^(?:mln|million(?:a|ov|ga|dan|lik)?|mil|millyon)$/
const currency = /^(?:so?m(?:ga|dan|lik|ni)?|sum(?:ov|a|i|s|ga|dan|lik)?|uzs|soum)$/
const delivery = keysOf(
  'dostavka dostavkasi dostavku dostavki yetkazish yetkazib delivery shipping kuryer kurer pochta yolkira',
)
const prepaid = keysOf('predoplata zaklad avans oldindan deposit bandlov')
const totals = keysOf(
  'bolarkan bolar bolyapti oplate tolov jami hammasi hammasiga umumiy itogo itog vsego total obshaya obshchaya summa summasi sum narx narxi narxni sena tsena price stoimost amount cost boldi boladi',
)
const each = keysOf('har biri donasi kajdiy kajdaya shtuka shtuku each per')
/** Before an amount, alone: "по 75 тысяч", "at 150k". */
const eachBefore = new Set(['po', 'at'])
const paid = keysOf('tolangan toladim tolaganman toladik oplachen oplacheno oplatil oplatila oplatili paid')
/** "Pulini tashladim": sent, but only if it was money. */
const sent = keysOf(
  'tashladim otkazdim otkazib perevela perevel otpravil otpravila skinula skinul qildim transferred',
)
const money = keysOf(
  'pul pulini pulni karta kartaga kartangizga kartu karte chek chekini klik click payme dengi denginu',
)
const denied = keysOf('emas hali ne net not yet')
const notMoney = keysOf(
  'razmer razmeri razmerli razmera size r rost etaj qavat uy uyi dom kv kvartira xonadon xona xon kvartal mavze daha mkr mikrorayon massiv podezd podyezd maktab maktabi shkola kg kilo gr gramm litr ml metr metrov metra sm mm soat chas chasov kun dney yosh let yil god xl ofis office apt house flat block dona ta sht shtuk pcs protsent foiz',
)
const codes = keysOf('kod kodi domofon kv kvartira apt house dom uy intercom')
const indexWords = keysOf('indeks index zip')

const most = 100_000_000

/** The money for the goods, where it is written so that nothing else can be meant. */
export function findSum(reading: Reading): FoundSum | undefined {
  const amounts = amountsOf(reading).filter(({ form, value }) => form !== 'short' && value <= most)
  for (const amount of amounts) take(reading, amount, isForOther(reading, amount) ? 'skip' : 'sum')
  return chosen(
    reading,
    amounts.filter(({ first }) => reading.owners[first] === 'sum'),
  )
}

/** "150 да": a number that nothing else wanted, in thousands. */
export function findShortSum(reading: Reading): FoundSum | undefined {
  const found = chosen(
    reading,
    amountsOf(reading).filter((amount) => amount.form === 'short' && !isForOther(reading, amount)),
  )
  if (found) take(reading, found, 'sum')
  return found
}

function chosen(reading: Reading, amounts: readonly Amount[]): FoundSum | undefined {
  const best = bestOf(reading, amounts)
  if (!best) return undefined
  const before = amountsPrepaid(reading, best.value)
  if (before === 0 && isPaid(reading)) return undefined
  const { value, certainty } = valued(reading, best, amounts)
  const isLess = before > 0 && before < value
  return {
    first: best.first,
    last: best.last,
    value: isLess ? value - before : value,
    certainty: isLess ? 0.6 : certainty,
  }
}

/** Nothing is to be asked of a receiver who has paid. */
function isPaid(reading: Reading): boolean {
  const { tokens } = reading
  return tokens.some((token, at) => {
    const isSent = isIn(sent, token)
    if (!isSent && !isIn(paid, token)) return false
    if (isIn(denied, tokens[at - 1]) || isIn(denied, tokens[at + 1])) return false
    const { first, last } = segmentAround(reading, at)
    return !isSent || tokens.slice(first, last + 1).some((word) => isIn(money, word))
  })
}

/** "oldindan 1 000 000": a part that was paid before. */
function amountsPrepaid(reading: Reading, whole: number): number {
  const free = { ...reading, owners: reading.owners.map((owner) => (owner === 'skip' ? undefined : owner)) }
  return amountsOf(free)
    .filter((amount) => amount.value < whole && isSaidOf(reading, amount, prepaid))
    .reduce((sum, { value }) => sum + value, 0)
}

function bestOf(reading: Reading, amounts: readonly Amount[]): Amount | undefined {
  const rank = (amount: Amount) =>
    (isTotal(reading, amount) ? 8 : 0) +
    { unit: 4, grouped: 3, long: 2, short: 0 }[amount.form] -
    (amount.isEach ? 4 : 0)
  return amounts.toSorted((one, other) => rank(other) - rank(one) || other.value - one.value)[0]
}

const sureness: Readonly<Record<Form, number>> = { unit: 0.97, grouped: 0.96, long: 0.93, short: 0.7 }

function valued(
  reading: Reading,
  best: Amount,
  amounts: readonly Amount[],
): { value: number; certainty: number } {
  const count = best.isEach && !isTotal(reading, best) ? goodsCount(reading) : 1
  const rivals = amounts.filter(({ form, value }) => form !== 'short' && value !== best.value)
  const certainty = sureness[best.form]
  if (best.isEach && !isTotal(reading, best))
    return { value: best.value * count, certainty: count > 1 ? 0.75 : 0.85 }
  // "narxi 120 ming, 2 ta olaman": the price of one or of both.
  if (isPriceOnly(reading, best) && goodsCount(reading) > 1) return { value: best.value, certainty: 0.8 }
  const isClear = rivals.length === 0 || (best.form !== 'short' && isTotal(reading, best))
  return { value: best.value, certainty: isClear ? certainty : 0.65 }
}

const prices = keysOf('narx narxi narxini sena tsena price')

const isPriceOnly = ({ tokens }: Reading, { first }: Amount) =>
  tokens.slice(Math.max(0, first - 2), first).some((token) => isIn(prices, token))

/** How many pieces are ordered: "3 та", "two knives". */
function goodsCount({ tokens }: Reading): number {
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    const count = token.isNumber ? Number(token.text) : numberWords.get(token.key)
    if (count === undefined || count > 50) continue
    if (isIn(countWords, next)) return count
    if (!token.isNumber && count > 1 && next !== undefined && !next.isNumber) return count
  }
  return 1
}

function isTotal(reading: Reading, { first, last }: Amount): boolean {
  const { tokens } = reading
  if (gapBefore(reading, first).includes('=')) return true
  const near = [...tokens.slice(Math.max(0, first - 3), first), ...tokens.slice(last + 1, last + 3)]
  const line = tokens[first]?.line
  return near.some((token) => token.line === line && isIn(totals, token))
}

/** Of the delivery, or paid before: never the money for the goods. */
const isForOther = (reading: Reading, amount: Amount) =>
  isSaidOf(reading, amount, delivery) || isSaidOf(reading, amount, prepaid)

/** Where a segment has two amounts, such a word belongs to the nearer one. */
function isSaidOf(reading: Reading, { first, last }: Amount, words: ReadonlySet<string>): boolean {
  const { tokens } = reading
  const around = segmentAround(reading, first)
  const start = gapBefore(reading, around.first).includes(':') ? around.first - 1 : around.first
  for (let at = Math.max(start, 0); at <= around.last; at++) {
    if (!isIn(words, tokens[at])) continue
    const far = at < first ? first - at : at - last
    const between = at < first ? tokens.slice(at, first) : tokens.slice(last + 1, at)
    const other = nearestNumber(reading, at, { first, last })
    const isWith = /^bilan$/.test(tokens[at + 1]?.plain ?? '') && tokens[at + 2]?.isNumber === true
    const isOfOther = isWith ? at > last : at < first ? other <= far : other < far
    if (!between.some(({ isNumber }) => isNumber) && !isOfOther) return true
  }
  return false
}

/** How far the nearest number is that belongs to no phone and is not this one. */
function nearestNumber({ tokens, owners }: Reading, at: number, { first, last }: Span): number {
  const segment = tokens[at]?.segment
  return tokens.reduce((least, token, other) => {
    const isOther =
      token.isNumber &&
      token.segment === segment &&
      owners[other] !== 'phone' &&
      (other < first || other > last)
    return isOther ? Math.min(least, Math.abs(other - at)) : least
  }, Number.POSITIVE_INFINITY)
}

function amountsOf(reading: Reading): Amount[] {
  const found: Amount[] = []
  for (let at = 0; at < reading.tokens.length; at++) {
    const amount = amountAt(reading, at)
    if (!amount) continue
    found.push(amount)
    at = amount.last
  }
  return found
}

function amountAt(reading: Reading, first: number): Amount | undefined {
  const token = reading.tokens[first]
  if (!token || !isFree(reading, first) || isCode(reading, first)) return undefined
  if (!token.isNumber) {
    const spelled = spelledAt(reading, first)
    return spelled && andMore(reading, spelled)
  }
  const number = numberAt(reading, first)
  const isEach = isEachBefore(reading, first)
  const withUnit = unitAfter(reading, number)
  if (withUnit) return andMore(reading, { ...withUnit, first, isEach: isEach || withUnit.isEach })
  if (number.value === 0) return undefined
  const form = number.isGrouped ? 'grouped' : formOf(reading, first, number.value)
  if (form === undefined) return undefined
  const value = form === 'short' ? number.value * 1_000 : number.value
  return { first, last: number.last, value, form, isEach }
}

/** "код 77к", "кв 12". */
const isCode = (reading: Reading, at: number) =>
  isIn(codes, reading.tokens[at - 1]) && /^[\s.№#-]*$/.test(gapBefore(reading, at))

type Number_ = Readonly<{ value: number; last: number; isGrouped: boolean }>

/** Groups of three after blanks, dots or commas are one number; so is a decimal. */
function numberAt(reading: Reading, first: number): Number_ {
  const { tokens } = reading
  let digits = tokens[first]?.text ?? ''
  let last = first
  while (isGroup(reading, last + 1, last === first ? digits.length : 3)) digits += tokens[++last]?.text
  if (last > first && isHouse(reading, first, last))
    return { value: Number(tokens[first]?.text), last: first, isGrouped: false }
  if (last > first) return { value: Number(digits), last, isGrouped: true }
  const next = tokens[first + 1]
  const isDecimal = next?.isNumber && next.text.length < 3 && /^[.,]$/.test(gapBefore(reading, first + 1))
  if (isDecimal && isFree(reading, first + 1) && million.test(tokens[first + 2]?.plain ?? ''))
    return { value: Number(`${digits}.${next.text}`), last: first + 1, isGrouped: false }
  return { value: Number(digits), last, isGrouped: false }
}

/** "Quva, Navoiy 14 460 000": the first number is the house's when the words before it follow an area or name a street. */
function isHouse(reading: Reading, first: number, last: number): boolean {
  const { tokens, owners } = reading
  const isWhole = last - first === 2 || thousand.test(tokens[last + 1]?.plain ?? '')
  if (!isWhole || !/^ +$/.test(gapBefore(reading, first + 1))) return false
  if (isIn(doorWords, tokens[first - 1]) && tokens[first - 2]?.isNumber !== true) return true
  const isWord = (at: number) =>
    isFree(reading, at) && tokens[at]?.isNumber === false && tokens[at]?.segment === tokens[first]?.segment
  let at = first - 1
  while (first - at < 5 && isWord(at)) {
    if (isIn(streetWords, tokens[at]) || isIn(streetBefore, tokens[at])) return true
    at--
  }
  return at < first - 1 && owners[at] === 'area'
}

const isGroup = (reading: Reading, at: number, before: number) =>
  before <= 3 &&
  isFree(reading, at) &&
  /^\d{3}$/.test(reading.tokens[at]?.text ?? '') &&
  /^(?:[.,'’]|[ \u00a0]{1,2})$/.test(gapBefore(reading, at))

type WithUnit = Readonly<{ value: number; last: number; form: 'unit'; isEach: boolean }>

/** "460 ming soʻm", "1 mln", "360.000 soʻm", "560 т.с.": the unit may have a second one after it. */
function unitAfter(reading: Reading, { value, last }: Number_): WithUnit | undefined {
  const unit = unitAt(reading, last + 1)
  if (!unit) return undefined
  const after = unitAt(reading, unit.last + 1)
  const end = after?.times === 1 && unit.times !== 1 ? after : unit
  const isEach = unit.isEach || end.isEach
  const total = Math.round(value * unit.times)
  // "150 so'm" is said of nothing: it is thousands that are meant.
  const isShort = unit.times === 1 && total < 1_000
  return { value: isShort ? total * 1_000 : total, last: end.last, form: 'unit', isEach }
}

function unitAt(reading: Reading, at: number): { times: number; last: number; isEach: boolean } | undefined {
  const { tokens } = reading
  const token = tokens[at]
  if (!token || token.isNumber || !isFree(reading, at)) return undefined
  if (/[\n,;]/.test(gapBefore(reading, at))) return undefined
  const isEach = /^(?:ming|so?m)dan$/.test(token.plain)
  if (thousand.test(token.plain)) return { times: 1_000, last: at, isEach }
  if (million.test(token.plain)) return { times: 1_000_000, last: at, isEach }
  if (currency.test(token.plain)) return { times: 1, last: at, isEach }
  const isGlued = gapBefore(reading, at) === ''
  if (token.plain === 't' && tokens[at - 1]?.isNumber) {
    const isWithSum = tokens[at + 1]?.plain === 's' && /^\.? ?$/.test(gapBefore(reading, at + 1))
    if (isWithSum || isGlued) return { times: 1_000, last: isWithSum ? at + 1 : at, isEach }
  }
  return token.plain === 's' && isGlued ? { times: 1, last: at, isEach } : undefined
}

/** "1 mln 200 ming" goes on. */
function andMore(reading: Reading, amount: Amount): Amount {
  const isMillions = million.test(reading.tokens[amount.last]?.plain ?? '')
  const next = reading.tokens[amount.last + 1]
  if (!isMillions || !next || !isFree(reading, amount.last + 1)) return amount
  if (!next.isNumber) {
    const spelled = spelledAt(reading, amount.last + 1)
    return spelled ? { ...amount, value: amount.value + spelled.value, last: spelled.last } : amount
  }
  const number = numberAt(reading, amount.last + 1)
  const rest = unitAfter(reading, number) ?? inThousands(reading, number)
  if (!rest || rest.value >= 1_000_000) return amount
  return {
    ...amount,
    value: amount.value + rest.value,
    last: rest.last,
    isEach: amount.isEach || rest.isEach,
  }
}

/** "1 million 50". */
function inThousands({ tokens }: Reading, { value, last }: Number_): WithUnit | undefined {
  const next = tokens[last + 1]
  const isOther = next?.segment === tokens[last]?.segment && (isIn(countWords, next) || isIn(notMoney, next))
  const isShort = value >= 10 && value < 1_000 && !isOther
  return isShort ? { value: value * 1_000, last, form: 'unit', isEach: false } : undefined
}

/** "yuz ellik ming", "полтора миллиона". */
function spelledAt(reading: Reading, first: number): Amount | undefined {
  const { tokens } = reading
  let [last, value] = [first - 1, 0]
  for (;;) {
    const more = numberWords.get(tokens[last + 1]?.key ?? '')
    if (more === undefined || !isFree(reading, last + 1)) break
    value = more === 100 && value > 0 && value < 10 ? value * 100 : value + more
    last++
  }
  if (last < first) return undefined
  const unit = unitAfter(reading, { value, last, isGrouped: false })
  const isMoney = unit && unit.value >= 1_000 && reading.tokens[unit.last]?.plain !== 'k'
  return isMoney ? { ...unit, first, isEach: unit.isEach } : undefined
}

function isEachBefore(reading: Reading, first: number): boolean {
  const { tokens } = reading
  const before = tokens[first - 1]
  const isSaid = before !== undefined && eachBefore.has(before.plain)
  const around = segmentAround(reading, first)
  return isSaid || tokens.slice(around.first, around.last + 1).some((token) => isIn(each, token))
}

/** A number without a unit: long and round it is a sum, short it may be one in thousands. */
function formOf(reading: Reading, at: number, value: number): Form | undefined {
  const { tokens } = reading
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (isIn(indexWords, before)) return undefined
  if (value >= 5_000 && value <= 90_000_000 && value % 500 === 0) return 'long'
  const isOther = isIn(notMoney, next) && next?.segment === tokens[at]?.segment
  const isTied = /[-–/:.]$/.test(gapBefore(reading, at)) || /^[-–/:]|^\.\d/.test(gapBefore(reading, at + 1))
  if (value < 25 || value > 999 || isOther || isTied) return undefined
  return isSaidAsSum(reading, at) ? 'short' : undefined
}

/** "150 да", "380 ga", "narxi 150", or a number at the very end. */
function isSaidAsSum(reading: Reading, at: number): boolean {
  const { tokens } = reading
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (next && /^(?:da|ga|dan|lik)$/.test(next.plain) && next.segment === tokens[at]?.segment) return true
  if (isIn(totals, before) || (isIn(totals, next) && next?.segment === tokens[at]?.segment)) return true
  return next === undefined || next.line !== tokens[at]?.line || tokens[at]?.segment !== before?.segment
}
