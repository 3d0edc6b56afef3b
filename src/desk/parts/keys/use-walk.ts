import { useLayoutEffect, useRef } from 'react'

/** Where the address was last, and the rows that were asked for since then, the newest last. */
export type Walk = { seen: string | undefined; ahead: readonly string[] }

/**
 * Keys come faster than the address follows. An address that was asked for is one step of the way: what was asked for
 * after it still counts. Any other one was chosen elsewhere, and the walk begins there.
 */
export function followed(walk: Walk, current: string | undefined): Walk {
  if (walk.ahead.at(-1) === current) return { seen: current, ahead: [] }
  if (walk.seen === current) return walk
  const reached = current === undefined ? -1 : walk.ahead.indexOf(current)
  return { seen: current, ahead: reached < 0 ? [] : walk.ahead.slice(reached + 1) }
}

/** From one row to the next, by keys. */
export function useWalk(
  items: readonly { id: string }[],
  current: string | undefined,
  rowId: (id: string) => string,
  onChoose: (id: string) => void,
) {
  const walk = useRef<Walk>({ seen: current, ahead: [] })
  // Not while drawing: a screen that is drawn and not shown would take steps back.
  useLayoutEffect(() => {
    walk.current = followed(walk.current, current)
  })
  return (step: 1 | -1) => () => {
    const from = walk.current.ahead.at(-1) ?? walk.current.seen
    const at = items.findIndex(({ id }) => id === from)
    const next = at < 0 ? items[0] : items[at + step]
    if (!next) return
    walk.current = { ...walk.current, ahead: [...walk.current.ahead, next.id] }
    onChoose(next.id)
    document.getElementById(rowId(next.id))?.focus()
  }
}
