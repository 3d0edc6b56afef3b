import { useEffect, useState } from 'react'

/** How soon a page that is looked at again is brought up to date. */
const unseenMs = 1_000

/** `failed`: the last question had no answer; what was known before is still shown. */
export type Polled<T> = { value: T | undefined; failed: boolean }

/** Asks now and again after a pause while the page is being looked at. Undefined is a failure. */
export function usePolled<T>(
  ask: (signal: AbortSignal) => Promise<T | undefined>,
  pauseMs: (value: T | undefined) => number,
): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({ value: undefined, failed: false })
  useEffect(() => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      if (document.visibilityState !== 'visible') {
        timer = setTimeout(look, unseenMs)
        return
      }
      const value = await ask(gone.signal)
      if (gone.signal.aborted) return
      setPolled((before) => ({ value: value ?? before.value, failed: value === undefined }))
      timer = setTimeout(look, pauseMs(value))
    }
    void look()
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [ask, pauseMs])
  return polled
}
