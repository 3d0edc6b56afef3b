import './moment-fields.css'
import type { ReactNode } from 'react'
import { TextField } from '#ui/fields/text-field.tsx'

/** As the browser's fields write it, by the clock of Tashkent; `momentOf` makes a moment of it. */
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
      <TextField
        label={dateLabel}
        type="date"
        max="2099-12-31"
        value={value.date}
        error={error}
        onChange={(event) => onChange({ ...value, date: event.target.value })}
      />
      <TextField
        label={timeLabel}
        type="time"
        hint={timeHint}
        value={value.time}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
      />
    </div>
  )
}
