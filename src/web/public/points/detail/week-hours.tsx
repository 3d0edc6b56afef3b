import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { startOfDay } from '#kernel/tashkent.ts'
import { isRoundTheClock, weekMomentOf } from '#modules/points/domain/hours.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { hoursOf, spansOf } from '#parcel/points/point-hours.ts'
import { usePointTexts } from '#parcel/points/point-texts.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'

/** The usual week, today marked, and the days on which other hours hold. */
export function WeekHours({ point, now }: { point: PointAnswer; now: Date }) {
  const t = useTranslations('nearby.detail')
  const { weekdays } = calendarWords(useLocale())
  const { times } = usePointTexts()
  const always = useTranslations('points.hours')('always')
  const { weekday } = weekMomentOf(now)
  const { hours } = hoursOf(point)
  if (isRoundTheClock(hours))
    return (
      <>
        <p data-today>{always}</p>
        <Holidays point={point} />
      </>
    )
  return (
    <>
      <table className="week-hours">
        <caption className="spoken">{t('hours')}</caption>
        <tbody>
          {hours.map((spans, day) => (
            <tr key={weekdays[day]?.long} data-today={day === weekday || undefined}>
              <th scope="row">
                {weekdays[day]?.long}
                {day === weekday && <span className="week-hours__today"> {t('today')}</span>}
              </th>
              <td>{times(spans)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Holidays point={point} />
    </>
  )
}

function Holidays({ point: { holidays } }: { point: PointAnswer }) {
  const t = useTranslations('nearby.detail')
  const { date } = formatter(useLocale())
  const { times } = usePointTexts()
  if (holidays.length === 0) return null
  return (
    <>
      <h3 className="agent-detail__small">{t('holidays')}</h3>
      <ul className="week-hours__holidays">
        {holidays.map(({ day, hours, note }) => (
          <li key={day}>
            <b>{date(startOfDay(day))}</b> {hours.length === 0 ? t('shut') : times(spansOf(hours))}
            {note && <span className="week-hours__note"> {note}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
