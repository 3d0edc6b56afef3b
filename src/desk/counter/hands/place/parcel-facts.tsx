import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { daysLeft } from './days-left.ts'
import { useSizeName } from './use-size-name.ts'

/** What is asked about a parcel at a counter. */
export function ParcelFacts({ parcel: { order, from_name: from } }: { parcel: CounterParcel }) {
  const t = useTranslations('deskCounterHands.facts')
  const format = formatter(useLocale())
  const sizeName = useSizeName()
  const grams = Math.round(order.parcel_size.weight * 1000)
  const until = order.stored_until === null ? undefined : Date.parse(order.stored_until)
  return (
    <dl className="parcel-facts">
      <div>
        <dt>{t('parcel')}</dt>
        <dd>{[sizeName(order.parcel_size.size_class), format.weight(grams)].filter(Boolean).join(', ')}</dd>
      </div>
      {from && (
        <div>
          <dt>{t('from')}</dt>
          <dd>{from}</dd>
        </div>
      )}
      {until !== undefined && (
        <div>
          <dt>{t('kept')}</dt>
          <dd>
            {t('until', {
              date: format.date(until),
              days: format.amount(daysLeft(until), 'day'),
            })}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('code')}</dt>
        <dd>
          <TrackCode code={order.tracking_code} />
        </dd>
      </div>
    </dl>
  )
}
