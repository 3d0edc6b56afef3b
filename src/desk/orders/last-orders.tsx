import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useAsked } from '../tariffs/use-asked.ts'
import { useOrderCalls } from './order-calls.ts'
import { useShortPlace } from './place-names.ts'

type LastOrdersProps = {
  customer: string
  /** Takes the receiver of one over into the form. */
  onRepeat?: ((order: OrderAnswer) => void) | undefined
}

/** What this customer sent lately: often the reason of the call, or the next order. */
export function LastOrders({ customer, onRepeat }: LastOrdersProps) {
  const t = useTranslations('deskOrders.caller')
  const calls = useOrderCalls()
  const place = useShortPlace()
  const { value } = useAsked(
    useCallback((signal: AbortSignal) => calls.lastOrders(customer, signal), [calls, customer]),
  )
  const items = value?.items ?? []
  if (items.length === 0) return null
  return (
    <section className="last-orders" aria-label={t('lastOrders')}>
      <h3 className="order-card__subtitle">{t('lastOrders')}</h3>
      <ul>
        {items.map((order) => (
          <li key={order.id}>
            <LocalLink to={`/desk/orders/${order.id}`}>{order.receiver_name}</LocalLink>
            <span className="muted">{place(order.to.city)}</span>
            <StateBadge state={order.status} label={order.status_label} />
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
