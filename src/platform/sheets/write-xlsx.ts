import { setImmediate as otherWork } from 'node:timers/promises'
import { type Part, zipInTurns, zipOf } from '#platform/zip/write-zip.ts'
import { type Cell, wallClock } from './cell.ts'
import { type Choice, choicesOf, LISTS } from './xlsx/choices.ts'
import { type Note, noteBoxes, notesOf } from './xlsx/notes.ts'
import { formats, keptAsText, type Look, styles } from './xlsx/styles.ts'
import { escaped, main, office, textElement, xml } from './xlsx/xml.ts'

export type WorkSheet = Readonly<{
  name: string
  /** Of the columns, in letters. */
  widths: readonly number[]
  rows: readonly SheetRow[]
  /** Rows at the top that stay in sight. */
  frozenRows?: number
  /** Columns where whatever is typed stays text: a phone keeps its plus and an account its zeros. */
  textColumns?: readonly number[]
  notes?: readonly Note[]
  choices?: readonly Choice[]
}>
/** A cell that is marked has a colour: something in it is to be looked at. */
export type SheetCell = Cell | Readonly<{ marked: Cell }>
export type SheetRow = readonly SheetCell[] | Readonly<{ bold: readonly Cell[] }>

/** SpreadsheetML (ECMA-376) in the few parts that every office program asks for. */
export function xlsxOf(sheet: WorkSheet): Buffer {
  const strings = stringList()
  const rows = [...rowPieces(sheet, strings)].join('')
  return zipOf(partsOf(sheet, rows, strings))
}

/** For many thousands of rows: whoever else wants something comes in between. */
export async function xlsxInTurns(sheet: WorkSheet): Promise<Buffer> {
  const strings = stringList()
  const pieces: string[] = []
  for (const piece of rowPieces(sheet, strings)) {
    pieces.push(piece)
    await otherWork()
  }
  return zipInTurns(partsOf(sheet, pieces.join(''), strings))
}

const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const boxType = 'application/vnd.openxmlformats-officedocument.vmlDrawing'

type Strings = ReturnType<typeof stringList>

/** Each text once: cells name it by its number. */
function stringList() {
  const numbers = new Map<string, number>()
  const items: string[] = []
  return {
    numberOf(text: string): number {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, items.length)
      return items.push(`<si>${textElement(text)}</si>`) - 1
    },
    part: () => `${xml}<sst xmlns="${main}">${items.join('')}</sst>`,
  }
}

function partsOf(sheet: WorkSheet, rows: string, strings: Strings): Part[] {
  const { notes = [], choices = [] } = sheet
  const lists = choicesOf(choices)
  const hidden = lists.rows.map((cells) => written(cells, strings, [])).join('')
  const noteLinks = [
    link('r1', 'comments', '../comments1.xml'),
    link('r2', 'vmlDrawing', '../vmlDrawing1.vml'),
  ]
  return [
    { name: '[Content_Types].xml', content: contentTypes(notes.length > 0, lists.rows.length > 0) },
    { name: '_rels/.rels', content: linksOf([link('r1', 'officeDocument', 'xl/workbook.xml')]) },
    { name: 'xl/workbook.xml', content: bookOf(sheet, lists.rows.length > 0) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: linksOf([
        link('r1', 'worksheet', 'worksheets/sheet1.xml'),
        link('r2', 'styles', 'styles.xml'),
        link('r3', 'sharedStrings', 'sharedStrings.xml'),
        ...(hidden === '' ? [] : [link('r4', 'worksheet', 'worksheets/sheet2.xml')]),
      ]),
    },
    { name: 'xl/styles.xml', content: styles },
    { name: 'xl/worksheets/sheet1.xml', content: contentOf(sheet, rows, lists.validations) },
    ...(hidden === ''
      ? []
      : [
          {
            name: 'xl/worksheets/sheet2.xml',
            content: `${xml}<worksheet xmlns="${main}"><sheetData>${hidden}</sheetData></worksheet>`,
          },
        ]),
    ...(notes.length === 0
      ? []
      : [
          { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: linksOf(noteLinks) },
          { name: 'xl/comments1.xml', content: notesOf(notes) },
          { name: 'xl/vmlDrawing1.vml', content: noteBoxes(notes) },
        ]),
    { name: 'xl/sharedStrings.xml', content: strings.part() },
  ]
}

