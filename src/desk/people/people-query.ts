import type { customersCalls } from '#modules/accounts/customers/customers.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

export const customerTypes = ['personal', 'merchant'] as const
export const customerStatuses = ['active', 'suspended'] as const

/** What the address says: filters, and who is looked at. */
export type PeopleView = {
  q: string
  type: (typeof customerTypes)[number] | undefined
  status: (typeof customerStatuses)[number] | undefined
  person: string | undefined
}

function readView(params: URLSearchParams): PeopleView {
  const person = params.get('person') ?? ''
  return {
    q: params.get('q') ?? '',
    type: customerTypes.find((one) => one === params.get('type')),
    status: customerStatuses.find((one) => one === params.get('status')),
    person: /^[1-9]\d{0,17}$/.test(person) ? person : undefined,
  }
}

/** What a view asks for; an open person changes nothing about the list. */
export const inputOf = ({ q, type, status }: PeopleView): InputOf<typeof customersCalls.listCustomers> => ({
  query: { q: q || undefined, type, status },
})

export const isFiltered = ({ q, type, status }: PeopleView) => Boolean(q || type || status)

export type ChangeView = (change: Partial<PeopleView>) => void

export const usePeopleView = (): [PeopleView, ChangeView] => useFilters(readView)
