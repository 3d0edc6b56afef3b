import { csvOf } from '#platform/sheets/write-csv.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import type { Sheet, SheetLine, SheetWords } from './sheet.ts'

const headOf = ({ date, what, number, amount, balance }: SheetWords) => [date, what, number, amount, balance]
const rowOf = ({ at, title, about, amount, balanceAfter }: SheetLine) =>
  [at, title, about, amount, balanceAfter] as const

export const statementCsv = ({ lines, words }: Sheet) => csvOf([headOf(words), ...lines.map(rowOf)])

export function statementXlsx({ holder, period, opening, closing, lines, words }: Sheet): Buffer {
  const balance = (said: string, value: number) => ({ bold: [said, '', '', '', value] })
  return xlsxOf({
    name: words.title,
    widths: [22, 46, 16, 16, 16],
    rows: [
      { bold: [words.title] },
      [words.holder, holder],
      [words.period, period],
      [],
      { bold: headOf(words) },
      balance(words.opening, opening),
      ...lines.map(rowOf),
      balance(words.closing, closing),
    ],
  })
}
