import './order-notices.css'
import { useCallback, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#modules/orders/desk-orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useLocale } from '#web/shell/current-page.ts'
import { LoadError } from '../list-states.tsx'
import { useAsked } from '../tariffs/use-asked.ts'
import { type OrderNotice, useOrderCalls } from './order-calls.ts'

const channelNames = {
  sms: 'deskOrders.notices.channels.sms',
  telegram: 'deskOrders.notices.channels.telegram',
  email: 'deskOrders.notices.channels.email',
  push: 'deskOrders.notices.channels.push',
} as const satisfies Record<OrderNotice['channel'], string>

const stateNames = {
  planned: 'deskOrders.notices.states.planned',
  waiting: 'deskOrders.notices.states.waiting',
  sent: 'deskOrders.notices.states.sent',
  delivered: 'deskOrders.notices.states.delivered',
  failed: 'deskOrders.notices.states.failed',
  dropped: 'deskOrders.notices.states.dropped',
} as const satisfies Record<OrderNotice['state'], string>

const plannedWithinMs = 3_000

/** What its people were told, by which way, and whether it reached them. Asked anew whenever the order has changed. */
export function OrderNotices({ shown: { order } }: { shown: DeskOrder }) {
  const t = useTranslations()
  const calls = useOrderCalls()
  const { id, version } = order
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the order has other messages
  const ask = useCallback((signal: AbortSignal) => calls.notices(id, signal), [calls, id, version])
  const { value: notices, error, again } = useAsked(ask)
  // What an action of the desk sets going is planned a moment after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from the version that is shown
  useEffect(() => {
    const later = setTimeout(again, plannedWithinMs)
    return () => clearTimeout(later)
  }, [again, version])
  return (
    <section className="order-card" aria-label={t('deskOrders.notices.title')}>
      <h3 className="order-card__title">{t('deskOrders.notices.title')}</h3>
      {error && <LoadError error={error} onRetry={again} />}
      {notices?.length === 0 && <p className="muted">{t('deskOrders.notices.none')}</p>}
      {notices && notices.length > 0 && (
        <ul className="order-notices">
          {notices.map((notice) => (
            <NoticeLine key={`${notice.side} ${notice.id}`} notice={notice} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NoticeLine({ notice }: { notice: OrderNotice }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { label, side, channel, to, state, reason, at } = notice
  const whom = side && t(side === 'sender' ? 'deskOrders.notices.sender' : 'deskOrders.notices.receiver')
  return (
    <li>
      <span className="order-notices__what">
        {label}
        <span className="order-row__more">
          {[whom, t(channelNames[channel])].filter(Boolean).join(', ')},{' '}
          <span className="unbroken">{to}</span>
        </span>
      </span>
      <span className="order-notices__end">
        <span className={`notice-state notice-state--${state}`}>{t(stateNames[state])}</span>
        <span className="order-row__more">
          {[format.dateTime(Date.parse(at), 'dayMonth'), reason].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  )
}
