import './route-head.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type FieldView, useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import type { Today } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { classes } from '#ui/class-names.ts'
import type { DayView, Visit } from '../parts/day-view.ts'
import { Icon, type IconName } from '../parts/icon.tsx'
import { questionsIn, useWaitingText } from '../parts/waiting.ts'

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

/** Whether the server knows what was done here; leads to the queue. */
export function LineState() {
  const t = useTranslations('courierRoute.line')
  const { number } = formatter(useLocale())
  const view = useFieldView()
  const count = questionsIn(view)
  const what = useWaitingText(view)
  return (
    <>
      {count > 0 && <ToQueue icon="warning" asks text={t('asks', { count, text: number(count) })} />}
      <Waits view={view} what={what} quiet={count > 0} />
    </>
  )
}

/** What waits here stays in sight, whatever else is asked. */
function Waits({ view, what, quiet }: { view: FieldView; what: string; quiet: boolean }) {
  const t = useTranslations('courierRoute.line')
  if (view.room.low && !quiet) return <ToQueue icon="warning" asks text={t('full')} />
  if (view.line === 'offline')
    return <ToQueue icon="offline" text={what === '' ? t('away') : t('awayWith', { what })} />
  return what === '' ? null : <ToQueue icon="upload" text={t('sending', { what })} />
}

function ToQueue({ icon, asks = false, text }: { icon: IconName; asks?: boolean; text: string }) {
  return (
    <Link className={classes('line-state', asks && 'line-state--asks')} to="/queue">
      <Icon name={icon} size="small" />
      {text}
    </Link>
  )
}
