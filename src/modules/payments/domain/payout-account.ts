import type { PayoutTarget } from './cod.ts'

const hourMs = 3_600_000

/** DECISIONS, "Two people" and "Debts": so long a new account waits, unless two people release it. */
export const ACCOUNT_WAIT_MS = 24 * hourMs

/** What a change of the payout takes: nothing, a fresh code, or a fresh code and a day. */
export type ChangeNeeds = 'nothing' | 'code' | 'code_and_wait'

/**
 * Money is in danger when it starts to leave the house, most of all to where it never went. Back onto the owner's own
 * balance it is safe, and so is staying where it is.
 */
export function needsOf(
  from: { payoutTo: PayoutTarget; hasAccount: boolean },
  to: { payoutTo: PayoutTarget; isKnownAccount: boolean },
): ChangeNeeds {
  if (to.payoutTo === 'balance') return 'nothing'
  if (!from.hasAccount || !to.isKnownAccount) return 'code_and_wait'
  return from.payoutTo === 'bank' ? 'nothing' : 'code'
}
