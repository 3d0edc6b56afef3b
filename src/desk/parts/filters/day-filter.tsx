import './day-filter.css'

type DayFilterProps = {
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

/** A day in a row of filters, `2026-11-19`. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <label className="desk-filter desk-day" data-chosen={value !== undefined || undefined}>
      <span>{label}</span>
      <input
        type="date"
        className="desk-filter__select"
        max="2099-12-31"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </label>
  )
}
