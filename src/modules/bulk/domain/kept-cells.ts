import { type Field, figureFields } from './fields.ts'
import type { CellValue, CheckedCell, CheckedRow, Texts } from './row.ts'

type Cells = CheckedRow['cells']

/**
 * Cells as the table keeps them: one that is what is written is left out, of one that nothing is wrong with only the value
 * stands there, and `false` says that a text has no cell. So they take a fifth of the room, and of the time.
 */
export type KeptCells = { readonly [field in Field]?: CellValue | null | false | CheckedCell }

/** "20" is 20 as written. */
const numeric: ReadonlySet<Field> = new Set(figureFields)

export function keptCells(cells: Cells, texts: Texts): string {
  let json = ''
  for (const name in cells) {
    const field = name as Field
    const cell = cells[field]
    if (!cell) continue
    const { value, problem, repaired } = cell
    const isPlain = problem === undefined && repaired === undefined
    const text = texts[field]
    if (isPlain && text !== undefined && value === asWritten(field, text)) continue
    json += `,"${field}":${typeof value === 'number' && isPlain ? value : JSON.stringify(isPlain ? value : cell)}`
  }
  for (const name in texts) if (!cells[name as Field]) json += `,"${name}":false`
  return json === '' ? '{}' : `{${json.slice(1)}}`
}

const asWritten = (field: Field, text: string): CellValue => (numeric.has(field) ? Number(text) : text)

export function wholeCells(kept: KeptCells, texts: Texts): Cells {
  const cells: { [field in Field]?: CheckedCell } = {}
  for (const name in texts) {
    const field = name as Field
    const text = texts[field]
    if (kept[field] === undefined && text !== undefined) cells[field] = { value: asWritten(field, text) }
  }
  for (const name in kept) {
    const field = name as Field
    const cell = kept[field]
    if (cell !== undefined && cell !== false) cells[field] = isWhole(cell) ? cell : { value: cell }
  }
  return cells
}

const isWhole = (cell: CellValue | null | CheckedCell): cell is CheckedCell =>
  typeof cell === 'object' && cell !== null && !Array.isArray(cell)
