import { useEffect, useState } from 'react'
import { useField } from '#client/field/field-store.ts'

/** The moment by the server's clock, told again every so often while the screen is open. */
export function useFieldNow(everyMs: number): number {
  const field = useField()
  const [now, setNow] = useState(() => field.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(field.now()), everyMs)
    return () => clearInterval(timer)
  }, [field, everyMs])
  return now
}
