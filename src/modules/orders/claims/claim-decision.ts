import type { RejectReason } from '../domain/claim/claim-words.ts'
import type { Scene } from '../life/scene.service.ts'
import type { ClaimDecision } from './claim.repo.ts'
import type { ClaimDecisionView } from './claims.contract.ts'

const reasonTexts = {
  not_covered: 'orders.claimReasons.not_covered',
  badly_packed: 'orders.claimReasons.badly_packed',
  no_proof: 'orders.claimReasons.no_proof',
  delivered_whole: 'orders.claimReasons.delivered_whole',
  other: 'orders.claimReasons.other',
} as const satisfies Record<RejectReason, string>

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
