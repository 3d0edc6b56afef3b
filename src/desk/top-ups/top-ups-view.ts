import { useSearchParams } from 'react-router'
import type { TopUpStatus } from '#modules/payments/domain/top-up.ts'
import type { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'

const decided = ['approved', 'rejected'] as const

/** What is looked at; in the address, so that a reload, or a colleague, finds it again. */
export type TopUpsView = { status: TopUpStatus; request: string | undefined }

export function viewIn(query: URLSearchParams): TopUpsView {
  return {
    status: decided.find((one) => one === query.get('status')) ?? 'new',
    request: query.get('request') ?? undefined,
  }
}

export function queryOf({ status, request }: TopUpsView): URLSearchParams {
  return new URLSearchParams({ ...(status !== 'new' && { status }), ...(request && { request }) })
}

export const inputOf = ({ status }: TopUpsView): InputOf<typeof topUpCalls.listTopUpsForDesk> => ({
  query: { status },
})

export function useTopUpsView(): [TopUpsView, (part: Partial<TopUpsView>) => void] {
  const [query, setQuery] = useSearchParams()
  const view = viewIn(query)
  return [
    view,
    (part) => setQuery(queryOf({ ...view, ...part }), { replace: true, preventScrollReset: true }),
  ]
}
