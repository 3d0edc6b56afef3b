import type { Field } from './fields.ts'
import type { CellProblem, CheckedRow } from './row.ts'

/** What is asked of two parcels to tell whether they are the same. */
export type Sameness = Readonly<{
  externalId?: string | null | undefined
  name: string
  phone: string
  districtId: number
  street?: string | null | undefined
  pointId?: number | null | undefined
  description: string
  productFee: number
}>

/** The merchant's own number when there is one, otherwise all that a parcel says. */
export function sameKeyOf(_parcel: Sameness): string {
  return ''
}

/** An order is known by both, because the next file may have no numbers. */
export function sameKeysOfOrder(_order: Sameness): readonly string[] {
  return []
}

/** Where and why a row looks like another parcel. */
export type Repeat = Readonly<{ field: Field; problem: CellProblem }>

type Keyed = Readonly<{ n: number; sameKey: string | undefined }>

/**
 * Which of these rows repeat a parcel, by their number. The first of equal rows repeats nothing, so all rows that share
 * a key have to be given. `ordersBefore`: the day (`2026-11-12`) of orders of the last 30 days, by their keys.
 */
export function repeatsAmong(
  _rows: Iterable<Keyed>,
  _ordersBefore: ReadonlyMap<string, string>,
): ReadonlyMap<number, Repeat> {
  return new Map()
}

/** The row with what it repeats; as it was when it repeats nothing or the merchant has accepted it. */
export function withRepeat(row: CheckedRow, _repeat: Repeat | undefined, _accepted: boolean): CheckedRow {
  return row
}
