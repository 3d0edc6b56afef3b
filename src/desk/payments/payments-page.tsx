import './payments.css'
import { useTranslations } from 'use-intl'
import { Segmented } from '#ui/segmented.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { LoadingRows } from '../list-states.tsx'
import { useStaff } from '../signed-in.ts'
import { Methods } from './methods.tsx'
import { type TabId, tabsFor, usePaymentsView } from './payments-view.ts'
import { Refunds } from './refunds.tsx'

/** The page is kept for everybody; what waits is known to the browser only. */
export function PaymentsPage() {
  return useHydrated() ? <PaymentsScreen /> : <LoadingRows />
}

function PaymentsScreen() {
  const staff = useStaff()
  const [view, change] = usePaymentsView()
  const tabs = staff ? tabsFor(staff.role) : []
  if (staff && !tabs.includes(view.tab)) return <NoAccess />
  const head = tabs.length > 1 && <Tabs selected={view.tab} onSelect={(tab) => change({ tab })} />
  return view.tab === 'refunds' ? (
    <Refunds head={head} view={view} change={change} />
  ) : (
    <Methods head={head} />
  )
}

function Tabs({ selected, onSelect }: { selected: TabId; onSelect: (tab: TabId) => void }) {
  const t = useTranslations('deskPayments')
  return (
    <div className="desk-panel__head desk-payments__tabs">
      <Segmented
        label={t('tabs.label')}
        options={[
          { value: 'refunds', label: t('tabs.refunds') },
          { value: 'methods', label: t('tabs.methods') },
        ]}
        value={selected}
        onChange={onSelect}
      />
    </div>
  )
}
