import { createKeptValue } from '../rows/kept-value.ts'
import { at, type Selection } from './selection.ts'

export type KeptSelection = ReturnType<typeof createKeptSelection>

/** Who takes the next step sooner is on the way. */
const restMs = 150

/** What is chosen in the table, and where one has come to rest: who holds a key down reads nothing on the way. */
export function createKeptSelection(time: () => number = () => performance.now()) {
  const value = createKeptValue<Selection>(at(0, 0))
  /** Undefined on the way. */
  const rest = createKeptValue<Selection | undefined>(value.now())
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  return {
    now: value.now,
    subscribe: value.subscribe,
    rest,
    set: (next: Selection) => {
      const isOnTheWay = time() - last < restMs
      last = time()
      clearTimeout(timer)
      value.set(next)
      rest.set(isOnTheWay ? undefined : next)
      if (isOnTheWay) timer = setTimeout(() => rest.set(value.now()), restMs)
    },
  }
}
