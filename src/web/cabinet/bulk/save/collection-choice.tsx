import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Notice } from '#ui/show/notice.tsx'
import type { BulkBill } from './bill-lines.ts'
import { type Interval, intervalsOn, noonOf, shownInterval } from './collection.ts'

type Chosen = { isCollected: boolean; day: string | undefined; interval: Interval | undefined }

type CollectionChoiceProps = Chosen & { bill: BulkBill; onChoose: (change: Partial<Chosen>) => void }

/** One visit for all parcels, on a day and within hours, or each parcel for itself. */
export function CollectionChoice({ bill, isCollected, day, interval, onChoose }: CollectionChoiceProps) {
  const t = useTranslations('bulkFlow.save.collection')
  const format = formatter(useLocale())
  const { collection_free_from: freeFrom } = bill
  return (
    <section className="bulk-part">
      <RadioCards
        label={<span className="bulk-part__title">{t('title')}</span>}
        value={isCollected ? 'together' : 'single'}
        onChange={(value) => onChoose({ isCollected: value === 'together' })}
        cards={[
          {
            value: 'together',
            label: t('together'),
            note: t('togetherNote', { count: freeFrom, shown: format.number(freeFrom) }),
          },
          {
            value: 'single',
            label: t('single'),
            note: t('singleNote', { amount: format.money(bill.door_pickups) }),
          },
        ]}
      />
      {isCollected &&
        (day === undefined ? (
          <Notice tone="warning">{t('noDays')}</Notice>
        ) : (
          <div className="bulk-part__pair">
            <Select label={t('day')} value={day} onChange={(event) => onChoose({ day: event.target.value })}>
              {bill.days.map((one) => (
                <option key={one} value={one}>
                  {format.date(noonOf(one), 'weekday')}
                </option>
              ))}
            </Select>
            <Select
              label={t('interval')}
              value={interval ?? ''}
              onChange={(event) => onChoose({ interval: event.target.value as Interval })}
            >
              {intervalsOn(day, Date.now()).map((one) => (
                <option key={one} value={one}>
                  {shownInterval(one)}
                </option>
              ))}
            </Select>
          </div>
        ))}
    </section>
  )
}
