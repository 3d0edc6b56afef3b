import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import type { Outcome } from './one-by-one.ts'

/** How many were done, and of each other one why not. */
export function BulkOutcome({ outcome: { done, failed, left } }: { outcome: Outcome<OrderAnswer> }) {
  const t = useTranslations('deskOrders.bulk')
  const { number } = formatter(useLocale())
  const failureText = useFailureText()
  const count = (of: readonly unknown[]) => ({ count: of.length, text: number(of.length) })
  return (
    <div role="status" className="bulk-outcome">
      <Notice tone={failed.length + left.length === 0 ? 'info' : 'warning'}>
        {t('done', count(done))}
        {failed.length > 0 && ` ${t('failed', count(failed))}`}
        {left.length > 0 && ` ${t('left', count(left))}`}
      </Notice>
      <ul className="bulk-outcome__list">
        {failed.map(({ item, error }) => (
          <li key={item.id}>
            <TrackCode code={item.tracking_code} />
            <span>{failureText(error)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
