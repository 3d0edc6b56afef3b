import type { DeskClaim } from '#modules/orders/claims/claims.contract.ts'
import type {
  ClaimStatus,
  CompensationWay,
  EveryClaimKind,
  FoundDecision,
  RejectReason,
} from '#modules/orders/domain/claim/claim-words.ts'

export const kindNames = {
  lost: 'claims.kinds.lost',
  damaged: 'claims.kinds.damaged',
  destroyed: 'claims.kinds.destroyed',
} as const satisfies Record<EveryClaimKind, string>

export const statusNames = {
  open: 'claims.statuses.open',
  accepted: 'claims.statuses.accepted',
  rejected: 'claims.statuses.rejected',
} as const satisfies Record<ClaimStatus, string>

export const wayNames = {
  balance: 'claims.ways.balance',
  bank: 'claims.ways.bank',
  cash: 'claims.ways.cash',
} as const satisfies Record<CompensationWay, string>

export const reasonNames = {
  not_covered: 'orders.claimReasons.not_covered',
  badly_packed: 'orders.claimReasons.badly_packed',
  no_proof: 'orders.claimReasons.no_proof',
  delivered_whole: 'orders.claimReasons.delivered_whole',
  other: 'claims.reject.other',
} as const satisfies Record<RejectReason, string>

export const foundNames = {
  stays: 'claims.found.stays',
  taken_back: 'claims.found.takenBack',
  handed_out: 'claims.found.handedOut',
} as const satisfies Record<FoundDecision, string>

/** Paid for as lost, and come to light afterwards: neither the money nor the parcel moves by itself. */
export const isToDecide = ({ found }: Pick<DeskClaim, 'found'>) => found !== null && found.decision === null
