import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { townName } from '#modules/geo/domain/town-name.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { ParcelHistory, type PastEvent } from '#parcel/way/parcel-history.tsx'
import { ParcelSteps } from '#parcel/way/parcel-steps.tsx'
import { Button } from '#ui/button.tsx'
import { DetailSection } from './detail-section.tsx'
import { isOver, placeOfEvent } from './order-events.ts'
import { useOrderTexts } from './order-texts.ts'
import type { PointNames } from './use-point-names.ts'

type OrderWayProps = { order: OrderDetail; points: PointNames }

/** Said above already, with the step that belongs to it. */
const isTold = ({ confirm_by, keep_until, stored_until }: OrderDetail) =>
  Boolean(confirm_by ?? keep_until ?? stored_until)

/** The seven steps, and below them everything that happened, newest first. */
export function OrderWay({ order, points }: OrderWayProps) {
  const t = useTranslations('myOrders.way')
  const texts = useOrderTexts()
  return (
    <DetailSection title={t('title')}>
      <div className="order-steps">
        <ParcelSteps steps={order.steps} isOver={isOver(order)}>
          {(count) => (
            <p className="order-steps__count muted">
              {count}
              {!isOver(order) && !isTold(order) && <> · {texts.note(order)}</>}
            </p>
          )}
        </ParcelSteps>
      </div>
      <h3 className="order-way__history">{t('history')}</h3>
      <History order={order} points={points} />
    </DetailSection>
  )
}

/** Enough to see what is going on; the rest is one press away. */
const shownFirst = 5

function History({ order, points }: OrderWayProps) {
  const t = useTranslations('myOrders.way')
  const [whole, setWhole] = useState(false)
  const events = useEvents({ order, points })
  const shown = whole ? events : events.slice(-shownFirst)
  return (
    <div className="order-history">
      <ParcelHistory label={t('history')} events={shown} />
      {shown.length < events.length && (
        <Button look="quiet" small onClick={() => setWhole(true)}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function useEvents({ order, points }: OrderWayProps): PastEvent[] {
  const t = useTranslations('myOrders')
  const locale = useLocale()
  const last = order.events.findLastIndex(({ counted }) => counted)
  return order.events.map((event, index) => {
    const place = placeOfEvent(order, index)
    const where =
      typeof place === 'number'
        ? (points.get(place)?.name ?? t('ends.pointId', { id: String(place) }))
        : place && townName(order[place].region, order[place].city, locale)
    const notes = [where, event.reason_label, event.note, event.counted ? undefined : t('way.late')]
    return {
      title: event.label,
      note: notes.filter(Boolean).join(' · '),
      at: event.happened_at,
      isNow: index === last && !isOver(order),
    }
  })
}
