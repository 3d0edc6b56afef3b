import { useTranslations } from 'use-intl'
import type { TopUpView } from '#modules/payments/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { type BadgeState, StateBadge } from '#ui/state-badge.tsx'
import { useLocale } from '../shell/current-page.ts'
import { LoadFailed } from './load-failed.tsx'
import type { Pages } from './use-pages.ts'

/** With the signs of parcels that say the same: begun, there, nothing came of it. */
const states = {
  new: { sign: 'new', name: 'balance.requests.new' },
  approved: { sign: 'done', name: 'balance.requests.approved' },
  rejected: { sign: 'cancelled', name: 'balance.requests.rejected' },
} as const satisfies Record<TopUpView['status'], { sign: BadgeState; name: string }>

/** What became of receipts. Nothing at all while there are none: the button above says how to begin. */
export function TopUpRequests({ pages }: { pages: Pages<TopUpView> }) {
  const t = useTranslations('balance')
  const { items = [], nextCursor, busy, error, more, retry } = pages
  if (!pages.items && error) return <LoadFailed error={error} retry={retry} />
  if (items.length === 0) return null
  return (
    <section className="money-section" aria-labelledby="top-up-requests">
      <h2 id="top-up-requests">{t('requests.title')}</h2>
      <ul className="top-ups">
        {items.map((topUp) => (
          <Request key={topUp.id} topUp={topUp} />
        ))}
      </ul>
      {nextCursor !== null && (
        <Button look="second" small busy={busy} onClick={more}>
          {t('shared.more')}
        </Button>
      )}
    </section>
  )
}

function Request({ topUp }: { topUp: TopUpView }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { status, amount, approved_amount: booked, reason } = topUp
  const at = (iso: string) => format.dateTime(Date.parse(iso), 'dayMonth')
  return (
    <li className="top-up">
      <div className="top-up__head">
        <strong className="top-up__amount">{format.money(booked ?? amount)}</strong>
        <StateBadge state={states[status].sign} label={t(states[status].name)} />
      </div>
      <p className="muted">
        {status === 'new'
          ? t('balance.requests.sentAt', { at: at(topUp.created_at) })
          : t('balance.requests.decidedAt', { at: at(topUp.updated_at) })}
      </p>
      {booked !== null && booked !== amount && (
        <p>{t('balance.requests.differs', { amount: format.money(amount) })}</p>
      )}
      {reason !== null && <p className="top-up__reason">{t('balance.requests.reason', { reason })}</p>}
    </li>
  )
}
