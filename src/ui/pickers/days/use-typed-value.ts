import { type KeyboardEvent, useState } from 'react'

type TypedValue = {
  value: string
  onChange: (value: string) => void
  format: (value: string) => string
  /** What a text means; one that may still go on counts when the field is left. */
  read: (text: string) => { value: string; whole: boolean } | undefined
}

/** A text that stands for a value: as it is typed while somebody types, as it is written here otherwise. */
export function useTypedValue({ value, onChange, format, read }: TypedValue) {
  const [text, setText] = useState<string>()
  const [left, setLeft] = useState(false)
  const [touched, setTouched] = useState(false)
  const settle = (typed: string) => {
    const found = read(typed)
    setTouched(true)
    setLeft(true)
    // A text that means nothing stays to be mended.
    if (found || typed.trim() === '') setText(undefined)
    if ((found?.value ?? '') !== value) onChange(found?.value ?? '')
  }
  const change = (typed: string) => {
    setText(typed)
    setLeft(false)
    const found = read(typed)
    if (typed.trim() === '' ? value !== '' : found?.whole && found.value !== value)
      onChange(found?.value ?? '')
  }
  return {
    touched,
    /** Left with a text that nobody can read. */
    isUnread: left && text !== undefined,
    choose(chosen: string) {
      setText(undefined)
      setTouched(true)
      onChange(chosen)
    },
    input: {
      value: text ?? (value === '' ? '' : format(value)),
      onChange: (event: { target: { value: string } }) => change(event.target.value),
      onBlur: () => text !== undefined && settle(text),
      /** Before the form is sent by the same key. */
      onKeyDown: (event: KeyboardEvent) => event.key === 'Enter' && text !== undefined && settle(text),
    },
  }
}
