import { type LeadKind, leadKinds } from '#modules/content/domain/lead-kinds.ts'
import type { leadCalls } from '#modules/content/leads/leads.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

const statuses = ['handled', 'spam'] as const
const owners = ['mine', 'nobody'] as const

/** What the address says: a reload, or a colleague, finds the same again. */
export type InboxView = {
  /** Those that wait for an answer, unless the others are asked for. */
  status: (typeof statuses)[number] | undefined
  owner: (typeof owners)[number] | undefined
  kind: LeadKind | undefined
  q: string | undefined
  message: string | undefined
}

export const statusIn = (value: string | null | undefined) => statuses.find((one) => one === value)
export const ownerIn = (value: string | null | undefined) => owners.find((one) => one === value)

export function readView(params: URLSearchParams): InboxView {
  return {
    status: statusIn(params.get('status')),
    owner: ownerIn(params.get('owner')),
    kind: leadKinds.find((one) => one === params.get('kind')),
    q: params.get('q') ?? undefined,
    message: params.get('message') ?? undefined,
  }
}

/** Who is searched for is found wherever they are: done, taken or taken for spam. */
export function inputOf({
  status,
  owner,
  kind,
  q,
}: Omit<InboxView, 'message'>): InputOf<typeof leadCalls.listLeads> {
  if (q) return { query: { state: 'all', suspect: 'all', q, kind, owner } }
  if (status === 'spam') return { query: { state: 'waiting', suspect: 'true', kind, owner } }
  return { query: { state: status ?? 'waiting', kind, owner } }
}

export const useInboxView = () => useFilters(readView)
