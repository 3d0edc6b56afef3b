import type { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address says: a reload, or a colleague, finds the same again. */
export type ApprovalsView = { status: 'decided' | undefined; approval: string | undefined }

export function readView(params: URLSearchParams): ApprovalsView {
  return {
    status: params.get('status') === 'decided' ? 'decided' : undefined,
    approval: params.get('approval') ?? undefined,
  }
}

/** Those that wait, unless the others are asked for. */
export const inputOf = ({ status }: ApprovalsView): InputOf<typeof approvalsCalls.listApprovals> => ({
  query: { status: status ?? 'waiting' },
})

export const useApprovalsView = () => useFilters(readView)
