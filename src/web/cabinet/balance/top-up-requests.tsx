import { useTranslations } from 'use-intl'
import { LoadedPages } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { Pages } from '#client/use-pages.ts'
import type { TopUpView } from '#modules/payments/top-up/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type BadgeLook, StateBadge } from '#ui/show/state-badge.tsx'

/** With the looks of parcels that say the same: begun, there, nothing came of it. */
const looks: Readonly<Record<TopUpView['status'], BadgeLook>> = {
  new: { tone: 'brand-line', sign: 'empty' },
  approved: { tone: 'ok-full', sign: 'ticked' },
  rejected: { tone: 'danger-line', sign: 'cross' },
}

const names = {
  new: 'balance.requests.new',
  approved: 'balance.requests.approved',
  rejected: 'balance.requests.rejected',
} as const satisfies Record<TopUpView['status'], string>

/** What became of receipts. Nothing at all while there are none: the button above says how to begin. */
export function TopUpRequests({ pages }: { pages: Pages<TopUpView> }) {
  const t = useTranslations('balance')
  return (
    <LoadedPages of={pages} skeleton={null} empty={null}>
      {(items) => (
        <section className="money-section" aria-labelledby="top-up-requests">
          <h2 id="top-up-requests">{t('requests.title')}</h2>
          <ul className="top-ups">
            {items.map((topUp) => (
              <Request key={topUp.id} topUp={topUp} />
            ))}
          </ul>
        </section>
      )}
    </LoadedPages>
  )
}

function Request({ topUp }: { topUp: TopUpView }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { status, amount, approved_amount: booked, reason } = topUp
  const at = (iso: string) => format.dateTime(Date.parse(iso))
  return (
    <li className="top-up">
      <div className="top-up__head">
        <strong className="top-up__amount">{format.money(booked ?? amount)}</strong>
        <StateBadge {...looks[status]} label={t(names[status])} />
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
