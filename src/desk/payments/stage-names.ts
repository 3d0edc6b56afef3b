import type { ComparisonView } from '#modules/payments/comparison/comparison.contract.ts'
import type { CheckoutStatus } from '#modules/payments/domain/checkout.ts'
import type { DifferenceKind } from '#modules/payments/domain/comparison.ts'
import type { stages } from './payments-view.ts'

export const stageNames = {
  open: 'deskPayments.stages.open',
  taken: 'deskPayments.stages.taken',
  dropped: 'deskPayments.stages.dropped',
  given_back: 'deskPayments.stages.givenBack',
  none: 'deskPayments.stages.none',
} as const satisfies Record<(typeof stages)[number], string>

export const checkoutNames = {
  waiting: 'deskPayments.statuses.waiting',
  paid: 'deskPayments.statuses.paid',
  cancelled: 'deskPayments.statuses.cancelled',
  expired: 'deskPayments.statuses.expired',
} as const satisfies Record<CheckoutStatus, string>

export const differenceNames = {
  missing_here: 'deskPayments.differences.missingHere',
  missing_there: 'deskPayments.differences.missingThere',
  amount: 'deskPayments.differences.amount',
  state: 'deskPayments.differences.state',
  books: 'deskPayments.differences.books',
} as const satisfies Record<DifferenceKind, string>

export const againstNames = {
  books: 'deskPayments.compare.books',
  registry: 'deskPayments.compare.registry',
} as const satisfies Record<ComparisonView['against'], string>
