import { ageInDays } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { causeOf } from '../domain/debts.ts'
import type { DebtView } from './debts.contract.ts'
import { type Dispute, findDisputes, type ShownDebt } from './debts.repo.ts'

const disputeOf = (dispute: Dispute | undefined): DebtView['dispute'] =>
  dispute
    ? {
        reason: dispute.reason,
        opened_at: dispute.openedAt.toISOString(),
        state: dispute.state,
        decided_at: dispute.decidedAt?.toISOString() ?? null,
        note: dispute.note,
      }
    : null

/** With what was said against each. */
export async function viewsOf(db: Db, debts: readonly ShownDebt[], now: Date): Promise<DebtView[]> {
  const disputes = await findDisputes(
    db,
    debts.map(({ id }) => id),
  )
  return debts.map((debt) => ({
    id: String(debt.id),
    order_id: debt.orderId === null ? null : String(debt.orderId),
    tracking_code: debt.trackingCode,
    sent_code: debt.sentCode,
    cause: causeOf(debt.cause, debt.paymentType),
    raised_at: debt.raisedAt.toISOString(),
    age_days: ageInDays(debt.raisedAt, now),
    amount: debt.amount,
    remaining: debt.remaining,
    disputed: debt.disputedAt !== null,
    // Of a debt that was raised anew, what was said before is past.
    dispute: disputeOf(
      disputes.find(({ debtId, openedAt }) => debtId === debt.id && openedAt >= debt.raisedAt),
    ),
  }))
}
