export const BUSY = Symbol('busy')

export type WorkQueue = {
  /** BUSY when too many wait already, or when the turn did not come in time: the work was not begun. */
  run<T>(work: () => Promise<T>): Promise<T | typeof BUSY>
}

/**
 * One piece of work at a time. Decoding a photo takes up to 160 MB and a whole core: two at once on a small machine
 * would starve everybody who only wants a page.
 */
export function createWorkQueue(limits: { waiting: number; waitMs: number }): WorkQueue {
  const waiting = new Set<() => void>()
  let isRunning = false

  function next(): void {
    const [first] = waiting
    isRunning = first !== undefined
    first?.()
  }

  function turn(): Promise<boolean> {
    return new Promise((resolve) => {
      const come = () => {
        waiting.delete(come)
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        waiting.delete(come)
        resolve(false)
      }, limits.waitMs)
      waiting.add(come)
    })
  }

  return {
    async run(work) {
      if (isRunning) {
        if (waiting.size >= limits.waiting || !(await turn())) return BUSY
      }
      isRunning = true
      try {
        return await work()
      } finally {
        next()
      }
    },
  }
}
