import './districts.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { servedCalls } from '#modules/pricing/served/served-desk.calls.ts'
import type { ServicePause } from '#modules/pricing/served/served-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { KeyHints } from '../parts/keys/key-hints.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { LoadingRows } from '../parts/list-states.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { CloseDialog } from './close-dialog.tsx'
import { PauseDetails } from './pause-details.tsx'
import { stateLooks, stateNames, whatIsNotDone } from './pause-names.ts'

/** The page is kept for everybody; what is closed today is known to the browser only. */
export function DistrictsPage() {
  return useHydrated() ? <DistrictsScreen /> : <LoadingRows />
}

type View = { state: 'over' | undefined; pause: string | undefined }

const readView = (params: URLSearchParams): View => ({
  state: params.get('state') === 'over' ? 'over' : undefined,
  pause: /^\d{1,15}$/.exec(params.get('pause') ?? '')?.[0],
})

const rowId = (id: string) => `pause-${id}`

function DistrictsScreen() {
  const t = useTranslations('deskDistricts')
  const staff = useStaff()
  const [view, change] = useFilters(readView)
  const [closing, setClosing] = useState(false)
  const pauses = useAnswer(servedCalls.listPauses, { query: { state: view.state ?? 'open' } })
  const mayEdit = staff !== undefined && mayDo(staff.role, 'service-pause.edit')
  const open = pauses.data?.find(({ id }) => id === view.pause)
  const show = (pause: string | undefined) => change({ pause })
  const step = useWalk(pauses.data ?? [], view.pause, rowId, show)
  const keys = {
    next: step(1),
    previous: step(-1),
    create: mayEdit ? () => setClosing(true) : undefined,
    close: open && (() => show(undefined)),
  }
  useShortcuts(keys)
  if (pauses.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={open ? true : undefined}>
      <Panel>
        <search className="desk-panel__head">
          <FilterSelect
            label={t('state')}
            all={t('open')}
            value={view.state}
            onChange={(value) => change({ state: value === 'over' ? 'over' : undefined, pause: undefined })}
          >
            <option value="over">{t('over')}</option>
          </FilterSelect>
          {mayEdit && (
            <Button small onClick={() => setClosing(true)}>
              {t('close')}
            </Button>
          )}
        </search>
        <Loaded of={pauses}>
          {(known) =>
            known.length === 0 ? (
              <Nothing isOver={view.state === 'over'} />
            ) : (
              <div className="desk-panel__rows">
                <PauseTable pauses={known} current={view.pause} onOpen={show} />
              </div>
            )
          }
        </Loaded>
        <footer className="desk-foot">
          <KeyHints of={keys} />
        </footer>
      </Panel>
      {open && (
        <PauseDetails
          key={open.id}
          pause={open}
          mayEdit={mayEdit}
          onClose={() => show(undefined)}
          onChanged={() => void pauses.refresh()}
        />
      )}
      {closing && (
        <CloseDialog
          onClose={() => setClosing(false)}
          onDone={(made) => {
            setClosing(false)
            change({ state: undefined, pause: made })
            void pauses.refresh()
          }}
        />
      )}
    </div>
  )
}

function Nothing({ isOver }: { isOver: boolean }) {
  const t = useTranslations('deskDistricts')
  return (
    <EmptyState title={t(isOver ? 'noneOver.title' : 'none.title')}>
      {t(isOver ? 'noneOver.text' : 'none.text')}
    </EmptyState>
  )
}

type TableProps = {
  pauses: readonly ServicePause[]
  current: string | undefined
  onOpen: (id: string) => void
}

function PauseTable({ pauses, current, onOpen }: TableProps) {
  const t = useTranslations()
  const { dateTime, date, number } = formatter(useLocale())
  const columns: Column<ServicePause>[] = [
    {
      id: 'place',
      head: t('deskDistricts.columns.place'),
      names: true,
      cell: ({ id, region, district, state }) => (
        <span>
          <button id={rowId(id)} type="button" className="pause-name" onClick={() => onOpen(id)}>
            {district?.name ?? region.name}
          </button>
          <span className="pause-more">{district ? region.name : t('deskDistricts.whole')}</span>
          <StateBadge {...stateLooks[state]} label={t(stateNames[state])} />
        </span>
      ),
    },
    { id: 'what', head: t('deskDistricts.columns.what'), cell: (pause) => t(whatIsNotDone(pause)) },
    {
      id: 'from',
      head: t('deskDistricts.columns.from'),
      cell: ({ from }) => <span className="unbroken">{dateTime(Date.parse(from))}</span>,
    },
    {
      id: 'until',
      head: t('deskDistricts.columns.until'),
      cell: ({ last_day: last }) => (last === null ? t('deskDistricts.untilOpened') : date(noonOf(last))),
    },
    {
      id: 'way',
      head: t('deskDistricts.columns.way'),
      figures: true,
      cell: ({ under_way: count, state }) => (state === 'over' ? '—' : number(count)),
    },
  ]
  return (
    <Table
      caption={t('deskDistricts.caption')}
      captionSpoken
      dense
      columns={columns}
      rows={pauses}
      rowKey={({ id }) => id}
      current={current}
    />
  )
}
