import { numberText, oneBreak, serialText, truthText } from '../cell-text.ts'
import { type BinaryRecord, kinds, recordsFrom, textAt } from './records.ts'

export type BinaryGround = Readonly<{
  strings: readonly string[]
  isDate: (style: number) => boolean
  isFrom1904: boolean
  columns: number
}>

type Join = { column: number; first: number; last: number }
type Sheet = { rows: (string[] | undefined)[]; joins: Join[] }

const ROW_BYTES = 6
const RK_BYTES = 6
const JOIN_BYTES = 8

/** The cells of a sheet by rows, from its first record to its last. */
export function sheetCells(
  stream: Buffer,
  place: number,
  ground: BinaryGround,
  onRead: (end: number) => void,
): Sheet {
  const sheet: Sheet = { rows: [], joins: [] }
  let depth = 0
  let waiting: BinaryRecord | undefined
  let count = 0
  if (place >= stream.length) throw new RangeError('a sheet beyond the end')
  for (const record of recordsFrom(stream, place)) {
    if (record.kind === kinds.begin) depth += 1
    else if (record.kind === kinds.end) depth -= 1
    // A chart on the sheet has records of its own.
    if (depth === 0) break
    if (depth > 1) continue
    if (record.kind === kinds.formulaText && waiting)
      put(sheet, waiting.data, textAt(record.data, 0, 2), ground)
    if (!betweenFormulaAndText.has(record.kind)) waiting = record.kind === kinds.formula ? record : undefined
    take(sheet, record, ground)
    count += 1
    if (count % RECORDS_A_STEP === 0) onRead(record.end)
  }
  return sheet
}

const RECORDS_A_STEP = 2_000
/** A formula that many cells share is told before the text it came to. */
const betweenFormulaAndText = new Set<number>([kinds.sharedFormula, kinds.arrayFormula])

function take(sheet: Sheet, { kind, data }: BinaryRecord, ground: BinaryGround): void {
  const shown = (value: number, style: number) => shownNumber(value, style, ground)
  const tell = (text: string) => put(sheet, data, text, ground)
  if (kind === kinds.namedString) tell(ground.strings[data.readUInt32LE(ROW_BYTES)] ?? '')
  else if (kind === kinds.number) tell(shown(data.readDoubleLE(ROW_BYTES), data.readUInt16LE(4)))
  else if (kind === kinds.rk) tell(shown(rkAt(data, ROW_BYTES), data.readUInt16LE(4)))
  else if (kind === kinds.label || kind === kinds.richLabel) tell(textAt(data, ROW_BYTES, 2))
  else if (kind === kinds.truthOrError) tell(truthOrError(data.readUInt8(6), data.readUInt8(7) === 1))
  else if (kind === kinds.formula) tell(resultOf(data, shown))
  else if (kind === kinds.manyRk) {
    for (let at = 4, step = 0; at + RK_BYTES < data.length; at += RK_BYTES, step++)
      put(sheet, data, shown(rkAt(data, at + 2), data.readUInt16LE(at)), ground, step)
  } else if (kind === kinds.joined) {
    for (let at = 2; at + JOIN_BYTES <= data.length; at += JOIN_BYTES)
      sheet.joins.push({
        first: data.readUInt16LE(at),
        last: data.readUInt16LE(at + 2),
        column: data.readUInt16LE(at + 4),
      })
  }
}

function put({ rows }: Sheet, data: Buffer, text: string, { columns }: BinaryGround, step = 0): void {
  if (text === '') return
  const row = data.readUInt16LE(0)
  rows[row] ??= []
  const cells = rows[row]
  // One cell too many is enough to tell.
  const column = Math.min(data.readUInt16LE(2) + step, columns)
  while (cells.length < column) cells.push('')
  cells[column] = oneBreak(text)
}

/** Thirty bits of a number, and whether they are whole and hundredths. */
function rkAt(data: Buffer, at: number): number {
  const bits = data.readInt32LE(at)
  const isHundredths = (bits & 1) !== 0
  const isWhole = (bits & 2) !== 0
  const wide = Buffer.alloc(8)
  wide.writeInt32LE(bits & ~3, 4)
  const value = isWhole ? bits >> 2 : wide.readDoubleLE(0)
  return isHundredths ? value / 100 : value
}

/** What a formula came to; its text follows in a record of its own. */
function resultOf(data: Buffer, shown: (value: number, style: number) => string): string {
  if (data.readUInt16LE(12) !== 0xffff) return shown(data.readDoubleLE(6), data.readUInt16LE(4))
  const kind = data.readUInt8(6)
  if (kind === 1) return truthOrError(data.readUInt8(8), false)
  return kind === 2 ? truthOrError(data.readUInt8(8), true) : ''
}

const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

const truthOrError = (value: number, isError: boolean) =>
  isError ? (errors[value] ?? '#N/A') : truthText(value !== 0)

function shownNumber(value: number, style: number, { isDate, isFrom1904 }: BinaryGround): string {
  const moment = isDate(style) ? serialText(value, isFrom1904) : undefined
  return moment ?? (Number.isFinite(value) ? numberText(String(value)) : '')
}
