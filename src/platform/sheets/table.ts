import type { Result } from '#kernel/result.ts'
import { plainText } from './cell.ts'

/**
 * A sheet of somebody's file. Row 1 of the file is `rows[0]`, so that people can be told where something stands; empty
 * cells at the end of a row and empty rows at the end are left out.
 */
export type Table<Row = readonly string[]> = Readonly<{
  /** Of the sheet in its workbook; text has none. */
  name: string
  rows: readonly Row[]
}>

export type SheetLimits = Readonly<{
  bytes: number
  /** Of all sheets together. */
  rows: number
  columns: number
  ms: number
  /** Of the thread that reads it; enough for all that the other limits let in unless said. */
  memoryMb?: number
}>

/**
 * `unsupported`: neither a workbook nor text in columns; `encrypted`: opens with a password only; `damaged`: cannot be
 * read to its end; `unsafe`: made to harm whoever opens it; `quotes`: a cell in quotes does not end where it should;
 * `too_large` also counts what it grows to when it is opened; `busy`: too many others wait.
 */
export type SheetProblem = Readonly<{
  code:
    | 'unsupported'
    | 'encrypted'
    | 'damaged'
    | 'unsafe'
    | 'quotes'
    | 'too_large'
    | 'too_many_rows'
    | 'too_many_columns'
    | 'too_slow'
    | 'busy'
  /** Where, if one place is to blame. */
  row?: number
}>

export type Tables<Row = readonly string[]> = Result<readonly Table<Row>[], SheetProblem>

/** How much of a file has been read, from 0 to 1. */
export type OnProgress = (share: number) => void

/** Now and then, of a table whose rows stay as they are, though more may follow. */
export type OnRows = (table: Table) => void

/** Of all cells together: a workbook can name one long text in a million cells. */
const MOST_LETTERS = 50_000_000
/** Cells of one column that were joined, beyond which nothing is written into them. */
const MOST_JOINED = 1_000_000

export type RowCollector = ReturnType<typeof rowCollector>
export type OpenTable = ReturnType<RowCollector['open']>

/** Takes rows one by one, keeps what is in them and says when it is too much. */
export function rowCollector({ rows: mostRows, columns }: Pick<SheetLimits, 'rows' | 'columns'>) {
  let letters = 0
  let taken = 0
  let joined = 0

  function open() {
    const rows: string[][] = []
    let next = 0

    /** The cells of the row at this place, or of the next one. */
    function add(cells: readonly string[], at = next): SheetProblem | undefined {
      const place = Math.max(at, next)
      next = place + 1
      const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1
      if (width === 0) return undefined
      taken += place - rows.length + 1
      if (taken > mostRows) return { code: 'too_many_rows' }
      if (width > columns) return { code: 'too_many_columns', row: place + 1 }
      while (rows.length < place) rows.push([])
      const kept: string[] = []
      for (let column = 0; column < width; column++) {
        const text = plainText(cells[column] ?? '')
        letters += text.length
        kept.push(text)
      }
      rows.push(kept)
      return letters > MOST_LETTERS ? { code: 'too_large' } : undefined
    }

    /** Cells that somebody joined hold their text once and mean it in each of their rows. */
    function join(column: number, first: number, last: number): SheetProblem | undefined {
      const text = rows[first]?.[column] ?? ''
      if (text === '') return undefined
      for (let at = first + 1; at <= Math.min(last, rows.length - 1); at++) {
        const row = rows[at]
        joined += 1
        if (joined > MOST_JOINED) return { code: 'too_large' }
        if (!row || row.length === 0 || row[column]) continue
        while (row.length < column) row.push('')
        row[column] = text
        letters += text.length
        if (letters > MOST_LETTERS) return { code: 'too_large' }
      }
      return undefined
    }

    return { rows, add, join }
  }

  return { columns, open }
}
