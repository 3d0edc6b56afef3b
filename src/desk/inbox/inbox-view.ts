import { type LeadKind, leadKinds } from '#modules/content/domain/lead-kinds.ts'
import type { leadCalls } from '#modules/content/leads/leads.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address says: a reload, or a colleague, finds the same again. */
export type InboxView = {
  status: 'handled' | undefined
  kind: LeadKind | undefined
  message: string | undefined
}

export function readView(params: URLSearchParams): InboxView {
  return {
    status: params.get('status') === 'handled' ? 'handled' : undefined,
    kind: leadKinds.find((one) => one === params.get('kind')),
    message: params.get('message') ?? undefined,
  }
}

/** Those that wait for an answer, unless the others are asked for. */
export const inputOf = ({
  status = 'new',
  kind,
}: {
  status?: 'new' | InboxView['status']
  kind: InboxView['kind']
}): InputOf<typeof leadCalls.listLeads> => ({ query: { state: status, kind } })

export const useInboxView = () => useFilters(readView)
