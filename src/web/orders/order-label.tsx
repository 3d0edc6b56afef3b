import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { useApi } from '../api-client.ts'
import { hasLabel, ordersApi } from './answers.ts'
import { DetailSection } from './detail-section.tsx'
import { FormatChoice, LabelWork } from './label-work.tsx'
import { isOver } from './order-events.ts'
import { type LabelFormat, useLabels } from './use-labels.ts'

/** The label to stick on the box; before it is agreed, when it will be there. */
export function OrderLabel({ order }: { order: OrderDetail }) {
  const t = useTranslations('myOrders.labels')
  const api = useApi()
  const labels = useLabels()
  const [format, setFormat] = useState<LabelFormat>('label')
  if (isOver(order)) return null
  const prepare = () =>
    labels.prepare(1, () => api.download(`${ordersApi}/orders/${order.id}/label.pdf?format=${format}`))
  return (
    <DetailSection title={t('title')}>
      <p className="muted">{t(hasLabel(order) ? 'text' : order.to.link === null ? 'later' : 'atIntake')}</p>
      {hasLabel(order) && (
        <div className="order-section__do">
          <FormatChoice
            value={format}
            onChange={(next) => {
              setFormat(next)
              labels.dismiss()
            }}
          />
          <Button look="second" block busy={labels.work.state === 'working'} onClick={() => void prepare()}>
            {t('print')}
          </Button>
          <LabelWork work={labels.work} fileName={`${order.tracking_code}.pdf`} />
        </div>
      )}
    </DetailSection>
  )
}
