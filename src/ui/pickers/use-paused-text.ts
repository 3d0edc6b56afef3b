import { useEffect, useRef, useState } from 'react'

type PausedText = { value: string; onChange: (value: string) => void; pauseMs: number }

/** The text of a search: passed on when the typing pauses. Changed from elsewhere, it follows, unless more was typed. */
export function usePausedText({ value, onChange, pauseMs }: PausedText) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)

  // Filters can be cleared from elsewhere, and the browser goes back; what is being typed meanwhile stays.
  useEffect(() => {
    const before = sent.current
    if (value === before) return
    sent.current = value
    setTyped((now) => (now.trim() === before ? value : now))
  }, [value])

  useEffect(() => {
    const asked = typed.trim()
    if (asked === sent.current) return
    const pause = setTimeout(() => {
      sent.current = asked
      onChange(asked)
    }, pauseMs)
    return () => clearTimeout(pause)
  }, [typed, onChange, pauseMs])

  return [typed, setTyped] as const
}
