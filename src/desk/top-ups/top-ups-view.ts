import { useSearchParams } from 'react-router'
import type { TopUpStatus } from '#modules/payments/domain/top-up.ts'
import { topUpsApi } from './top-up-calls.ts'

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

export const callOf = ({ status }: TopUpsView) => `${topUpsApi}?status=${status}`

export function useTopUpsView(): [TopUpsView, (part: Partial<TopUpsView>) => void] {
  const [query, setQuery] = useSearchParams()
  const view = viewIn(query)
  return [
    view,
    (part) => setQuery(queryOf({ ...view, ...part }), { replace: true, preventScrollReset: true }),
  ]
}

/** Who comes after the one that was decided: the next in line, or else the one before. */
export function afterwards<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
): string | undefined {
  const at = items.findIndex((item) => item.id === id)
  return (items[at + 1] ?? items[at - 1])?.id
}
