import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { useTownNames } from '#parcel/place/use-town-names.ts'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { fromList } from './from-list.ts'
import type { Chosen } from './list/use-chosen.ts'

export const orderRowId = (id: string) => `order-${id}`

/** Of which order a row's link is; undefined for anything else. */
export const orderOfRow = (id: string) => /^order-(\d+)$/.exec(id)?.[1]

type OrdersTableProps = { orders: readonly OrderAnswer[]; chosen: Chosen }

export function OrdersTable({ orders, chosen }: OrdersTableProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const place = useTownNames()
  const columns: Column<OrderAnswer>[] = [
    {
      id: 'code',
      head: t('deskOrders.columns.code'),
      names: true,
      cell: ({ id, tracking_code: code, created_at: created, external_id: own }) => (
        <LocalLink
          id={orderRowId(id)}
          className="row-open row-open--lines"
          to={`/desk/orders/${id}`}
          state={fromList}
        >
          <TrackCode code={code} className="orders-rows__code" />
          <span className="order-row__more unbroken">
            {t('deskOrders.columns.number', { id })} · {format.dateTime(Date.parse(created))}
          </span>
          {own && (
            <span className="order-row__more">{t('deskOrders.columns.ownNumber', { number: own })}</span>
          )}
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
          {place(from.city)} <Icon name="arrowRight" size="tiny" className="order-way__arrow" />{' '}
          {place(to.city)}
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
      cell: (order) => (
        <div>
          <StatusBadge order={order} />
          {order.status === 'draft' && (
            <span className="order-row__more">
              {t(order.confirm_by ? 'deskOrders.list.waitsForCall' : 'deskOrders.list.inBasket')}
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
      dense
      columns={columns}
      rows={orders}
      selection={{
        selected: chosen.ids,
        onChange: chosen.onChange,
        all: t('deskOrders.bulk.all'),
        one: (id) => t('deskOrders.bulk.one', { id }),
      }}
      rowKey={({ id }) => id}
    />
  )
}
