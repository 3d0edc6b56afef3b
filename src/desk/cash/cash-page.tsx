import './cash.css'
import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { CashDeskList } from '#modules/payments/cash/cash.contract.ts'
import { TabLinks } from '#ui/show/tabs.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { tabNames } from './cash-names.ts'
import { type TabId, tabIds, useCashView } from './cash-view.ts'
import { Counters } from './counters/counters.tsx'
import { Days } from './days.tsx'
import { Desks } from './desks.tsx'
import { Held } from './held.tsx'
import { MyDesk } from './my-desk.tsx'
import { Settlements } from './settlements.tsx'

/** The page is kept for everybody; what lies in the desks is known to the browser only. */
export function CashPage() {
  return useHydrated() ? <CashScreen /> : <LoadingRows />
}

function CashScreen() {
  const { tab, desk, given } = useCashView()
  const desks = useAnswer(cashCalls.listDesks, {})
  if (desks.error?.status === 403) return <NoAccess />
  const head = <CashTabs selected={tab} desks={desks.data?.items ?? []} />
  const changed = () => void desks.refresh()
  switch (tab) {
    case 'desk':
      return <MyDesk head={head} desks={desks} asked={desk} />
    case 'days':
      return <Days head={head} onChanged={changed} />
    case 'counters':
      return <Counters head={head} />
    case 'held':
      return <Held head={head} />
    case 'desks':
      return <Desks head={head} desks={desks} />
    case 'providers':
      return <Settlements head={head} given={given} />
  }
}

/** What waits stands at its tab, whichever is open. */
function CashTabs({ selected, desks }: { selected: TabId; desks: CashDeskList['items'] }) {
  const t = useTranslations()
  const sum = (part: 'waiting' | 'differences') => desks.reduce((all, desk) => all + desk[part], 0)
  const overdue = desks.filter(({ overdue_since }) => overdue_since !== null).length
  const counts: Partial<Record<TabId, number>> = {
    desk: sum('waiting'),
    days: sum('differences'),
    desks: overdue,
  }
  return (
    <div className="cash-tabs">
      <TabLinks
        label={t('deskCash.tabs.label')}
        wraps
        links={tabIds.map((tab) => ({
          label: t(tabNames[tab]),
          current: tab === selected,
          count: counts[tab] || undefined,
          href: `/desk/cash?tab=${tab}`,
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
