import type { Field } from './fields.ts'
import { foldedMark } from './fold-text.ts'
import type { CellProblem, CheckedRow } from './row.ts'

/** What is asked of two parcels to tell whether they are the same. */
type Sameness = Readonly<{
  externalId?: string | null | undefined
  name: string
  phone: string
  districtId: number
  /** At a point it is not asked about. */
  street?: string | null | undefined
  pointId?: number | null | undefined
  description: string
  productFee: number
}>

/** The merchant's own number when there is one, otherwise all that a parcel says. */
export function sameKeyOf(parcel: Sameness): string {
  return parcel.externalId ? keyOfNumber(parcel.externalId) : keyOfContent(parcel)
}

/** An order is known by both, because the next file may have no numbers. */
export function sameKeysOfOrder(order: Sameness): readonly string[] {
  const content = keyOfContent(order)
  return order.externalId ? [keyOfNumber(order.externalId), content] : [content]
}

const numbered = 'n:'
const keyOfNumber = (externalId: string) => `${numbered}${externalId.trim().toLowerCase()}`

function keyOfContent({
  name,
  phone,
  districtId,
  street,
  pointId,
  description,
  productFee,
}: Sameness): string {
  const where = pointId ? `point ${pointId}` : (street ?? '')
  return foldedMark([name, where, description], [Number(phone), districtId, productFee])
}

/** Where and why a row looks like another parcel. */
export type Repeat = Readonly<{ field: Field; problem: CellProblem }>

type Keyed = Readonly<{ n: number; sameKey: string | undefined }>

/**
 * Which of these rows repeat a parcel, by their number. The first of equal rows repeats nothing, so all rows that share
 * a key have to be given, in any order. `ordersBefore`: the day (`2026-11-12`) of orders of the last 30 days, by their keys.
 */
export function repeatsAmong(
  rows: Iterable<Keyed>,
  ordersBefore: ReadonlyMap<string, string>,
): ReadonlyMap<number, Repeat> {
  const all = [...rows]
  const firstOf = new Map<string, number>()
  for (const { n, sameKey } of all)
    if (sameKey !== undefined) firstOf.set(sameKey, Math.min(n, firstOf.get(sameKey) ?? n))
  const repeats = new Map<number, Repeat>()
  for (const { n, sameKey } of all) {
    if (sameKey === undefined) continue
    const day = ordersBefore.size > 0 ? ordersBefore.get(sameKey) : undefined
    const first = firstOf.get(sameKey)
    const field: Field = sameKey.startsWith(numbered) ? 'external_id' : 'receiver_name'
    if (day !== undefined)
      repeats.set(n, { field, problem: { code: 'duplicate_of_order', values: { day }, suggestions: [] } })
    else if (first !== undefined && first !== n)
      repeats.set(n, {
        field,
        problem: { code: 'duplicate_in_file', values: { row: first }, suggestions: [] },
      })
  }
  return repeats
}

/** The row with what it repeats; as it was when it repeats nothing or the merchant has accepted it. */
export function withRepeat(row: CheckedRow, repeat: Repeat | undefined, accepted: boolean): CheckedRow {
  if (!repeat || accepted) return row
  const { field, problem } = repeat
  const value = row.cells[field]?.value ?? null
  return {
    ...row,
    cells: { ...row.cells, [field]: { value, problem } },
    problems: [...row.problems, `${field}:${problem.code}`],
  }
}
