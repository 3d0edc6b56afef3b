import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import type { LabelFormat } from '#modules/orders/labels/labels.contract.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { DetailSection } from './detail-section.tsx'
import { hasLabel } from './list/label-rules.ts'
import { FormatChoice, LabelWork } from './list/label-work.tsx'
import { useLabels } from './list/use-labels.ts'
import { isOver } from './order-events.ts'

/** The label to stick on the box; before it is agreed, when it will be there. */
export function OrderLabel({ order }: { order: OrderDetail }) {
  const t = useTranslations('myOrders.labels')
  const api = useApi()
  const labels = useLabels()
  const [format, setFormat] = useState<LabelFormat>('label')
  if (isOver(order)) return null
  const prepare = () =>
    labels.prepare(1, () => api.call(labelsCalls.printLabel, { params: { id: order.id }, query: { format } }))
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
            {t('print', { count: 1 })}
          </Button>
          <LabelWork work={labels.work} fileName={`${order.tracking_code}.pdf`} />
        </div>
      )}
    </DetailSection>
  )
}
