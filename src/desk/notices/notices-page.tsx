import { TrackCode } from '#parcel/code/track-code.tsx'
import './notices.css'
import { type RefObject, useCallback, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noticeLogCalls } from '#modules/notifications/log/notice-log.calls.ts'
import type { NoticeLine } from '#modules/notifications/log/notice-log.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { DayFilter } from '../parts/filters/day-filter.tsx'
import { KeyHints } from '../parts/keys/key-hints.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { useKeptPages } from '../parts/place/use-kept-pages.ts'
import { SearchField } from '../parts/search-field.tsx'
import { NoticeDetails } from './notice-details.tsx'
import { channelNames, filterNames, groupNames, stateLooks, stateNames } from './notice-names.ts'
import {
  channels,
  inputOf,
  isNarrowed,
  type NoticesView,
  nothingChosen,
  noticeGroups,
  noticeStates,
  useNoticesView,
} from './notices-view.ts'

/** The page is kept for everybody; what was sent is known to the browser only. */
export function NoticesPage() {
  return useHydrated() ? <NoticesScreen /> : <LoadingRows />
}

const rowId = (id: string) => `notice-${id}`

function NoticesScreen() {
  const t = useTranslations('deskNotices')
  const [view, change] = useNoticesView()
  const search = useRef<HTMLInputElement>(null)
  const [list, box] = useKeptPages(noticeLogCalls.listNotices, inputOf(view))
  const open = useCallback((notice: string | undefined) => change({ notice }), [change])
  const step = useWalk(list.items, view.notice, rowId, open)
  const close = view.notice === undefined ? undefined : () => open(undefined)
  const keys = { next: step(1), previous: step(-1), search: () => search.current?.focus(), close }
  useShortcuts(keys)
  if (list.error?.status === 403) return <NoAccess />
  const narrow = (part: Partial<NoticesView>) => change({ ...part, notice: undefined })
  const clear = isNarrowed(view) ? () => narrow(nothingChosen) : undefined
  return (
    <div className="desk-split" data-open={close ? true : undefined}>
      <Panel>
        <Filters view={view} onChange={narrow} search={search} />
        <LoadedList
          list={list}
          empty={
            <NothingFound title={t('none.title')} text={t('none.text')} clear={t('clear')} onClear={clear} />
          }
        >
          <div ref={box} className="desk-panel__rows" aria-busy={list.busy}>
            <NoticeTable items={list.items} current={view.notice} onOpen={open} />
          </div>
        </LoadedList>
        <footer className="desk-foot">
          <KeyHints of={keys} />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {view.notice && (
        <NoticeDetails
          key={view.notice}
          id={view.notice}
          onClose={() => open(undefined)}
          onChanged={list.put}
        />
      )}
    </div>
  )
}

type FiltersProps = {
  view: NoticesView
  onChange: (part: Partial<NoticesView>) => void
  search: RefObject<HTMLInputElement | null>
}

function Filters({ view, onChange, search }: FiltersProps) {
  const t = useTranslations()
  return (
    <search className="desk-panel__head">
      <SearchField
        label={t('deskNotices.search')}
        value={view.q}
        onChange={(q) => onChange({ q })}
        field={search}
      />
      <FilterSelect
        label={t('deskNotices.state')}
        all={t('deskNotices.allStates')}
        value={view.state}
        onChange={(value) => onChange({ state: noticeStates.find((one) => one === value) })}
      >
        {noticeStates.map((state) => (
          <option key={state} value={state}>
            {t(filterNames[state])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('deskNotices.group')}
        all={t('deskNotices.allGroups')}
        value={view.group}
        onChange={(value) => onChange({ group: noticeGroups.find((one) => one === value) })}
      >
        {noticeGroups.map((group) => (
          <option key={group} value={group}>
            {t(groupNames[group])}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect
        label={t('deskNotices.channel')}
        all={t('deskNotices.allChannels')}
        value={view.channel}
        onChange={(value) => onChange({ channel: channels.find((one) => one === value) })}
      >
        {channels.map((channel) => (
          <option key={channel} value={channel}>
            {t(channelNames[channel])}
          </option>
        ))}
      </FilterSelect>
      <DayFilter label={t('deskNotices.day')} value={view.day} onChange={(day) => onChange({ day })} />
    </search>
  )
}

type TableProps = { items: readonly NoticeLine[]; current: string | undefined; onOpen: (id: string) => void }

function NoticeTable({ items, current, onOpen }: TableProps) {
  const t = useTranslations()
  const columns = useColumns(onOpen)
  return (
    <Table
      caption={t('deskNotices.caption')}
      captionSpoken
      dense
      columns={current === undefined ? columns : columns.filter(({ id }) => id !== 'order')}
      rows={items}
      rowKey={({ id }) => id}
      current={current}
    />
  )
}

function useColumns(onOpen: (id: string) => void): Column<NoticeLine>[] {
  const t = useTranslations()
  const { dateTime } = formatter(useLocale())
  return [
    {
      id: 'what',
      head: t('deskNotices.columns.what'),
      names: true,
      cell: ({ id, label }) => (
        <button id={rowId(id)} type="button" className="notice-name" onClick={() => onOpen(id)}>
          {label}
        </button>
      ),
    },
    {
      id: 'whom',
      head: t('deskNotices.columns.whom'),
      cell: ({ to, channel, side }) => (
        <span>
          <span className="unbroken">{to || '—'}</span>
          <span className="notice-more">
            {[t(channelNames[channel]), side && t(sideNames[side])].filter(Boolean).join(', ')}
          </span>
        </span>
      ),
    },
    {
      id: 'order',
      head: t('deskNotices.columns.order'),
      cell: ({ order }) =>
        order ? (
          <LocalLink to={`/desk/orders/${order.id}`}>
            <TrackCode code={order.tracking_code} />
          </LocalLink>
        ) : (
          '—'
        ),
    },
    {
      id: 'at',
      head: t('deskNotices.columns.at'),
      cell: ({ asked_at: at }) => <span className="unbroken">{dateTime(Date.parse(at))}</span>,
    },
    {
      id: 'state',
      head: t('deskNotices.columns.state'),
      cell: (line) => <NoticeState line={line} />,
    },
  ]
}

const sideNames = {
  sender: 'deskOrders.notices.sender',
  receiver: 'deskOrders.notices.receiver',
} as const satisfies Record<NonNullable<NoticeLine['side']>, string>

function NoticeState({ line: { state, reason, due_at: due } }: { line: NoticeLine }) {
  const t = useTranslations()
  const { dateTime } = formatter(useLocale())
  const more = due ? t('deskNotices.waits', { time: dateTime(Date.parse(due)) }) : reason
  return (
    <span>
      <StateBadge {...stateLooks[state]} label={t(stateNames[state])} />
      {more && <span className="notice-more">{more}</span>}
    </span>
  )
}
