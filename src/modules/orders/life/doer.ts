import type { Actor } from '../domain/words.ts'
import type { Reach } from './order.repo.ts'

/** Who acts, and which orders they reach. */
export type Doer = { actor: Actor; personId: number | undefined; pointId: number | undefined; reach: Reach }

/** The clock and the books themselves. */
export const theSystem: Doer = {
  actor: 'system',
  personId: undefined,
  pointId: undefined,
  reach: { kind: 'any' },
}
