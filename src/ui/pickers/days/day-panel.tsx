import { Month, type MonthProps } from '../calendar.tsx'
import type { Day } from '../calendar-days.ts'

export type DayPanelTexts = MonthProps['texts'] & { today: string; clear: string; close: string }

export type DayPanelProps = Pick<MonthProps, 'words' | 'today' | 'min' | 'max' | 'isOff'> & {
  value: Day | ''
  texts: DayPanelTexts
  onChoose: (day: Day | '') => void
  onClose: () => void
}

/** Where a day is pressed instead of typed. */
export function DayPanel({ value, onChoose, onClose, ...props }: DayPanelProps) {
  const { texts, today, min, max, isOff } = props
  const todayIsOff = Boolean((min && today < min) || (max && today > max) || isOff?.(today))
  return (
    <>
      <Month
        {...props}
        start={value || undefined}
        shown={value ? { from: value, to: value } : undefined}
        takesFocus
        onPress={onChoose}
      />
      <div className="date-field__answers">
        <button
          type="button"
          className="button button--second button--small"
          disabled={todayIsOff}
          onClick={() => onChoose(today)}
        >
          {texts.today}
        </button>
        {value && (
          <button type="button" className="button button--quiet button--small" onClick={() => onChoose('')}>
            {texts.clear}
          </button>
        )}
        <button
          type="button"
          className="date-field__close button button--quiet button--small"
          onClick={onClose}
        >
          {texts.close}
        </button>
      </div>
    </>
  )
}
