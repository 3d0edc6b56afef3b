import './route-head.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { FieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Today } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { DayView, Visit } from '../parts/day-view.ts'
import { Icon } from '../parts/icon.tsx'

type RouteHeadProps = { view: DayView; cash: Today['cash'] }

/** How much there is, how far it has come, and what is in the pocket. */
export function RouteHead({ view, cash }: RouteHeadProps) {
  const t = useTranslations('courierRoute')
  const { number, money } = formatter(useLocale())
  const all = view.visits.length
  return (
    <>
      <header className="route-head">
        <div>
          <h1>{all === 0 ? t('nothing') : t('title', { count: all, text: number(all) })}</h1>
          <p>{t('under', { done: number(view.done), cash: money(cash.held) })}</p>
        </div>
        <Link className="route-head__scan" to="/scan">
          <Icon name="scan" />
          <span className="spoken">{t('scan')}</span>
        </Link>
      </header>
      {all > 0 && <ProgressRoad view={view} />}
    </>
  )
}

/** A tile for every place: done, failed, now, still ahead. */
function ProgressRoad({ view }: { view: DayView }) {
  const t = useTranslations('courierRoute')
  const { number } = formatter(useLocale())
  const { visits, next, done, failed } = view
  const label = t('progress', { all: number(visits.length), done: number(done), failed: number(failed) })
  const lookOf = (visit: Visit) => (visit === next ? 'now' : visit.state)
  return (
    <div className="progress-road" role="img" aria-label={label}>
      {visits.map((visit) => (
        <i key={visit.stops[0].order_id} data-look={lookOf(visit)} />
      ))}
    </div>
  )
}

type LineStateProps = Pick<FieldView, 'line' | 'queue' | 'troubles' | 'room'>

/** Whether the server knows what was done here; leads to the queue. */
export function LineState({ line, queue, troubles, room }: LineStateProps) {
  const t = useTranslations('courierRoute.line')
  const { number } = formatter(useLocale())
  const waiting = { count: queue.length, text: number(queue.length) }
  if (troubles.length > 0)
    return (
      <Link className="line-state line-state--asks" to="/queue">
        <Icon name="warning" size="small" />
        {t('asks', { count: troubles.length, text: number(troubles.length) })}
      </Link>
    )
  if (room.low)
    return (
      <Link className="line-state line-state--asks" to="/queue">
        <Icon name="warning" size="small" />
        {t('full')}
      </Link>
    )
  if (line === 'offline')
    return (
      <Link className="line-state" to="/queue">
        <Icon name="offline" size="small" />
        {queue.length > 0 ? t('awayQueued', waiting) : t('away')}
      </Link>
    )
  if (queue.length === 0) return null
  return (
    <Link className="line-state" to="/queue">
      <Icon name="upload" size="small" />
      {t('queued', waiting)}
    </Link>
  )
}
