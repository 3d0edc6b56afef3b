import type { Clock } from '#kernel/clock.ts'

/** What many pages read, read once for as long as it may be old. A reading that fails is not kept. */
export function keptReading<Value>(
  clock: Clock,
  lifeMs: number,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | undefined
  return () => {
    const now = clock.now().getTime()
    if (known && now < known.until) return known.value
    const reading = { value: read(), until: now + lifeMs }
    known = reading
    reading.value.catch(() => {
      if (known === reading) known = undefined
    })
    return reading.value
  }
}
