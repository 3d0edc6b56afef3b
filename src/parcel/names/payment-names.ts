import type { PaymentType } from '#modules/orders/domain/order.ts'

export const paymentNames = {
  card: 'parcel.payments.card',
  payme: 'parcel.payments.payme',
  click: 'parcel.payments.click',
  google_pay: 'parcel.payments.googlePay',
  balance: 'parcel.payments.balance',
  on_account: 'parcel.payments.onAccount',
  cash: 'parcel.payments.cash',
  receiver: 'parcel.payments.receiver',
} as const satisfies Record<PaymentType, string>

/** Names of firms, the same in every language. */
const firms: Readonly<Record<string, string>> = { payme: 'Payme', click: 'Click' }

export const providerName = (provider: string) => firms[provider] ?? provider
