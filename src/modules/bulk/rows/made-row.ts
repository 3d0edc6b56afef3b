import type { Repeat } from '../domain/duplicates.ts'
import type { Field } from '../domain/fields.ts'
import type { CheckedRow } from '../domain/row.ts'
import type { Row } from './row.repo.ts'

/** A number of a merchant's own can be as long as a cell; as much of it tells them apart. */
const LONGEST_KEY = 200

export const keptKey = (key: string) => key.slice(0, LONGEST_KEY)

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
  const { cells, problems, price, sameKey } = checked
  let repaired = false
  for (const field in cells) repaired ||= cells[field as Field]?.repaired === true
  return {
    ...written,
    checked: cells,
    problems,
    price,
    repaired,
    sameKey: sameKey === undefined ? null : keptKey(sameKey),
  }
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
