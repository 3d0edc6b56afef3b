import { DayField } from './day-field.tsx'

type Span = { from: string; to: string }
type DaySpanProps = {
  labels: Readonly<Span>
  value: Readonly<Span>
  onChange: (change: Partial<Span>) => void
  inBar?: boolean
}

/** From a day to a day: the second is never before the first. */
export function DaySpan({ labels, value: { from, to }, onChange, inBar = false }: DaySpanProps) {
  return (
    <>
      <DayField
        inBar={inBar}
        label={labels.from}
        value={from}
        max={to || undefined}
        onChange={(day) => onChange({ from: day })}
      />
      <DayField
        inBar={inBar}
        label={labels.to}
        value={to}
        min={from || undefined}
        onChange={(day) => onChange({ to: day })}
      />
    </>
  )
}
