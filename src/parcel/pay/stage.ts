import type { CheckoutView } from '#modules/payments/checkout/payments.contract.ts'

/** What has become of a payment, for whoever waits for it. */
export type Stage = 'waiting' | 'failed' | 'paid' | 'cancelled' | 'expired'

/** Given up at the bank it can still be paid: that is told apart from one that nobody has begun. */
export function stageOf({ status, last_payment }: Pick<CheckoutView, 'status' | 'last_payment'>): Stage {
  return status === 'waiting' && last_payment === 'dropped' ? 'failed' : status
}

/** A number of a checkout in an address; what cannot be one is none. */
export function checkoutIn(query: URLSearchParams): string | undefined {
  const number = query.get('checkout') ?? ''
  return /^\d{1,18}$/.test(number) ? number : undefined
}

const quickly = { times: 15, pauseMs: 2_000 }
const slowly = { times: 30, pauseMs: 5_000 }

/** How long to wait after so many questions; undefined once it is up to the person to ask, after about three minutes. */
export function pauseAfter(asked: number): number | undefined {
  if (asked < quickly.times) return quickly.pauseMs
  return asked < quickly.times + slowly.times ? slowly.pauseMs : undefined
}
