import { type StaffRole, staffRoles } from '#modules/accounts/domain/person.ts'
import type { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

export const staffStatuses = ['active', 'suspended'] as const
export type StaffStatus = (typeof staffStatuses)[number]

/** What the address of the page says: filters, and whose details are open. */
export type StaffView = {
  role: StaffRole | undefined
  status: StaffStatus | undefined
  q: string
  person: string | undefined
}

export function readView(params: URLSearchParams): StaffView {
  return {
    role: staffRoles.find((role) => role === params.get('role')),
    status: staffStatuses.find((status) => status === params.get('status')),
    q: params.get('q') ?? '',
    person: params.get('person') ?? undefined,
  }
}

/** What a view asks for; an open person changes nothing about the list. */
export const inputOf = ({ role, status, q }: StaffView): InputOf<typeof staffCalls.listStaff> => ({
  query: { role, status, q: q || undefined },
})

export const isFiltered = ({ role, status, q }: StaffView) => Boolean(role || status || q)

export type ChangeView = (change: Partial<StaffView>) => void

export const useStaffView = (): [StaffView, ChangeView] => useFilters(readView)
