import type { InputHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts & {
  /** Letters and digits to be copied exactly: larger, spaced, no spelling help. */
  code?: boolean
} & InputHTMLAttributes<HTMLInputElement>

const exactly = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const

export function TextField({ label, hint, error, optional, code = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
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
