import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Confirmation } from '#modules/orders/desk/desk-orders.contract.ts'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { unanswered, whoCalls } from '../../parts/calls/queue-state.ts'
import { CallClock } from './call-clock.tsx'

type QueueTableProps = {
  items: readonly Confirmation[]
  current: string | undefined
  me: string | undefined
  now: number
  onChoose: (id: string) => void
}

export const queueRowId = (id: string) => `call-${id}`

export function QueueTable({ items, current, me, now, onChoose }: QueueTableProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const columns: Column<Confirmation>[] = [
    {
      id: 'clock',
      head: t('deskOrders.queue.columns.left'),
      cell: ({ order }) => order.confirm_by && <CallClock until={order.confirm_by} now={now} />,
    },
    {
      id: 'customer',
      head: t('deskOrders.queue.columns.customer'),
      names: true,
      cell: ({ id, owner }) => (
        <button
          type="button"
          id={queueRowId(id)}
          className="row-open row-open--lines"
          onClick={() => onChoose(id)}
        >
          {owner.full_name}
          <span className="order-row__more unbroken">{owner.phone && format.phone(owner.phone)}</span>
        </button>
      ),
    },
    { id: 'way', head: t('deskOrders.columns.way'), cell: (item) => <Way item={item} /> },
    {
      id: 'what',
      head: t('deskOrders.queue.columns.what'),
      cell: ({ order }) => <span className="queue-what">{order.description}</span>,
    },
    {
      id: 'price',
      head: t('deskOrders.columns.price'),
      figures: true,
      cell: ({ order }) => (
        <div>
          <span className="unbroken">{format.number(order.price)}</span>
          <span className="order-row__more">{t(paymentNames[order.payment_type])}</span>
        </div>
      ),
    },
    {
      id: 'calls',
      head: t('deskOrders.queue.columns.calls'),
      cell: (item) => <CallState item={item} me={me} now={now} />,
    },
  ]
  return (
    <Table
      caption={t('deskOrders.queue.caption')}
      captionSpoken
      dense
      // Beside open details there is no room for what they say anyway.
      columns={current === undefined ? columns : columns.filter(({ id }) => id !== 'what')}
      rows={items}
      rowKey={({ id }) => id}
      isWrong={({ order }) => Date.parse(order.confirm_by ?? '') < now}
      current={current}
    />
  )
}

function Way({ item }: { item: Confirmation }) {
  return (
    <span className="order-way">
      {item.from_place} <Icon name="arrowRight" size="tiny" className="order-way__arrow" /> {item.to_place}
    </span>
  )
}

function CallState({ item, me, now }: { item: Confirmation; me: string | undefined; now: number }) {
  const t = useTranslations('deskOrders.queue')
  const caller = whoCalls(item, me, now)
  const missed = unanswered(item).length
  if (caller === 'me') return <span className="call-state call-state--mine">{t('mine')}</span>
  if (caller !== 'nobody') return <span className="call-state">{t('calling', { name: caller.name })}</span>
  if (missed > 0)
    return (
      <span className="call-state call-state--missed">
        {t('missed', { count: missed, text: String(missed) })}
      </span>
    )
  return <span className="muted">{t('notYet')}</span>
}
