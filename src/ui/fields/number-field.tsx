import './number-field.css'
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react'
import { localeFromAcceptLanguage } from '#platform/i18n/locales.ts'
import { Icon } from '../icon.tsx'
import { Field, type FieldTexts } from './field.tsx'
import { FieldBox } from './field-box.tsx'
import { type NumberLimits, parseNumber, stepNumber, within } from './number-text.ts'

type NumberFieldProps = FieldTexts &
  NumberLimits & {
    value: number | undefined
    /** Undefined while the field is empty or not yet a number. */
    onChange: (value: number | undefined) => void
    /** Writes the number as people of this language read it. */
    format?: ((value: number) => string) | undefined
    unit?: string | undefined
    /** In little room: the figures stand close to the edge. */
    narrow?: boolean | undefined
    /** Spoken names of the two buttons; without them there are no buttons. */
    steppers?: { fewer: string; more: string } | undefined
  } & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'min' | 'max' | 'step'>

/** A number with its unit, typed as people of this language write it; arrow keys step. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, optional, value, onChange, min, max, step } = props
  const { format = String, unit, narrow, steppers, ...input } = withoutField(props)
  const limits = { min, max, step }
  // What is being typed stays as typed until the field is left.
  const [draft, setDraft] = useState<string>()

  const change = (next: number | undefined) => {
    setDraft(undefined)
    onChange(next)
  }
  const move = (direction: 1 | -1) => change(stepNumber(value, direction, limits))
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    move(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <FieldBox
          narrow={narrow}
          after={
            <>
              {unit && <span className="field-box__after">{unit}</span>}
              {steppers && (
                <Steppers
                  {...steppers}
                  disabled={input.disabled}
                  atStart={value !== undefined && value <= (min ?? 0)}
                  atEnd={value !== undefined && max !== undefined && value >= max}
                  onMove={move}
                />
              )}
            </>
          }
        >
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={value === undefined ? undefined : [format(value), unit].filter(Boolean).join(' ')}
            className="field-box__input field-box__input--figures"
            value={draft ?? (value === undefined ? '' : format(value))}
            onChange={(event) => {
              setDraft(event.target.value)
              onChange(typedNumber(event.target))
            }}
            onBlur={() => change(value === undefined ? undefined : within(value, limits))}
            onKeyDown={stepByKey}
          />
        </FieldBox>
      )}
    </Field>
  )
}

/** In the language that the page says it is written in. */
function typedNumber(field: HTMLInputElement): number | undefined {
  const locale = localeFromAcceptLanguage(field.closest<HTMLElement>('[lang]')?.lang)
  return parseNumber(field.value, { locale, whole: field.inputMode === 'numeric' })
}

function withoutField(props: NumberFieldProps) {
  const { label: _l, hint: _h, error: _e, optional: _o, value: _v, onChange: _c, ...rest } = props
  const { min: _min, max: _max, step: _step, ...input } = rest
  return input
}

type SteppersProps = {
  fewer: string
  more: string
  disabled: boolean | undefined
  atStart: boolean
  atEnd: boolean
  onMove: (direction: 1 | -1) => void
}

/** For the finger; the keyboard has its arrow keys, so they are no stops on the way of Tab. */
function Steppers({ fewer, more, disabled, atStart, atEnd, onMove }: SteppersProps) {
  return (
    <span className="number-steppers">
      <button
        type="button"
        className="icon-button"
        tabIndex={-1}
        disabled={disabled || atStart}
        onClick={() => onMove(-1)}
      >
        <Icon name="minus" size="small" />
        <span className="spoken">{fewer}</span>
      </button>
      <button
        type="button"
        className="icon-button"
        tabIndex={-1}
        disabled={disabled || atEnd}
        onClick={() => onMove(1)}
      >
        <Icon name="plus" size="small" />
        <span className="spoken">{more}</span>
      </button>
    </span>
  )
}
