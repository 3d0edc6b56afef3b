import type { PromiseState } from '#modules/orders/domain/desk/desk-work.ts'

export const promiseNames = {
  late: 'deskOrders.filters.late',
  today: 'deskOrders.filters.today',
  none: 'deskOrders.filters.promisedNoMore',
} as const satisfies Record<PromiseState, string>
