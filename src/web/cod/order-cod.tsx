import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import type { CodParcelView } from '#modules/payments/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { usePages } from '../balance/use-pages.ts'
import { DetailSection } from '../orders/detail-section.tsx'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { codApi } from './answers.ts'
import { CodClock } from './cod-clock.tsx'

/** The money for the goods of one order, once it was collected. */
export function OrderCod({ order }: { order: OrderDetail }) {
  // A new version of the order may have collected it.
  return order.product_fee > 0 ? <Collected key={order.version} id={order.id} /> : null
}

function Collected({ id }: { id: string }) {
  const t = useTranslations('cod.clock')
  const { money } = formatter(useLocale())
  const { items } = usePages<CodParcelView>(`${codApi}/parcels?order_id=${id}`)
  const parcel = items?.[0]
  if (!parcel) return null
  return (
    <DetailSection title={t('title')}>
      <p className="order-cod__amount">{money(parcel.amount)}</p>
      <CodClock parcel={parcel} />
      <LocalLink to="/dashboard/cod">{t('all')}</LocalLink>
    </DetailSection>
  )
}
