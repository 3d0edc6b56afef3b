import type { OrderAnswer, OrderDetail, OrderList } from '#modules/orders/orders.contract.ts'
import type { Envelope } from '../api-client.ts'

/*
 * What the pages take out of the server's answers. The contract is checked where the answers are made; here it is enough
 * to tell them from the page of a proxy.
 */
export const ordersApi = '/api/orders/v1'

export const orderPath = (id: string) => `/order-list/${id}`

export function readList({ data }: Envelope): OrderList | undefined {
  const list = data as Partial<OrderList> | undefined
  return Array.isArray(list?.items) ? (list as OrderList) : undefined
}

export function readOrder({ data }: Envelope): OrderDetail | undefined {
  const order = data as Partial<OrderDetail> | undefined
  return typeof order?.tracking_code === 'string' && Array.isArray(order.events)
    ? (order as OrderDetail)
    : undefined
}

export const readDone = () => true

/** What will not travel has none, nor what is neither paid nor waiting for our call, nor what hides its receiver. */
export function hasLabel({ status, confirm_by, to }: OrderAnswer): boolean {
  if (status === 'cancelled' || status === 'expired' || to.link !== null) return false
  return status !== 'draft' || confirm_by !== null
}

export const mostLabels = 100
