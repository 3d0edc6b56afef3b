import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { usePages } from '#client/use-pages.ts'
import { backgroundCalls } from '#modules/background/background.calls.ts'
import type { DeadJob, QueueList } from '#modules/background/background.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { afterwards } from '../parts/afterwards.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import { KeyHints } from '../parts/keys/key-hints.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { useWalk } from '../parts/keys/use-walk.ts'
import { ListFoot, LoadedList } from '../parts/list-states.tsx'
import { About } from './about.tsx'
import { RetryAllDialog } from './dead-dialogs.tsx'
import { DeadJobDetails } from './dead-job-details.tsx'
import { failureNames } from './job-names.ts'
import type { ChangeView, JobsView } from './jobs-view.ts'

type DeadJobsProps = { head: ReactNode; view: JobsView; change: ChangeView }

const rowId = (id: string) => `job-${id}`

/** What failed for good and waits for somebody to decide. */
export function DeadJobs({ head, view, change }: DeadJobsProps) {
  const t = useTranslations('deskJobs')
  const list = usePages(backgroundCalls.listDeadJobs, { query: { job: view.job } })
  const queues = useAnswer(backgroundCalls.listQueues, {}, { quiet: true })
  const open = list.items.find(({ id }) => id === view.dead)
  const show = (dead: string | undefined) => change({ dead })
  const step = useWalk(list.items, view.dead, rowId, show)
  const keys = { next: step(1), previous: step(-1), close: open && (() => show(undefined)) }
  useShortcuts(keys)
  if (list.error?.status === 403) return <NoAccess />
  const settled = (id: string) => {
    show(afterwards(list.items, id))
    list.drop(id)
    void queues.refresh()
  }
  const all = () => {
    change({ job: undefined, dead: undefined })
    list.again()
    void queues.refresh()
  }
  return (
    <div className="desk-split" data-open={open ? true : undefined}>
      <Panel>
        {head}
        <Filters view={view} change={change} queues={queues.data ?? []} onRetried={all} />
        <LoadedList list={list} empty={<EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>}>
          <div className="desk-panel__rows" aria-busy={list.busy}>
            <DeadTable items={list.items} current={view.dead} onOpen={show} />
          </div>
        </LoadedList>
        <footer className="desk-foot">
          <KeyHints of={keys} />
          <ListFoot list={list} />
        </footer>
      </Panel>
      {open && (
        <DeadJobDetails key={open.id} job={open} onClose={() => show(undefined)} onSettled={settled} />
      )}
    </div>
  )
}

type FiltersProps = { view: JobsView; change: ChangeView; queues: QueueList; onRetried: () => void }

function Filters({ view, change, queues, onRetried }: FiltersProps) {
  const t = useTranslations('deskJobs')
  const [asking, setAsking] = useState(false)
  const dead = queues.filter((queue) => queue.dead > 0 || queue.job === view.job)
  const chosen = dead.find(({ job }) => job === view.job)
  return (
    <search className="desk-panel__head">
      <FilterSelect
        label={t('kind')}
        all={t('allKinds')}
        value={view.job}
        onChange={(job) => change({ job, dead: undefined })}
      >
        {dead.map(({ job, label, dead: count }) => (
          <option key={job} value={job}>
            {label} ({count})
          </option>
        ))}
      </FilterSelect>
      {chosen && chosen.dead > 0 && (
        <Button look="second" small onClick={() => setAsking(true)}>
          {t('retryAll')}
        </Button>
      )}
      {asking && chosen && (
        <RetryAllDialog
          job={chosen.job}
          label={chosen.label}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onRetried()
          }}
        />
      )}
    </search>
  )
}

type TableProps = { items: readonly DeadJob[]; current: string | undefined; onOpen: (id: string) => void }

function DeadTable({ items, current, onOpen }: TableProps) {
  const t = useTranslations()
  const { dateTime, number } = formatter(useLocale())
  const columns: Column<DeadJob>[] = [
    {
      id: 'what',
      head: t('deskJobs.columns.what'),
      names: true,
      cell: ({ id, label }) => (
        <button id={rowId(id)} type="button" className="job-name" onClick={() => onOpen(id)}>
          {label}
        </button>
      ),
    },
    { id: 'about', head: t('deskJobs.columns.about'), cell: ({ about }) => <About about={about} /> },
    { id: 'why', head: t('deskJobs.columns.why'), cell: ({ failure }) => t(failureNames[failure]) },
    {
      id: 'tries',
      head: t('deskJobs.columns.tries'),
      figures: true,
      cell: ({ attempts }) => number(attempts),
    },
    {
      id: 'since',
      head: t('deskJobs.columns.since'),
      cell: ({ died_at: at }) => <span className="unbroken">{dateTime(Date.parse(at))}</span>,
    },
  ]
  return (
    <Table
      caption={t('deskJobs.tabs.dead')}
      captionSpoken
      dense
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      current={current}
    />
  )
}
