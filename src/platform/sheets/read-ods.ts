import { err, ok } from '#kernel/result.ts'
import type { BookParts } from './book-parts.ts'
import { plainText } from './cell.ts'
import { momentText, numberText, oneBreak, truthText } from './cell-text.ts'
import { attributeOf, plainOf, type XmlReader } from './scan-xml.ts'
import {
  type OpenTable,
  type RowCollector,
  rowCollector,
  type SheetLimits,
  type SheetProblem,
  type Table,
  type Tables,
} from './table.ts'

const CONTENT = 'content.xml'
const MANIFEST = 'META-INF/manifest.xml'

/** A workbook as LibreOffice writes it. */
export function readOds(parts: BookParts, limits: SheetLimits): Tables {
  const mime = parts.whole('mimetype')?.toString('latin1').trim()
  if (mime !== undefined && !/opendocument\.spreadsheet(-template)?$/.test(mime))
    return err({ code: 'unsupported' })
  // A locked part is noise, and the manifest says with which key it opens.
  if (parts.whole(MANIFEST)?.includes('encryption-data')) return err({ code: 'encrypted' })
  parts.expect([CONTENT])
  const reader = contentReader(rowCollector(limits))
  const problem = parts.read(CONTENT, reader) ?? reader.problem()
  if (problem) return err(problem)
  return reader.isSpreadsheet() ? ok(reader.tables) : err({ code: 'unsupported' })
}

/** Tables of the part, but for those whose style hides them. */
function contentReader(collector: RowCollector) {
  const tables: Table[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let rows: ReturnType<typeof rowReader> | undefined
  let problem: SheetProblem | undefined
  let isSpreadsheet = false
  /** A table can stand in a cell of another. */
  let depth = 0

  function begin(attributes: string): void {
    if (hiddenStyles.has(attributeOf(attributes, 'table:style-name') ?? '')) return
    const table = collector.open()
    rows = rowReader(table, collector.columns)
    tables.push({ name: plainText(attributeOf(attributes, 'table:name') ?? ''), rows: table.rows })
  }

  const reader: XmlReader = {
    open(name, attributes) {
      if (name === 'table') depth += 1
      if (name === 'table' && depth === 1) begin(attributes)
      else if (depth > 0) rows?.open(name, attributes)
      else if (name === 'style') style = attributeOf(attributes, 'style:name') ?? ''
      else if (name === 'table-properties' && attributeOf(attributes, 'table:display') === 'false')
        hiddenStyles.add(style)
      else if (name === 'spreadsheet') isSpreadsheet = true
    },
    close(name) {
      rows?.close(name)
      problem ??= rows?.problem()
      if (name === 'table') depth -= 1
      if (depth === 0) rows = undefined
    },
    text: (piece) => rows?.text(piece),
    isOver: () => problem !== undefined,
  }
  return { ...reader, tables, problem: () => problem, isSpreadsheet: () => isSpreadsheet }
}

/** What hangs on a cell and is not in it. */
const asides = new Set(['annotation', 'shapes', 'frame', 'custom-shape', 'tracked-changes', 'dde-links'])

function rowReader(table: OpenTable, columns: number) {
  let problem: SheetProblem | undefined
  let row = 0
  let cells: string[] = []
  let column = 0
  let repeatRow = 1
  let cell = ''
  let lines: string[] = []
  let isTold = false
  let depthAside = 0
  const joins: { column: number; first: number; last: number }[] = []

  function endCell(): void {
    const text = cellText(cell, lines)
    const repeat = countOf(cell, 'table:number-columns-repeated')
    if (text !== '') {
      // One cell too many is enough to tell.
      const last = Math.min(column + repeat, columns + 1)
      while (cells.length < Math.min(column, columns)) cells.push('')
      while (cells.length < last) cells.push(text)
      const rows = countOf(cell, 'table:number-rows-spanned')
      if (rows > 1) joins.push({ column, first: row, last: row + rows - 1 })
    }
    column += repeat
  }

  function endRow(): void {
    const copies = cells.length === 0 ? 0 : repeatRow
    for (let copy = 0; copy < copies && !problem; copy++) problem = table.add(cells, row + copy)
    row += repeatRow
  }

  return {
    open(name: string, attributes: string) {
      if (depthAside > 0 || asides.has(name)) depthAside += 1
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = attributes
        lines = []
      } else if (name === 'p' || name === 'h') {
        lines.push('')
        isTold = true
      } else if (name === 'table-row') {
        cells = []
        column = 0
        repeatRow = countOf(attributes, 'table:number-rows-repeated')
      } else if (isTold) lines.push((lines.pop() ?? '') + signOf(name, attributes))
    },
    close(name: string) {
      if (depthAside > 0) depthAside -= 1
      else if (name === 'p' || name === 'h') isTold = false
      else if (name === 'table-cell' || name === 'covered-table-cell') endCell()
      else if (name === 'table-row') endRow()
      else if (name === 'table')
        for (const { column: at, first, last } of joins) problem ??= table.join(at, first, last)
    },
    text(piece: string) {
      if (isTold && depthAside === 0)
        lines.push((lines.pop() ?? '') + plainOf(piece).replace(/[\t\n\r ]+/g, ' '))
    },
    problem: () => problem,
  }
}

const MOST_REPEATS = 1_048_576
const MOST_SPACES = 1_000

/** How often it stands there; once unless said. */
function countOf(attributes: string, name: string): number {
  const count = Number(attributeOf(attributes, name) ?? 1)
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST_REPEATS) : 1
}

/** Blanks that XML would lose have elements of their own. */
function signOf(name: string, attributes: string): string {
  if (name === 's') return ' '.repeat(Math.min(MOST_SPACES, countOf(attributes, 'text:c')))
  if (name === 'tab') return '\t'
  return name === 'line-break' ? '\n' : ''
}

function cellText(attributes: string, lines: readonly string[]): string {
  const told = (name: string) => attributeOf(attributes, `office:${name}`)
  switch (told('value-type')) {
    case 'float':
    case 'currency':
    case 'percentage':
      return numberText(told('value') ?? '')
    case 'date':
      return momentText(told('date-value') ?? '')
    case 'time':
      return hourText(told('time-value') ?? '')
    case 'boolean':
      return truthText(told('boolean-value') === 'true')
    default:
      return oneBreak(lines.length > 0 ? lines.join('\n') : (told('string-value') ?? ''))
  }
}

/** `PT10H30M00S`. */
function hourText(duration: string): string {
  const [, hours = '0', minutes = '0', seconds = '0'] = /^PT(\d+)H(\d+)M(\d+)/.exec(duration) ?? []
  const shown = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
  return Number(seconds) === 0 ? shown : `${shown}:${seconds.padStart(2, '0')}`
}
