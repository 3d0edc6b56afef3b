import './slider.css'
import { useId } from 'react'
import type { FieldTexts } from './field.tsx'
import { NumberField } from './number-field.tsx'
import { within } from './number-text.ts'

type SliderProps = Pick<FieldTexts, 'label' | 'hint' | 'error'> & {
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  unit?: string | undefined
  /** Spoken name of the slider itself; the label belongs to the number. */
  spokenName: string
  format?: ((value: number) => string) | undefined
  disabled?: boolean | undefined
}

/** Roughly with the finger, exactly with the number beside it. */
export function Slider({ spokenName, value, onChange, min, max, step, disabled, ...field }: SliderProps) {
  const limits = { min, max, step }
  const ticks = useId()
  const say = field.format ?? String
  return (
    <div className="slider">
      <NumberField
        {...field}
        {...limits}
        disabled={disabled}
        value={value}
        onChange={(next) => next !== undefined && onChange(within(next, limits))}
      />
      <div className="slider__road">
        <input
          {...limits}
          type="range"
          className="slider__range"
          aria-label={spokenName}
          aria-valuetext={[say(value), field.unit].filter(Boolean).join(' ')}
          aria-describedby={ticks}
          disabled={disabled}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        />
        <span className="slider__ends" id={ticks}>
          <span>{say(min)}</span>
          <span>{[say(max), field.unit].filter(Boolean).join('\u00A0')}</span>
        </span>
      </div>
    </div>
  )
}
