/** At most `limit` at the same time; the others wait in the order they came. */
export function createGate(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((enter) => waiting.push(enter))
    else running += 1
    try {
      return await work()
    } finally {
      // The place goes straight to the next one, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
