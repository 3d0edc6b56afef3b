import { startTransition, useEffect, useState } from 'react'

let isOver = false

/**
 * False on the server and in the first render of the browser: the address's query is not known to cached pages. What
 * changes with it is drawn in pieces: drawn at once, it would hold up the first touch on a slow phone.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(isOver)
  useEffect(() => {
    isOver = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
