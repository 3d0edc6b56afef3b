import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { RefundView } from '#modules/payments/desk/refund-history.contract.ts'
import { providerName } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { approvalPath } from '../parts/second-person.tsx'
import { paymentPath } from './payments-view.ts'

export const refundRowId = (id: string) => `refund-${id}`

type RefundsTableProps = {
  refunds: readonly RefundView[]
  current: string | undefined
  onDone: (refund: RefundView) => void
}

export function RefundsTable({ refunds, current, onDone }: RefundsTableProps) {
  const t = useTranslations('deskPayments.refunds')
  const waits = useTranslations('desk.secondPerson')
  const format = formatter(useLocale())
  const columns: Column<RefundView>[] = [
    {
      id: 'order',
      head: t('order'),
      names: true,
      cell: ({ id, order_id }) => (
        <LocalLink id={refundRowId(id)} to={`/desk/orders/${order_id}`}>
          {order_id}
        </LocalLink>
      ),
    },
    {
      id: 'amount',
      head: t('amount'),
      figures: true,
      cell: ({ amount }) => <strong className="unbroken">{format.money(amount)}</strong>,
    },
    { id: 'provider', head: t('provider'), cell: ({ provider }) => providerName(provider) },
    {
      id: 'transaction',
      head: t('transaction'),
      cell: ({ transaction, checkout }) => (
        <span className="desk-payments__number">
          {checkout ? <LocalLink to={paymentPath(checkout)}>{transaction}</LocalLink> : '—'}
        </span>
      ),
    },
    {
      id: 'asked',
      head: t('asked'),
      cell: ({ asked_at }) => format.dateTime(Date.parse(asked_at)),
    },
    {
      id: 'do',
      head: t('done'),
      cell: (refund) =>
        refund.approval !== null ? (
          <LocalLink to={approvalPath(refund.approval.id)}>{waits('waits')}</LocalLink>
        ) : refund.done_at === null ? (
          <Button look="second" small onClick={() => onDone(refund)}>
            {t('done')}
            <span className="spoken">{refund.order_id}</span>
          </Button>
        ) : (
          <Sent refund={refund} />
        ),
    },
  ]
  return (
    <Table
      caption={t('caption')}
      captionSpoken
      dense
      columns={columns}
      rows={refunds}
      rowKey={({ id }) => id}
      current={current}
    />
  )
}

/** When, by whom, and what they noted. */
function Sent({ refund }: { refund: RefundView }) {
  const t = useTranslations('deskPayments.refunds')
  const format = formatter(useLocale())
  return (
    <span className="refund-sent">
      {refund.done_at && format.dateTime(Date.parse(refund.done_at))}
      <span className="muted">{refund.done_by ?? t('byProvider')}</span>
      {refund.note && <span className="muted">{refund.note}</span>}
    </span>
  )
}
