import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { Timeline, type TimelineEvent } from '#ui/timeline.tsx'
import { useLocale } from '../shell/current-page.ts'
import { DetailSection } from './detail-section.tsx'
import { isOver, placeOfEvent } from './order-events.ts'
import { useOrderTexts } from './order-texts.ts'
import { cityName } from './place-names.ts'
import type { PointNames } from './use-point-names.ts'

type OrderWayProps = { order: OrderDetail; points: PointNames }

/** Said above already, with the step that belongs to it. */
const isTold = ({ confirm_by, keep_until, stored_until }: OrderDetail) =>
  Boolean(confirm_by ?? keep_until ?? stored_until)

/** The seven steps, and below them everything that happened, newest first. */
export function OrderWay({ order, points }: OrderWayProps) {
  const t = useTranslations('myOrders.way')
  const { steps } = order
  const now = steps.findIndex(({ state }) => state === 'current')
  const isDelivered = now === steps.length - 1
  const texts = useOrderTexts()
  return (
    <DetailSection title={t('title')}>
      <div className="order-steps">
        <Stepper
          label={t('steps')}
          doneText={t('done')}
          now={isDelivered ? steps.length : now}
          live={!isOver(order)}
          steps={steps.map(({ step, label }) => ({ id: step, label }))}
        />
        <p className="order-steps__count muted">
          {t('step', { step: String(now + 1) })}
          {!isOver(order) && !isTold(order) && <> · {texts.note(order)}</>}
        </p>
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
  const shown = whole ? events : events.slice(0, shownFirst)
  return (
    <div className="order-history">
      <Timeline label={t('history')} events={shown} />
      {shown.length < events.length && (
        <Button look="quiet" small onClick={() => setWhole(true)}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function useEvents({ order, points }: OrderWayProps): TimelineEvent[] {
  const t = useTranslations('myOrders')
  const locale = useLocale()
  const texts = useOrderTexts()
  const last = order.events.findLastIndex(({ counted }) => counted)
  return order.events
    .map((event, index): TimelineEvent => {
      const place = placeOfEvent(order, index)
      const where =
        typeof place === 'number'
          ? (points.get(place)?.name ?? t('ends.pointId', { id: String(place) }))
          : place && cityName(order[place], locale)
      const notes = [where, event.reason_label, event.note, event.counted ? undefined : t('way.late')]
      return {
        id: `${index}`,
        title: event.label,
        note: notes.filter(Boolean).join(' · '),
        time: { iso: event.happened_at, text: texts.moment(event.happened_at) },
        state: index === last && !isOver(order) ? 'now' : 'past',
      }
    })
    .reverse()
}
