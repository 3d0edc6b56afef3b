import './select.css'
import type { SelectHTMLAttributes } from 'react'
import { Icon } from '../icon.tsx'
import { Field, type FieldTexts } from './field.tsx'

type SelectProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement>

/** The browser's own list: on a phone nothing is better. Options come as children. */
export function Select({ label, hint, error, optional, children, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="select">
          <select {...select} {...control} className="field__control">
            {children}
          </select>
          <Icon name="chevronDown" size="small" />
        </div>
      )}
    </Field>
  )
}
