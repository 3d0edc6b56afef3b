import type { CheckoutAnswer } from '#modules/orders/basket.contract.ts'
import type { PaymentType } from '#modules/orders/domain/order.ts'
import type { OrderAnswer, OrderDetail } from '#modules/orders/orders.contract.ts'
import type { Envelope } from '../api-client.ts'

/*
 * What the pages take out of the server's answers. The contract is checked where the answers are made; here it is enough
 * to tell them from the page of a proxy.
 */
const recordIn = <T>({ data }: Envelope) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as T) : undefined

export const ordersApi = '/api/orders/v1'

export type Basket = Readonly<{ items: readonly OrderAnswer[]; total: number }>
export type Method = Readonly<{ type: PaymentType; enabled: boolean; reason: string | null }>

export const readBasket = recordIn<Basket>
export const readCheckout = recordIn<CheckoutAnswer>
export const readOrder = recordIn<OrderDetail>
export const readBalance = recordIn<Readonly<{ balance: number }>>
export const readMethods = ({ data }: Envelope) =>
  Array.isArray(data) ? (data as readonly Method[]) : undefined
