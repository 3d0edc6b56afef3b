import { err, ok } from '#kernel/result.ts'
import {
  type OnProgress,
  type OnRows,
  rowCollector,
  type SheetLimits,
  type SheetProblem,
  type Table,
  type Tables,
} from './table.ts'
import { rowsIn } from './text-columns.ts'
import { textOf } from './text-of.ts'
import { textIn } from './write-csv.ts'

/** Text in columns, whatever separates them. */
export function readCsv(
  bytes: Buffer,
  limits: SheetLimits,
  onProgress?: OnProgress,
  onRows?: OnRows,
): Tables {
  const text = textOf(bytes)
  if (text === undefined) return err({ code: 'unsupported' })
  const [first = '', separator] = /^sep=(.)(?:\r\n?|\n)/i.exec(text) ?? []
  const body = oneBreakEach(text.slice(first.length))
  return collected(rowsIn(body, separator ?? separatorOf(body)), limits, (read, table) => {
    onProgress?.(read / body.length)
    onRows?.(table)
  })
}

/** Files that were put together have lines that end in different ways. */
const oneBreakEach = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)

const ROWS_A_STEP = 500

function collected(
  rows: ReturnType<typeof rowsIn>,
  limits: Pick<SheetLimits, 'rows' | 'columns'>,
  onRead?: (letters: number, table: Table) => void,
): Tables {
  const table = rowCollector(limits).open()
  const told: Table = { name: '', rows: table.rows }
  let problem: SheetProblem | undefined
  let row = 0
  for (const { cells, end } of rows) {
    row += 1
    problem = cells === undefined ? { code: 'quotes', row } : table.add(cells.map(textIn))
    if (problem) return err(problem)
    if (row % ROWS_A_STEP === 0) onRead?.(end, told)
  }
  return ok([told])
}

/** The likeliest first: with a decimal comma there are as many commas as semicolons. */
const separators = [';', '\t', '|', ',', '^', '~', '¦'] as const
const LOOKED_AT = 64 * 1024

/** The sign that most lines have the same number of. */
function separatorOf(text: string): string {
  const lines = bareLines(text.slice(0, LOOKED_AT))
  const agreeing = (sign: string) => {
    const counts = Map.groupBy(lines, (line) => line.split(sign).length - 1)
    counts.delete(0)
    return Math.max(0, ...[...counts.values()].map((same) => same.length))
  }
  return separators.reduce((best, sign) => (agreeing(sign) > agreeing(best) ? sign : best))
}

/** Without what stands in quotes. */
const bareLines = (text: string) => text.replace(/(?<=^|[;\t|,^~¦\n])"(?:[^"]|"")*"/g, '').split('\n')
