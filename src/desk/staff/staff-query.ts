import { type StaffRole, staffRoles } from '#modules/accounts/domain/person.ts'
import { useFilters } from '../use-filters.ts'

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

/** The call behind a view; an open person changes nothing about the list. */
export function callOf({ role, status, q }: StaffView): string {
  const query = new URLSearchParams({ ...(role && { role }), ...(status && { status }), ...(q && { q }) })
  return query.size > 0 ? `/api/desk/v1/staff?${query}` : '/api/desk/v1/staff'
}

export const isFiltered = ({ role, status, q }: StaffView) => Boolean(role || status || q)

export type ChangeView = (change: Partial<StaffView>) => void

export const useStaffView = (): [StaffView, ChangeView] => useFilters(readView)
