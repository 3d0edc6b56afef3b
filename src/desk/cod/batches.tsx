import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type Pages, usePages } from '#client/use-pages.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import type { BatchView } from '#modules/payments/cod/cod-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { ListFoot, LoadedList } from '../parts/list-states.tsx'
import { useNow } from '../parts/use-now.ts'
import { BatchDetails } from './batch-details.tsx'
import { BatchState } from './batch-state.tsx'
import { isForgotten } from './cod-view.ts'

type BatchesProps = { head: ReactNode; batch: string | undefined; onBatch: (id: string | undefined) => void }

/** Lists for the bank, newest first, and beside them the one that is open. */
export function Batches({ head, batch, onBatch }: BatchesProps) {
  const list = usePages(codDeskCalls.listBatches, {})
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

type RowsProps = { list: Pages<BatchView>; current: string | undefined; onOpen: (id: string) => void }

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
  const at = formatter(useLocale()).dateTime(Date.parse(batch.made_at))
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
