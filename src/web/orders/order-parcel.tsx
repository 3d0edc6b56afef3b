import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useLocale } from '../shell/current-page.ts'
import { DetailSection, Facts } from './detail-section.tsx'

const modeNames = [
  'myOrders.parcel.modes.point_point',
  'myOrders.parcel.modes.door_door',
  'myOrders.parcel.modes.door_point',
  'myOrders.parcel.modes.point_door',
] as const

/** What is in the box and how it travels. */
export function OrderParcel({ order }: { order: OrderDetail }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { weight, length, width, height } = order.parcel_size
  const measures = [format.weight(weight * 1000), length > 0 && format.size([length, width, height])]
  const mode = modeNames[order.delivery_option - 1] ?? modeNames[1]
  const level = order.delivery_type === 2 ? 'myOrders.parcel.express' : 'myOrders.parcel.standard'
  return (
    <DetailSection title={t('myOrders.parcel.title')}>
      <Facts
        facts={[
          { what: t('myOrders.parcel.what'), value: order.description },
          { what: t('myOrders.parcel.size'), value: measures.filter(Boolean).join(', ') },
          { what: t('myOrders.parcel.mode'), value: `${t(mode)}, ${t(level)}` },
          {
            what: t('myOrders.parcel.value'),
            value: order.parcel_value > 0 ? format.money(order.parcel_value) : undefined,
          },
          { what: t('myOrders.parcel.comment'), value: order.comment },
        ]}
      />
    </DetailSection>
  )
}
