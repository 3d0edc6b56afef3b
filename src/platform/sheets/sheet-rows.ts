import { numberText, serialText, truthText, workbookText } from './cell-text.ts'
import { attributeOf, plainOf, type XmlReader } from './scan-xml.ts'
import type { OpenTable, SheetProblem } from './table.ts'

type Ground = Readonly<{
  strings: readonly string[]
  isDate: (style: number) => boolean
  isFrom1904: boolean
  columns: number
}>

/** Beyond it no office program knows a column. */
const LAST_COLUMN = 16_384
const LAST_ROW = 1_048_576

/** Reads the rows of a sheet into a table. */
export function sheetReader(
  table: OpenTable,
  ground: Ground,
): XmlReader & { problem(): SheetProblem | undefined } {
  let problem: SheetProblem | undefined
  let cells: string[] = []
  let row = -1
  let column = -1
  let type = ''
  let style = ''
  let written = ''
  let isCell = false
  let isTold = false
  let isSpoken = false

  function beginRow(attributes: string): void {
    const number = Number(attributeOf(attributes, 'r') ?? 0)
    row = number > row + 1 && number <= LAST_ROW ? number - 1 : row + 1
    column = -1
    cells = []
  }

  function beginCell(attributes: string): void {
    const place = attributeOf(attributes, 'r')
    const named = place === undefined ? -1 : columnOf(place)
    // Some programs name the place of their cells and not of their rows.
    if (place !== undefined && column === -1) row = Math.max(row, Math.min(LAST_ROW, rowOf(place)) - 1)
    column = named >= 0 ? named : column + 1
    type = attributeOf(attributes, 't') ?? 'n'
    style = attributeOf(attributes, 's') ?? ''
    written = ''
    isCell = true
    isTold = false
  }

  function endCell(): void {
    isCell = false
    if (written === '' || column >= LAST_COLUMN) return
    const text = textOf(written, type, style, ground)
    if (text === '') return
    // One cell too many is enough to tell.
    const place = Math.min(column, ground.columns)
    while (cells.length < place) cells.push('')
    cells[place] = text
  }

  function join(area: string): void {
    const [from = '', to = ''] = area.split(':')
    const [first, last] = [rowOf(from) - 1, rowOf(to) - 1]
    const at = columnOf(from)
    if (at >= 0 && last > first) problem ??= table.join(at, first, last)
  }

  return {
    open(name, attributes) {
      if (name === 'c') beginCell(attributes)
      else if (name === 'v' || name === 't') isTold = isCell && !isSpoken
      else if (name === 'row') beginRow(attributes)
      else if (name === 'rPh') isSpoken = true
      else if (name === 'mergeCell') join(attributeOf(attributes, 'ref') ?? '')
    },
    close(name) {
      if (name === 'v' || name === 't') isTold = false
      else if (name === 'c') endCell()
      else if (name === 'row') problem ??= table.add(cells, row)
      else if (name === 'rPh') isSpoken = false
    },
    text(piece) {
      if (isTold) written += piece
    },
    isOver: () => problem !== undefined,
    problem: () => problem,
  }
}

/** As the office program shows it, but for dates, which it shows in a hundred ways. */
function textOf(written: string, type: string, style: string, ground: Ground): string {
  if (type === 's') return ground.strings[Number(written)] ?? ''
  if (type === 'n') return shownNumber(written, style, ground)
  if (type === 'b') return truthText(/^(1|true)$/.test(written.trim()))
  return workbookText(plainOf(written))
}

function shownNumber(written: string, style: string, { isDate, isFrom1904 }: Ground): string {
  if (style !== '' && isDate(Number(style))) {
    const moment = serialText(Number(written), isFrom1904)
    if (moment !== undefined) return moment
  }
  return numberText(written)
}

/** `AB12` is column 27; -1 when it names none. */
function columnOf(place: string): number {
  let column = 0
  let at = 0
  for (; at < place.length; at++) {
    const letter = place.charCodeAt(at) | 0x20
    if (letter < 0x61 || letter > 0x7a) break
    column = column * 26 + letter - 0x60
  }
  return at === 0 || at > 3 ? -1 : column - 1
}

const rowOf = (place: string) => Number(/\d+$/.exec(place)?.[0] ?? 0)
