import { useSearchParams } from 'react-router'
import type { StaffRole } from '#modules/accounts/domain/person.ts'
import { mayDo } from '../sections.ts'

export const refundsApi = '/api/desk/v1/refunds'
export const methodsApi = '/api/desk/v1/payment-methods'

const tabIds = ['refunds', 'methods'] as const
export type TabId = (typeof tabIds)[number]

/** In the address, so that a reload, or a colleague, finds it again. */
export type PaymentsView = { tab: TabId; refund: string | undefined }

export function viewIn(query: URLSearchParams): PaymentsView {
  return {
    tab: query.get('tab') === 'methods' ? 'methods' : 'refunds',
    refund: query.get('refund') ?? undefined,
  }
}

export const queryOf = ({ tab, refund }: PaymentsView) =>
  new URLSearchParams({ ...(tab !== 'refunds' && { tab }), ...(refund && { refund }) })

/** Whoever sends money back does not decide how it is taken. */
export const tabsFor = (role: StaffRole): readonly TabId[] =>
  tabIds.filter((id) => mayDo(role, id === 'refunds' ? 'refund.manage' : 'payment-method.manage'))

export function usePaymentsView(): [PaymentsView, (part: Partial<PaymentsView>) => void] {
  const [query, setQuery] = useSearchParams()
  const view = viewIn(query)
  return [
    view,
    (part) => setQuery(queryOf({ ...view, ...part }), { replace: true, preventScrollReset: true }),
  ]
}
