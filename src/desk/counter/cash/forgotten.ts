import type { DrawerDay } from '#modules/counter/counter.contract.ts'

type Known = Pick<DrawerDay, 'day' | 'opening' | 'closing'> & { lines: readonly unknown[] }

/**
 * The day before, when it was not closed and still can be. A day that is not closed goes on until it is, so its lines are
 * those of today as well: where nothing more moved, there is nothing to count.
 */
export function forgottenIn(today: Known, before: Known | undefined): string | undefined {
  if (!before || before.closing !== null || today.closing !== null) return undefined
  const hasMoved = before.opening !== today.opening || before.lines.length > today.lines.length
  return hasMoved ? before.day : undefined
}
