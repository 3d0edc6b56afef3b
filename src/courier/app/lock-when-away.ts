import { useEffect, useEffectEvent } from 'react'

/** Longer than the way between two doors: a phone that lay there for so long may be in other hands. */
const awayMs = 60 * 60_000

/** The PIN is asked for again after an hour in a pocket. */
export function useLockWhenAway(lock: () => void): void {
  const lockNow = useEffectEvent(lock)
  useEffect(() => {
    let leftAt: number | undefined
    const look = () => {
      if (document.visibilityState === 'hidden') {
        leftAt = Date.now()
        return
      }
      if (leftAt !== undefined && Date.now() - leftAt > awayMs) lockNow()
      leftAt = undefined
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
