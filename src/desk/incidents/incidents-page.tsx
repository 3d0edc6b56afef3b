import './incidents.css'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { incidentKinds } from '#modules/orders/domain/incident/incident-words.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import type { IncidentAnswer, IncidentList } from '#modules/orders/incidents/incidents.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { useShortcuts } from '../parts/shortcuts.ts'
import { IncidentDetails } from './incident-details.tsx'
import { decisionNames, kindNames } from './incident-names.ts'
import { inputOf, useIncidentsView } from './incidents-view.ts'

/** The page is kept for everybody; what went wrong is known to the browser only. */
export function IncidentsPage() {
  return useHydrated() ? <IncidentsScreen /> : <LoadingRows />
}

function IncidentsScreen() {
  const t = useTranslations()
  const [view, change] = useIncidentsView()
  const incidents = useAnswer(incidentsCalls.listIncidents, inputOf(view))
  const open = incidents.data?.items.find(({ id }) => id === view.incident)
  const close = () => change({ incident: undefined })
  useShortcuts({ close: open && close })
  if (incidents.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={open ? true : undefined}>
      <Panel>
        <search className="desk-panel__head">
          <FilterSelect
            label={t('deskIncidents.state')}
            all={t('deskIncidents.open')}
            value={view.state === 'decided' ? 'decided' : undefined}
            onChange={(value) =>
              change({ state: value === 'decided' ? 'decided' : 'open', incident: undefined })
            }
          >
            <option value="decided">{t('deskIncidents.decided')}</option>
          </FilterSelect>
          <FilterSelect
            label={t('deskIncidents.kind')}
            all={t('deskIncidents.allKinds')}
            value={view.kind}
            onChange={(value) =>
              change({ kind: incidentKinds.find((one) => one === value), incident: undefined })
            }
          >
            {incidentKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(kindNames[kind])}
              </option>
            ))}
          </FilterSelect>
        </search>
        <div className="desk-panel__rows">
          <Loaded of={incidents} skeleton={<LoadingRows />}>
            {(list) => (
              <Rows
                list={list}
                isOpen={view.state === 'open'}
                current={view.incident}
                onOpen={(incident) => change({ incident })}
              />
            )}
          </Loaded>
        </div>
      </Panel>
      {open && (
        <IncidentDetails
          key={open.id}
          incident={open}
          onClose={close}
          onChanged={() => void incidents.refresh()}
        />
      )}
    </div>
  )
}

type RowsProps = {
  list: IncidentList
  isOpen: boolean
  current: string | undefined
  onOpen: (id: string) => void
}

function Rows({ list, isOpen, current, onOpen }: RowsProps) {
  const t = useTranslations('deskIncidents')
  if (list.items.length === 0)
    return (
      <EmptyState title={t(isOpen ? 'nothingOpen' : 'nothing')}>
        {t(isOpen ? 'nothingOpenText' : 'nothingText')}
      </EmptyState>
    )
  return (
    <>
      <IncidentTable items={list.items} isOpen={isOpen} current={current} onOpen={onOpen} />
      {list.next_cursor !== null && <p className="muted incident-more">{t('more')}</p>}
    </>
  )
}

type TableProps = Omit<RowsProps, 'list'> & { items: readonly IncidentAnswer[] }

function IncidentTable({ items, isOpen, current, onOpen }: TableProps) {
  const t = useTranslations()
  const { money, dateTime } = formatter(useLocale())
  const columns: Column<IncidentAnswer>[] = [
    {
      id: 'kind',
      head: t('deskIncidents.kind'),
      names: true,
      cell: ({ id, kind_label: kind }) => (
        <button type="button" className="incident-name" onClick={() => onOpen(id)}>
          <strong>{kind}</strong>
        </button>
      ),
    },
    {
      id: 'order',
      head: t('deskIncidents.order'),
      cell: ({ order }) => (order ? `${order.tracking_code} · ${order.status_label}` : '—'),
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
        decision ? t(decisionNames[decision]) : dateTime(Date.parse(at), 'short'),
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
