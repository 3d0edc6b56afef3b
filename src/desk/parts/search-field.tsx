import type { RefObject } from 'react'
import { Icon } from '#ui/icon.tsx'
import { usePausedText } from '#ui/pickers/use-paused-text.ts'

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
  const [typed, setTyped] = usePausedText({ value, onChange, pauseMs })
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
