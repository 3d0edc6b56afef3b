import './payments.css'
import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { paymentSearchCalls } from '#modules/payments/desk/payment-search.calls.ts'
import { TabLinks } from '#ui/show/tabs.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { useStaff } from '../signed-in.ts'
import { Comparisons } from './comparisons.tsx'
import { Methods } from './methods.tsx'
import { PaymentSearch } from './payment-search.tsx'
import { type TabId, tabsFor, usePaymentsView } from './payments-view.ts'
import { Refunds } from './refunds.tsx'

/** The page is kept for everybody; what waits is known to the browser only. */
export function PaymentsPage() {
  return useHydrated() ? <PaymentsScreen /> : <LoadingRows />
}

function PaymentsScreen() {
  const staff = useStaff()
  const [view, change] = usePaymentsView()
  if (!staff) return null
  const tabs = tabsFor(staff.role)
  const tab = view.tab ?? tabs[0]
  if (!tab || !tabs.includes(tab)) return <NoAccess />
  const head = tabs.length > 1 && <PaymentTabs tabs={tabs} selected={tab} />
  const shared = { head, view, change }
  if (tab === 'search') return <PaymentSearch {...shared} />
  if (tab === 'compare') return <Comparisons {...shared} />
  return tab === 'refunds' ? <Refunds {...shared} /> : <Methods head={head} />
}

const tabNames = {
  refunds: 'deskPayments.tabs.refunds',
  search: 'deskPayments.tabs.search',
  compare: 'deskPayments.tabs.compare',
  methods: 'deskPayments.tabs.methods',
} as const satisfies Record<TabId, string>

/** How much did not agree in the last comparisons: it stands at its tab, whichever is open. */
function useDiffering(): number | undefined {
  const { data } = useAnswer(paymentSearchCalls.listComparisons, {}, { quiet: true })
  return data?.differing || undefined
}

function PaymentTabs({ tabs, selected }: { tabs: readonly TabId[]; selected: TabId }) {
  const t = useTranslations()
  const differing = useDiffering()
  return (
    <div className="desk-payments__tabs">
      <TabLinks
        label={t('deskPayments.tabs.label')}
        links={tabs.map((tab) => ({
          label: t(tabNames[tab]),
          current: tab === selected,
          count: tab === 'compare' ? differing : undefined,
          href: `/desk/payments?tab=${tab}`,
        }))}
        link={({ href, children, ...rest }) => (
          <LocalLink to={href} {...rest}>
            {children}
          </LocalLink>
        )}
      />
    </div>
  )
}
