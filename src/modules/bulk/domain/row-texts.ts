import type { ColumnField } from './fields.ts'
import type { Ground } from './ground.ts'
import type { Texts } from './row.ts'

type Column = Readonly<{ index: number; field: ColumnField | null }>

/** A row of the file as a row of the table: columns of one field are joined, whole addresses and sides are taken apart. */
export function textsOf(_cells: readonly string[], _columns: readonly Column[], _ground: Ground): Texts {
  return {}
}
