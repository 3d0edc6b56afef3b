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

export type CalendarProps = {
  words: CalendarWords
  texts: MonthTexts
  range: DayRange | undefined
  onRange: (range: DayRange) => void
  today: Day
  min?: Day | undefined
  max?: Day | undefined
}

/** A month on which a range of days is chosen by two presses. */
export function Calendar({ range, onRange, ...month }: CalendarProps) {
  const [begun, setBegun] = useState<Day>()
  const [pointed, setPointed] = useState<Day>()
  const shown = begun ? extendRange(begun, pointed ?? begun).range : range
  const press = (day: Day) => {
    const next = extendRange(begun, day)
    setBegun(next.begun)
    if (next.range) onRange(next.range)
  }
  return <Month {...month} start={range?.to} shown={shown} onPress={press} onPoint={setPointed} />
}

type MonthTexts = { previousMonth: string; nextMonth: string }

export type MonthProps = Omit<CalendarProps, 'range' | 'onRange'> & {
  /** The day it opens on; else today. */
  start: Day | undefined
  shown: DayRange | undefined
  isOff?: ((day: Day) => boolean) | undefined
  /** Opened by a press: the keys walk it at once. */
  takesFocus?: boolean
  onPress: (day: Day) => void
  onPoint?: (day: Day) => void
}

/** Arrow keys walk by day and week, Page keys by month. A day that cannot be chosen is walked over, not pressed. */
export function Month(props: MonthProps) {
  const { words, texts, start, shown, today, min, max, isOff, takesFocus = false, onPress, onPoint } = props
  const within = (day: Day) => (min && day < min ? min : max && day > max ? max : day)
  const [focused, setFocused] = useState<Day>(() => within(start ?? today))
  const grid = useRef<HTMLTableElement>(null)
  const moved = useRef(takesFocus)
  const { year, month } = partsOf(focused)
  const isClosed = (day: Day) => within(day) !== day || isOff?.(day) === true

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-day='${focused}']`)?.focus()
  }, [focused])

  const press = (day: Day) => {
    setFocused(day)
    if (!isClosed(day)) onPress(day)
  }
  const walk = (event: KeyboardEvent) => {
    const day = dayByKey(focused, event.key)
    if (day === undefined) return
    event.preventDefault()
    moved.current = within(day) !== focused
    onPoint?.(within(day))
    setFocused(within(day))
  }
  const turn = (months: number) => setFocused(within(addMonths(focused, months)))

  return (
    <div className="calendar">
      <div className="calendar__head">
        <button
          type="button"
          className="icon-button"
          disabled={min !== undefined && min.slice(0, 7) >= focused.slice(0, 7)}
          onClick={() => turn(-1)}
        >
          <Icon name="chevronLeft" size="small" />
          <span className="spoken">{texts.previousMonth}</span>
        </button>
        <strong aria-live="polite">{words.heading(year, month)}</strong>
        <button
          type="button"
          className="icon-button"
          disabled={max !== undefined && max.slice(0, 7) <= focused.slice(0, 7)}
          onClick={() => turn(1)}
        >
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
                      aria-disabled={isClosed(day) || undefined}
                      aria-pressed={isWithin(day, shown)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-label={spoken(words, day)}
                      onClick={() => press(day)}
                      onPointerEnter={() => onPoint?.(day)}
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
