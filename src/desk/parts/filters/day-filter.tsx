import { DayField } from '../days/day-field.tsx'

type DayFilterProps = {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day in a row of filters, `2026-11-19`. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return <DayField inBar label={label} value={value ?? ''} onChange={(day) => onChange(day || undefined)} />
}
