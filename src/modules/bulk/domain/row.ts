import type { CellCode } from './cell-codes.ts'
import type { Field } from './fields.ts'

/** A row as the merchant sees it, cell by cell; fields that neither a column nor a hand has filled are missing. */
export type Texts = Readonly<{ [field in Field]?: string }>

/** What could have been meant; `text` is what goes into the cell when it is chosen. */
export type Suggestion = Readonly<{
  text: string
  /** Of a region, district or point; their names are told in the reader's language. */
  id?: number
  /** Of a number that stood in an order of before: when that was. */
  day?: string
}>

export type CellProblem = Readonly<{
  code: CellCode
  /** For the message. */
  values?: Readonly<Record<string, string | number>>
  suggestions: readonly Suggestion[]
}>

export type CellValue = string | number | readonly string[]

/** A cell that was looked at. */
export type CheckedCell = Readonly<{
  /** What will stand in the order; null while it cannot be told. */
  value: CellValue | null
  problem?: CellProblem
  /** We have read it otherwise than it is written: a phone that Excel broke, a name in other letters. */
  repaired?: true
}>

/** Words of a chat that a cell came from: where they begin and end in its message. */
export type Evidence = Readonly<{ from: number; to: number }>

/** How sure a guess from a chat is, from 0 to 1, and why. */
export type Guess = Readonly<{ certainty: number; evidence?: Evidence }>

export type CheckedRow = Readonly<{
  cells: { readonly [field in Field]?: CheckedCell }
  /** `field:code` of every problem. */
  problems: readonly string[]
  /** Equal for rows that would be the same parcel; undefined while the row does not tell. */
  sameKey: string | undefined
  /** Null while the row has problems that keep it from having one. */
  price: number | null
}>
