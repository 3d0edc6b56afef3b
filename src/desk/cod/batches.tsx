import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BatchView } from '#modules/payments/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/screen-states.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { ListFoot, LoadedList } from '../list-states.tsx'
import { useNow } from '../orders/use-now.ts'
import { type PagedList, usePagedList } from '../paged-list.ts'
import { BatchDetails } from './batch-details.tsx'
import { BatchState } from './batch-state.tsx'
import { codApi, isForgotten } from './cod-view.ts'

type BatchesProps = { head: ReactNode; batch: string | undefined; onBatch: (id: string | undefined) => void }

/** Lists for the bank, newest first, and beside them the one that is open. */
export function Batches({ head, batch, onBatch }: BatchesProps) {
  const list = usePagedList<BatchView>(`${codApi}/batches`)
  const open = list.items.find(({ id }) => id === batch)
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={open ? true : undefined}>
      <Panel>
        {head}
        <Rows list={list} current={batch} onOpen={onBatch} />
        <footer className="desk-foot">
          <ListFoot list={list} />
        </footer>
      </Panel>
      {open && (
        <BatchDetails key={open.id} id={open.id} onClose={() => onBatch(undefined)} onChanged={list.retry} />
      )}
    </div>
  )
}

type RowsProps = { list: PagedList<BatchView>; current: string | undefined; onOpen: (id: string) => void }

function Rows({ list, current, onOpen }: RowsProps) {
  const t = useTranslations('cod.desk.batches')
  const format = formatter(useLocale())
  const now = useNow()
  return (
    <LoadedList list={list} empty={<EmptyState title={t('none')}>{t('noneText')}</EmptyState>}>
      <ul className="desk-panel__rows cod-rows">
        {list.items.map((batch) => (
          <li key={batch.id}>
            <button
              type="button"
              className="desk-row cod-row"
              aria-current={batch.id === current || undefined}
              onClick={() => onOpen(batch.id)}
            >
              <strong>{t('number', { number: batch.id })}</strong>
              <BatchState batch={batch} />
              <span className="muted">
                {t('facts', {
                  count: batch.payouts,
                  shown: format.number(batch.payouts),
                  amount: format.money(batch.amount),
                })}
              </span>
              <MadeAt batch={batch} now={now} />
            </button>
          </li>
        ))}
      </ul>
    </LoadedList>
  )
}

function MadeAt({ batch, now }: { batch: BatchView; now: number }) {
  const t = useTranslations('cod.desk.totals')
  const at = formatter(useLocale()).dateTime(Date.parse(batch.made_at), 'short')
  if (!isForgotten(batch, now)) return <span className="muted">{at}</span>
  return (
    <span className="cod-due" data-late>
      {at}
      <small>
        <Icon name="warning" size="tiny" />
        {t('late')}
      </small>
    </span>
  )
}
