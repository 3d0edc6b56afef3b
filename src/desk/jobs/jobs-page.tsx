import './jobs.css'
import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { backgroundCalls } from '#modules/background/background.calls.ts'
import { TabLinks } from '#ui/show/tabs.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { useStaff } from '../signed-in.ts'
import { DeadJobs } from './dead-jobs.tsx'
import { type TabId, tabsFor, useJobsView } from './jobs-view.ts'
import { Queues } from './queues.tsx'
import { Receipts } from './receipts.tsx'

/** The page is kept for everybody; what waits is known to the browser only. */
export function JobsPage() {
  return useHydrated() ? <JobsScreen /> : <LoadingRows />
}

function JobsScreen() {
  const staff = useStaff()
  const [view, change] = useJobsView()
  if (!staff) return null
  const tabs = tabsFor(staff.role)
  const tab = view.tab ?? tabs[0]
  if (!tab || !tabs.includes(tab)) return <NoAccess />
  const head = tabs.length > 1 && <JobTabs tabs={tabs} selected={tab} />
  if (tab === 'receipts') return <Receipts head={head} view={view} change={change} />
  return tab === 'queues' ? <Queues head={head} /> : <DeadJobs head={head} view={view} change={change} />
}

const tabNames = {
  dead: 'deskJobs.tabs.dead',
  queues: 'deskJobs.tabs.queues',
  receipts: 'deskJobs.tabs.receipts',
} as const satisfies Record<TabId, string>

function JobTabs({ tabs, selected }: { tabs: readonly TabId[]; selected: TabId }) {
  const t = useTranslations()
  const { data } = useAnswer(backgroundCalls.listQueues, {}, { quiet: true })
  const dead = data?.reduce((sum, queue) => sum + queue.dead, 0)
  return (
    <div className="desk-jobs__tabs">
      <TabLinks
        label={t('deskJobs.tabs.label')}
        links={tabs.map((tab) => ({
          label: t(tabNames[tab]),
          current: tab === selected,
          count: tab === 'dead' ? dead || undefined : undefined,
          href: `/desk/jobs?tab=${tab}`,
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
