import './order-notices.css'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noticesCalls } from '#modules/notifications/notices/notices.calls.ts'
import type { Told } from '#modules/notifications/notices/notices.contract.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'

const channelNames = {
  sms: 'deskOrders.notices.channels.sms',
  telegram: 'deskOrders.notices.channels.telegram',
  email: 'deskOrders.notices.channels.email',
  push: 'deskOrders.notices.channels.push',
} as const satisfies Record<Told['channel'], string>

const stateNames = {
  planned: 'deskOrders.notices.states.planned',
  waiting: 'deskOrders.notices.states.waiting',
  sent: 'deskOrders.notices.states.sent',
  delivered: 'deskOrders.notices.states.delivered',
  failed: 'deskOrders.notices.states.failed',
  dropped: 'deskOrders.notices.states.dropped',
} as const satisfies Record<Told['state'], string>

const plannedWithinMs = 3_000

/** What its people were told, by which way, and whether it reached them. Asked anew whenever the order has changed. */
export function OrderNotices({ shown: { order } }: { shown: DeskOrder }) {
  const t = useTranslations()
  const { id, version } = order
  const notices = useAnswer(noticesCalls.readNotices, { params: { id } })
  const { refresh } = notices
  const shownFor = useRef(version)
  useEffect(() => {
    // Another version of the order has other messages.
    if (shownFor.current !== version) void refresh()
    shownFor.current = version
    // What an action of the desk sets going is planned a moment after it.
    const later = setTimeout(() => void refresh(), plannedWithinMs)
    return () => clearTimeout(later)
  }, [refresh, version])
  return (
    <section className="order-card" aria-label={t('deskOrders.notices.title')}>
      <h3 className="order-card__title">{t('deskOrders.notices.title')}</h3>
      <Loaded of={notices} look="part">
        {(told) =>
          told.length === 0 ? (
            <p className="muted">{t('deskOrders.notices.none')}</p>
          ) : (
            <ul className="order-notices">
              {told.map((notice) => (
                <NoticeLine key={`${notice.side} ${notice.id}`} notice={notice} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function NoticeLine({ notice }: { notice: Told }) {
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
          {[format.dateTime(Date.parse(at)), reason].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  )
}
