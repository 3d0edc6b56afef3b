import './date-field.css'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { classes } from '../../class-names.ts'
import { Field, type FieldLook, type FieldTexts } from '../../fields/field.tsx'
import { besideItsParent } from '../../float/beside.ts'
import { useCloseRequest } from '../../float/close-request.ts'
import { useDismiss } from '../../float/use-dismiss.ts'
import { Icon } from '../../icon.tsx'
import { Spinner } from '../../waiting/spinner.tsx'
import type { CalendarWords } from '../calendar.tsx'
import { type Day, weekdayOf } from '../calendar-days.ts'
import type { DayPanelProps, DayPanelTexts } from './day-panel.tsx'
import { type DayReader, isBetween, readDay } from './day-text.ts'
import { useTypedValue } from './use-typed-value.ts'

/** Without a line, or after a release, it cannot be fetched: then days are typed. */
const DayPanel = lazy(() =>
  import('./day-panel.tsx').then(
    ({ DayPanel: loaded }): Panel => ({ default: loaded }),
    () => ({ default: Unopened }),
  ),
)
type Panel = { default: (props: DayPanelProps) => ReactNode }

function Unopened({ onClose }: DayPanelProps) {
  useEffect(onClose, [onClose])
  return null
}

type DateFieldTexts = DayPanelTexts & {
  /** What the button beside the text does. */
  open: string
  /** How a day is written: 16.11.2026. */
  pattern: string
  /** Of a text that is no day. */
  unread: string
  tooEarly: (first: Day) => string
  tooLate: (last: Day) => string
  off: string
}

export type DateFieldProps = FieldTexts &
  Pick<FieldLook, 'className'> & {
    /** `2026-11-16`, or nothing. */
    value: Day | ''
    onChange: (day: Day | '') => void
    words: CalendarWords & { months: DayReader['months']; format: (day: Day) => string }
    texts: DateFieldTexts
    today: Day
    min?: Day | undefined
    max?: Day | undefined
    /** Days that cannot be chosen though they lie between. */
    isOff?: ((day: Day) => boolean) | undefined
    disabled?: boolean | undefined
    /** In a row of filters: its label is only spoken and stands in it while it is empty. */
    inBar?: boolean
  }

/** A day: typed as people write it here, or pressed on a calendar. To the code it is an ISO day. */
export function DateField(props: DateFieldProps) {
  const { label, hint, optional, className, value, words, texts, disabled, inBar = false } = props
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => {
    // A press elsewhere has already taken the focus there.
    if (box.current?.contains(document.activeElement)) opener.current?.focus()
    setOpen(false)
  }, [])
  useDismiss(box, open, close)
  useCloseRequest(open, close)
  const { fault, choose, input } = useDayText(props)
  return (
    <div ref={box} className={classes('date-field', inBar && 'date-field--bar', className)}>
      <Field label={label} hint={hint} error={fault} optional={optional}>
        {(control) => (
          <span className="date-field__box" data-chosen={value !== '' || undefined}>
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              placeholder={inBar && typeof label === 'string' ? label : texts.pattern}
              disabled={disabled}
              {...input}
              {...control}
              className="field__control date-field__input"
              onKeyDown={(event) => {
                input.onKeyDown(event)
                if (event.key !== 'ArrowDown') return
                event.preventDefault()
                setOpen(true)
              }}
            />
            {value && (
              <span className="date-field__weekday" aria-hidden="true">
                {words.weekdays[weekdayOf(value)]?.short}
              </span>
            )}
            <button
              ref={opener}
              type="button"
              className="date-field__open"
              aria-label={texts.open}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={disabled}
              onClick={() => (open ? close() : setOpen(true))}
            >
              <Icon name="calendar" size="small" />
            </button>
            {open && (
              <div
                ref={besideItsParent}
                popover="manual"
                className="date-field__panel"
                role="dialog"
                aria-label={texts.open}
              >
                <Suspense fallback={<Spinner />}>
                  <DayPanel
                    {...props}
                    onChoose={(day) => {
                      choose(day)
                      close()
                    }}
                    onClose={close}
                  />
                </Suspense>
              </div>
            )}
          </span>
        )}
      </Field>
    </div>
  )
}

function useDayText(props: DateFieldProps) {
  const { value, onChange, words, texts, today, min, max, isOff, error } = props
  const typed = useTypedValue({
    value,
    onChange,
    format: words.format,
    read(text) {
      const found = readDay(text, { today, min, max, months: words.months })
      return found && { value: found.day, whole: found.whole }
    },
  })
  const refusal = (day: Day) => {
    if (isBetween(day, { min, max })) return isOff?.(day) ? texts.off : undefined
    return min && day < min ? texts.tooEarly(min) : texts.tooLate(max ?? '')
  }
  const wrong = typed.isUnread ? texts.unread : value ? refusal(value) : undefined
  const fault = typed.isUnread || typed.touched ? wrong : undefined
  return {
    fault: fault ?? error,
    choose: typed.choose,
    input: { ...typed.input, 'data-unread': fault === undefined ? undefined : '' },
  }
}
