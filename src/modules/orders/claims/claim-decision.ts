import type { FoundDecision, RejectReason } from '../domain/claim/claim-words.ts'
import type { Scene } from '../life/scene.service.ts'
import type { OrderDetail } from '../orders.contract.ts'
import type { ClaimDecision, ClaimRow } from './claim.repo.ts'
import type { ClaimDecisionView } from './claims.contract.ts'

const reasonTexts = {
  not_covered: 'orders.claimReasons.not_covered',
  badly_packed: 'orders.claimReasons.badly_packed',
  no_proof: 'orders.claimReasons.no_proof',
  delivered_whole: 'orders.claimReasons.delivered_whole',
  other: 'orders.claimReasons.other',
} as const satisfies Record<RejectReason, string>

const foundTexts = {
  open: 'orders.claimFound.open',
  stays: 'orders.claimFound.stays',
  taken_back: 'orders.claimFound.taken_back',
  handed_out: 'orders.claimFound.handed_out',
} as const satisfies Record<FoundDecision | 'open', string>

/** A decision as people read it; null while there is none. */
export function decisionOf(
  { decidedAt, amount, paidTo, reason, note }: ClaimDecision,
  { translate }: Pick<Scene, 'translate'>,
): ClaimDecisionView | null {
  if (decidedAt === null) return null
  return {
    at: decidedAt.toISOString(),
    amount,
    to: paidTo,
    reason,
    reason_label: reason && translate(reasonTexts[reason]),
    note,
  }
}

/** What the customer reads of a parcel that turned up after it was paid for. */
export function foundOf(
  { foundAt, foundDecision }: Pick<ClaimRow, 'foundAt' | 'foundDecision'>,
  { translate }: Pick<Scene, 'translate'>,
): OrderDetail['claims'][number]['found'] {
  if (foundAt === null) return null
  const label = translate(foundTexts[foundDecision ?? 'open'])
  return { at: foundAt.toISOString(), decision: foundDecision, label }
}
