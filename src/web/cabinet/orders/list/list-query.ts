import { type Status, statuses, statusGroups } from '#modules/orders/domain/words.ts'
import type { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { type Day, isDay } from '#ui/pickers/calendar-days.ts'

export type OrderGroup = keyof typeof statusGroups

/** Which part of the list is shown. All of it stands in the address, so that a reload or a link shows the same. */
export type ListQuery = Readonly<{
  group: OrderGroup | undefined
  status: Status | undefined
  paid: boolean | undefined
  /** Days of Tashkent, both or neither. */
  days: Readonly<{ from: Day; to: Day }> | undefined
  /** TB code, phone or name. */
  search: string
  /** Where an older page begins; undefined for the newest. */
  cursor: string | undefined
  /** DECISIONS: `page=1` is the first page, further ones go by cursor. */
  page: number
}>

export const wholeList: ListQuery = {
  group: undefined,
  status: undefined,
  paid: undefined,
  days: undefined,
  search: '',
  cursor: undefined,
  page: 1,
}

const longestSearch = 80
const cursorShape = /^\d{1,15}\.\d{8}$/
const mostPages = 100_000

/** What cannot be understood is as if it were not there. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const group = (Object.keys(statusGroups) as OrderGroup[]).find((one) => one === params.get('group'))
  const cursor = cursorShape.test(params.get('cursor') ?? '') ? (params.get('cursor') ?? '') : undefined
  return {
    group,
    status: statusesOf(group).find((one) => one === params.get('status')),
    paid: readPaid(params.get('paid')),
    days: readDays(params.get('from') ?? '', params.get('to') ?? ''),
    search: (params.get('q') ?? '').trim().slice(0, longestSearch).trim(),
    cursor,
    page: cursor === undefined ? 1 : readPage(params.get('page')),
  }
}

/** The statuses that can be asked for inside a group. */
export const statusesOf = (group: OrderGroup | undefined): readonly Status[] =>
  group === undefined ? statuses : statusGroups[group]

const readPaid = (text: string | null) => (text === 'true' || text === 'false' ? text === 'true' : undefined)

const readDays = (from: string, to: string) =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : undefined

/** A page with a cursor is at least the second. */
function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 2
  return Math.min(Math.max(page, 2), mostPages)
}

/** The query of the page's address. */
export function listAddress(query: ListQuery): string {
  const params = new URLSearchParams({ page: String(query.page) })
  for (const [name, value] of Object.entries(askedIn(query))) if (value !== undefined) params.set(name, value)
  return `?${params}`
}

const pageLength = 20

/** What the call that answers it is given. */
export const listInput = (query: ListQuery): InputOf<typeof ordersCalls.listOrders> => ({
  query: { limit: pageLength, ...askedIn(query) },
})

const askedIn = ({ group, status, paid, days, search, cursor }: ListQuery) => ({
  group,
  status,
  paid: paid === undefined ? undefined : paid ? ('true' as const) : ('false' as const),
  from: days?.from,
  to: days?.to,
  q: search || undefined,
  cursor,
})

/** Another filter begins at the newest page again; a status that the group does not have is let go. */
export function narrowed(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  const next = { ...query, ...change, cursor: undefined, page: 1 }
  const { group, status } = next
  return status !== undefined && !statusesOf(group).includes(status) ? { ...next, status: undefined } : next
}

export const isNarrowed = ({ group, status, paid, days, search }: ListQuery) =>
  [group, status, paid, days].some((filter) => filter !== undefined) || search !== ''
