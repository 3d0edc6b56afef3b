import type { Status } from '../words.ts'

/** What can be wrong between the field and the books (DECISIONS, "Scans", "Late and offline reports", "Hand-over"). */
export const incidentKinds = [
  'late_report',
  'impossible_report',
  'wrong_code',
  'before_order',
  'cash_difference',
  'hand_over_difference',
  'missing',
  'surplus',
  'proof_pending',
  'found_after_end',
  'seal',
  'locker_fault',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** `delivered`: at the time that was told; `money_back`: the receiver gets the cash again; `settled`: seen and put right. */
export const incidentDecisions = ['settled', 'delivered', 'money_back'] as const
export type IncidentDecision = (typeof incidentDecisions)[number]

/** What the desk reads beside kind, order and person. */
export type IncidentDetails = Readonly<{
  /** Of the order, when it was told. */
  status?: Status | undefined
  /** The event that was told, of the phone. */
  eventId?: string | undefined
  /** Why it could not be, for programs. */
  code?: string | undefined
  /** Cash that is in the books for it and waits for the decision. */
  cash?: number | undefined
  expected?: number | undefined
  counted?: number | undefined
  note?: string | undefined
  /** Tracking codes, bags, seals or file names that it is about. */
  parcels?: readonly string[] | undefined
}>

/** What the desk can decide; cash that waits is never left where it is. */
export function decisionsFor(
  kind: IncidentKind,
  { cash = 0 }: Pick<IncidentDetails, 'cash'>,
): readonly IncidentDecision[] {
  if (kind !== 'wrong_code') return ['settled']
  return cash > 0 ? ['delivered', 'money_back'] : ['delivered', 'settled']
}
