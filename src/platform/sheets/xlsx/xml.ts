import { plainText } from '../cell.ts'

export const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}
const needsCare = /[&<>"\r_]/

/** `_x0041_` stands for a letter in this format, so an underline that only looks like one is written out. */
export function escaped(text: string): string {
  const plain = plainText(text)
  if (!needsCare.test(plain)) return plain
  return plain
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (sign) => entities[sign] ?? '')
}

/** XML would lose blanks at the ends. */
export const textElement = (text: string) =>
  /^\s|\s$/.test(text) ? `<t xml:space="preserve">${escaped(text)}</t>` : `<t>${escaped(text)}</t>`

/** Column 0 is `A`, column 26 is `AA`. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
