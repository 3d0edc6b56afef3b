import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

/** Long enough to finish a word, short enough not to be noticed. */
const pauseMs = 250

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  field: RefObject<HTMLInputElement | null>
}

/** Searches when the typing pauses. The key beside it leads here from anywhere on the page. */
export function SearchField({ label, value, onChange, field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)

  // Filters can be cleared from elsewhere; what is being typed meanwhile stays.
  useEffect(() => {
    const before = sent.current
    if (value === before) return
    sent.current = value
    setTyped((now) => (now.trim() === before ? value : now))
  }, [value])

  useEffect(() => {
    const asked = typed.trim()
    if (asked === sent.current) return
    const pause = setTimeout(() => {
      sent.current = asked
      onChange(asked)
    }, pauseMs)
    return () => clearTimeout(pause)
  }, [typed, onChange])

  return (
    <label className="desk-search">
      <Icon name="search" size="small" />
      <span className="spoken">{label}</span>
      <input
        ref={field}
        type="search"
        className="desk-search__input"
        placeholder={label}
        maxLength={80}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <span aria-hidden="true">
        <kbd>/</kbd>
      </span>
    </label>
  )
}
