import { useRef } from 'react'

/**
 * From one row to the next, by keys. Keys come faster than the address follows, so the last step is remembered here
 * until the address says something new.
 */
export function useWalk(
  items: readonly { id: string }[],
  current: string | undefined,
  rowId: (id: string) => string,
  onChoose: (id: string) => void,
) {
  const last = useRef({ seen: current, at: current })
  if (last.current.seen !== current) last.current = { seen: current, at: current }
  return (step: 1 | -1) => () => {
    const at = items.findIndex(({ id }) => id === last.current.at)
    const next = at < 0 ? items[0] : items[at + step]
    if (!next) return
    last.current.at = next.id
    onChoose(next.id)
    document.getElementById(rowId(next.id))?.focus()
  }
}
