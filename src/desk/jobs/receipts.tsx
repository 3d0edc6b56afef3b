import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { usePages } from '#client/use-pages.ts'
import { useTask } from '#client/use-task.ts'
import { receiptStates } from '#modules/fiscal/domain/tries.ts'
import { fiscalCalls } from '#modules/fiscal/fiscal.calls.ts'
import type { FiscalReceiptView } from '#modules/fiscal/fiscal.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { ListFoot, LoadedList } from '../parts/list-states.tsx'
import type { ChangeView, JobsView } from './jobs-view.ts'

type State = FiscalReceiptView['state']

const stateNames = {
  failed: 'deskJobs.receipts.states.failed',
  waiting: 'deskJobs.receipts.states.waiting',
  sent: 'deskJobs.receipts.states.sent',
  provider: 'deskJobs.receipts.states.provider',
} as const satisfies Record<State, string>

type ReceiptsProps = { head: ReactNode; view: JobsView; change: ChangeView }

/** Receipts for the tax office: first of all those that the register refused. */
export function Receipts({ head, view, change }: ReceiptsProps) {
  const t = useTranslations()
  const state = view.state ?? 'failed'
  const list = usePages(fiscalCalls.listFiscalReceipts, { query: { state } })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        {head}
        <search className="desk-panel__head">
          <FilterSelect
            label={t('deskJobs.receipts.state')}
            all={t(stateNames.failed)}
            value={view.state}
            onChange={(value) => change({ state: receiptStates.find((one) => one === value) })}
          >
            {receiptStates
              .filter((one) => one !== 'failed')
              .map((one) => (
                <option key={one} value={one}>
                  {t(stateNames[one])}
                </option>
              ))}
          </FilterSelect>
        </search>
        <LoadedList
          list={list}
          empty={
            <EmptyState title={t('deskJobs.receipts.none.title')}>
              {t('deskJobs.receipts.none.text')}
            </EmptyState>
          }
        >
          <div className="desk-panel__rows" aria-busy={list.busy}>
            <ReceiptTable items={list.items} isFailed={state === 'failed'} onSent={list.drop} />
          </div>
        </LoadedList>
        <footer className="desk-foot">
          <ListFoot list={list} />
        </footer>
      </Panel>
    </div>
  )
}

type TableProps = { items: readonly FiscalReceiptView[]; isFailed: boolean; onSent: (id: string) => void }

/** In the books of the register everything is tiyin. */
const tiyinInSum = 100

function ReceiptTable({ items, isFailed, onSent }: TableProps) {
  const t = useTranslations('deskJobs.receipts')
  const { money, dateTime, number } = formatter(useLocale())
  const columns: Column<FiscalReceiptView>[] = [
    {
      id: 'what',
      head: t('what'),
      names: true,
      cell: ({ id, kind }) => (
        <strong>
          {t(kind === 'sale' ? 'sale' : 'refund')} № {id}
        </strong>
      ),
    },
    {
      id: 'order',
      head: t('order'),
      cell: ({ order_id: order }) =>
        order === null ? '—' : <LocalLink to={`/desk/orders/${order}`}>{order}</LocalLink>,
    },
    {
      id: 'sum',
      head: t('sum'),
      figures: true,
      cell: ({ cash, card }) => money((cash + card) / tiyinInSum),
    },
    { id: 'paid', head: t('paid'), cell: ({ paid_at: at }) => dateTime(Date.parse(at)) },
    {
      id: 'why',
      head: t('why'),
      cell: ({ refusal, tries, number: sign }) => (
        <span>
          {refusal ?? sign ?? '—'}
          {tries > 0 && <span className="job-more">{t('tries', { count: number(tries) })}</span>}
        </span>
      ),
    },
    ...(isFailed
      ? [
          {
            id: 'again',
            head: t('again'),
            quiet: true,
            cell: ({ id }: FiscalReceiptView) => <Again id={id} onSent={onSent} />,
          },
        ]
      : []),
  ]
  return (
    <Table
      caption={t('caption')}
      captionSpoken
      dense
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  )
}

function Again({ id, onSent }: { id: string; onSent: (id: string) => void }) {
  const t = useTranslations('deskJobs.receipts')
  const toast = useToast()
  const failureText = useFailureText()
  const task = useTask(fiscalCalls.retryFiscalReceipt)
  async function send(): Promise<void> {
    const sent = await task.run({ params: { id } })
    toast(sent.ok ? { text: t('done'), tone: 'ok' } : { text: failureText(sent.error), tone: 'danger' })
    if (sent.ok) onSent(id)
  }
  return (
    <Button look="second" small busy={task.state === 'busy'} onClick={() => void send()}>
      {t('again')}
    </Button>
  )
}
