import { type AddressParts, splitAddress, streetAndLandmark } from './address/split-address.ts'
import { cleanLine } from './cells/lines.ts'
import { threeSides } from './cells/numbers.ts'
import type { ColumnField } from './fields.ts'
import { foldText } from './fold-text.ts'
import { repeatsHeader } from './headers/header-rows.ts'
import type { Texts } from './row.ts'

type Column = Readonly<{ index: number; field: ColumnField | null; header?: string }>
type Written = { [field in ColumnField]?: string }

/** A row of the file as a row of the table: columns of one field are joined, whole addresses and sides are taken apart. */
export function textsOf(cells: readonly string[], columns: readonly Column[]): Texts {
  const written: Written = {}
  for (const { index, field, unit } of takenFrom(columns)) {
    const cell = (cells[index] ?? '').trim()
    if (cell === '') continue
    const text = unit !== undefined && /^[\d\s.,]+$/.test(cell) ? `${cell} ${unit}` : cell
    const before = written[field]
    written[field] = before === undefined || before === text ? text : `${before}${joint(field)}${text}`
  }
  if (!isWhole(written)) return written
  const { to_address, from_address, sides, ...texts } = written
  return { ...sidesOf(sides), ...toPlace(to_address, texts), ...fromPlace(from_address, texts), ...texts }
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
}>

const taken = new WeakMap<readonly Column[], readonly Taken[]>()

/** The columns that something is taken from; worked out once for thousands of rows. */
function takenFrom(columns: readonly Column[]): readonly Taken[] {
  const known = taken.get(columns)
  if (known) return known
  const found = columns.flatMap(({ index, field, header }) => {
    if (field === null) return []
    const unit = units[field]
    return [{ index, field, unit: unit && header && unit.said.test(header) ? unit.written : undefined }]
  })
  taken.set(columns, found)
  return found
}

/** Whether there is something to be taken apart. */
const isWhole = (written: Written): boolean =>
  written.to_address !== undefined || written.from_address !== undefined || written.sides !== undefined

const joint = (field: ColumnField) => (field === 'receiver_name' || field === 'sender_name' ? ' ' : ', ')

function sidesOf(text: string | undefined): Texts {
  if (text === undefined) return {}
  const [length, width, height] = threeSides(cleanLine(text)) ?? []
  // What cannot be taken apart is shown where it can be put right.
  return length !== undefined && width !== undefined && height !== undefined
    ? { length, width, height }
    : { length: text }
}

function toPlace(address: string | undefined, { to_region, to_city, to_street }: Texts): Texts {
  if (address === undefined) return {}
  const { region, city, street, landmark } = partsOf(address, to_region, to_city)
  return {
    ...(region && to_region === undefined && to_city === undefined ? { to_region: region } : {}),
    ...(city ? { to_city: city } : {}),
    ...(street && to_street === undefined ? { to_street: street } : {}),
    ...(landmark ? { to_landmark: landmark } : {}),
  }
}

function fromPlace(address: string | undefined, { from_region, from_city }: Texts): Texts {
  if (address === undefined) return {}
  const { region, city, street, landmark } = partsOf(address, from_region, from_city)
  const from_street = [street, landmark].filter(Boolean).join(', ')
  return {
    ...(region && from_region === undefined && from_city === undefined ? { from_region: region } : {}),
    ...(city ? { from_city: city } : {}),
    ...(from_street ? { from_street } : {}),
  }
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
  const filled = columns.filter(({ index, field }) => field !== null && (cells[index] ?? '').trim() !== '')
  if (filled.length === 0) return false
  const said = cells.filter((cell) => cell.trim() !== '')
  const first = foldText(said[0]?.replace(/[:\s]+$/, '') ?? '')
  if (said.length <= mostInTotals && totals.has(first)) return false
  if (first === '1' && areNumbersOfColumns(said)) return false
  return !filled.every(
    ({ index, header }) =>
      header !== undefined && header !== '' && repeatsHeader((cells[index] ?? '').trim(), header),
  )
}

/** 1, 2, 3, 4 and so on below the headers, as accountants do. */
const areNumbersOfColumns = (said: readonly string[]) =>
  said.length >= fewestNumbered && said.every((cell, at) => cell.trim() === String(at + 1))
const fewestNumbered = 4
