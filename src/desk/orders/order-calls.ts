import { useMemo } from 'react'
import type { Customer, CustomerAnswer } from '#modules/accounts/customer-desk.contract.ts'
import type { StaffMember } from '#modules/accounts/staff.contract.ts'
import type { Confirmation, ConfirmationList, DeskOrder } from '#modules/orders/desk-orders.contract.ts'
import type { Verb } from '#modules/orders/domain/words.ts'
import type { FileAnswer, OrderDetail, OrderList } from '#modules/orders/orders.contract.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import type { OfferAnswer, ServiceAnswer } from '#modules/pricing/pricing.contract.ts'
import { type ApiClient, type Envelope, useApi } from '#web/api-client.ts'

const orders = '/api/orders/v1'
const desk = '/api/desk/v1'
const dataOf = <T>({ data }: Envelope) => data as T | undefined

/** Where a picture goes before the call that names it. */
export type UploadKind = 'delivery-photos' | 'proof-signatures' | 'proof-passports'

/** One line of `GET …/orders/{id}/notices`; nobody but the wiring imports notifications. */
export type OrderNotice = {
  id: string
  label: string
  side: 'sender' | 'receiver' | null
  channel: 'sms' | 'telegram' | 'email' | 'push'
  to: string
  state: 'planned' | 'waiting' | 'sent' | 'delivered' | 'failed' | 'dropped'
  reason: string | null
  at: string
}

export type OrderCalls = ReturnType<typeof callsOf>

/** What the desk asks about orders. */
export function useOrderCalls(): OrderCalls {
  const api = useApi()
  return useMemo(() => callsOf(api), [api])
}

function callsOf(api: ApiClient) {
  const get = <T>(path: string, signal?: AbortSignal) =>
    api.request(path, { read: dataOf<T>, ...(signal ? { signal } : {}) })
  const send = <T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    api.request(path, { method, read: dataOf<T>, ...(body === undefined ? {} : { body }) })
  return {
    queue: (query: string, signal: AbortSignal) =>
      api.request(`${desk}/confirmations?${query}`, { signal, read: dataOf<ConfirmationList> }),
    startCall: (id: string) => send<Confirmation>('POST', `${desk}/confirmations/${id}/call`),
    leaveCall: (id: string) => send<Confirmation>('DELETE', `${desk}/confirmations/${id}/call`),
    noAnswer: (id: string, note: string) =>
      send<Confirmation>('POST', `${desk}/confirmations/${id}/no-answer`, note ? { note } : {}),

    find: (q: string) => get<OrderList>(`${orders}/orders?${new URLSearchParams({ q, limit: '2' })}`),
    read: (id: string, signal: AbortSignal) =>
      get<DeskOrder>(`${desk}/orders/${encodeURIComponent(id)}`, signal),
    notices: (id: string, signal: AbortSignal) =>
      get<readonly OrderNotice[]>(`${desk}/orders/${encodeURIComponent(id)}/notices`, signal),
    perform: (id: string, verb: Verb, body: object) =>
      send<OrderDetail>('POST', `${orders}/orders/${id}/${verb.replaceAll('_', '-')}`, body),
    changeAddress: (id: string, body: object) =>
      send<OrderDetail>('PATCH', `${orders}/orders/${id}/receiver-address`, body),
    openClaim: (id: string, body: object) => send<object>('POST', `${orders}/orders/${id}/claims`, body),
    label: (id: string) => api.download(`${orders}/orders/${id}/label.pdf`),
    upload: (kind: UploadKind, file: File) => {
      const form = new FormData()
      form.set('file', file)
      return send<FileAnswer>('POST', `${orders}/${kind}`, form)
    },

    couriers: (q: string, signal: AbortSignal) =>
      get<{ items: readonly StaffMember[] }>(
        `${desk}/staff?${new URLSearchParams({ role: 'courier', status: 'active', ...(q ? { q } : {}) })}`,
        signal,
      ),
    points: (query: URLSearchParams, signal: AbortSignal) =>
      get<readonly PointAnswer[]>(`/api/points/v1/points?${query}`, signal),

    customer: (phone: string, signal: AbortSignal) =>
      get<CustomerAnswer>(`${desk}/customers?${new URLSearchParams({ phone })}`, signal),
    createCustomer: (phone: string, name: string) =>
      send<Customer>('POST', `${desk}/customers`, { phone, full_name: name }),
    lastOrders: (customer: string, signal: AbortSignal) =>
      get<Pick<OrderList, 'items'>>(`${desk}/customers/${customer}/orders`, signal),
    services: (signal: AbortSignal) =>
      get<readonly ServiceAnswer[]>(`${orders}/order-extra/get-services`, signal),
    quote: (body: object, signal: AbortSignal) =>
      api.request(`${orders}/calculate-parcel`, {
        method: 'POST',
        body,
        signal,
        read: ({ results }) => (Array.isArray(results) ? (results as OfferAnswer[]) : undefined),
      }),
    place: (body: object, idempotencyKey: string) =>
      api.request(`${orders}/orders`, { method: 'POST', body, idempotencyKey, read: dataOf<OrderDetail> }),
  }
}
