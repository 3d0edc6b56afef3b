import { type AddressParts, splitAddress, streetAndLandmark } from './address/split-address.ts'
import { cleanLine } from './cells/lines.ts'
import { threeSides } from './cells/numbers.ts'
import { type ColumnField, isWholeField, type WholeField } from './fields.ts'
import { foldText } from './fold-text.ts'
import { repeatsHeader } from './headers/header-rows.ts'
import type { Texts } from './row.ts'

type Column = Readonly<{ index: number; field: ColumnField | null; header?: string }>
type Written = { [field in ColumnField]?: string }
type Whole = { [field in WholeField]?: string }

/** A row of the file as a row of the table: columns of one field are joined, whole addresses and sides are taken apart. */
export function textsOf(cells: readonly string[], columns: readonly Column[]): Texts {
  const texts: Written = {}
  let whole: Whole | undefined
  for (const { index, field, unit, isWhole } of takenFrom(columns)) {
    const cell = (cells[index] ?? '').trim()
    if (cell === '') continue
    const text = unit !== undefined && /^[\d\s.,]+$/.test(cell) ? `${cell} ${unit}` : cell
    let written: Written = texts
    if (isWhole) {
      whole ??= {}
      written = whole
    }
    const before = written[field]
    written[field] = before === undefined || before === text ? text : `${before}${joint(field)}${text}`
  }
  if (whole) takeApart(whole, texts)
  return texts
}

const units: { readonly [field in ColumnField]?: Readonly<{ said: RegExp; written: string }> } = {
  weight: { said: /(?<!\p{L})(?:г|гр|грамм\p{L}*|g|gr|gramm?)(?!\p{L})/iu, written: 'g' },
  length: { said: /(?<!\p{L})(?:мм|mm)(?!\p{L})/iu, written: 'mm' },
  width: { said: /(?<!\p{L})(?:мм|mm)(?!\p{L})/iu, written: 'mm' },
  height: { said: /(?<!\p{L})(?:мм|mm)(?!\p{L})/iu, written: 'mm' },
  product_fee: { said: /(?<!\p{L})(?:тыс|минг|ming)(?!\p{L})/iu, written: 'ming' },
  parcel_value: { said: /(?<!\p{L})(?:тыс|минг|ming)(?!\p{L})/iu, written: 'ming' },
}

type Taken = Readonly<{
  index: number
  field: ColumnField
  /** One that stands in the header, and not in the cells, comes to the cell: it is read without its header. */
  unit: string | undefined
  isWhole: boolean
}>

const taken = new WeakMap<readonly Column[], readonly Taken[]>()

/** The columns that something is taken from; worked out once for thousands of rows. */
function takenFrom(columns: readonly Column[]): readonly Taken[] {
  const known = taken.get(columns)
  if (known) return known
  const found = columns.flatMap(({ index, field, header }) => {
    if (field === null) return []
    const unit = units[field]
    const isSaid = unit && header && unit.said.test(header)
    return [{ index, field, unit: isSaid ? unit.written : undefined, isWhole: isWholeField(field) }]
  })
  taken.set(columns, found)
  return found
}

const joint = (field: ColumnField) => (field === 'receiver_name' || field === 'sender_name' ? ' ' : ', ')

/** What a column of its own says stays. */
function takeApart({ to_address, from_address, sides }: Whole, texts: Written): void {
  if (sides !== undefined) takeSides(sides, texts)
  if (to_address !== undefined) takePlaceTo(to_address, texts)
  if (from_address !== undefined) takePlaceFrom(from_address, texts)
}

function takeSides(text: string, texts: Written): void {
  const [length, width, height] = threeSides(cleanLine(text)) ?? []
  if (length === undefined || width === undefined || height === undefined) {
    // What cannot be taken apart is shown where it can be put right.
    texts.length ??= text
    return
  }
  texts.length ??= length
  texts.width ??= width
  texts.height ??= height
}

function takePlaceTo(address: string, texts: Written): void {
  const { region, city, street, landmark } = partsOf(address, texts.to_region, texts.to_city)
  if (region && texts.to_city === undefined) texts.to_region ??= region
  if (city) texts.to_city ??= city
  if (street) texts.to_street ??= street
  if (landmark) texts.to_landmark ??= landmark
}

function takePlaceFrom(address: string, texts: Written): void {
  const { region, city, street, landmark } = partsOf(address, texts.from_region, texts.from_city)
  if (region && texts.from_city === undefined) texts.from_region ??= region
  if (city) texts.from_city ??= city
  const from = [street, landmark].filter(Boolean).join(', ')
  if (from) texts.from_street ??= from
}

/** Where a column names the district, nothing of the address is taken for one. */
function partsOf(address: string, region: string | undefined, city: string | undefined): AddressParts {
  if (city !== undefined) return streetAndLandmark(address)
  const parts = splitAddress(address)
  return region !== undefined && parts.city === undefined ? streetAndLandmark(address) : parts
}

const totals = new Set(['jami', 'итого', 'итог', 'всего', 'total', 'summa', 'жами', 'hammasi'].map(foldText))
/** A row of totals says little else. */
const mostInTotals = 4

/** Whether a row is a parcel: empty ones, the headers once more and the sum below them are none. */
export function isParcelRow(cells: readonly string[], columns: readonly Column[]): boolean {
  for (const { index, field, header } of columns) {
    const cell = field === null ? '' : (cells[index] ?? '').trim()
    if (cell === '') continue
    // Of nearly all rows the first cell tells.
    if (!header || !repeatsHeader(cell, header)) return !areTotals(cells) && !areNumbersOfColumns(cells)
  }
  return false
}

function areTotals(cells: readonly string[]): boolean {
  let first: string | undefined
  let said = 0
  for (const cell of cells) {
    if (cell.trim() === '') continue
    first ??= cell
    said += 1
    if (said > mostInTotals) return false
  }
  return first !== undefined && totals.has(foldText(first.replace(/[:\s]+$/, '')))
}

/** 1, 2, 3, 4 and so on below the headers, as accountants do. */
function areNumbersOfColumns(cells: readonly string[]): boolean {
  let said = 0
  for (const cell of cells) {
    const text = cell.trim()
    if (text === '') continue
    said += 1
    if (text !== String(said)) return false
  }
  return said >= fewestNumbered
}
const fewestNumbered = 4
