import type { IncidentDecision, IncidentKind } from '#modules/orders/domain/incident/incident-words.ts'

export const kindNames = {
  late_report: 'incidents.late_report.name',
  impossible_report: 'incidents.impossible_report.name',
  wrong_code: 'incidents.wrong_code.name',
  before_order: 'incidents.before_order.name',
  cash_difference: 'incidents.cash_difference.name',
  hand_over_difference: 'incidents.hand_over_difference.name',
  missing: 'incidents.missing.name',
  surplus: 'incidents.surplus.name',
  proof_pending: 'incidents.proof_pending.name',
  found_after_end: 'incidents.found_after_end.name',
  seal: 'incidents.seal.name',
  locker_fault: 'incidents.locker_fault.name',
} as const satisfies Record<IncidentKind, string>

/** What a press decides, and what was decided. */
export const decisionNames = {
  settled: 'deskIncidents.decisions.settled',
  delivered: 'deskIncidents.decisions.delivered',
  money_back: 'deskIncidents.decisions.moneyBack',
} as const satisfies Record<IncidentDecision, string>

export const decisionTexts = {
  settled: 'deskIncidents.texts.settled',
  delivered: 'deskIncidents.texts.delivered',
  money_back: 'deskIncidents.texts.moneyBack',
} as const satisfies Record<IncidentDecision, string>
