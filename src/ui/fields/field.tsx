import { type ReactNode, useId } from 'react'
import { classes, type Placed } from '../class-names.ts'
import { Icon } from '../icon.tsx'

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

export type FieldLook = Placed & {
  /** Stands in a box that its page draws, so it draws none itself. */
  bare?: boolean | undefined
}

type FieldProps = FieldTexts & FieldLook & { children: (control: ControlProps) => ReactNode }

/** One control with its label above and its hint, or what is wrong, below. */
export function Field({ label, hint, error, optional, bare, className, children }: FieldProps) {
  const id = useId()
  const described = Boolean(error || hint)
  return (
    <div className={classes('field', bare && 'field--bare', className)}>
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

export type GroupTexts = FieldTexts & {
  /** What stands around it says the same, so it is only spoken. */
  labelSpoken?: boolean | undefined
}

type FieldGroupProps = GroupTexts & {
  disabled?: boolean | undefined
  /** Below a long list nobody would see what is wrong. */
  errorAbove?: boolean | undefined
  /** Of the box around the controls. */
  className?: string
  children: ReactNode
}

/** Several controls that answer one question. */
export function FieldGroup({
  label,
  hint,
  error,
  optional,
  labelSpoken,
  errorAbove,
  disabled,
  className = '',
  children,
}: FieldGroupProps) {
  const id = useId()
  const described = Boolean(error || hint)
  return (
    <fieldset
      className={classes('field-group', errorAbove && 'field-group--error-above')}
      disabled={disabled}
      aria-describedby={described ? `${id}-hint` : undefined}
    >
      <legend className={labelSpoken ? 'spoken' : 'field__label'}>
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
