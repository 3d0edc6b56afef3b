import type { SidesCm } from '#modules/pricing/domain/tariff.ts'
import { type ReadNumber, readSide, readSum, readWeight } from '../cells/numbers.ts'
import type { Field } from '../fields.ts'
import type { Ground } from '../ground.ts'
import { mostCm, mostKg, mostSoum } from '../limits.ts'
import { remembered } from '../memory.ts'
import type { CheckedCell } from '../row.ts'
import { put, type RowDraft, refuse, rightValue } from './row-draft.ts'
import { checkWords } from './words.ts'

export type Measured = Readonly<{ weightGrams: number; sidesCm: SidesCm | undefined }>

/** What is sent: undefined while its weight or its sides are wrong. */
export function checkParcel(draft: RowDraft): Measured | undefined {
  checkWords(draft, 'description', true)
  checkWords(draft, 'comment', false)
  checkWords(draft, 'external_id', false)
  checkWeight(draft)
  const sidesCm = checkSides(draft)
  const kg = rightValue(draft, 'weight')
  if (typeof kg !== 'number' || sidesCm === 'wrong') return undefined
  return { weightGrams: Math.max(1, Math.round(kg * 1000)), sidesCm }
}

/** A cell is made once for all rows that write it so. */
type NumberCell = CheckedCell & Readonly<{ value: number }>

const cellsBy = (read: (line: string) => ReadNumber | undefined) =>
  remembered((line): NumberCell | undefined => {
    const found = read(line)
    if (!found) return undefined
    return found.repaired ? { value: found.value, repaired: true } : { value: found.value }
  })
const weights = cellsBy(readWeight)
const sides = cellsBy(readSide)
const sums = cellsBy(readSum)

function number(
  draft: RowDraft,
  field: Field,
  read: (line: string, ground: Ground) => NumberCell | undefined,
): number | undefined {
  const line = draft.lines[field]
  if (line === undefined) return undefined
  const found = read(line, draft.ground)
  if (found) put(draft, field, found)
  else refuse(draft, field, 'not_a_number')
  return found?.value
}

/** Who writes 1200 for a parcel has weighed it in grams. */
const likelyGrams = 200

function checkWeight(draft: RowDraft): void {
  if (draft.lines.weight === undefined) refuse(draft, 'weight', 'required')
  const kg = number(draft, 'weight', weights)
  if (kg === undefined) return
  if (kg > 0 && kg < likelyGrams && kg <= mostKg) return
  const asGrams = Math.round(kg) / 1000
  const suggestions = asGrams > 0 && asGrams <= mostKg ? [{ text: String(asGrams) }] : []
  if (kg <= 0) refuse(draft, 'weight', 'not_above_zero')
  else if (kg >= likelyGrams && suggestions.length > 0)
    refuse(draft, 'weight', 'too_heavy_grams', { values: { kg: asGrams }, suggestions })
  else if (kg > mostKg) refuse(draft, 'weight', 'too_heavy', { values: { most: mostKg }, suggestions })
}

/** All three or none. */
function checkSides(draft: RowDraft): SidesCm | undefined | 'wrong' {
  const { lines } = draft
  if (lines.length === undefined && lines.width === undefined && lines.height === undefined) return undefined
  const length = checkSide(draft, 'length')
  const width = checkSide(draft, 'width')
  const height = checkSide(draft, 'height')
  return length === undefined || width === undefined || height === undefined
    ? 'wrong'
    : [length, width, height]
}

function checkSide(draft: RowDraft, field: 'length' | 'width' | 'height'): number | undefined {
  if (draft.lines[field] === undefined) {
    refuse(draft, field, 'sides_missing')
    return undefined
  }
  const cm = number(draft, field, sides)
  if (cm === undefined || (cm > 0 && cm <= mostCm)) return cm
  if (cm <= 0) refuse(draft, field, 'not_above_zero')
  else {
    const asMillimetres = cm / 10
    const suggestions = asMillimetres <= mostCm ? [{ text: String(asMillimetres) }] : []
    refuse(draft, field, 'side_too_long', { values: { most: mostCm }, suggestions })
  }
  return undefined
}

/** Nought and nothing are the same: nothing is collected, nothing is said of its worth. */
export function checkSum(draft: RowDraft, field: 'product_fee' | 'parcel_value'): number | undefined {
  if (draft.lines[field] === undefined) return 0
  const soum = number(draft, field, sums)
  if (soum === undefined) return undefined
  if (soum < 0) refuse(draft, field, 'not_above_zero')
  else if (soum > mostSoum) refuse(draft, field, 'too_much_money')
  else return soum
  return undefined
}
