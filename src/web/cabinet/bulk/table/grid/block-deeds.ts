import type { Field } from '#modules/bulk/domain/fields.ts'
import type { RowEdit } from '../rows/row-store.ts'
import type { Block } from './selection.ts'

/** The table as far as writing into blocks of it goes. */
export type Sheet = Readonly<{
  fields: readonly Field[]
  /** How many rows are shown. */
  rows: number
  numberAt: (place: number) => number | undefined
  /** What stands in a cell; undefined while the row has not come. */
  textAt: (n: number, field: Field) => string | undefined
}>

export const heightOf = ({ top, bottom }: Block) => bottom - top + 1
const widthOf = ({ left, right }: Block) => right - left + 1

/** One text for each cell of a block; undefined leaves a cell as it is. */
function edited(
  block: Block,
  sheet: Sheet,
  textFor: (down: number, right: number) => string | undefined,
): RowEdit[] {
  const edits: RowEdit[] = []
  for (let down = 0; down < heightOf(block); down += 1) {
    const n = sheet.numberAt(block.top + down)
    if (n === undefined) continue
    const cells: { [field in Field]?: string } = {}
    for (let right = 0; right < widthOf(block); right += 1) {
      const field = sheet.fields[block.left + right]
      const text = textFor(down, right)
      if (field && text !== undefined && text !== sheet.textAt(n, field)) cells[field] = text
    }
    if (Object.keys(cells).length > 0) edits.push({ n, cells })
  }
  return edits
}

export const cleared = (block: Block, sheet: Sheet) => edited(block, sheet, () => '')

/** What stands in the first row of a block, in all of it; a block of one row takes from the row above. */
export function filledDown(block: Block, sheet: Sheet): RowEdit[] {
  const source = heightOf(block) === 1 ? block.top - 1 : block.top
  const n = sheet.numberAt(source)
  if (n === undefined) return []
  return edited(block, sheet, (_, right) => {
    const field = sheet.fields[block.left + right]
    return field && sheet.textAt(n, field)
  })
}

/** One cell fills the whole block; several stand as they stood, from its first cell on, as far as the table goes. */
export function pasted(block: Block, cells: readonly (readonly string[])[], sheet: Sheet): RowEdit[] {
  const width = Math.max(...cells.map((row) => row.length))
  if (cells.length === 1 && width === 1) return edited(block, sheet, () => cells[0]?.[0])
  const bottom = Math.min(sheet.rows - 1, block.top + cells.length - 1)
  const right = Math.min(sheet.fields.length - 1, block.left + width - 1)
  return edited({ ...block, bottom, right }, sheet, (down, across) => cells[down]?.[across])
}

export function textsIn(block: Block, sheet: Sheet): string[][] {
  const fields = sheet.fields.slice(block.left, block.right + 1)
  return Array.from({ length: heightOf(block) }, (_, down) => {
    const n = sheet.numberAt(block.top + down)
    return fields.map((field) => (n === undefined ? '' : (sheet.textAt(n, field) ?? '')))
  })
}
