import type { Field } from '#modules/bulk/domain/fields.ts'

/** Which rows are shown: all, those of a kind, or those with one problem. */
export type RowFilter = Readonly<{
  only?: 'errors' | 'duplicates' | 'repaired' | 'ready'
  field?: Field
  code?: string
}>

export const allRows: RowFilter = {}
export const rowsWithErrors: RowFilter = { only: 'errors' }

export const isSameFilter = (one: RowFilter, other: RowFilter) =>
  one.only === other.only && one.field === other.field && one.code === other.code
