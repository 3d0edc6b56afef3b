import { type Sheet, wallClock } from './sheet.ts'
import { zipOf } from './zip.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places in the list of cell formats below. */
const plain = 0
const bold = 1
const moment = 2
const money = 3
const boldMoney = 4

const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#\\ ##0;\\-#\\ ##0"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="165" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

/** SpreadsheetML (ECMA-376) in the few parts that every office program asks for. */
export function statementXlsx(sheet: Sheet): Uint8Array {
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
      content: `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName(sheet))}" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/styles.xml', content: styles },
    { name: 'xl/worksheets/sheet1.xml', content: worksheet(sheet) },
  ])
}

/** Thirty-one characters without the signs that name a range. */
const sheetName = ({ words }: Sheet) => words.title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)

function worksheet({ holder, period, opening, closing, lines, words }: Sheet): string {
  const text = (said: string, style = plain) =>
    `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(said)}</t></is></c>`
  const number = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`
  const row = (...cells: string[]) => `<row>${cells.join('')}</row>`
  const balanceRow = (words: string, value: number) =>
    row(text(words, bold), text(''), text(''), text(''), number(value, boldMoney))
  const rows = [
    row(text(words.title, bold)),
    row(text(words.holder), text(holder)),
    row(text(words.period), text(period)),
    row(),
    row(
      ...[words.date, words.what, words.number, words.amount, words.balance].map((title) =>
        text(title, bold),
      ),
    ),
    balanceRow(words.opening, opening),
    ...lines.map((line) =>
      row(
        number(serialOf(line.at), moment),
        text(line.title),
        text(line.about),
        number(line.amount, money),
        number(line.balanceAfter, money),
      ),
    ),
    balanceRow(words.closing, closing),
  ]
  const widths = [22, 46, 16, 16, 16]
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  return `${xml}<worksheet xmlns="${main}"><cols>${widths}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`
}

const dayMs = 86_400_000
/** Day 0 of the format's calendar, with the leap day of 1900 that never was. */
const dayZero = Date.UTC(1899, 11, 30)

const serialOf = (at: Date) => (wallClock(at).getTime() - dayZero) / dayMs

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Signs that XML cannot hold at all are left out. */
const escaped = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
