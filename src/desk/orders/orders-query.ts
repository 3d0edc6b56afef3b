import { parseTrackingCode } from '#kernel/tracking-code.ts'
import type { deskListCalls } from '#modules/orders/desk-list/desk-list.calls.ts'
import { type PromiseState, promiseStates } from '#modules/orders/domain/desk/desk-work.ts'
import { type Status, statuses } from '#modules/orders/domain/words.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address of the page says. */
export type OrdersView = {
  q: string
  status: Status | undefined
  promise: PromiseState | undefined
  paid: 'true' | 'false' | undefined
  /** With the name that it was chosen by: `12-Jasur Toʻxtayev`. */
  courier: string | undefined
  point: string | undefined
  fromRegion: string | undefined
  toRegion: string | undefined
  from: string
  to: string
}

export const everything: OrdersView = {
  q: '',
  status: undefined,
  promise: undefined,
  paid: undefined,
  courier: undefined,
  point: undefined,
  fromRegion: undefined,
  toRegion: undefined,
  from: '',
  to: '',
}

const isDay = (text: string | null) => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')
const longestName = 80

/** The number of a thing and the name it was chosen by. */
export function namedIn(text: string | null | undefined): { id: string; name: string } | undefined {
  const [, id, name] = /^([1-9]\d{0,14})(?:-(.*))?$/.exec(text ?? '') ?? []
  return id === undefined ? undefined : { id, name: (name ?? id).slice(0, longestName) }
}

const named = (text: string | null) => (namedIn(text) ? (text ?? undefined) : undefined)
const region = (text: string | null) =>
  /^([1-9]|1[0-4])$/.test(text ?? '') ? (text ?? undefined) : undefined

export function readView(params: URLSearchParams): OrdersView {
  const paid = params.get('paid')
  return {
    q: params.get('q') ?? '',
    status: statuses.find((status) => status === params.get('status')),
    promise: promiseStates.find((state) => state === params.get('promise')),
    paid: paid === 'true' || paid === 'false' ? paid : undefined,
    courier: named(params.get('courier')),
    point: named(params.get('point')),
    fromRegion: region(params.get('fromRegion')),
    toRegion: region(params.get('toRegion')),
    from: isDay(params.get('from')),
    to: isDay(params.get('to')),
  }
}

/** The same as the address says it, in one order: two equal filters are one text. */
export const addressIn = (view: OrdersView): string =>
  new URLSearchParams(
    Object.entries(view)
      .filter((entry): entry is [string, string] => Boolean(entry[1]))
      .sort(([one], [other]) => one.localeCompare(other)),
  ).toString()

const pageSize = 30

const numberIn = (text: string | undefined) => (text === undefined ? undefined : Number(text))

export const filterOf = (view: OrdersView) => ({
  q: view.q || undefined,
  status: view.status,
  promise: view.promise,
  paid: view.paid,
  courier: numberIn(namedIn(view.courier)?.id),
  point: numberIn(namedIn(view.point)?.id),
  from_region: numberIn(view.fromRegion),
  to_region: numberIn(view.toRegion),
  from: view.from || undefined,
  to: view.to || undefined,
})

export const inputOf = (view: OrdersView): InputOf<typeof deskListCalls.listDeskOrders> => ({
  query: { ...filterOf(view), limit: pageSize },
})

export const isFiltered = (view: OrdersView) => Object.values(view).some(Boolean)

/** How many filters there are beside what stands above the list itself. */
export const countFilters = ({ q: _, ...view }: OrdersView) => Object.values(view).filter(Boolean).length

/** A text that names one order: a tracking code as it is read or typed, or the number of an order. */
export function namesOneOrder(text: string): string | undefined {
  const code = parseTrackingCode(text)
  if (code.ok) return code.value
  const number = text.trim()
  return /^[1-9]\d{7}$/.test(number) ? number : undefined
}

export type ChangeView = (change: Partial<OrdersView>) => void

export const useOrdersView = (): [OrdersView, ChangeView] => useFilters(readView)
