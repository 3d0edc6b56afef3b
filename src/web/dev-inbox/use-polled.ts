import { useEffect, useState } from 'react'

const everyMs = 3_000

/** `failed`: the last question had no answer; what was known before is still shown. */
export type Polled<T> = { value: T | undefined; failed: boolean }

/** Asks now and every few seconds while the page is being looked at. Undefined is a failure. */
export function usePolled<T>(ask: (signal: AbortSignal) => Promise<T | undefined>): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({ value: undefined, failed: false })
  useEffect(() => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      if (document.visibilityState === 'visible') {
        const value = await ask(gone.signal)
        if (gone.signal.aborted) return
        setPolled((before) => ({ value: value ?? before.value, failed: value === undefined }))
      }
      timer = setTimeout(look, everyMs)
    }
    void look()
    return () => {
      gone.abort()
      clearTimeout(timer)
    }
  }, [ask])
  return polled
}
