import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { isRoundTheClock, type Span, weekMomentOf } from '#modules/points/domain/hours.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { hoursOf } from '#parcel/points/point-hours.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'

/** The usual week in one line, today marked. One that never shuts needs none. */
export function WeekStrip({ point, now }: { point: PointAnswer; now: Date }) {
  const t = useTranslations('points.hours')
  const { weekdays } = calendarWords(useLocale())
  const { hours } = hoursOf(point)
  if (isRoundTheClock(hours)) return null
  const { weekday } = weekMomentOf(now)
  return (
    <ol className="week-strip" aria-label={t('title')}>
      {hours.map((spans, day) => (
        <li key={weekdays[day]?.long} data-today={day === weekday || undefined}>
          <span aria-hidden="true">{weekdays[day]?.short}</span>
          <span className="spoken">{weekdays[day]?.long}</span>{' '}
          {spans.length === 0 ? <FreeDay text={t('free')} /> : shortly(spans)}
        </li>
      ))}
    </ol>
  )
}

function FreeDay({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="spoken">{text}</span>
    </>
  )
}

/** From the first opening to the last closing: breaks stand on the page of the point. */
function shortly(spans: readonly Span[]): string {
  const [first, last] = [spans[0], spans.at(-1)]
  const text = first && last ? `${hourText(first.from)}–${hourText(last.to)}` : ''
  // Whole hours stay on one line.
  return text.includes(':') ? text : text.replace('–', '\u2060–\u2060')
}

function hourText(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
