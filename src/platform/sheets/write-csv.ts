import { type Cell, plainText, wallClock } from './cell.ts'

/** Tells office programs that the text is UTF-8. */
const mark = '\uFEFF'

/** A semicolon, because with our regional settings a comma is the decimal mark and would leave one column. */
const separator = ';'

/** Text that opens by a click in office programs, without running anything that somebody wrote into a cell. */
export function csvOf(rows: readonly (readonly Cell[])[]): Buffer {
  const text = rows.map((cells) => cells.map(written).join(separator)).join('\r\n')
  return Buffer.from(`${mark}${text}\r\n`)
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return wallClock(cell).toISOString().slice(0, 16).replace('T', ' ')
  const text = asText(plainText(cell))
  return /["\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What office programs would take for a formula. */
const formula = /^[=+\-@\t\r\n]/
const signedNumber = /^[+-]\d+([.,]\d+)?$/
const marked = /^'+[=+\-@\t\r\n]/

/** An apostrophe says that it is text; `textIn` takes it away again. */
const asText = (text: string) =>
  (formula.test(text) && !signedNumber.test(text)) || marked.test(text) ? `'${text}` : text

export const textIn = (cell: string) => (marked.test(cell) ? cell.slice(1) : cell)
