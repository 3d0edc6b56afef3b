import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { orderPath } from '../order-path.ts'
import { phoneText, useOrderTexts } from '../order-texts.ts'
import { routeNames } from '../place-names.ts'
import { hasLabel } from './label-rules.ts'

export type Selection = { chosen: ReadonlySet<string>; onChange: (chosen: ReadonlySet<string>) => void }

type OrderRowsProps = { orders: readonly OrderAnswer[]; selection: Selection; busy: boolean }

/** Waybills one under the other; on a phone each is a card. */
export function OrderRows({ orders, selection, busy }: OrderRowsProps) {
  const t = useTranslations('myOrders.list')
  return (
    <div className="order-rows" aria-busy={busy}>
      <SelectAll orders={orders} {...selection} />
      <ul className="order-rows__list" aria-label={t('label')}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} selection={selection} />
        ))}
      </ul>
    </div>
  )
}

function SelectAll({ orders, chosen, onChange }: Selection & { orders: readonly OrderAnswer[] }) {
  const t = useTranslations('myOrders.list')
  const ids = orders.filter(hasLabel).map(({ id }) => id)
  const count = ids.filter((id) => chosen.has(id)).length
  const isAll = count > 0 && count === ids.length
  const toggle = () => {
    const others = [...chosen].filter((id) => !ids.includes(id))
    onChange(new Set(isAll ? others : [...others, ...ids]))
  }
  if (ids.length === 0) return null
  return (
    <label className="order-rows__all">
      <input
        type="checkbox"
        className="tick"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        onChange={toggle}
      />
      {t('selectAll')}
    </label>
  )
}

function OrderRow({ order, selection }: { order: OrderAnswer; selection: Selection }) {
  const t = useTranslations('myOrders')
  const locale = useLocale()
  const texts = useOrderTexts()
  const [from, to] = routeNames(order, locale)
  const payment = texts.payment(order)
  return (
    <li className="order-row" data-chosen={selection.chosen.has(order.id) || undefined}>
      <RowTick order={order} {...selection} />
      <div className="order-row__code">
        <LocalLink className="order-row__link" to={orderPath(order.id)}>
          <TrackCode code={order.tracking_code} />
        </LocalLink>
        <span className="order-row__small">{texts.moment(order.created_at)}</span>
        {order.external_id && (
          <span className="order-row__small order-row__own">
            {t('list.own', { number: order.external_id })}
          </span>
        )}
      </div>
      <div className="order-row__who">
        <span className="order-row__name">{order.receiver_name}</span>
        <span className="order-row__small unbroken">{phoneText(order.receiver_phone)}</span>
      </div>
      <div className="order-row__way">
        <span className="order-row__cities">
          {from}
          <Icon name="arrowRight" size="tiny" className="order-row__arrow" />
          <span className="spoken">{t('shared.toSpoken')}</span>
          {to}
        </span>
        <span className="order-row__small">{texts.note(order)}</span>
      </div>
      <div className="order-row__state">
        <StatusBadge order={order} />
      </div>
      <div className="order-row__money">
        <span className="order-row__price">{texts.money(order.price)}</span>
        {payment && (
          <span className="order-row__small" data-paid={order.paid || undefined}>
            {payment}
          </span>
        )}
      </div>
    </li>
  )
}

function RowTick({ order, chosen, onChange }: Selection & { order: OrderAnswer }) {
  const t = useTranslations('myOrders.list')
  const toggle = () => {
    const next = new Set(chosen)
    if (!next.delete(order.id)) next.add(order.id)
    onChange(next)
  }
  if (!hasLabel(order)) return <span className="order-row__tick" />
  return (
    <label className="order-row__tick">
      <input type="checkbox" className="tick" checked={chosen.has(order.id)} onChange={toggle} />
      <span className="spoken">{t('select', { code: order.tracking_code })}</span>
    </label>
  )
}
