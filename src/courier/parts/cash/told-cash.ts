import { tashkentDay } from '#kernel/tashkent.ts'
import type { CashInHand, HandInView } from '#modules/payments/cod/cod.contract.ts'

/** What may still be told to the cash desk: what the hands hold by the books, less what waits there to be counted. */
export const freeCash = (held: number, told: number): number => Math.max(0, held - told)

/** The sum as it was kept on the phone. */
export const readToldSum = (kept: unknown): number =>
  typeof kept === 'number' && Number.isSafeInteger(kept) && kept > 0 ? kept : 0

/** What was just told stands there at once. */
export const withTold = (cash: CashInHand, told: HandInView): CashInHand => ({
  ...cash,
  told: cash.told + told.amount,
  items: [told, ...cash.items.filter(({ id }) => id !== told.id)],
})

/** What waits to be counted, however old, and what became of the rest today. */
export const handInsToShow = (items: readonly HandInView[], today: string): HandInView[] =>
  items.filter(
    ({ state, told_at, decided_at }) =>
      state === 'told' || tashkentDay(new Date(decided_at ?? told_at)) === today,
  )

/** Of all that the courier has counted out. The cash desk takes no more than the books know of. */
export type Pile = 'nothing' | 'part' | 'whole' | 'more'

export function pileOf(sum: number, free: number): Pile {
  if (sum === 0) return 'nothing'
  if (sum === free) return 'whole'
  return sum < free ? 'part' : 'more'
}
