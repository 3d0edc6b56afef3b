import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

/** What surrounds every control. The texts arrive translated. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode | undefined
  /** What to do about it. Stands where the hint stood. */
  error?: string | undefined
  /** The word "optional" in the person's language. */
  optional?: string | undefined
}

type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = FieldTexts & { children: (control: ControlProps) => ReactNode }

/** One control with its label above and its hint, or what is wrong, below. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId()
  const described = Boolean(error || hint)
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        <Label label={label} optional={optional} />
      </label>
      {children({
        id,
        'aria-describedby': described ? `${id}-hint` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessage id={`${id}-hint`} hint={hint} error={error} />
    </div>
  )
}

type FieldGroupProps = FieldTexts & {
  disabled?: boolean | undefined
  className?: string
  children: ReactNode
}

/** Several controls that answer one question. */
export function FieldGroup({
  label,
  hint,
  error,
  optional,
  disabled,
  className = '',
  children,
}: FieldGroupProps) {
  const id = useId()
  const described = Boolean(error || hint)
  return (
    <fieldset
      className="field-group"
      disabled={disabled}
      aria-describedby={described ? `${id}-hint` : undefined}
    >
      <legend className="field__label">
        <Label label={label} optional={optional} />
      </legend>
      <div className={className}>{children}</div>
      <FieldMessage id={`${id}-hint`} hint={hint} error={error} />
    </fieldset>
  )
}

function Label({ label, optional }: Pick<FieldTexts, 'label' | 'optional'>) {
  return (
    <>
      {label}
      {optional && <span className="field__optional"> {optional}</span>}
    </>
  )
}

function FieldMessage({ id, hint, error }: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
  if (error) {
    return (
      <p className="field__error" id={id}>
        <Icon name="warning" size="small" />
        <span>{error}</span>
      </p>
    )
  }
  return hint ? (
    <p className="field__hint" id={id}>
      {hint}
    </p>
  ) : null
}
