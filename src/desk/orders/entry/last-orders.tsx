import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { deskOrdersCalls } from '#modules/orders/desk/desk-orders.calls.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { useTownNames } from '#parcel/place/use-town-names.ts'
import { StatusBadge } from '#parcel/status/status-badge.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'

type LastOrdersProps = {
  customer: string
  /** Takes the receiver of one over into the form. */
  onRepeat?: ((order: OrderAnswer) => void) | undefined
}

/** What this customer sent lately: often the reason of the call, or the next order. */
export function LastOrders({ customer, onRepeat }: LastOrdersProps) {
  const t = useTranslations('deskOrders.caller')
  const place = useTownNames()
  const { data } = useAnswer(deskOrdersCalls.readCustomerOrders, { params: { id: customer } })
  const items = data?.items ?? []
  if (items.length === 0) return null
  return (
    <section className="last-orders" aria-label={t('lastOrders')}>
      <h3 className="order-card__subtitle">{t('lastOrders')}</h3>
      <ul>
        {items.map((order) => (
          <li key={order.id}>
            <LocalLink to={`/desk/orders/${order.id}`}>{order.receiver_name}</LocalLink>
            <span className="muted">{place(order.to.city)}</span>
            <StatusBadge order={order} />
            {onRepeat && order.to.link === null && (
              <button type="button" className="link-button" onClick={() => onRepeat(order)}>
                {t('sameReceiver')}
                <span className="spoken"> {order.receiver_name}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
