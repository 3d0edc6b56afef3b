import './date-range.css'
import { lazy, type ReactNode, Suspense, useCallback, useId, useRef, useState } from 'react'
import { useCloseRequest } from '../float/close-request.ts'
import { useDismiss } from '../float/use-dismiss.ts'
import { Icon } from '../icon.tsx'
import type { CalendarProps, CalendarWords } from './calendar.tsx'
import type { Day, DayRange } from './calendar-days.ts'
import { keepInView } from './keep-in-view.ts'

/** Without a line it cannot be fetched: the usual ranges stay. */
const Calendar = lazy(() =>
  import('./calendar.tsx').then(
    ({ Calendar: loaded }): Whole => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
)
type Whole = { default: (props: CalendarProps) => ReactNode }

export type DateRangeTexts = {
  previousMonth: string
  nextMonth: string
  /** Stands in the button while nothing is chosen. */
  anyTime: string
  clear: string
  close: string
}

type DateRangeProps = {
  label: string
  value: DayRange | undefined
  onChange: (range: DayRange | undefined) => void
  words: CalendarWords
  texts: DateRangeTexts
  /** Writes the range as people of this language read it: `18–19-noyabr`. */
  format: (range: DayRange) => string
  presets: readonly { label: string; range: DayRange }[]
  today: Day
  min?: Day | undefined
  max?: Day | undefined
  disabled?: boolean | undefined
}

/** From a day to a day: usual ranges by one press, others on a calendar. */
export function DateRange(props: DateRangeProps) {
  const { label, value, onChange, texts, presets, format, disabled, ...rest } = props
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const id = useId()
  const close = useCallback(() => {
    // Focus returns to the button only when it was inside: a press elsewhere has already taken it there.
    if (box.current?.contains(document.activeElement)) button.current?.focus()
    setOpen(false)
  }, [])
  useDismiss(box, open, close)
  useCloseRequest(open, close)
  const choose = (range: DayRange | undefined) => {
    onChange(range)
    close()
  }
  const isChosen = (range: DayRange) => range.from === value?.from && range.to === value.to

  return (
    <div ref={box} className="date-range field">
      <span className="field__label" id={`${id}-label`}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className="date-range__button field__control"
        id={`${id}-button`}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" size="small" />
        <span className="date-range__value">{value ? format(value) : texts.anyTime}</span>
        <Icon name="chevronDown" size="small" />
      </button>
      {open && (
        <div ref={keepInView} className="date-range__panel" role="dialog" aria-labelledby={`${id}-label`}>
          <ul className="date-range__presets">
            {presets.map((preset) => (
              <li key={preset.label}>
                <button
                  type="button"
                  className="date-range__preset"
                  aria-pressed={isChosen(preset.range)}
                  onClick={() => choose(preset.range)}
                >
                  {preset.label}
                </button>
              </li>
            ))}
            {value && (
              <li>
                <button type="button" className="date-range__preset" onClick={() => choose(undefined)}>
                  {texts.clear}
                </button>
              </li>
            )}
          </ul>
          <Suspense fallback={<div className="date-range__coming" />}>
            <Calendar {...rest} texts={texts} range={value} onRange={choose} />
          </Suspense>
          <button type="button" className="date-range__close button button--second" onClick={close}>
            {texts.close}
          </button>
        </div>
      )}
    </div>
  )
}
