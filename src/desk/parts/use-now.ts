import { useEffect, useState } from 'react'

const tickMs = 10_000

/** The moment it is; clocks on the screen go on while nobody touches it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(ticking)
  }, [])
  return now
}
