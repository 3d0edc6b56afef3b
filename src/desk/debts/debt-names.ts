import type { DeskDebt } from '#modules/payments/debts/debt-desk.contract.ts'

export const bucketTexts = {
  '0-3': 'deskDebts.buckets.fresh',
  '4-7': 'deskDebts.buckets.week',
  '8-14': 'deskDebts.buckets.fortnight',
  '15-30': 'deskDebts.buckets.month',
  '31+': 'deskDebts.buckets.older',
} as const satisfies Record<DeskDebt['bucket'], string>

export const causeTexts = {
  return: 'deskDebts.causes.return',
  refused: 'deskDebts.causes.refused',
  on_account: 'deskDebts.causes.onAccount',
  other: 'deskDebts.causes.other',
} as const satisfies Record<DeskDebt['cause'], string>
