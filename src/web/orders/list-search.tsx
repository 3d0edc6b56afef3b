import { useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'

/** Long enough to finish a word, short enough not to be noticed. */
const pauseMs = 300

type ListSearchProps = { label: string; value: string; onChange: (value: string) => void }

/** Searches when the typing pauses. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)

  // Filters can be cleared from elsewhere, and the browser goes back.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
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
    <label className="order-search">
      <Icon name="search" size="small" />
      <span className="spoken">{label}</span>
      <input
        type="search"
        className="order-search__input"
        placeholder={label}
        maxLength={80}
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  )
}
