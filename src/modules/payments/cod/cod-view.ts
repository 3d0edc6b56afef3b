import type { Secrets } from '#platform/secrets/secrets.ts'
import { dueAt, goesTo, isLate, masked, type PayoutTarget, sixDigits, stageOf } from '../domain/cod.ts'
import type { CodChoiceView, CodParcelView, PayoutView } from './cod.contract.ts'
import type { CodParcel } from './cod.repo.ts'
import type { CodChoice, WaitingAccount } from './cod-choice.repo.ts'
import type { Payout } from './cod-payout.repo.ts'

/** The same digits whenever they are asked for, and others if the parcel is collected anew. */
export const cashCodeOf = (secrets: Secrets, { orderId, collectedAt }: CodParcel) =>
  sixDigits(secrets.mac('cash brought back', `${orderId} ${collectedAt.toISOString()}`))

/** `secrets` only for the sender: nobody else learns the digits. */
export function parcelView(
  parcel: CodParcel,
  { choice, now, secrets }: { choice: PayoutTarget; now: Date; secrets: Secrets | undefined },
): CodParcelView {
  const isBrought = parcel.goesBack && parcel.payoutId === null && parcel.collectedBy === 'courier'
  return {
    order_id: String(parcel.orderId),
    tracking_code: parcel.trackingCode,
    amount: parcel.amount,
    stage: stageOf(parcel),
    collected_at: parcel.collectedAt.toISOString(),
    collected_by: parcel.collectedBy,
    handed_in_at: parcel.handedInAt?.toISOString() ?? null,
    due_at: dueAt(parcel).toISOString(),
    paid_at: parcel.paidAt?.toISOString() ?? null,
    late: isLate(parcel, now),
    goes_to: goesTo(parcel, choice),
    payout_id: parcel.payoutId === null ? null : String(parcel.payoutId),
    cash_code: isBrought && secrets ? cashCodeOf(secrets, parcel) : null,
  }
}

export const choiceView = (
  choice: CodChoice | undefined,
  waiting: WaitingAccount | undefined,
): CodChoiceView => ({
  payout_to: choice?.payoutTo ?? 'balance',
  bank:
    choice?.holder && choice.mfo && choice.accountTail
      ? { holder: choice.holder, mfo: choice.mfo, account: masked(choice.accountTail) }
      : null,
  waiting: waiting
    ? {
        holder: waiting.holder,
        mfo: waiting.mfo,
        account: masked(waiting.accountTail),
        asked_at: waiting.askedAt.toISOString(),
        valid_from: waiting.validFrom.toISOString(),
      }
    : null,
})

export const payoutViewOf = (payout: Payout): PayoutView => ({
  id: String(payout.id),
  how: payout.how,
  amount: payout.amount,
  netted: payout.netted,
  paid: payout.amount - payout.netted,
  parcels: payout.parcels,
  state: payout.state,
  made_at: payout.madeAt.toISOString(),
  closed_at: payout.closedAt?.toISOString() ?? null,
  account: payout.accountTail === null ? null : masked(payout.accountTail),
  note: payout.note,
})
