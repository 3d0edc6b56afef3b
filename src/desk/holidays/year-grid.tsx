import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { HolidayYear } from '#modules/pricing/holidays/holidays.contract.ts'
import { calendarWords } from '#platform/i18n/calendar-words.ts'
import { monthWeeks } from '#ui/pickers/calendar-days.ts'
import type { DayOff } from './year-days.ts'

type YearGridProps = { known: HolidayYear; days: readonly DayOff[]; today: string }

/** The year at a glance; whoever hears the screen gets the list beside it. */
export function YearGrid({ known, days, today }: YearGridProps) {
  const t = useTranslations('deskHolidays')
  const words = calendarWords(useLocale())
  const off = new Map(days.map(({ day, change }) => [day, change ?? 'off']))
  const special = new Set(known.points.map(({ day }) => day))
  const isWeekdayOff = (place: number) => known.weekdays_off.includes((place + 1) % 7)
  return (
    <div aria-hidden="true">
      <ul className="year-legend">
        <li data-kind="off">{t('legend.off')}</li>
        <li data-kind="added">{t('legend.added')}</li>
        <li data-kind="special">{t('legend.special')}</li>
      </ul>
      <div className="year-grid">
        {Array.from({ length: 12 }, (_, index) => words.heading(known.year, index)).map((month, index) => (
          <div key={month} className="year-month">
            <span className="year-month__name">{month}</span>
            {monthWeeks(`${known.year}-${String(index + 1).padStart(2, '0')}-01`)
              .flat()
              .map((day, place) => {
                const kind = day && (off.get(day) ?? (isWeekdayOff(place % 7) ? 'off' : undefined))
                return (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: places of a month do not move
                    key={place}
                    className="year-day"
                    data-kind={kind}
                    data-special={(day && special.has(day)) || undefined}
                    data-today={(day !== undefined && day === today) || undefined}
                  >
                    {day && Number(day.slice(-2))}
                  </span>
                )
              })}
          </div>
        ))}
      </div>
    </div>
  )
}
