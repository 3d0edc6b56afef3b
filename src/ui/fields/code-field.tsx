import './code-field.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import { activeCell, codeCells, codeDigits } from './code-digits.ts'
import { Field, type FieldTexts } from './field.tsx'

type CodeFieldProps = FieldTexts & {
  value: string
  onChange: (code: string) => void
  /** Called once the last digit is there. */
  onComplete?: ((code: string) => void) | undefined
  length?: number
  /** A code that no message brings: the phone is not to offer the last one it got. */
  known?: boolean
  /** As wide as what it stands in. */
  block?: boolean
  name?: string | undefined
  disabled?: boolean | undefined
  /** The one question of its screen: the keyboard is there at once. */
  autoFocus?: boolean | undefined
}

/** Six cells for the eye; one real input underneath, so that paste, autofill and screen readers find what they know. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, optional, value, onChange, onComplete, ...rest } = props
  const { length = 6, known, block, ...input } = rest
  const ref = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<number>()

  /** A filled cell is selected whole, so that typing replaces it. */
  const select = (position: number) => {
    const at = Math.max(0, Math.min(position, value.length))
    ref.current?.setSelectionRange(at, Math.min(at + 1, value.length))
    setActive(activeCell(at, length))
  }
  const followCaret = () => {
    const input = ref.current
    if (!input || document.activeElement !== input) return
    setActive(activeCell(input.selectionStart ?? 0, length))
  }
  const moveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const at = event.currentTarget.selectionStart ?? 0
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: value.length }[event.key]
    if (to === undefined || event.shiftKey) return
    event.preventDefault()
    select(to)
  }

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={block ? 'code-field code-field--block' : 'code-field'}>
          <input
            {...input}
            {...control}
            ref={ref}
            className="code-field__input"
            type="text"
            inputMode="numeric"
            autoComplete={known ? 'off' : 'one-time-code'}
            spellCheck={false}
            value={value}
            onChange={(event) => {
              const code = codeDigits(event.target.value, length)
              onChange(code)
              if (code.length === length && code !== value) onComplete?.(code)
            }}
            onSelect={followCaret}
            onFocus={() => select(value.length)}
            onBlur={() => setActive(undefined)}
            onKeyDown={moveByKey}
          />
          {codeCells(value, length).map((digit, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              key={index}
              className="code-field__cell"
              data-active={index === active || undefined}
              aria-hidden="true"
            >
              {digit}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}
