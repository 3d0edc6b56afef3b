import { type Field, fields } from '#modules/bulk/domain/fields.ts'

const kinds = ['errors', 'duplicates', 'repaired', 'ready'] as const

/** Which rows are shown: all, those of a kind, or those with one problem. */
export type RowFilter = Readonly<{
  only?: (typeof kinds)[number]
  field?: Field
  code?: string
}>

export const allRows: RowFilter = {}
export const rowsWithErrors: RowFilter = { only: 'errors' }

export const isSameFilter = (one: RowFilter, other: RowFilter) =>
  one.only === other.only && one.field === other.field && one.code === other.code

/** As it stands in the address: `all`, `errors`, `to_city:which_city`. */
export const filterText = ({ only, field, code }: RowFilter): string =>
  field && code ? `${field}:${code}` : (only ?? 'all')

/** Undefined: it says nothing, or nothing that is known here. */
export function readFilter(text: string | null): RowFilter | undefined {
  if (text === 'all') return allRows
  const only = kinds.find((kind) => kind === text)
  if (only) return { only }
  const [, name, code] = /^(\w+):([a-z_]{1,40})$/.exec(text ?? '') ?? []
  const field = fields.find((one) => one === name)
  return field && code ? { field, code } : undefined
}
