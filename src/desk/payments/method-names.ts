import type { PaymentType } from '#modules/payments/domain/methods.ts'

export const methodNames = {
  card: 'deskPayments.types.card',
  payme: 'deskPayments.types.payme',
  click: 'deskPayments.types.click',
  google_pay: 'deskPayments.types.googlePay',
  balance: 'deskPayments.types.balance',
  cash: 'deskPayments.types.cash',
  receiver: 'deskPayments.types.receiver',
} as const satisfies Record<PaymentType, string>
