import './calendar.css'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import {
  addMonths,
  type Day,
  type DayRange,
  dayByKey,
  extendRange,
  isWithin,
  monthWeeks,
  partsOf,
} from './calendar-days.ts'

/** Names of days and months; `calendarWords` of platform/i18n gives them in every language. */
export type CalendarWords = {
  /** From Monday. */
  weekdays: readonly { short: string; long: string }[]
  heading: (year: number, month: number) => string
  /** Spoken for each day. */
  day: (year: number, month: number, date: number) => string
}

type CalendarProps = {
  words: CalendarWords
  texts: { previousMonth: string; nextMonth: string }
  range: DayRange | undefined
  onRange: (range: DayRange) => void
  today: Day
  min?: Day | undefined
  max?: Day | undefined
}

/** A month on which a range of days is chosen by two presses. Arrow keys walk by day and week, Page keys by month. */
export function Calendar({ words, texts, range, onRange, today, min, max }: CalendarProps) {
  const [begun, setBegun] = useState<Day>()
  const [pointed, setPointed] = useState<Day>()
  const [focused, setFocused] = useState<Day>(range?.to ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(false)
  const { year, month } = partsOf(focused)
  const inLimits = (day: Day) => (!min || day >= min) && (!max || day <= max)
  const shown = begun ? extendRange(begun, pointed ?? begun).range : range

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-day='${focused}']`)?.focus()
  }, [focused])

  const press = (day: Day) => {
    setFocused(day)
    const next = extendRange(begun, day)
    setBegun(next.begun)
    if (next.range) onRange(next.range)
  }
  const walk = (event: KeyboardEvent) => {
    const day = dayByKey(focused, event.key)
    if (day === undefined) return
    event.preventDefault()
    if (!inLimits(day)) return
    moved.current = true
    setPointed(day)
    setFocused(day)
  }

  return (
    <div className="calendar">
      <div className="calendar__head">
        <button type="button" className="icon-button" onClick={() => setFocused(addMonths(focused, -1))}>
          <Icon name="chevronLeft" size="small" />
          <span className="spoken">{texts.previousMonth}</span>
        </button>
        <strong aria-live="polite">{words.heading(year, month)}</strong>
        <button type="button" className="icon-button" onClick={() => setFocused(addMonths(focused, 1))}>
          <Icon name="chevronRight" size="small" />
          <span className="spoken">{texts.nextMonth}</span>
        </button>
      </div>
      <table ref={grid} className="calendar__grid" aria-label={words.heading(year, month)} onKeyDown={walk}>
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col">
                <span aria-hidden="true">{short}</span>
                <span className="spoken">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(focused).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the week
                <td key={place} {...edges(day, shown)}>
                  {day && (
                    <button
                      type="button"
                      className="calendar__day"
                      data-day={day}
                      tabIndex={day === focused ? 0 : -1}
                      disabled={!inLimits(day)}
                      aria-pressed={isWithin(day, shown) || day === begun}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={spoken(words, day)}
                      onClick={() => press(day)}
                      onPointerEnter={() => setPointed(day)}
                    >
                      {partsOf(day).date}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function spoken(words: CalendarWords, day: Day): string {
  const { year, month, date } = partsOf(day)
  return words.day(year, month, date)
}

/** The days between are a band; its ends are round. */
function edges(day: Day | undefined, shown: DayRange | undefined) {
  if (!day || !shown || !isWithin(day, shown)) return {}
  return {
    'data-in': '',
    'data-from': day === shown.from || undefined,
    'data-to': day === shown.to || undefined,
  }
}
