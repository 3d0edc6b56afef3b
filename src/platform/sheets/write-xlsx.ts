import { zipOf } from '#platform/zip/write-zip.ts'
import { type Cell, plainText, wallClock } from './cell.ts'

export type WorkSheet = Readonly<{
  name: string
  /** Of the columns, in letters. */
  widths: readonly number[]
  rows: readonly SheetRow[]
}>
export type SheetRow = readonly Cell[] | Readonly<{ bold: readonly Cell[] }>

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places in the list of cell formats below. */
const formats = {
  usual: { text: 0, moment: 2, whole: 3 },
  bold: { text: 1, moment: 2, whole: 4 },
} as const
type Look = keyof typeof formats

const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#\\ ##0;\\-#\\ ##0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="165" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

/** SpreadsheetML (ECMA-376) in the few parts that every office program asks for. */
export function xlsxOf(sheet: WorkSheet): Buffer {
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(nameOf(sheet))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', content: styles },
    { name: 'xl/worksheets/sheet1.xml', content: contentOf(sheet) },
  ])
}

/** Thirty-one characters without the signs that name a range. */
const nameOf = ({ name }: WorkSheet) => name.replace(/[[\]:*?/\\'\s]/g, ' ').slice(0, 31)

function contentOf({ widths, rows }: WorkSheet): string {
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  const cols = columns === '' ? '' : `<cols>${columns}</cols>`
  return `${xml}<worksheet xmlns="${main}">${cols}<sheetData>${rows.map(written).join('')}</sheetData></worksheet>`
}

function written(row: SheetRow): string {
  const [cells, look] = 'bold' in row ? ([row.bold, 'bold'] as const) : ([row, 'usual'] as const)
  return `<row>${cells.map((cell) => cellOf(cell, look)).join('')}</row>`
}

function cellOf(cell: Cell, look: Look): string {
  const { text, moment, whole } = formats[look]
  if (typeof cell === 'number') return `<c s="${Number.isInteger(cell) ? whole : text}"><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c s="${moment}"><v>${serialOf(cell)}</v></c>`
  return `<c s="${text}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const dayMs = 86_400_000
/** Day 0 of the format's calendar, with the leap day of 1900 that never was. */
const dayZero = Date.UTC(1899, 11, 30)

const serialOf = (at: Date) => (wallClock(at).getTime() - dayZero) / dayMs

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** `_x0041_` stands for a letter in this format, so an underline that only looks like one is written out. */
const escaped = (text: string) =>
  plainText(text)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (sign) => entities[sign] ?? '')
