import type { ColumnField } from './fields.ts'

export type Sheet = Readonly<{ name: string; rows: readonly (readonly string[])[] }>

/** What a merchant has chosen before, by `headerKey`; null: nothing is taken from such a column. */
export type RememberedHeaders = ReadonlyMap<string, ColumnField | null>

export type GuessedColumn = Readonly<{
  /** From 0, as in the file. */
  index: number
  header: string
  field: ColumnField | null
  certainty: number
  remembered: boolean
  /** The first texts of the column. */
  samples: readonly string[]
}>

export type Layout = Readonly<{
  /** Which of the sheets, from 0. */
  sheet: number
  /** From 1; null when the sheet has none. */
  headerRow: number | null
  columns: readonly GuessedColumn[]
}>

/** The sheet that looks most like parcels, its row of headers and what the columns are; undefined when all are empty. */
export function findLayout(_sheets: readonly Sheet[], _remembered: RememberedHeaders): Layout | undefined {
  return undefined
}

/** What the columns are when the headers stand in this row (from 1; null: nowhere). */
export function columnsAt(
  _rows: Sheet['rows'],
  _headerRow: number | null,
  _remembered: RememberedHeaders,
): readonly GuessedColumn[] {
  return []
}

/** Whether nobody has to be asked: all that a parcel needs is there and certain. */
export function isSettled(_columns: readonly GuessedColumn[]): boolean {
  return false
}

/** By what a header is remembered. */
export function headerKey(header: string): string {
  return header
}
