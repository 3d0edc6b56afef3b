/** What became of what a sender said against a debt. */
export const disputeStates = ['open', 'stands', 'let_go', 'paid'] as const
export type DisputeState = (typeof disputeStates)[number]

/** How old debts are told apart at the desk, in days (the ledger knows their bounds). */
export const ageBuckets = ['0-3', '4-7', '8-14', '15-30', '31+'] as const

/** Nobody sets the limit of debts above this. */
export const HIGHEST_DEBT_LIMIT = 1_000_000_000

/** Why a debt ends without money: it was never owed, or nobody will ever pay it. */
export const writeOffGrounds = ['not_owed', 'uncollectible'] as const
export type WriteOffGround = (typeof writeOffGrounds)[number]

/** What a debt is for, in the words of its sender. */
export const debtCauses = ['return', 'refused', 'on_account', 'other'] as const
export type DebtCause = (typeof debtCauses)[number]

/** By the template that raised it, and by who was to pay for the parcel. */
export function causeOf(template: string, paymentType: string | null): DebtCause {
  if (template === 'return_owed') return 'return'
  if (template !== 'receivable_raised') return 'other'
  if (paymentType === 'on_account') return 'on_account'
  return paymentType === 'receiver' ? 'refused' : 'other'
}

/** How a debt is paid at once, without cash. */
export const debtPaymentTypes = ['card', 'payme', 'click', 'balance'] as const
export type DebtPaymentType = (typeof debtPaymentTypes)[number]

/**
 * What of a payout is kept for debts, parcel by parcel, the oldest first. Cash that was to be carried back is never
 * touched (DECISIONS, "Debts").
 */
export function keptFrom(
  parcels: readonly { orderId: number; amount: number; goesBack: boolean }[],
  owed: number,
): Map<number, number> {
  const kept = new Map<number, number>()
  let left = owed
  for (const { orderId, amount, goesBack } of parcels) {
    const takes = goesBack ? 0 : Math.min(left, amount)
    if (takes > 0) kept.set(orderId, takes)
    left -= takes
  }
  return kept
}
