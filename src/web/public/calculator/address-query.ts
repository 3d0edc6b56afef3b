import { deliveryOptions, deliveryTypes } from '#modules/pricing/domain/facts.ts'
import { chooseWeight, fullBox, isBox, type ParcelChoice, type Sides } from '#parcel/price/parcel-choice.ts'
import { type Extras, mostSoum, type Question, usualWay, type Way } from '#parcel/price/question.ts'
import { boxes, type Size, type Terms } from '#parcel/price/terms.ts'
import { defaultLocale, type Locale } from '#platform/i18n/locales.ts'
import { parseNumber } from '#ui/fields/number-text.ts'

/*
 * The calculator in the address, so that a price can be shared and a form works without a script:
 * from, to (an id, or a name as typed), size, w (kg), l, wd, h (cm), cod, val, cover, sign, way (option-type). A second
 * cod, `return`, has the money brought back in cash; a second val, `fresh`, says that what is inside spoils. The names
 * stand in the page table too: with them the page is rendered for its caller, without them it is kept. We write plain
 * numbers, the same in every language; a form without a script sends them as its language writes them.
 */
const broughtBack = 'return'
const spoils = 'fresh'

/** Far above what is carried, so that the answer can say why; below what the API takes. */
export const mostKg = 10_000
export const mostCm = 10_000
/** Of a place that was typed. */
const longestPlace = 80

type ReadNumber = (name: string, most: number, whole?: boolean) => number | undefined

export type AskedInAddress = Omit<Question, 'from' | 'to'> & Readonly<{ from: string; to: string }>

/** What cannot be understood is passed over: an old or broken link still opens the page. */
export function readQuery(
  query: URLSearchParams,
  terms: Terms,
  locale: Locale = defaultLocale,
): AskedInAddress {
  const number: ReadNumber = (name, most, whole) => {
    const written = query.getAll(name).find((text) => /^\d/.test(text)) ?? ''
    const value = parseNumber(written, { locale, whole })
    // Above zero and sensible, or not there.
    return value === undefined || value <= 0 || value > most ? undefined : value
  }
  return {
    from: placeText(query, 'from'),
    to: placeText(query, 'to'),
    parcel: readParcel(query, number, terms),
    extras: readExtras(query, number, terms),
    way: readWay(query),
  }
}

export function writeQuery({ from, to, parcel, extras, way }: Question, terms: Terms): string {
  const query = new URLSearchParams()
  const put = (name: string, value: number | string | undefined) => {
    if (value) query.set(name, String(value))
  }
  put('from', from?.id)
  put('to', to?.id)
  put('size', parcel.size)
  putParcel(put, parcel, terms)
  put('cod', extras.cod)
  if (extras.codReturn) query.append('cod', broughtBack)
  put('val', extras.parcelValue)
  if (extras.perishable) query.append('val', spoils)
  put('cover', extras.coverLevel)
  put('sign', extras.signature ? 1 : 0)
  if (way.option !== usualWay.option || way.type !== usualWay.type) put('way', wayText(way))
  return query.toString()
}

export const wayText = ({ option, type }: Way) => `${option}-${type}`

type Put = (name: string, value: number | string | undefined) => void

function putParcel(put: Put, { size, weightGrams, sidesCm }: ParcelChoice, terms: Terms): void {
  const isFull = isBox(size) && weightGrams === terms.boxes[size].weightGrams
  if (!isFull && weightGrams !== undefined) put('w', weightGrams / 1000)
  if (isBox(size)) return
  const [length, width, height] = sidesCm
  put('l', length)
  put('wd', width)
  put('h', height)
}

const placeText = (query: URLSearchParams, name: string) =>
  (query.get(name) ?? '').trim().slice(0, longestPlace)

function readParcel(query: URLSearchParams, number: ReadNumber, terms: Terms): ParcelChoice {
  const kg = number('w', mostKg)
  const weightGrams = kg === undefined ? undefined : Math.round(kg * 1000)
  const side = (name: string) => number(name, mostCm)
  const sidesCm: Sides = [side('l'), side('wd'), side('h')]
  const size = readSize(query, weightGrams, sidesCm)
  if (!isBox(size)) return { size, weightGrams, sidesCm }
  const box = fullBox(size, terms)
  return weightGrams === undefined ? box : chooseWeight(box, weightGrams, terms)
}

/** Numbers without a size are those of a parcel of its own. */
function readSize(query: URLSearchParams, weightGrams: number | undefined, sidesCm: Sides): Size {
  const named = query.get('size')
  const box = boxes.find((name) => name === named)
  if (box) return box
  const isMeasured = weightGrams !== undefined || sidesCm.some((side) => side !== undefined)
  return named === 'other' || isMeasured ? 'other' : 'small'
}

function readExtras(query: URLSearchParams, number: ReadNumber, terms: Terms): Extras {
  const soum = (name: string) => Math.round(number(name, mostSoum, true) ?? 0)
  const level = number('cover', terms.cover.levels.length) ?? 0
  return {
    cod: soum('cod'),
    codReturn: query.getAll('cod').includes(broughtBack),
    parcelValue: soum('val'),
    perishable: query.getAll('val').includes(spoils),
    coverLevel: Number.isInteger(level) ? level : 0,
    signature: query.get('sign') === '1',
  }
}

/** `delivery_option` is what other pages call the first half. */
function readWay(query: URLSearchParams): Way {
  const [first, second] = (query.get('way') ?? query.get('delivery_option') ?? '').split('-', 2)
  return {
    option: deliveryOptions.find((option) => String(option) === first) ?? usualWay.option,
    type: deliveryTypes.find((type) => String(type) === second) ?? usualWay.type,
  }
}
