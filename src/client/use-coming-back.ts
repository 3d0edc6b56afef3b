import { useEffect } from 'react'

/** Who only looks into another tab for a moment has missed nothing. */
const restMs = 5_000

/** Asks again when the line is back, if the last question failed, and when the page is looked at after a while. */
export function useComingBack(isAsked: boolean, hasFailed: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isAsked) return
    const since = Date.now()
    const online = () => {
      if (hasFailed) ask()
    }
    const seen = () => {
      if (document.visibilityState === 'visible' && (hasFailed || Date.now() - since > restMs)) ask()
    }
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [isAsked, hasFailed, ask])
}
