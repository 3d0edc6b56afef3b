import { useTranslations } from 'use-intl'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { Table } from '#ui/show/table.tsx'
import { Section } from './section.tsx'
import { useFigures } from './speech.ts'

type Limit = { place: string; weight: string; size: string }

/** How large and heavy a parcel may be, by the way it goes. */
export function LimitsSection({ tariff: { limits } }: { tariff: Tariff }) {
  const t = useTranslations('pricingPage.limits')
  const { size, weight } = useFigures()
  const { mailbox, locker, point, door, onRequestGrams } = limits
  const upTo = (grams: number) => t('upTo', { value: weight(grams) })
  const rows: Limit[] = [
    { place: t('mailbox'), weight: upTo(mailbox.grams), size: t('upTo', { value: size(mailbox.sidesCm) }) },
    { place: t('locker'), weight: upTo(locker.grams), size: t('upTo', { value: size(locker.sidesCm) }) },
    { place: t('point'), weight: upTo(point.grams), size: t('side', { side: size([point.longestCm]) }) },
    {
      place: t('door'),
      weight: upTo(door.grams),
      size: t('callFirst', { side: size([door.longestCm]), call: size([door.callFirstAboveCm]) }),
    },
    { place: t('request'), weight: upTo(onRequestGrams), size: t('side', { side: size([door.longestCm]) }) },
  ]
  return (
    <Section id="limits" title={t('title')}>
      <Table
        caption={t('title')}
        captionSpoken
        rows={rows}
        rowKey={({ place }) => place}
        columns={[
          { id: 'place', head: t('place'), cell: ({ place }) => place, names: true },
          { id: 'weight', head: t('weight'), cell: (row) => row.weight },
          { id: 'size', head: t('size'), cell: (row) => row.size },
        ]}
      />
      <p className="pricing-note">
        {t('never', { weight: weight(onRequestGrams), side: size([door.longestCm]) })}
      </p>
    </Section>
  )
}
