import { type ColumnField, type Field, fields, isWholeField, partsOfWhole } from './fields.ts'
import type { Texts } from './row.ts'

type Column = Readonly<{ index: number; field: ColumnField | null }>
type Written = Readonly<{ texts: Texts; edited: readonly Field[] }>

/** What stands in a cell of the file, and which fields of the table it speaks of. */
type CellBack = Readonly<{ text: string; of: readonly Field[] }>

/** Of a whole address what no column of its own tells. */
function partsOf(field: ColumnField | null, columns: readonly Column[]): readonly Field[] {
  if (field === null) return []
  if (!isWholeField(field)) return [field]
  return partsOfWhole[field].filter((part) => !columns.some((column) => column.field === part))
}

/**
 * A row of the table in the columns of its file: what was written by hand stands in the place of what the file had,
 * once where several columns made one field. A row that has no cells in a file is told by its texts.
 */
export function cellsBack(
  { texts, edited }: Written,
  cells: readonly string[],
  columns: readonly Column[],
): readonly CellBack[] {
  return columns.map(({ index, field }, at) => {
    const of = partsOf(field, columns)
    const isWritten = cells.length === 0 || of.some((part) => edited.includes(part))
    if (of.length === 0 || !isWritten) return { text: cells[index] ?? '', of }
    const isFirst = columns.findIndex((column) => column.field === field) === at
    const said = isFirst ? of.flatMap((part) => texts[part] || []) : []
    return { text: said.join(field === 'sides' ? '×' : ', '), of }
  })
}

/** Fields that were written by hand and that no column of the file has room for. */
export function homeless(edited: readonly Field[], columns: readonly Column[]): readonly Field[] {
  const housed = new Set(columns.flatMap(({ field }) => partsOf(field, columns)))
  return fields.filter((field) => edited.includes(field) && !housed.has(field))
}
