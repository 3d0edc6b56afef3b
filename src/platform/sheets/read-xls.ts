import { readXls as readBinary } from 'hucre'
import { err, ok, type Result } from '#kernel/result.ts'
import { plainText } from './cell.ts'
import { momentText, numberText, oneBreak, truthText } from './cell-text.ts'
import { rowCollector, type SheetLimits, type SheetProblem, type Table, type Tables } from './table.ts'

type Book = Awaited<ReturnType<typeof readBinary>>
type Value = Book['sheets'][number]['rows'][number][number]

/** A workbook of Excel 97 to 2003. */
export async function readXls(bytes: Buffer, limits: SheetLimits): Promise<Tables> {
  const book = await opened(bytes)
  if (!book.ok) return book
  const collector = rowCollector(limits)
  const tables: Table[] = []
  for (const { name, rows, merges = [] } of book.value.sheets) {
    const table = collector.open()
    let problem: SheetProblem | undefined
    for (const [at, cells] of rows.entries()) {
      problem = cells && table.add(cells.map(textIn), at)
      if (problem) return err(problem)
    }
    for (const { startRow, endRow, startCol } of merges) problem ??= table.join(startCol, startRow, endRow)
    if (problem) return err(problem)
    tables.push({ name: plainText(name), rows: table.rows })
  }
  return ok(tables)
}

async function opened(bytes: Buffer): Promise<Result<Book, SheetProblem>> {
  try {
    return ok(await readBinary(bytes))
  } catch (problem) {
    const isTooLarge = problem instanceof Error && /over the \d+ limit/.test(problem.message)
    return err({ code: isTooLarge ? 'too_large' : 'damaged' })
  }
}

function textIn(value: Value | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return numberText(String(value))
  if (typeof value === 'boolean') return truthText(value)
  if (value instanceof Date) {
    const at = Math.round(value.getTime() / 1000) * 1000
    return Number.isNaN(at) ? '' : momentText(new Date(at).toISOString(), at < Date.UTC(1900, 0, 1))
  }
  return oneBreak(value)
}
