import './point-card.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { clockText, weekMomentOf } from '#modules/points/domain/hours.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { usePointTexts } from '#parcel/points/point-texts.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pointPath } from '../paths.ts'
import { DayBar } from './day-bar.tsx'
import { SendHere } from './send-here.tsx'
import { WayLinks } from './way-links.tsx'
import { WeekStrip } from './week-strip.tsx'

/** Farther than this nobody walks with a parcel. */
const walkedM = 3_000
const metresPerMinute = 80

type PointCardProps = {
  point: PointAnswer
  now: Date
  /** To put it away. */
  children?: ReactNode
}

/** The point that was chosen: until when, what it takes, how to get there. */
export function PointCard({ point, now, children }: PointCardProps) {
  const t = useTranslations('nearby.card')
  return (
    <article className="point-card" aria-labelledby={`point-${point.id}`}>
      <header className="point-card__head">
        <h2 id={`point-${point.id}`} className="point-card__name">
          <LocalLink to={pointPath(point.id)}>{point.name}</LocalLink>
        </h2>
        {children}
      </header>
      <p className="point-card__address">
        {point.address}, {point.landmark}
        <Distance point={point} />
      </p>
      <OpenToday point={point} now={now} />
      <WeekStrip point={point} now={now} />
      <PointAbilities point={point} />
      <div className="point-card__deeds">
        <SendHere point={point} />
        <WayLinks to={point} />
      </div>
      <LocalLink className="point-card__more" to={pointPath(point.id)}>
        {t('more')} <Icon name="chevronRight" size="tiny" />
      </LocalLink>
    </article>
  )
}

/** Whether the door is open, what day and hour it is there, and the day as a bar. */
export function OpenToday({ point, now }: { point: PointAnswer; now: Date }) {
  const { isOpen, text } = usePointTexts().openness(point, now)
  const { weekdays } = calendarWords(useLocale())
  const { weekday, minute } = weekMomentOf(now)
  return (
    <div className="open-today">
      <p className="open-today__line">
        <span className="point-open" data-open={isOpen || undefined}>
          {text}
        </span>
        <span className="open-today__moment">
          {weekdays[weekday]?.long}, {clockText(minute)}
        </span>
      </p>
      <DayBar point={point} now={now} />
    </div>
  )
}

function Distance({ point: { distance_m, by } }: { point: PointAnswer }) {
  const t = useTranslations('nearby.card')
  const texts = usePointTexts()
  const { number } = formatter(useLocale())
  if (distance_m === undefined) return null
  const minutes = Math.max(1, Math.round(distance_m / metresPerMinute))
  return (
    <span className="point-card__distance">
      <b>{texts.wayLong(distance_m, by)}</b>
      {distance_m <= walkedM && ` · ${t('walk', { count: minutes, text: number(minutes) })}`}
    </span>
  )
}

/** What it takes and does, one tick each; how much room is left. */
export function PointAbilities({ point }: { point: PointAnswer }) {
  const t = useTranslations('nearby.card')
  const texts = usePointTexts()
  const { number } = formatter(useLocale())
  const room =
    point.state === 'open' && point.kind === 'locker'
      ? [t('cells', { count: point.free, text: number(point.free) })]
      : []
  return (
    <ul className="point-card__can">
      {[texts.limits(point), ...room, ...texts.serviceList(point)].map((text) => (
        <li key={text}>
          <Icon name="check" size="tiny" className="point-card__tick" /> {text}
        </li>
      ))}
    </ul>
  )
}
