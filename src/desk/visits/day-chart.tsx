import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import type { DeskVisits } from '#modules/content/visits/visits.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { roundTop, shared } from './visits-view.ts'

/** So many dates fit below the bars. */
const mostDates = 7

/** A bar for each day; whoever hears the screen gets the table below instead. */
export function DayChart({ days }: Pick<DeskVisits, 'days'>) {
  const t = useTranslations('deskVisits')
  const { number, date } = formatter(useLocale())
  const highest = days.reduce((best, day) => (day.visits > best.visits ? day : best))
  const top = roundTop(highest.visits)
  const every = Math.ceil(days.length / mostDates)
  const dayName = (day: string) => date(noonOf(day))
  return (
    <section className="visits-days">
      <header className="visits-days__head">
        <h3>{t('chart')}</h3>
        <p className="muted">{t('most', { day: dayName(highest.day), count: number(highest.visits) })}</p>
      </header>
      <div className="day-chart" aria-hidden="true">
        <span className="day-chart__line">{number(top)}</span>
        <span className="day-chart__line">{number(top / 2)}</span>
        <div className="day-chart__bars">
          {days.map(({ day, visits }) => (
            <span
              key={day}
              className="day-chart__bar"
              data-most={day === highest.day || undefined}
              style={shared(visits / top)}
              title={`${dayName(day)}: ${number(visits)}`}
            />
          ))}
        </div>
        <div className="day-chart__days">
          {days
            .filter((_, index) => (days.length - 1 - index) % every === 0)
            .map(({ day }) => (
              <span key={day}>{dayName(day)}</span>
            ))}
        </div>
      </div>
      <details className="visits-days__table">
        <summary>{t('table')}</summary>
        <table className="visits-pages">
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('visits')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits }) => (
              <tr key={day} style={shared(visits / top)}>
                <th scope="row">{date(noonOf(day))}</th>
                <td className="visits-pages__count">{number(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
