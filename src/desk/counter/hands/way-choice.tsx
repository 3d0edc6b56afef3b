import { useId } from 'react'
import { Icon, type IconName } from '../parts/icon.tsx'

type WayChoiceProps<Value extends string> = {
  label: string
  ways: readonly { value: Value; icon: IconName; text: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few ways, as wide as the card: each is pressed with a thumb. */
export function WayChoice<Value extends string>({ label, ways, value, onChange }: WayChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="way-choice" aria-label={label}>
      {ways.map((way) => (
        <label key={way.value} className="way-choice__way">
          <input
            type="radio"
            className="spoken"
            name={name}
            checked={way.value === value}
            onChange={() => onChange(way.value)}
          />
          <Icon name={way.icon} size="small" />
          <span>{way.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
