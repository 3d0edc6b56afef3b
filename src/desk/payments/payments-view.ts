import type { StaffRole } from '#modules/accounts/domain/person.ts'
import type { Action } from '#modules/accounts/domain/policy.ts'
import type { paymentDeskCalls } from '#modules/payments/desk/payment-desk.calls.ts'
import type { paymentSearchCalls } from '#modules/payments/desk/payment-search.calls.ts'
import { paymentStages } from '#modules/payments/domain/payment.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'
import { mayDo } from '../sections.ts'

const tabActions = {
  refunds: 'refund.manage',
  search: 'payment.inspect',
  compare: 'payment.compare',
  methods: 'payment-method.manage',
} as const satisfies Record<string, Action>
export type TabId = keyof typeof tabActions
const tabIds = Object.keys(tabActions) as TabId[]

export const stages = [...paymentStages, 'none'] as const
export const providers = ['payme', 'click'] as const

/** In the address, so that a reload, or a colleague, finds it again. */
export type PaymentsView = {
  tab: TabId | undefined
  /** Of refunds: those that were sent. */
  status: 'done' | undefined
  refund: string | undefined
  q: string
  provider: string | undefined
  stage: (typeof stages)[number] | undefined
  amount: string
  from: string
  to: string
  /** The number of the checkout that is open. */
  payment: string | undefined
  comparison: string | undefined
}
export type ChangeView = (part: Partial<PaymentsView>) => void

const matching = (text: string | null, shape: RegExp) => (text !== null && shape.test(text) ? text : '')
const day = /^\d{4}-\d{2}-\d{2}$/

export function viewIn(query: URLSearchParams): PaymentsView {
  return {
    tab: tabIds.find((id) => id === query.get('tab')),
    status: query.get('status') === 'done' ? 'done' : undefined,
    refund: query.get('refund') ?? undefined,
    q: query.get('q') ?? '',
    provider: providers.find((one) => one === query.get('provider')),
    stage: stages.find((one) => one === query.get('stage')),
    amount: matching(query.get('amount'), /^[1-9]\d{0,8}$/),
    from: matching(query.get('from'), day),
    to: matching(query.get('to'), day),
    payment: query.get('payment') ?? undefined,
    comparison: query.get('comparison') ?? undefined,
  }
}

type Refunds = InputOf<typeof paymentDeskCalls.listRefunds>
type Payments = InputOf<typeof paymentSearchCalls.searchPayments>
type Comparisons = InputOf<typeof paymentSearchCalls.listComparisons>

export const refundsInput = ({ status, provider, q }: PaymentsView): Refunds => ({
  query: { status: status ?? 'open', provider, q: q || undefined },
})

export const paymentsInput = ({ q, provider, stage, amount, from, to }: PaymentsView): Payments => ({
  query: {
    q: q || undefined,
    provider,
    stage,
    amount: amount || undefined,
    from: from || undefined,
    to: to || undefined,
  },
})

/** Nothing found is another thing where nothing was looked for. */
export const isSought = ({ q, provider, stage, amount, from, to }: PaymentsView) =>
  [q.trim(), provider, stage, amount, from, to].some(Boolean)

export const comparisonsInput = ({ provider }: PaymentsView): Comparisons => ({ query: { provider } })

/** The way to one payment from anywhere at the desk. */
export const paymentPath = (number: string) => `/desk/payments?tab=search&q=${number}&payment=${number}`

/** Whoever sends money back does not decide how it is taken. */
export const tabsFor = (role: StaffRole): readonly TabId[] =>
  tabIds.filter((id) => mayDo(role, tabActions[id]))

export const usePaymentsView = () => useFilters(viewIn)
