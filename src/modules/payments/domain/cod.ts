const hourMs = 3_600_000

/** DECISIONS, "Price": the money is out within 24 hours of its collection. */
export const CLOCK_MS = 24 * hourMs
/** To a balance it goes by itself when it is handed in, or this long after the collection: never later than promised. */
export const PAID_ANYWAY_MS = 20 * hourMs
/** Wrong codes that may be said when cash is brought back; after that only the desk confirms. */
export const CODE_TRIES = 5

export const payoutTargets = ['balance', 'bank'] as const
export type PayoutTarget = (typeof payoutTargets)[number]
export const payoutWays = ['balance', 'bank', 'cash', 'carried_back'] as const
export type PayoutWay = (typeof payoutWays)[number]
export const payoutStates = ['made', 'sent', 'confirmed', 'returned'] as const
export type PayoutState = (typeof payoutStates)[number]
export const collectors = ['courier', 'agent', 'provider'] as const
export type Collector = (typeof collectors)[number]

/** Where the money of a parcel stands: each one follows the one before. */
export const codStages = ['collected', 'handed_in', 'on_the_way', 'paid'] as const
export type CodStage = (typeof codStages)[number]

type Clocked = {
  collectedAt: Date
  handedInAt: Date | null
  payoutId: number | null
  paidAt: Date | null
}

export const dueAt = ({ collectedAt }: Pick<Clocked, 'collectedAt'>) =>
  new Date(collectedAt.getTime() + CLOCK_MS)

export function stageOf({ handedInAt, payoutId, paidAt }: Omit<Clocked, 'collectedAt'>): CodStage {
  if (paidAt) return 'paid'
  if (payoutId !== null) return 'on_the_way'
  return handedInAt ? 'handed_in' : 'collected'
}

/** Promised by now and not out. What was paid late stays late. */
export const isLate = (parcel: Pick<Clocked, 'collectedAt' | 'paidAt'>, now: Date) =>
  (parcel.paidAt ?? now) > dueAt(parcel)

/** Whose turn it is by the clock: handed in, or too close to its hour to wait for that. */
export const isDueToBalance = (
  { collectedAt, handedInAt }: Pick<Clocked, 'collectedAt' | 'handedInAt'>,
  now: Date,
) => handedInAt !== null || now.getTime() - collectedAt.getTime() >= PAID_ANYWAY_MS

/** Where this parcel's money goes: cash back where that was ordered and there is cash, else as the sender chose. */
export function goesTo(
  { goesBack, how }: { goesBack: boolean; how: PayoutWay | null },
  choice: PayoutTarget,
): 'balance' | 'bank' | 'cash' {
  if (how === 'balance' || how === 'bank') return how
  return how !== null || goesBack ? 'cash' : choice
}

/**
 * Which parcels a sum of handed-in cash covers, the oldest first. Cash is not marked: what is left in the same hands can
 * only be the newest money, so whatever the rest cannot be is handed in as well.
 */
export function coveredBy(
  parcels: readonly { orderId: number; amount: number }[],
  { amount, cashLeft }: { amount: number; cashLeft: number },
): number[] {
  const total = parcels.reduce((sum, parcel) => sum + parcel.amount, 0)
  const covered = Math.max(amount, total - cashLeft)
  const ids: number[] = []
  let used = 0
  for (const parcel of parcels) {
    used += parcel.amount
    if (used > covered) break
    ids.push(parcel.orderId)
  }
  return ids
}

/** Balance account 5, currency 3 (000 is so'm), key 1, client 8, serial 3 (the ecosystem's reference). */
export const accountPattern = /^\d{5}000\d{12}$/
export const mfoPattern = /^\d{5}$/

/** What people are shown of an account. */
export const masked = (tail: string) => `•••• ${tail}`

/** The digits a sender says when the cash is brought; drawn from a keyed hash, so that nothing has to be kept. */
export const sixDigits = (hash: Uint8Array) =>
  String(hash.subarray(0, 6).reduce((number, byte) => (number * 256 + byte) % 1_000_000, 0)).padStart(6, '0')
