import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { CodClock } from '#parcel/cod-clock/cod-clock.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { LocalLink } from '../../shell/local-link.tsx'
import { DetailSection } from './detail-section.tsx'

/** The money for the goods of one order, once it was collected. */
export function OrderCod({ order }: { order: OrderDetail }) {
  // A new version of the order may have collected it.
  return order.product_fee > 0 ? <Collected key={order.version} id={order.id} /> : null
}

function Collected({ id }: { id: string }) {
  const t = useTranslations('cod.clock')
  const { money } = formatter(useLocale())
  const { data } = useAnswer(codCalls.listParcels, { query: { order_id: id } })
  const parcel = data?.items[0]
  if (!parcel) return null
  return (
    <DetailSection title={t('title')}>
      <p className="order-cod__amount">{money(parcel.amount)}</p>
      <CodClock parcel={parcel} />
      <LocalLink to="/dashboard/cod">{t('all')}</LocalLink>
    </DetailSection>
  )
}
