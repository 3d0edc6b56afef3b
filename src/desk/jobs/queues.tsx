import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { backgroundCalls } from '#modules/background/background.calls.ts'
import type { QueueList } from '#modules/background/background.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Panel } from '../frame/panel.tsx'

type Queue = QueueList[number]

/** How every kind of job stands that has anything left to do. */
export function Queues({ head }: { head: ReactNode }) {
  const t = useTranslations('deskJobs')
  const queues = useAnswer(backgroundCalls.listQueues, {})
  return (
    <div className="desk-split">
      <Panel>
        {head}
        <Loaded of={queues}>
          {(known) =>
            known.length === 0 ? (
              <EmptyState title={t('noQueues.title')}>{t('noQueues.text')}</EmptyState>
            ) : (
              <div className="desk-panel__rows">
                <QueueTable queues={known} />
              </div>
            )
          }
        </Loaded>
      </Panel>
    </div>
  )
}

function QueueTable({ queues }: { queues: QueueList }) {
  const t = useTranslations('deskJobs')
  const { number, dateTime } = formatter(useLocale())
  const columns: Column<Queue>[] = [
    { id: 'what', head: t('columns.what'), names: true, cell: ({ label }) => <strong>{label}</strong> },
    {
      id: 'waiting',
      head: t('columns.waiting'),
      figures: true,
      cell: ({ waiting, failing }) => (
        <span>
          {number(waiting)}
          {failing > 0 && <span className="job-more">{t('failing', { count: number(failing) })}</span>}
        </span>
      ),
    },
    { id: 'later', head: t('columns.later'), figures: true, cell: ({ later }) => number(later) },
    { id: 'running', head: t('columns.running'), figures: true, cell: ({ running }) => number(running) },
    {
      id: 'dead',
      head: t('columns.dead'),
      figures: true,
      cell: ({ job, dead }) =>
        dead === 0 ? (
          number(0)
        ) : (
          <LocalLink className="job-danger" to={`/desk/jobs?tab=dead&job=${job}`}>
            {number(dead)}
          </LocalLink>
        ),
    },
    {
      id: 'oldest',
      head: t('columns.oldest'),
      cell: ({ oldest_due: at }) => (at === null ? '—' : dateTime(Date.parse(at))),
    },
  ]
  return (
    <Table
      caption={t('tabs.queues')}
      captionSpoken
      dense
      columns={columns}
      rows={queues}
      rowKey={({ job }) => job}
    />
  )
}
