import type { InputHTMLAttributes } from 'react'
import { Field, type FieldLook, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts &
  FieldLook & {
    /** Letters and digits to be copied exactly: larger, spaced, no spelling help. */
    code?: boolean
  } & InputHTMLAttributes<HTMLInputElement>

const exactly = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, bare, className, code = false, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} optional={optional} bare={bare} className={className}>
      {(control) => (
        <input
          type="text"
          {...(code ? exactly : {})}
          {...input}
          {...control}
          className={code ? 'field__control field__control--code' : 'field__control'}
        />
      )}
    </Field>
  )
}
