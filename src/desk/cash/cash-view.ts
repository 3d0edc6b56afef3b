import { useSearchParams } from 'react-router'

export const tabIds = ['desk', 'days', 'counters', 'held', 'desks', 'providers'] as const
export type TabId = (typeof tabIds)[number]

/** A settlement that is about to be noted, as the provider's list shows it. */
export type Given = { provider: string; day: string; amount: number; comparison: string }

/** In the address, so that a reload, or a colleague, finds it again. */
export type CashView = { tab: TabId; desk: string | undefined; given: Given | undefined }

export function viewIn(query: URLSearchParams): CashView {
  const [provider, day, comparison] = ['provider', 'day', 'comparison'].map((name) => query.get(name))
  const amount = Number(query.get('amount'))
  const isGiven = provider && day && comparison && Number.isSafeInteger(amount) && amount > 0
  return {
    tab: tabIds.find((id) => id === query.get('tab')) ?? 'desk',
    desk: query.get('desk') ?? undefined,
    given: isGiven ? { provider, day, amount, comparison } : undefined,
  }
}

export function useCashView(): CashView {
  const [query] = useSearchParams()
  return viewIn(query)
}

export const deskPath = (id: string) => `/desk/cash?desk=${id}`
