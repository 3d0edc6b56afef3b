import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

type FilterSelectProps = {
  label: string
  /** The words for "no filter". */
  all: string
  value: string | undefined
  onChange: (value: string | undefined) => void
  children: ReactNode
}

/** A filter in a row of filters: its name is spoken, its value seen. */
export function FilterSelect({ label, all, value, onChange, children }: FilterSelectProps) {
  return (
    <label className="desk-filter" data-chosen={value !== undefined || undefined}>
      <span className="spoken">{label}</span>
      <select
        className="desk-filter__select"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{all}</option>
        {children}
      </select>
      <Icon name="chevronDown" size="tiny" className="desk-filter__arrow" />
    </label>
  )
}
