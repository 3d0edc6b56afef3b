import { useEffect, useState } from 'react'

const tickMs = 30_000

/** The moment it is: first that of the server, which drew the page, then the browser's own. */
export function useNow(madeAt: number): Date {
  const [now, setNow] = useState(madeAt)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const ticking = setInterval(tick, tickMs)
    return () => clearInterval(ticking)
  }, [])
  return new Date(now)
}
