import { Field, type FieldLook, type FieldTexts } from '../../fields/field.tsx'
import { isWholeTime, readTime } from './time-text.ts'
import { useTypedValue } from './use-typed-value.ts'

export type TimeFieldProps = FieldTexts &
  Pick<FieldLook, 'className'> & {
    /** `03:15`, or nothing. */
    value: string
    onChange: (time: string) => void
    /** Of a text that is no time. */
    unread: string
    disabled?: boolean | undefined
  }

const pattern = '00:00'

/** A time of day by the clock of twenty-four hours: typed as people write it. */
export function TimeField(props: TimeFieldProps) {
  const { label, hint, error, optional, className, value, onChange, unread, disabled } = props
  const { isUnread, input } = useTypedValue({
    value,
    onChange,
    format: (time) => time,
    read(text) {
      const time = readTime(text)
      return time === undefined ? undefined : { value: time, whole: isWholeTime(text) }
    },
  })
  return (
    <Field
      label={label}
      hint={hint}
      error={isUnread ? unread : error}
      optional={optional}
      className={className}
    >
      {(control) => (
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          placeholder={pattern}
          disabled={disabled}
          data-unread={isUnread ? '' : undefined}
          {...input}
          {...control}
          className="field__control"
        />
      )}
    </Field>
  )
}
