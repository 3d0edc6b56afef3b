import './counter-frame.css'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState, LoadingScreen } from '#ui/waiting/screen-states.tsx'
import { DemoStrip } from '#web/shell/frame/demo-strip.tsx'
import { SkipLink } from '#web/shell/frame/skip-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../../frame/no-access.tsx'
import { type Staff, useStaff } from '../../signed-in.ts'
import { useTheme } from '../../theme.ts'
import { CashTab } from '../cash/cash-tab.tsx'
import { HandInScreen } from '../cash/hand-in-screen.tsx'
import { CourierTab } from '../courier/courier-tab.tsx'
import { HandsTab } from '../hands/hands-tab.tsx'
import { ScansProvider } from '../hands/scan/use-scans.tsx'
import { LabelsTab } from '../labels/labels-tab.tsx'
import { CounterQueueProvider, useCounterQueue } from '../offline/counter-queue.tsx'
import { keepPageForOffline } from '../offline/keep-page.ts'
import { useQueueStore } from '../offline/use-queue-store.ts'
import { ScanProvider } from '../parts/scanned.tsx'
import { ShelfTab } from '../shelf/shelf-tab.tsx'
import { CounterRail } from './counter-rail.tsx'
import { type CounterTab, type DepotTab, depotTabs, scanTabOf } from './counter-tabs.ts'
import { CounterTop } from './counter-top.tsx'
import { Leaving } from './leaving.tsx'
import { PostRefresher, useReadPost } from './use-post.ts'
import { useTab } from './use-tab.ts'

type InDepot = {
  /** What a tab of a depot shows: depots are a room of their own. */
  depot: ComponentType<{ tab: DepotTab; post: CounterPost }>
}

/** `/desk/counter`: the page of whoever works at a point or a depot. */
export function CounterPage({ depot }: InDepot) {
  const t = useTranslations('common')
  const staff = useStaff()
  useTheme()
  if (!useHydrated()) return <LoadingScreen label={t('loading')} />
  if (!staff) return <NoAccess />
  return <OpenCounter key={staff.id} staff={staff} depot={depot} />
}

function OpenCounter({ staff, depot }: InDepot & { staff: Staff }) {
  const queue = useQueueStore(staff.id)
  useEffect(keepPageForOffline, [])
  return (
    <CounterQueueProvider queue={queue}>
      <AtPost depot={depot} />
    </CounterQueueProvider>
  )
}

function AtPost({ depot }: InDepot) {
  const t = useTranslations('common')
  const { state } = useCounterQueue()
  const { post, error, busy, retry, refresh } = useReadPost()
  if (state === 'elsewhere') return <Elsewhere />
  if (post)
    return (
      <PostRefresher value={refresh}>
        <Counter post={post} depot={depot} />
      </PostRefresher>
    )
  if (error?.code === 'no_post') return <NoPost busy={busy} onRetry={retry} />
  if (error?.status === 403) return <NoAccess />
  // Without a line the device may still know where it stands, once its own store is open.
  if (error && state !== 'opening') return <LoadFailed error={error} retry={retry} />
  return <LoadingScreen label={t('loading')} />
}

function Counter({ post, depot }: InDepot & { post: CounterPost }) {
  const [tab, openTab] = useTab(post.point.kind)
  return (
    <ScanProvider otherwise={() => openTab(scanTabOf(post.point.kind))}>
      <ScansProvider>
        <Leaving>
          <div className="counter">
            <SkipLink />
            <CounterRail post={post} tab={tab} />
            <CounterTop post={post} />
            <main id="content" className="counter__main" tabIndex={-1} data-tab={tab}>
              <DemoStrip />
              <div className="counter__tab">
                <TabContent tab={tab} post={post} depot={depot} />
              </div>
            </main>
          </div>
        </Leaving>
      </ScansProvider>
    </ScanProvider>
  )
}

type TabContentProps = InDepot & { tab: CounterTab; post: CounterPost }

function TabContent({ tab, post, depot: Depot }: TabContentProps): ReactNode {
  const depotTab = depotTabs.find((one) => one === tab)
  if (depotTab) return <Depot tab={depotTab} post={post} />
  switch (tab) {
    case 'shelf':
      return <ShelfTab post={post} />
    case 'courier':
      return <CourierTab post={post} />
    case 'cash':
      return <CashTab post={post} />
    case 'labels':
      return <LabelsTab post={post} />
    default:
      return <HandsTab post={post} />
  }
}

/** The desk has not said yet where this person works. */
function NoPost({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useTranslations('deskCounter.noPost')
  return (
    <Leaving>
      {(leave) => (
        <div className="counter-alone">
          <EmptyState
            level={2}
            title={t('title')}
            action={
              <div className="counter-alone__ways">
                <Button busy={busy} onClick={onRetry}>
                  {t('again')}
                </Button>
                <Button look="second" onClick={leave}>
                  {t('leave')}
                </Button>
              </div>
            }
          >
            {t('text')}
          </EmptyState>
          <HeldCash />
        </div>
      )}
    </Leaving>
  )
}

/** What was in their drawer when the place was taken away is theirs to hand in. */
function HeldCash() {
  const { data: held } = useAnswer(codCalls.readCash, {}, { quiet: true })
  return held !== undefined && held.cash > 0 ? <HandInScreen atPost={false} /> : null
}

function Elsewhere() {
  const t = useTranslations('deskCounter.elsewhere')
  const { take } = useCounterQueue()
  return (
    <div className="counter-alone">
      <EmptyState level={2} title={t('title')} action={<Button onClick={take}>{t('take')}</Button>}>
        {t('text')}
      </EmptyState>
    </div>
  )
}
