import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import type { CheckoutView } from '#modules/payments/checkout/payments.contract.ts'

/** What the sender waits for, or has to do, in this order. */
export type NextStep = 'pay' | 'call' | 'courier' | 'point' | 'deliver'

type Order = Pick<OrderAnswer, 'status' | 'confirm_by' | 'delivery_option'>

const startsAtDoor = ({ delivery_option }: Order) => delivery_option === 2 || delivery_option === 3

/** Only of an order that has just been made; what has moved on, or is over, is told by its own page. */
export function nextSteps(order: Order): readonly NextStep[] {
  const handOver = startsAtDoor(order) ? 'courier' : 'point'
  if (order.status === 'new') return [handOver, 'deliver']
  if (order.status !== 'draft') return []
  return [order.confirm_by === null ? 'pay' : 'call', handOver, 'deliver']
}

/** There is something to stick a label on: agreed, and not over. */
export const hasLabel = ({ status, confirm_by }: Order) =>
  status !== 'cancelled' && status !== 'expired' && (status !== 'draft' || confirm_by !== null)

type Billed = Pick<CheckoutView['orders'][number], 'status' | 'paid'>

/** Of a bill that is over: whether something of it still waits in the basket. */
export const isLeftToPay = (orders: readonly Billed[]) =>
  orders.some(({ status, paid }) => status === 'draft' && !paid)

type Paid = Pick<OrderAnswer, 'status' | 'payment_type' | 'paid' | 'price'>

/** What the balance has just paid for; later a price may change, and the order's own page tells of it. */
export const takenFromBalance = (orders: readonly Paid[]) =>
  orders
    .filter(({ status, payment_type, paid }) => status === 'new' && payment_type === 'balance' && paid)
    .reduce((sum, { price }) => sum + price, 0)

/** As many as one checkout takes. */
const mostShown = 50

/** `?ids=1,2` or `?id=1`; what cannot be a number of an order is left out. */
export function idsIn(query: URLSearchParams): readonly string[] {
  const named = `${query.get('ids') ?? ''},${query.get('id') ?? ''}`.split(',')
  const ids = named.map((text) => text.trim()).filter((text) => /^[1-9]\d{7}$/.test(text))
  return [...new Set(ids)].slice(0, mostShown)
}
