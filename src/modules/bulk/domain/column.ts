import type { ColumnField } from './fields.ts'

/** A column of a file and what it is taken for. */
export type Column = Readonly<{
  /** From 0. */
  index: number
  header: string
  field: ColumnField | null
  certainty: number
  /** As the merchant has chosen it for an earlier file. */
  remembered: boolean
  samples: readonly string[]
}>
