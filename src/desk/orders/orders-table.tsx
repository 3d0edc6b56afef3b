import { useTranslations } from 'use-intl'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { type Column, Table } from '#ui/table.tsx'
import { TrackCode } from '#ui/track-code.tsx'
import { useLocale } from '#web/shell/current-page.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { paymentNames } from './order-words.ts'
import { useShortPlace } from './place-names.ts'

export const orderRowId = (id: string) => `order-${id}`

export function OrdersTable({ orders }: { orders: readonly OrderAnswer[] }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const place = useShortPlace()
  const columns: Column<OrderAnswer>[] = [
    {
      id: 'code',
      head: t('deskOrders.columns.code'),
      names: true,
      cell: ({ id, tracking_code: code, created_at: created }) => (
        <LocalLink id={orderRowId(id)} className="order-row" to={`/desk/orders/${id}`}>
          <TrackCode code={code} />
          <span className="order-row__more unbroken">
            {t('deskOrders.columns.number', { id })} · {format.dateTime(Date.parse(created), 'dayMonth')}
          </span>
        </LocalLink>
      ),
    },
    {
      id: 'people',
      head: t('deskOrders.columns.people'),
      cell: (order) => (
        <div>
          {order.sender_name}
          <span className="order-row__more">{order.receiver_name}</span>
        </div>
      ),
    },
    {
      id: 'way',
      head: t('deskOrders.columns.way'),
      cell: ({ from, to }) => (
        <span className="order-way">
          {place(from.city)} <Icon name="arrowRight" size="tiny" /> {place(to.city)}
        </span>
      ),
    },
    {
      id: 'price',
      head: t('deskOrders.columns.price'),
      figures: true,
      cell: ({ price, paid, payment_type: type }) => (
        <div>
          <span className="unbroken">{format.number(price)}</span>
          <span className="order-row__more">
            {t('deskOrders.columns.payment', {
              way: t(paymentNames[type]),
              paid: t(paid ? 'deskOrders.paid.yes' : 'deskOrders.paid.no'),
            })}
          </span>
        </div>
      ),
    },
    {
      id: 'status',
      head: t('deskOrders.list.status'),
      cell: ({ status, status_label: label, confirm_by: call }) => (
        <div>
          <StateBadge state={status} label={label} />
          {status === 'draft' && (
            <span className="order-row__more">
              {t(call ? 'deskOrders.list.waitsForCall' : 'deskOrders.list.inBasket')}
            </span>
          )}
        </div>
      ),
    },
  ]
  return (
    <Table
      caption={t('deskOrders.list.caption')}
      captionSpoken
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
    />
  )
}
