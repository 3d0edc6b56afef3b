import './top-ups.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Pages, usePages } from '#client/use-pages.ts'
import { topUpStatuses } from '#modules/payments/domain/top-up.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import type { DeskTopUp } from '#modules/payments/top-up/top-up.contract.ts'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { afterwards } from '../parts/afterwards.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList, LoadingRows } from '../parts/list-states.tsx'
import { useNews } from '../parts/use-news.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { nextZoom } from './receipt-view.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { TopUpDetails } from './top-up-details.tsx'
import { TopUpKeys } from './top-up-keys.tsx'
import { rowId, TopUpList } from './top-up-list.tsx'
import { inputOf, type TopUpsView, useTopUpsView } from './top-ups-view.ts'

/** The page is kept for everybody; who waits is known to the browser only. */
export function TopUpsPage() {
  return useHydrated() ? <TopUpsScreen /> : <LoadingRows />
}

function TopUpsScreen() {
  const [view, change] = useTopUpsView()
  const list = usePages(topUpCalls.listTopUpsForDesk, inputOf(view))
  const { items } = list
  const topUp = items.find(({ id }) => id === view.request)
  const [zoom, setZoom] = useState(1)
  /** The request as it was when the question was asked: the list may move on meanwhile. */
  const [asked, setAsked] = useState<{ deed: 'approve' | 'reject'; topUp: DeskTopUp }>()
  const ask = (deed: 'approve' | 'reject') => topUp && setAsked({ deed, topUp })
  const choose = (request: string | undefined) => {
    setZoom(1)
    change({ request })
  }
  const decided = ({ id }: DeskTopUp) => {
    setAsked(undefined)
    const next = afterwards(items, id)
    list.drop(id)
    choose(next)
  }
  useNews(list, view.status === 'new' && asked === undefined)
  const isOpen = topUp?.status === 'new' && topUp.approval === null
  const walk = useWalk(items, view.request, rowId, choose)
  useShortcuts({
    next: walk(1),
    previous: walk(-1),
    close: topUp && (() => choose(undefined)),
    confirm: isOpen ? () => ask('approve') : undefined,
    cancel: isOpen ? () => ask('reject') : undefined,
    zoom: topUp && (() => setZoom(nextZoom)),
  })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split top-ups-split" data-open={topUp ? true : undefined}>
      <Panel>
        <StatusFilter view={view} onChange={change} />
        <ListBody list={list} view={view} onChoose={choose} />
        <footer className="desk-foot">
          <TopUpKeys />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {topUp && (
        <TopUpDetails
          key={topUp.id}
          topUp={topUp}
          zoom={zoom}
          onZoom={setZoom}
          onApprove={() => ask('approve')}
          onReject={() => ask('reject')}
          onClose={() => choose(undefined)}
        />
      )}
      {asked?.deed === 'approve' && (
        <ApproveDialog
          topUp={asked.topUp}
          onClose={() => setAsked(undefined)}
          onDone={() => decided(asked.topUp)}
          onStale={list.retry}
        />
      )}
      {asked?.deed === 'reject' && (
        <RejectDialog
          topUp={asked.topUp}
          onClose={() => setAsked(undefined)}
          onDone={() => decided(asked.topUp)}
          onStale={list.retry}
        />
      )}
    </div>
  )
}

type FilterProps = { view: TopUpsView; onChange: (part: Partial<TopUpsView>) => void }

function StatusFilter({ view, onChange }: FilterProps) {
  const t = useTranslations('deskTopUps')
  const chosen = (value: string | undefined) => topUpStatuses.find((one) => one === value) ?? 'new'
  return (
    <div className="desk-panel__head">
      <FilterSelect
        label={t('status')}
        all={t('statuses.new')}
        value={view.status === 'new' ? undefined : view.status}
        onChange={(value) => onChange({ status: chosen(value), request: undefined })}
      >
        <option value="approved">{t('statuses.approved')}</option>
        <option value="rejected">{t('statuses.rejected')}</option>
      </FilterSelect>
    </div>
  )
}

type ListBodyProps = { list: Pages<DeskTopUp>; view: TopUpsView; onChoose: (id: string) => void }

function ListBody({ list, view, onChoose }: ListBodyProps) {
  const t = useTranslations('deskTopUps')
  const empty =
    view.status === 'new' ? (
      <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
    ) : (
      <EmptyState title={t('nothing.title')}>{t('nothing.text')}</EmptyState>
    )
  return (
    <LoadedList list={list} empty={empty}>
      <div className="desk-panel__rows">
        <TopUpList items={list.items} current={view.request} onChoose={onChoose} />
      </div>
    </LoadedList>
  )
}
