import './moment-fields.css'
import type { ReactNode } from 'react'
import { DayField } from './day-field.tsx'
import { HourField } from './hour-field.tsx'

/** By the clock of Tashkent; `momentOf` makes a moment of it. */
type Moment = Readonly<{ date: string; time: string }>

type MomentFieldsProps = {
  value: Moment
  dateLabel: ReactNode
  timeLabel: ReactNode
  timeHint?: string
  error: string | undefined
  onChange: (moment: Moment) => void
}

export function MomentFields({ value, dateLabel, timeLabel, timeHint, error, onChange }: MomentFieldsProps) {
  return (
    <div className="moment-fields">
      <DayField
        label={dateLabel}
        max="2099-12-31"
        value={value.date}
        error={error}
        onChange={(date) => onChange({ ...value, date })}
      />
      <HourField
        label={timeLabel}
        hint={timeHint}
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
      />
    </div>
  )
}
