import { TrackCode } from '#parcel/code/track-code.tsx'
import './incidents.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { incidentKinds } from '#modules/orders/domain/incident/incident-words.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import type { IncidentAnswer } from '#modules/orders/incidents/incidents.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { decisionNames, kindNames } from '../parts/incidents/incident-names.ts'
import { KeyHints } from '../parts/keys/key-hints.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList, LoadingRows } from '../parts/list-states.tsx'
import { useKeptPages } from '../parts/place/use-kept-pages.ts'
import { IncidentDetails } from './incident-details.tsx'
import { type IncidentsView, inputOf, useIncidentsView } from './incidents-view.ts'

/** The page is kept for everybody; what went wrong is known to the browser only. */
export function IncidentsPage() {
  return useHydrated() ? <IncidentsScreen /> : <LoadingRows />
}

const rowId = (id: string) => `incident-${id}`

function IncidentsScreen() {
  const [view, change] = useIncidentsView()
  const [list, box] = useKeptPages(incidentsCalls.listIncidents, inputOf(view))
  const open = list.items.find(({ id }) => id === view.incident)
  const close = () => change({ incident: undefined })
  const walk = useWalk(list.items, view.incident, rowId, (incident) => change({ incident }))
  const keys = { next: walk(1), previous: walk(-1), close: open && close }
  useShortcuts(keys)
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={open ? true : undefined}>
      <Panel>
        <Filters view={view} onChange={(part) => change({ ...part, incident: undefined })} />
        <LoadedList list={list} empty={<Nothing isOpen={view.state === 'open'} />}>
          <div ref={box} className="desk-panel__rows">
            <IncidentTable
              items={list.items}
              isOpen={view.state === 'open'}
              current={view.incident}
              onOpen={(incident) => change({ incident })}
            />
          </div>
        </LoadedList>
        <footer className="desk-foot">
          <KeyHints of={keys} />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {open && <IncidentDetails key={open.id} incident={open} onClose={close} onChanged={list.retry} />}
    </div>
  )
}

type FiltersProps = { view: IncidentsView; onChange: (part: Partial<IncidentsView>) => void }

function Filters({ view, onChange }: FiltersProps) {
  const t = useTranslations()
  return (
    <search className="desk-panel__head">
      <FilterSelect
        label={t('deskIncidents.state')}
        all={t('deskIncidents.open')}
        value={view.state === 'decided' ? 'decided' : undefined}
        onChange={(value) => onChange({ state: value === 'decided' ? 'decided' : 'open' })}
      >
        <option value="decided">{t('deskIncidents.decided')}</option>
      </FilterSelect>
      <FilterSelect
        label={t('deskIncidents.kind')}
        all={t('deskIncidents.allKinds')}
        value={view.kind}
        onChange={(value) => onChange({ kind: incidentKinds.find((one) => one === value) })}
      >
        {incidentKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(kindNames[kind])}
          </option>
        ))}
      </FilterSelect>
      {view.order && (
        <Button look="second" small onClick={() => onChange({ order: undefined })}>
          {t('deskIncidents.ofOrder', { id: view.order })}
        </Button>
      )}
    </search>
  )
}

function Nothing({ isOpen }: { isOpen: boolean }) {
  const t = useTranslations('deskIncidents')
  return (
    <EmptyState title={t(isOpen ? 'nothingOpen' : 'nothing')}>
      {t(isOpen ? 'nothingOpenText' : 'nothingText')}
    </EmptyState>
  )
}

type TableProps = {
  items: readonly IncidentAnswer[]
  isOpen: boolean
  current: string | undefined
  onOpen: (id: string) => void
}

function IncidentTable({ items, isOpen, current, onOpen }: TableProps) {
  const t = useTranslations()
  const { money, dateTime } = formatter(useLocale())
  const columns: Column<IncidentAnswer>[] = [
    {
      id: 'kind',
      head: t('deskIncidents.kind'),
      names: true,
      cell: ({ id, kind_label: kind }) => (
        <button type="button" id={rowId(id)} className="incident-name" onClick={() => onOpen(id)}>
          <strong>{kind}</strong>
        </button>
      ),
    },
    {
      id: 'order',
      head: t('deskIncidents.order'),
      cell: ({ order }) =>
        order ? (
          <span>
            <TrackCode code={order.tracking_code} />
            <span className="incident-more">{order.status_label}</span>
          </span>
        ) : (
          '—'
        ),
    },
    { id: 'person', head: t('deskIncidents.person'), cell: ({ person }) => person?.full_name ?? '—' },
    {
      id: 'cash',
      head: t('deskIncidents.cash'),
      figures: true,
      cell: ({ cash }) => (cash === null ? '—' : money(cash)),
    },
    {
      id: 'opened',
      head: t(isOpen ? 'deskIncidents.opened' : 'deskIncidents.decided'),
      cell: ({ opened_at: at, decision }) =>
        decision ? t(decisionNames[decision]) : <span className="unbroken">{dateTime(Date.parse(at))}</span>,
    },
  ]
  return (
    <Table
      caption={t('deskIncidents.caption')}
      captionSpoken
      dense
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      current={current}
    />
  )
}
