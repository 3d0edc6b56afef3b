import './text-area.css'
import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>

/** Grows with what is written, where the browser knows how. */
export function TextArea({ label, hint, error, optional, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea rows={3} {...area} {...control} className="field__control text-area" />}
    </Field>
  )
}
