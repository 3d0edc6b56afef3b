import type { Status } from '../words.ts'

/** What a customer can report themselves. */
export const claimKinds = ['lost', 'damaged'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** Destroyed is what an operator writes off. */
export const everyClaimKind = [...claimKinds, 'destroyed'] as const
export type EveryClaimKind = (typeof everyClaimKind)[number]

export const claimStatuses = ['open', 'accepted', 'rejected'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

export const rejectReasons = ['not_covered', 'badly_packed', 'no_proof', 'delivered_whole', 'other'] as const
export type RejectReason = (typeof rejectReasons)[number]

export const compensationWays = ['balance', 'bank', 'cash'] as const
export type CompensationWay = (typeof compensationWays)[number]

/** What becomes of a parcel that was paid for as lost and has turned up, and of what was paid. */
export const foundDecisions = ['stays', 'taken_back', 'handed_out'] as const
export type FoundDecision = (typeof foundDecisions)[number]

/** Lost: what we still have. Damaged: what has reached the receiver, or was not handed over and comes back. */
export const claimable: Readonly<Record<ClaimKind, readonly Status[]>> = {
  lost: ['pickup', 'agent_received', 'failed_delivery'],
  damaged: ['executor_done', 'done', 'expired'],
}

/** Damage that those see who have the parcel in their hands. */
export const damageSeenIn: readonly Status[] = ['pickup', 'agent_received', 'failed_delivery']
