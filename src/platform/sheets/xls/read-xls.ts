import { err, ok } from '#kernel/result.ts'
import { plainText } from '../cell.ts'
import { dateFormats } from '../sheet-styles.ts'
import { type OnProgress, rowCollector, type SheetLimits, type Table, type Tables } from '../table.ts'
import { streamOf } from './compound-file.ts'
import { kinds, recordsFrom, stringsIn, textAt } from './records.ts'
import { type BinaryGround, sheetCells } from './sheet-cells.ts'

const EXCEL_97 = 0x0600
const WORKSHEET = 0

/** A workbook of Excel 97 to 2003 ([MS-XLS]): a compound file with a stream of records. */
export function readXls(bytes: Buffer, limits: SheetLimits, onProgress?: OnProgress): Tables {
  try {
    const stream = streamOf(bytes, 'Workbook')
    return stream ? tablesIn(stream, limits, onProgress) : err({ code: 'unsupported' })
  } catch (problem) {
    // Places and lengths that lead out of the file.
    if (problem instanceof RangeError) return err({ code: 'damaged' })
    throw problem
  }
}

function tablesIn(stream: Buffer, limits: SheetLimits, onProgress?: OnProgress): Tables {
  const book = bookOf(stream)
  if (typeof book === 'string') return err({ code: book })
  const collector = rowCollector(limits)
  const tables: Table[] = []
  for (const { name, place } of book.sheets) {
    const table = collector.open()
    const { rows, joins } = sheetCells(stream, place, { ...book, columns: limits.columns }, (end) =>
      onProgress?.(end / stream.length),
    )
    for (const [at, cells] of rows.entries()) {
      const problem = cells && table.add(cells, at)
      if (problem) return err(problem)
    }
    for (const { column, first, last } of joins) {
      const problem = table.join(column, first, last)
      if (problem) return err(problem)
    }
    tables.push({ name: plainText(name), rows: table.rows })
  }
  onProgress?.(1)
  return ok(tables)
}

type Book = Omit<BinaryGround, 'columns'> & { sheets: readonly { name: string; place: number }[] }

/** What stands before the sheets: where they are, and what their cells name. */
function bookOf(stream: Buffer): Book | 'encrypted' | 'unsupported' {
  const dates = dateFormats()
  const sheets: { name: string; place: number }[] = []
  const texts: Buffer[] = []
  let isFrom1904 = false
  let isText = false
  for (const { kind, data } of recordsFrom(stream, 0)) {
    if (kind === kinds.begin && data.readUInt16LE(0) !== EXCEL_97) return 'unsupported'
    if (kind === kinds.filePass) return 'encrypted'
    if (kind === kinds.end) break
    if (kind === kinds.strings || (kind === kinds.more && isText)) texts.push(data)
    isText = kind === kinds.strings || (kind === kinds.more && isText)
    if (kind === kinds.dateMode) isFrom1904 = data.readUInt16LE(0) === 1
    else if (kind === kinds.format) dates.name(data.readUInt16LE(0), textAt(data, 2, 2))
    else if (kind === kinds.cellFormat) dates.add(data.readUInt16LE(2))
    else if (kind === kinds.boundSheet && data.readUInt8(4) === 0 && data.readUInt8(5) === WORKSHEET)
      sheets.push({ name: textAt(data, 6, 1), place: data.readUInt32LE(0) })
  }
  return { sheets, strings: stringsIn(texts), isDate: dates.isDate, isFrom1904 }
}
