import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { HandInView } from '#modules/payments/cod/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { handInsToShow } from '../parts/cash/told-cash.ts'
import { Icon } from '../parts/icon.tsx'

/** What was told to the cash desk: it waits to be counted, or what became of it. */
export function HandIns({ items, today }: { items: readonly HandInView[]; today: string }) {
  const t = useTranslations('courierCash.handIn')
  const shown = handInsToShow(items, today)
  if (shown.length === 0) return null
  return (
    <section className="hand-ins">
      <h2>{t('atDesk')}</h2>
      <ul>
        {shown.map((one) => (
          <li key={one.id} data-state={one.state}>
            <Icon name={icons[one.state]} />
            <HandIn one={one} today={today} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const icons = { told: 'clock', confirmed: 'check', rejected: 'warning' } as const

function HandIn({ one, today }: { one: HandInView; today: string }) {
  const t = useTranslations('courierCash.handIn')
  const { money, time, dateTime } = formatter(useLocale())
  const { state, amount, counted, reason } = one
  const toldAt = new Date(one.told_at)
  const isOfToday = tashkentDay(toldAt) === today
  const said = { amount: money(amount), at: isOfToday ? time(toldAt) : dateTime(toldAt) }
  if (state === 'told')
    return (
      <div>
        <b>{t('waits', said)}</b>
        <small>{t('waitsText')}</small>
      </div>
    )
  if (state === 'rejected')
    return (
      <div>
        <b>{t('rejected', said)}</b>
        <small>{reason}</small>
      </div>
    )
  return (
    <div>
      <b>{t('taken', { amount: money(counted ?? amount) })}</b>
      {counted !== null && <small>{t('differs', said)}</small>}
    </div>
  )
}
