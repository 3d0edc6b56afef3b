import { useSearchParams } from 'react-router'
import type { BatchView } from '#modules/payments/cod/cod-desk.contract.ts'
import { CLOCK_MS } from '#modules/payments/domain/cod.ts'

const tabIds = ['owed', 'batches', 'handIns', 'accounts'] as const
export type TabId = (typeof tabIds)[number]

/** In the address, so that a reload, or a colleague, finds it again. */
export type CodView = { tab: TabId; sender: string | undefined; batch: string | undefined }

export function viewIn(query: URLSearchParams): CodView {
  return {
    tab: tabIds.find((id) => id === query.get('tab')) ?? 'owed',
    sender: query.get('sender') ?? undefined,
    batch: query.get('batch') ?? undefined,
  }
}

export const queryOf = ({ tab, sender, batch }: CodView) =>
  new URLSearchParams({
    ...(tab !== 'owed' && { tab }),
    ...(tab === 'owed' && sender && { sender }),
    ...(tab === 'batches' && batch && { batch }),
  })

export function useCodView(): [CodView, (part: Partial<CodView>) => void] {
  const [query, setQuery] = useSearchParams()
  const view = viewIn(query)
  return [
    view,
    (part) => setQuery(queryOf({ ...view, ...part }), { replace: true, preventScrollReset: true }),
  ]
}

/** Made and forgotten: its senders wait longer than they were promised. */
export const isForgotten = ({ sent_at, made_at }: Pick<BatchView, 'sent_at' | 'made_at'>, now: number) =>
  sent_at === null && now - Date.parse(made_at) > CLOCK_MS
