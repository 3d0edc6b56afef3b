import type { Result } from '#kernel/result.ts'

/**
 * A sheet of somebody's file. Row 1 of the file is `rows[0]`, so that people can be told where something stands; empty
 * cells at the end of a row and empty rows at the end are left out.
 */
export type Table = Readonly<{
  /** Of the sheet in its workbook; text has none. */
  name: string
  rows: readonly (readonly string[])[]
}>

export type SheetLimits = Readonly<{
  bytes: number
  /** Of all sheets together. */
  rows: number
  columns: number
  ms: number
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

export type Tables = Result<readonly Table[], SheetProblem>

/** Of all cells together: a workbook can name one long text in a million cells. */
const MOST_LETTERS = 50_000_000

/** Takes rows one by one, keeps what is in them and says when it is too much. */
export function rowCollector({ rows: mostRows, columns }: Pick<SheetLimits, 'rows' | 'columns'>) {
  let letters = 0
  let taken = 0
  return {
    open() {
      const rows: string[][] = []
      let emptyRows = 0
      return {
        rows,
        add(cells: readonly string[]): SheetProblem | undefined {
          const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1
          if (width === 0) {
            emptyRows += 1
            return undefined
          }
          taken += emptyRows + 1
          if (taken > mostRows) return { code: 'too_many_rows' }
          if (width > columns) return { code: 'too_many_columns', row: rows.length + emptyRows + 1 }
          for (; emptyRows > 0; emptyRows--) rows.push([])
          const kept = cells.slice(0, width)
          letters += kept.reduce((sum, cell) => sum + cell.length, 0)
          rows.push(kept)
          return letters > MOST_LETTERS ? { code: 'too_large' } : undefined
        },
      }
    },
  }
}
