/** What Payme is answered with when a call cannot be done. Each has a message in three languages. */
export const paymeErrors = {
  not_post: -32300,
  unreadable: -32700,
  bad_call: -32600,
  no_method: -32601,
  not_payme: -32504,
  failed: -32400,
  wrong_amount: -31001,
  no_transaction: -31003,
  too_late_to_cancel: -31007,
  state_forbids: -31008,
  no_order: -31050,
  being_paid: -31051,
  not_to_be_paid: -31052,
} as const
export type PaymeErrorName = keyof typeof paymeErrors

/** The field of `account` that carries the number of the checkout. */
export const ACCOUNT_FIELD = 'order_id'

/** A transaction lives twelve hours, by Payme's clock. */
const TRANSACTION_LIFE_MS = 43_200_000

/** Payme's reasons for a cancellation that we give ourselves. */
export const TIMED_OUT = 4

export const hasTimedOut = (providerTime: Date, now: Date) =>
  now.getTime() - providerTime.getTime() >= TRANSACTION_LIFE_MS

/** Payme counts in tiyin; everything else here is whole so'm. */
export const toTiyin = (sum: number) => sum * 100

/** Undefined for what is no whole number of so'm: it cannot be the amount of a bill. */
export const fromTiyin = (tiyin: number) =>
  Number.isSafeInteger(tiyin) && tiyin > 0 && tiyin % 100 === 0 ? tiyin / 100 : undefined
