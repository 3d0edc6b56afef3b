import { type InputHTMLAttributes, useId } from 'react'

type TextFieldProps = {
  label: string
  hint?: string
  /** Letters and digits to be copied exactly: larger, spaced, no spelling help. */
  code?: boolean
} & InputHTMLAttributes<HTMLInputElement>

const exactly = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const

export function TextField({ label, hint, code = false, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        type="text"
        {...(code ? exactly : {})}
        {...input}
        id={id}
        className={code ? 'field__control field__control--code' : 'field__control'}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
