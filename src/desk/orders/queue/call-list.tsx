import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CallAnswer } from '#modules/orders/desk/desk-orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'

const outcomeNames = {
  calling: 'deskOrders.calls.calling',
  no_answer: 'deskOrders.calls.noAnswer',
  left: 'deskOrders.calls.left',
} as const satisfies Record<CallAnswer['outcome'], string>

/** Who rang, when, and what came of it. */
export function CallList({ calls }: { calls: readonly CallAnswer[] }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const heading = useId()
  if (calls.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="desk-details__subtitle">
        {t('deskOrders.calls.title')}
      </h3>
      <ul className="call-list">
        {calls.map(({ at, by, outcome, note }) => (
          <li key={at + by.id}>
            <time dateTime={at}>{format.dateTime(Date.parse(at))}</time>
            <span>
              <strong>{t(outcomeNames[outcome])}</strong> {by.full_name}
              {note && <span className="call-list__note">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
