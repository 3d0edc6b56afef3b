import { useEffect, useState } from 'react'

/** Whole seconds until a moment of this device's clock, counted down on the screen; zero once it has come. */
export function useSecondsUntil(at: number): number {
  const [left, setLeft] = useState(() => secondsUntil(at, Date.now()))
  useEffect(() => {
    const look = () => {
      const now = secondsUntil(at, Date.now())
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [at])
  return left
}

export const secondsUntil = (at: number, now: number) => Math.max(0, Math.ceil((at - now) / 1000))

/** `0:07`, `1:00`. */
export const clockWords = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
