import type { CheckoutView, LinkView, PublicBill } from '#modules/payments/payments.contract.ts'
import type { Envelope } from '../api-client.ts'

/*
 * What the pages take out of the server's answers. The contract is checked where the answers are made; here it is enough
 * to tell them from the page of a proxy.
 */
const recordIn = <T>({ data }: Envelope) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as T) : undefined

export const paymentsApi = '/api/payments/v1'
export const checkoutPath = (number: string) => `${paymentsApi}/checkouts/${number}`

export const readPayment = recordIn<CheckoutView>
export const readBill = recordIn<PublicBill>
export const readLink = recordIn<LinkView>
export const readRevoked = recordIn<Readonly<{ revoked: true }>>
export const readPayments = ({ data }: Envelope) =>
  Array.isArray(data) ? (data as readonly CheckoutView[]) : undefined
