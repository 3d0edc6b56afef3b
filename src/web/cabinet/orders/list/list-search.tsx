import { Icon } from '#ui/icon.tsx'
import { usePausedText } from '#ui/pickers/use-paused-text.ts'

/** Long enough to finish a word, short enough not to be noticed. */
const pauseMs = 300

type ListSearchProps = { label: string; value: string; onChange: (value: string) => void }

/** Searches when the typing pauses. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const [typed, setTyped] = usePausedText({ value, onChange, pauseMs })
  return (
    <label className="order-search">
      <Icon name="search" size="small" className="order-search__sign" />
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
