import './checkbox.css'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classes } from '../class-names.ts'
import { Icon } from '../icon.tsx'

type CheckboxProps = {
  label: ReactNode
  /** Quieter words below the label: what it means, or why it is locked. */
  note?: ReactNode
  /** What stands at the end of the line: a price, "included". */
  end?: ReactNode
  error?: string | undefined
  /** Decided elsewhere; the note says why. */
  locked?: boolean | undefined
  /** What belongs to it once it is on. */
  children?: ReactNode
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'>

export function Checkbox({ label, note, end, error, locked, children, ...input }: CheckboxProps) {
  return (
    <Choice kind="checkbox" label={label} note={note} end={end} error={error} inner={children}>
      {(described) => (
        <span className="choice__sign">
          <input
            {...input}
            {...described}
            type="checkbox"
            className={locked ? 'tick tick--locked' : 'tick'}
            disabled={locked || input.disabled}
          />
          {locked && <Icon name="lock" size="tiny" />}
        </span>
      )}
    </Choice>
  )
}

type SwitchProps = Pick<CheckboxProps, 'label' | 'note' | 'end'> & {
  /** Alone in its place: what stands around it says the same as the label, which is only spoken. */
  labelSpoken?: boolean | undefined
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'>

/** Takes effect at once; a checkbox waits for the form to be sent. */
export function Switch({ label, labelSpoken, note, end, ...input }: SwitchProps) {
  return (
    <Choice kind="switch" label={label} labelSpoken={labelSpoken} note={note} end={end}>
      {(described) => (
        <span className="choice__sign">
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on */}
          <input {...input} {...described} type="checkbox" role="switch" className="switch" />
        </span>
      )}
    </Choice>
  )
}

type ChoiceProps = Pick<CheckboxProps, 'label' | 'note' | 'end' | 'error'> & {
  kind: string
  labelSpoken?: boolean | undefined
  inner?: ReactNode
  children: (described: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

function Choice({ kind, label, labelSpoken, note, end, error, inner, children }: ChoiceProps) {
  const id = useId()
  const described = error || note ? `${id}-note` : undefined
  return (
    <div className={classes('choice', `choice--${kind}`, labelSpoken && 'choice--alone')}>
      <label className="choice__line" htmlFor={id}>
        {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
        <span className={labelSpoken ? 'spoken' : 'choice__label'}>{label}</span>
        {end && <span className="choice__end">{end}</span>}
      </label>
      {error ? (
        <p className="choice__below field__error" id={described}>
          <Icon name="warning" size="small" />
          <span>{error}</span>
        </p>
      ) : (
        note && (
          <p className="choice__below field__hint" id={described}>
            {note}
          </p>
        )
      )}
      {inner && <div className="choice__below choice__inner">{inner}</div>}
    </div>
  )
}
