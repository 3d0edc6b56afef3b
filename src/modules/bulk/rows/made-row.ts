import type { Repeat } from '../domain/duplicates.ts'
import type { Field } from '../domain/fields.ts'
import type { CheckedRow } from '../domain/row.ts'
import type { Row } from './row.repo.ts'

/** A number of a merchant's own can be as long as a cell; as much of it tells them apart. */
const LONGEST_KEY = 200

export const keptKey = (key: string) => (key.length > LONGEST_KEY ? key.slice(0, LONGEST_KEY) : key)

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
  // Named one by one: thousands are made in turn, and spreading them costs more than all of this.
  return {
    n: written.n,
    texts: written.texts,
    edited: written.edited,
    checked: cells,
    problems,
    sameKey: sameKey === undefined ? null : keptKey(sameKey),
    price,
    repaired: isRepaired(cells),
    accepted: written.accepted,
    orderId: written.orderId,
    guesses: written.guesses,
    message: written.message,
  }
}

function isRepaired(cells: CheckedRow['cells']): boolean {
  for (const field in cells) if (cells[field as Field]?.repaired) return true
  return false
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
