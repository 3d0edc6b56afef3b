import type { Field } from './fields.ts'

/** Equal for cells of a column that say the same in any spelling: what is put right together. */
export function alikeKey(_field: Field, text: string): string {
  return text
}
