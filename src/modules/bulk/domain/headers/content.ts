import { mentionsIn } from '../address/mentions.ts'
import { readSide, readSum, threeSides } from '../cells/numbers.ts'
import { readPhones } from '../cells/phones.ts'
import type { ColumnField } from '../fields.ts'

/** What the cells of a column look like: shares from 0 to 1 of those that are filled. */
export type Content = Readonly<{
  filled: number
  phones: number
  dates: number
  numbers: number
  sides: number
  regions: number
  districts: number
  /** An area and something after it. */
  addresses: number
  names: number
  /** A-17, №1002: a number of something. */
  codes: number
  /** 1, 2, 3: somebody has counted the rows. */
  counts: boolean
  /** The one in the middle, of the numbers. */
  middle: number
}>

const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[ T,].*)?$/
const name = /^\p{Lu}[\p{L}'’‘`ʻʼ.-]*(?:\s+[\p{L}'’‘`ʻʼ.()-]+){0,3}$/u

const code = /^[#№]?\s?\p{L}{0,5}[-_/#№ ]?\d{1,12}$/u

export function contentOf(texts: readonly string[]): Content {
  const count = (is: (text: string) => boolean) => texts.filter(is).length / Math.max(1, texts.length)
  const isDate = (text: string) => date.test(text)
  const numbers = texts.filter((text) => !isDate(text)).flatMap((text) => readSum(text)?.value ?? [])
  const areas = texts.map(areaOf)
  const share = (kind: string) => areas.filter((area) => area === kind).length / Math.max(1, texts.length)
  return {
    filled: texts.length,
    phones: count(isPhone),
    dates: count(isDate),
    numbers: numbers.length / Math.max(1, texts.length),
    sides: count((text) => threeSides(text) !== undefined && readSide(text) === undefined),
    regions: share('region'),
    districts: share('district'),
    addresses: share('address'),
    names: count((text) => name.test(text)),
    codes: count((text) => code.test(text)),
    counts:
      numbers.length > 2 && numbers.every((value, at) => at === 0 || value === (numbers[at - 1] ?? 0) + 1),
    middle: numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0,
  }
}

/** Also one that Excel has shortened: nothing else is written so. */
function isPhone(text: string): boolean {
  const read = readPhones(text)
  return 'phones' in read || read.problem.code === 'phone_broken_by_excel'
}

function areaOf(text: string): 'region' | 'district' | 'address' | undefined {
  const mentions = mentionsIn(text)
  if (mentions.length === 0) return undefined
  const named = mentions.reduce((sum, { from, to }) => sum + to - from, 0)
  const rest = text.replace(/[\s,.;]/g, '').length - named
  if (rest >= 5) return 'address'
  if (rest > 0) return undefined
  const onlyRegions = mentions.every(({ areas }) => areas.every(({ kind }) => kind === 'region'))
  return onlyRegions ? 'region' : 'district'
}

const most = 0.6

/** What a column is when nothing is written above it. */
export function fieldByContent(content: Content): { field: ColumnField | null; certainty: number } {
  const { phones, dates, sides, regions, districts, addresses, names, numbers, middle, counts } = content
  if (phones >= most) return { field: 'receiver_phone', certainty: 0.8 }
  if (dates >= most) return { field: null, certainty: 0.8 }
  if (sides >= most) return { field: 'sides', certainty: 0.7 }
  if (addresses >= most) return { field: 'to_address', certainty: 0.7 }
  if (regions + districts >= most)
    return { field: regions > districts ? 'to_region' : 'to_city', certainty: 0.7 }
  if (counts) return { field: null, certainty: 0.8 }
  if (numbers >= most && middle >= 1_000) return { field: 'product_fee', certainty: 0.5 }
  if (numbers >= most && middle > 0 && middle <= 100) return { field: 'weight', certainty: 0.4 }
  if (names >= most) return { field: 'receiver_name', certainty: 0.5 }
  return { field: null, certainty: 0 }
}