const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
const linksOf = (links: readonly string[]) =>
  `${xml}<Relationships xmlns="${relations}">${links.join('')}</Relationships>`

function contentTypes(hasNotes: boolean, hasLists: boolean): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${types}.${type}+xml"/>`
  const parts = [
    part('workbook', 'sheet.main'),
    part('worksheets/sheet1', 'worksheet'),
    ...(hasLists ? [part('worksheets/sheet2', 'worksheet')] : []),
    ...(hasNotes ? [part('comments1', 'comments')] : []),
    part('styles', 'styles'),
    part('sharedStrings', 'sharedStrings'),
  ]
  const boxes = hasNotes ? `<Default Extension="vml" ContentType="${boxType}"/>` : ''
  return `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${boxes}${parts.join('')}</Types>`
}

function bookOf(sheet: WorkSheet, hasLists: boolean): string {
  const lists = hasLists ? `<sheet name="${LISTS}" sheetId="2" state="hidden" r:id="r4"/>` : ''
  return `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(nameOf(sheet))}" sheetId="1" r:id="r1"/>${lists}</sheets></workbook>`
}

/** Thirty-one characters without the signs that name a range. */
const nameOf = ({ name }: WorkSheet) => name.replace(/[[\]:*?/\\'\s]/g, ' ').slice(0, 31)

function contentOf(sheet: WorkSheet, rows: string, validations: string): string {
  const { frozenRows = 0, notes = [] } = sheet
  const view =
    frozenRows > 0
      ? `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
      : ''
  const boxes = notes.length > 0 ? '<legacyDrawing r:id="r2"/>' : ''
  return `${xml}<worksheet xmlns="${main}" xmlns:r="${office}">${view}${columnsOf(sheet)}<sheetData>${rows}</sheetData>${validations}${boxes}</worksheet>`
}

function columnsOf({ widths, textColumns = [] }: WorkSheet): string {
  const columns = widths.map((width, index) => {
    const style = textColumns.includes(index) ? ` style="${keptAsText}"` : ''
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${style}/>`
  })
  return columns.length === 0 ? '' : `<cols>${columns.join('')}</cols>`
}

const ROWS_A_PIECE = 500

function* rowPieces({ rows, textColumns = [] }: WorkSheet, strings: Strings): Generator<string> {
  for (let from = 0; from < rows.length; from += ROWS_A_PIECE)
    yield rows
      .slice(from, from + ROWS_A_PIECE)
      .map((row) => written(row, strings, textColumns))
      .join('')
}

function written(row: SheetRow, strings: Strings, textColumns: readonly number[]): string {
  const [cells, look] = 'bold' in row ? ([row.bold, 'bold'] as const) : ([row, 'usual'] as const)
  let text = ''
  for (const [column, cell] of cells.entries()) {
    const isKept = textColumns.includes(column)
    const isMarked = typeof cell === 'object' && 'marked' in cell
    text += isMarked ? cellOf(cell.marked, 'marked', isKept, strings) : cellOf(cell, look, isKept, strings)
  }
  return `<row>${text}</row>`
}

function cellOf(cell: Cell, look: Look, isKept: boolean, strings: Strings): string {
  const { text, kept, moment, whole } = formats[look]
  if (typeof cell === 'number') return `<c s="${Number.isInteger(cell) ? whole : text}"><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c s="${moment}"><v>${serialOf(cell)}</v></c>`
  const style = isKept ? kept : text
  const named = style === formats.usual.text ? '' : ` s="${style}"`
  return cell === '' ? `<c${named}/>` : `<c${named} t="s"><v>${strings.numberOf(cell)}</v></c>`
}

const dayMs = 86_400_000
/** Day 0 of the format's calendar, with the leap day of 1900 that never was. */
const dayZero = Date.UTC(1899, 11, 30)

const serialOf = (at: Date) => (wallClock(at).getTime() - dayZero) / dayMs
