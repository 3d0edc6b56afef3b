import type { SidesCm } from '#modules/pricing/domain/tariff.ts'
import { type ReadNumber, readSide, readSum, readWeight } from '../cells/numbers.ts'
import type { Field } from '../fields.ts'
import type { Ground } from '../ground.ts'
import { mostCm, mostKg, mostSoum } from '../limits.ts'
import { remembered } from '../memory.ts'
import { keep, type RowDraft, refuse, rightValue } from './row-draft.ts'
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

const weights = remembered((line) => readWeight(line))
const sides = remembered((line) => readSide(line))
const sums = remembered((line) => readSum(line))

function number(
  draft: RowDraft,
  field: Field,
  read: (line: string, ground: Ground) => ReadNumber | undefined,
): number | undefined {
  const line = draft.lines[field]
  if (line === undefined) return undefined
  const found = read(line, draft.ground)
  if (found) keep(draft, field, found.value, found.repaired)
  else refuse(draft, field, 'not_a_number')
  return found?.value
}

/** Who writes 1200 for a parcel has weighed it in grams. */
const likelyGrams = 200

function checkWeight(draft: RowDraft): void {
  if (draft.lines.weight === undefined) refuse(draft, 'weight', 'required')
  const kg = number(draft, 'weight', weights)
  if (kg === undefined) return
  const asGrams = Math.round(kg) / 1000
  const suggestions = asGrams > 0 && asGrams <= mostKg ? [{ text: String(asGrams) }] : []
  if (kg <= 0) refuse(draft, 'weight', 'not_above_zero')
  else if (kg >= likelyGrams && suggestions.length > 0)
    refuse(draft, 'weight', 'too_heavy_grams', { values: { kg: asGrams }, suggestions })
  else if (kg > mostKg) refuse(draft, 'weight', 'too_heavy', { values: { most: mostKg }, suggestions })
}

const sideFields = ['length', 'width', 'height'] as const

/** All three or none. */
function checkSides(draft: RowDraft): SidesCm | undefined | 'wrong' {
  const given = sideFields.filter((field) => draft.lines[field] !== undefined)
  if (given.length === 0) return undefined
  for (const field of sideFields) checkSide(draft, field)
  const [length, width, height] = sideFields.map((field) => rightValue(draft, field))
  if (typeof length !== 'number' || typeof width !== 'number' || typeof height !== 'number') return 'wrong'
  return [length, width, height]
}

function checkSide(draft: RowDraft, field: (typeof sideFields)[number]): void {
  if (draft.lines[field] === undefined) {
    refuse(draft, field, 'sides_missing')
    return
  }
  const cm = number(draft, field, sides)
  if (cm === undefined) return
  if (cm <= 0) refuse(draft, field, 'not_above_zero')
  else if (cm > mostCm) {
    const asMillimetres = cm / 10
    const suggestions = asMillimetres <= mostCm ? [{ text: String(asMillimetres) }] : []
    refuse(draft, field, 'side_too_long', { values: { most: mostCm }, suggestions })
  }
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
