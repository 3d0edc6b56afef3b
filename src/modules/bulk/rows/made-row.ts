import { createHash } from 'node:crypto'
import type { Repeat } from '../domain/duplicates.ts'
import type { Field } from '../domain/fields.ts'
import type { CheckedRow } from '../domain/row.ts'
import type { Row } from './row.repo.ts'

/** Keys are compared by hundreds of thousands: 72 bits of them are enough to tell them apart. */
export const hashOf = (key: string) => createHash('sha1').update(key).digest('base64').slice(0, 12)

export const hashedKey = ({ sameKey }: Pick<CheckedRow, 'sameKey'>) =>
  sameKey === undefined ? undefined : hashOf(sameKey)

type Written = Pick<Row, 'n' | 'texts' | 'edited' | 'accepted' | 'guesses' | 'message' | 'orderId'>

export const freshRow = (n: number, texts: Row['texts']): Written => ({
  n,
  texts,
  edited: [],
  accepted: false,
  guesses: null,
  message: null,
  orderId: null,
})

/** A row with what the check says of it. */
export function madeRow(written: Written, checked: CheckedRow): Row {
  const { cells, problems, price } = checked
  let repaired = false
  for (const field in cells) repaired ||= cells[field as Field]?.repaired === true
  return { ...written, checked: cells, problems, price, repaired, sameKey: hashedKey(checked) ?? null }
}

/** What it was found to repeat, as it is kept in the row. */
export function repeatIn({ problems, checked }: Pick<Row, 'problems' | 'checked'>): Repeat | undefined {
  const found = problems.find((problem) => /:duplicate_(?:in_file|of_order)$/.test(problem))
  if (found === undefined) return undefined
  const field = found.slice(0, found.indexOf(':')) as Field
  const problem = checked[field]?.problem
  return problem && { field, problem }
}

/** The value that was read in a cell, when it is a text. */
export function textValue({ checked }: Pick<Row, 'checked'>, field: Field): string | undefined {
  const value = checked[field]?.value
  return typeof value === 'string' ? value : undefined
}
