import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef } from 'react'
import { Field, type FieldTexts } from './field.tsx'
import { FieldBox } from './field-box.tsx'
import { caretAfter, countDigits, groupPhone, phoneDigits, withoutDigitBefore } from './phone-digits.ts'

type PhoneFieldProps = FieldTexts & {
  /** Up to nine national digits, without +998. */
  value: string
  onChange: (digits: string) => void
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>

/** +998 stands still; the nine digits after it are grouped while they are typed, pasted or filled in. */
export function PhoneField({ label, hint, error, optional, value, onChange, ...input }: PhoneFieldProps) {
  const { ref, read } = useGroupedDigits(value, onChange)
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <FieldBox before="+998">
          <input
            autoComplete="tel"
            {...input}
            {...control}
            ref={ref}
            type="tel"
            className="field-box__input field-box__input--figures"
            value={groupPhone(value)}
            onChange={read}
          />
        </FieldBox>
      )}
    </Field>
  )
}

function useGroupedDigits(value: string, onChange: (digits: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const digitsBeforeCaret = useRef<number>(undefined)

  useLayoutEffect(() => {
    const before = digitsBeforeCaret.current
    digitsBeforeCaret.current = undefined
    if (before === undefined || document.activeElement !== ref.current) return
    const position = caretAfter(groupPhone(value), before)
    ref.current?.setSelectionRange(position, position)
  })

  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target
    const caret = selectionStart ?? typed.length
    const digits = phoneDigits(typed)
    const before = Math.min(digits.length, countDigits(typed.slice(0, caret)) - lostInFront(typed, digits))
    const erased = (event.nativeEvent as InputEvent).inputType === 'deleteContentBackward'
    const onlySpaceErased = erased && digits === value && before > 0
    digitsBeforeCaret.current = onlySpaceErased ? before - 1 : Math.max(0, before)
    onChange(onlySpaceErased ? withoutDigitBefore(digits, before) : digits)
  }
  return { ref, read }
}

/** How many digits of a pasted number were the code of the country. */
const lostInFront = (typed: string, digits: string) =>
  Math.max(0, typed.replace(/\D/g, '').indexOf(digits === '' ? '' : digits))
