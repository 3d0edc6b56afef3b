import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { modeName, speedName } from '#parcel/names/way-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { DetailSection, Facts } from './detail-section.tsx'

/** What is in the box and how it travels. */
export function OrderParcel({ order }: { order: OrderDetail }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const { weight, length, width, height } = order.parcel_size
  const measures = [format.weight(weight * 1000), length > 0 && format.size([length, width, height])]
  const how = [modeName(order.delivery_option), speedName(order.delivery_type)]
  return (
    <DetailSection title={t('myOrders.parcel.title')}>
      <Facts
        facts={[
          { what: t('myOrders.parcel.what'), value: order.description },
          { what: t('myOrders.parcel.size'), value: measures.filter(Boolean).join(', ') },
          { what: t('myOrders.parcel.mode'), value: how.map((name) => t(name)).join(', ') },
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
