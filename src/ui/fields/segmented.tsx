import './segmented.css'
import { type ReactNode, useId } from 'react'
import { FieldGroup, type GroupTexts } from './field.tsx'

type SegmentedProps<Value extends string> = GroupTexts & {
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
  name?: string | undefined
  disabled?: boolean | undefined
}

/** One of two or three short words. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { options, value, onChange, name, ...group } = props
  const ownName = useId()
  return (
    <FieldGroup {...group} className="segmented">
      {options.map((option) => (
        <label key={option.value} className="segmented__part">
          <input
            type="radio"
            className="spoken"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </FieldGroup>
  )
}
