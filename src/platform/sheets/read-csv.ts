import Papa from 'papaparse'
import { err, ok } from '#kernel/result.ts'
import { plainText } from './cell.ts'
import { rowCollector, type SheetLimits, type SheetProblem, type Tables } from './table.ts'
import { textOf } from './text-of.ts'
import { textIn } from './write-csv.ts'

/** Text in columns, whatever separates them. */
export function readCsv(bytes: Buffer, limits: SheetLimits): Tables {
  const decoded = textOf(bytes)
  if (decoded === undefined) return err({ code: 'unsupported' })
  // Files that were put together have lines that end in different ways.
  const text = decoded.replace(/\r\n?/g, '\n')
  const [first = '', separator] = /^sep=(.)\n/i.exec(text) ?? []
  const body = text.slice(first.length)
  const table = rowCollector(limits).open()
  let problem: SheetProblem | undefined
  let row = 0
  Papa.parse<string[]>(body, {
    delimiter: separator ?? separatorOf(body),
    newline: '\n',
    step: ({ data, errors }, parser) => {
      row += 1
      const isTorn = errors.some(({ type }) => type === 'Quotes')
      problem = isTorn ? { code: 'quotes', row } : table.add(data.map((cell) => textIn(plainText(cell))))
      if (problem) parser.abort()
    },
  })
  return problem ? err(problem) : ok([{ name: '', rows: table.rows }])
}

/** The likeliest first: with a decimal comma there are as many commas as semicolons. */
const separators = [';', '\t', '|', ','] as const
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
const bareLines = (text: string) => text.replace(/(?<=^|[;\t|,\n])"(?:[^"]|"")*"/g, '').split('\n')
