import { type CellValue, readXlsx } from 'hucre/xlsx'
import { err, ok, type Result } from '#kernel/result.ts'
import { keepsItsWord } from '#platform/zip/zip-contents.ts'
import { readZipDirectory } from '#platform/zip/zip-directory.ts'
import { plainText } from './cell.ts'
import { rowCollector, type SheetLimits, type SheetProblem, type Table, type Tables } from './table.ts'

/** The sheets of a workbook that people see in it. */
export async function readWorkbook(bytes: Buffer, limits: SheetLimits): Promise<Tables> {
  const directory = readZipDirectory(bytes)
  if (!directory.ok) return err({ code: directory.error })
  const names = directory.value.map(({ name }) => name)
  if (new Set(names).size !== names.length) return err({ code: 'unsafe' })
  if (!names.includes('[Content_Types].xml') || !names.some((name) => /^xl\/.*\.xml$/i.test(name)))
    return err({ code: 'unsupported' })
  // The library believes what the archive says of itself.
  if (!(await keepsItsWord(directory.value))) return err({ code: 'damaged' })
  const book = await opened(bytes)
  return book.ok ? tablesIn(book.value, limits) : book
}

type Book = Awaited<ReturnType<typeof readXlsx>>

async function opened(bytes: Buffer): Promise<Result<Book, SheetProblem>> {
  try {
    return ok(await readXlsx(bytes, { sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden }))
  } catch (problem) {
    // One cell in the last corner makes a sheet of seventeen thousand million.
    const isTooLarge = problem instanceof Error && /over the \d+ limit/.test(problem.message)
    return err({ code: isTooLarge ? 'too_large' : 'damaged' })
  }
}

function tablesIn({ sheets }: Book, limits: SheetLimits): Tables {
  const collector = rowCollector(limits)
  const tables: Table[] = []
  for (const { name, rows } of sheets) {
    const table = collector.open()
    for (const cells of rows) {
      const problem = table.add(cells.map(textIn))
      if (problem) return err(problem)
    }
    tables.push({ name: plainText(name), rows: table.rows })
  }
  return ok(tables)
}

/** As the office program shows it, but for dates, which it shows in a hundred ways. */
function textIn(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return momentText(value)
  return plainText(value.replace(/\r\n?/g, '\n'))
}

/** Office programs show fifteen digits; what follows them is the rounding of a computer. */
const SHOWN_DIGITS = 15
function numberText(value: number): string {
  const shown = String(Number(value.toPrecision(SHOWN_DIGITS)))
  if (!shown.includes('e')) return shown
  return value.toLocaleString('en', { useGrouping: false, maximumSignificantDigits: SHOWN_DIGITS })
}

/** Times of no day belong to the first day of the format's calendar. */
const FIRST_DAY = '1899-12-31'

function momentText(at: Date): string {
  if (Number.isNaN(at.getTime())) return ''
  const toTheSecond = new Date(Math.round(at.getTime() / 1000) * 1000)
  const [day = '', time = ''] = toTheSecond.toISOString().slice(0, 19).split('T')
  const shown = time.replace(/:00$/, '')
  if (day === FIRST_DAY) return shown
  return shown === '00:00' ? day : `${day} ${shown}`
}
