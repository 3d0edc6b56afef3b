import { parseTrackingCode } from '#kernel/tracking-code.ts'
import { type Status, statuses } from '#modules/orders/domain/words.ts'
import type { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address of the page says. */
export type OrdersView = {
  q: string
  status: Status | undefined
  paid: 'true' | 'false' | undefined
  from: string
  to: string
}

const isDay = (text: string | null) => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')

export function readView(params: URLSearchParams): OrdersView {
  const paid = params.get('paid')
  return {
    q: params.get('q') ?? '',
    status: statuses.find((status) => status === params.get('status')),
    paid: paid === 'true' || paid === 'false' ? paid : undefined,
    from: isDay(params.get('from')),
    to: isDay(params.get('to')),
  }
}

const pageSize = 30

export const inputOf = ({
  q,
  status,
  paid,
  from,
  to,
}: OrdersView): InputOf<typeof ordersCalls.listOrders> => ({
  query: { q: q || undefined, status, paid, from: from || undefined, to: to || undefined, limit: pageSize },
})

export const isFiltered = (view: OrdersView) => Object.values(view).some(Boolean)

/** A text that names one order: a tracking code as it is read or typed, or the number of an order. */
export function namesOneOrder(text: string): string | undefined {
  const code = parseTrackingCode(text)
  if (code.ok) return code.value
  const number = text.trim()
  return /^[1-9]\d{7}$/.test(number) ? number : undefined
}

export type ChangeView = (change: Partial<OrdersView>) => void

export const useOrdersView = (): [OrdersView, ChangeView] => useFilters(readView)
