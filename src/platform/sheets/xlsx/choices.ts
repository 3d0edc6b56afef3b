import type { Cell } from '../cell.ts'
import { columnName, escaped } from './xml.ts'

/** A drop-down for a column: always the same, or those that belong to what another column of the row says. */
export type Choice = Readonly<
  | { column: number; of: readonly string[] }
  | { column: number; by: number; of: ReadonlyMap<string, readonly string[]> }
>

/** The sheet that nobody sees and the drop-downs are read from. */
export const LISTS = 'Lists'
const FIRST_ROW = 2
const LAST_ROW = 50_001

type Placed = { lists: string[][]; validations: string[] }

/** The columns of the hidden sheet, and what the sheet of the choices says of them. */
export function choicesOf(choices: readonly Choice[]): { rows: Cell[][]; validations: string } {
  const { lists, validations } = choices.reduce<Placed>(placed, { lists: [], validations: [] })
  const height = Math.max(0, ...lists.map(({ length }) => length))
  const rows = Array.from({ length: height }, (_, row) => lists.map((list) => list[row] ?? ''))
  const xml = `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`
  return { rows, validations: validations.length > 0 ? xml : '' }
}

function placed({ lists, validations }: Placed, choice: Choice): Placed {
  const at = lists.length
  const formula = 'by' in choice ? dependent(choice, at) : rangeOf(at, choice.of.length)
  const pairs =
    'by' in choice ? [...choice.of].flatMap(([key, of]) => of.map((one) => [key, one] as const)) : []
  const own = 'by' in choice ? [pairs.map(([key]) => key), pairs.map(([, one]) => one)] : [[...choice.of]]
  const column = columnName(choice.column)
  // It offers and does not insist: a name in other letters is understood as well.
  const validation = `<dataValidation type="list" allowBlank="1" sqref="${column}${FIRST_ROW}:${column}${LAST_ROW}"><formula1>${escaped(formula)}</formula1></dataValidation>`
  return { lists: [...lists, ...own], validations: [...validations, validation] }
}

function rangeOf(column: number, rows: number): string {
  const name = columnName(column)
  return `${LISTS}!$${name}$1:$${name}$${Math.max(1, rows)}`
}

/** Pairs lie together: the first of the wanted ones is looked for, and as many are taken as there are. */
function dependent({ by, of }: Extract<Choice, { by: number }>, column: number): string {
  const count = [...of.values()].reduce((sum, { length }) => sum + length, 0)
  const keys = rangeOf(column, count)
  const wanted = `$${columnName(by)}${FIRST_ROW}`
  const first = `${LISTS}!$${columnName(column + 1)}$1`
  return `OFFSET(${first},MATCH(${wanted},${keys},0)-1,0,COUNTIF(${keys},${wanted}),1)`
}
