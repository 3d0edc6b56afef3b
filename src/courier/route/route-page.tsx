import './route-page.css'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useField, useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { Today } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState, LoadingScreen } from '#ui/waiting/screen-states.tsx'
import { useBadge } from '../parts/badge/use-badge.ts'
import { type DayView, dayView, ordersAfterMove } from '../parts/day-view.ts'
import { useFieldNow } from '../parts/use-now.ts'
import { LaterStops } from './later-stops.tsx'
import { NextStop } from './next-stop.tsx'
import { LineState, RouteHead } from './route-head.tsx'
import { UndoBar } from './undo-bar.tsx'
import { VisitLine } from './visit-line.tsx'

/** Today's list: the next stop large, the rest in the order of going. */
export function RoutePage() {
  const t = useTranslations('common')
  const { day } = useFieldView()
  return day ? <RouteScreen day={day} /> : <LoadingScreen label={t('loading')} />
}

function RouteScreen({ day }: { day: Today }) {
  const field = useField()
  // Brought while there is a line: it is asked for where there is none.
  useBadge()
  const view = useMemo(() => dayView(day.stops), [day.stops])
  const today = tashkentDay(new Date(useFieldNow(60_000)))
  const hasShift = day.shift !== null && day.shift.ended_at === null
  return (
    <main className="route-page">
      <RouteHead view={view} cash={day.cash} />
      <LineState />
      <Stale />
      <UndoBar view={view} />
      {!hasShift && <NoShift />}
      {view.next ? (
        <NextStop visit={view.next} today={today} quiet={!hasShift} />
      ) : (
        <NothingLeft view={view} hasShift={hasShift} />
      )}
      <LaterStops
        day={view}
        today={today}
        onMove={(from, to) => void field.arrange(ordersAfterMove(view, from, to))}
      />
      <Ended view={view} today={today} />
    </main>
  )
}

/** A list that nobody has been able to renew for a while says so. */
function Stale() {
  const t = useTranslations('courierRoute')
  const { line, syncedAt } = useFieldView()
  const { time } = formatter(useLocale())
  useFieldNow(60_000)
  const isOld = line === 'offline' && syncedAt !== undefined && Date.now() - syncedAt > staleMs
  return isOld ? <p className="route-page__stale">{t('stale', { at: time(syncedAt) })}</p> : null
}

const staleMs = 30 * 60_000

function NoShift() {
  const t = useTranslations('courierRoute.shift')
  return (
    <section className="route-page__shift">
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <Link className={buttonClass({ courier: true, block: true })} to="/shift/start">
        {t('start')}
      </Link>
    </section>
  )
}

function NothingLeft({ view, hasShift }: { view: DayView; hasShift: boolean }) {
  const t = useTranslations('courierRoute.empty')
  if (view.visits.length === 0)
    return (
      <EmptyState level={2} title={t('title')}>
        {t('text')}
      </EmptyState>
    )
  const end = (
    <Link className={buttonClass({ courier: true })} to="/shift/end">
      {t('end')}
    </Link>
  )
  return (
    <EmptyState level={2} title={t('allTitle')} action={hasShift && end}>
      {t('allText')}
    </EmptyState>
  )
}

function Ended({ view, today }: { view: DayView; today: string }) {
  const t = useTranslations('courierRoute.ended')
  const { number } = formatter(useLocale())
  const { ended } = view
  if (ended.length === 0) return null
  return (
    <details className="route-page__ended">
      <summary>{t('title', { number: number(ended.length) })}</summary>
      <ul>
        {ended.map((visit) => (
          <li key={visit.stops[0].order_id}>
            <VisitLine visit={visit} today={today} />
          </li>
        ))}
      </ul>
    </details>
  )
}
