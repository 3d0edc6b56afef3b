import { useLayoutEffect, useRef, useState } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: whatever they take and give, it is passed on
type Deeds = Record<string, (...given: any[]) => unknown>

/** The same functions for as long as something is shown, that do what the latest would: who has them need not be drawn again. */
export function useSteady<T extends Deeds>(deeds: T): T {
  const latest = useRef(deeds)
  useLayoutEffect(() => {
    latest.current = deeds
  })
  const [steady] = useState(() => {
    const named = Object.keys(deeds).map((name) => [
      name,
      (...given: unknown[]) => latest.current[name]?.(...given),
    ])
    return Object.fromEntries(named) as T
  })
  return steady
}
