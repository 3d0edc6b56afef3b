/** DECISIONS, "Money": new, approved, rejected (with a reason). */
export const topUpStatuses = ['new', 'approved', 'rejected'] as const
export type TopUpStatus = (typeof topUpStatuses)[number]

/** Whole so'm. Below it the bank's fee is larger than the money; above it people call us. */
export const smallestTopUp = 1_000
export const largestTopUp = 100_000_000

/** Requests of one person that nobody has looked at yet. */
export const mostWaiting = 5
