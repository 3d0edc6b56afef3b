import type { Ground } from './ground.ts'
import type { CheckedRow, Texts } from './row.ts'

/**
 * Holds a row against the rules (SPEC section 5). Repeats in the file or among orders are not its business: `duplicates.ts`.
 * `accepted`: the merchant has said that what looks like a slip is none.
 */
export function checkRow(_texts: Texts, _ground: Ground, _accepted = false): CheckedRow {
  return { cells: {}, problems: [], sameKey: undefined, price: null }
}
