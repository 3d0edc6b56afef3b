/** Why there is no place: too many wait already, the wait took too long, or whoever asked has left. */
export type Refusal = 'full' | 'late' | 'gone'

/** Thrown instead of doing the work. */
export class NoPlace extends Error {
  override name = 'NoPlace'
  readonly why: Refusal

  constructor(why: Refusal) {
    super(`no place for the work: ${why}`)
    this.why = why
  }
}

/** One for all: those who are refused come by the thousand, and where they were refused nobody has to look up. */
const refused: Readonly<Record<Refusal, NoPlace>> = {
  full: new NoPlace('full'),
  late: new NoPlace('late'),
  gone: new NoPlace('gone'),
}

export type RenderPlace = {
  /** Does the work when its turn comes, or throws NoPlace. */
  run<T>(work: () => Promise<T>, gone?: AbortSignal): Promise<T>
  counts(): { underWay: number; waiting: number }
}

type Waiting = { begin(): void }

/**
 * The place where pages are rendered. A page keeps the process busy for milliseconds on end, so few are made at once, the
 * rest wait in the order they came, and beyond that nobody does. Between two of them the process turns to everything else.
 */
export function createRenderPlace({
  atOnce,
  mostWaiting,
  longestWaitMs,
  calm,
}: {
  atOnce: number
  mostWaiting: number
  longestWaitMs: number
  /** Waited for between two of them: whoever came meanwhile comes first. */
  calm(): Promise<void>
}): RenderPlace {
  let underWay = 0
  /** In the order they came, and left from anywhere. */
  const waiting = new Set<Waiting>()

  function wait(gone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = (why: Refusal) => {
        settle()
        reject(refused[why])
      }
      const leaveIt = () => refuse('gone')
      const timer = setTimeout(() => refuse('late'), longestWaitMs)
      const one = {
        begin() {
          settle()
          resolve()
        },
      }
      const settle = () => {
        clearTimeout(timer)
        waiting.delete(one)
        gone?.removeEventListener('abort', leaveIt)
      }
      gone?.addEventListener('abort', leaveIt)
      waiting.add(one)
    })
  }

  /** Once the process has looked at what came in meanwhile, the place goes to whoever waits longest. */
  function leave(): void {
    void calm().then(() => {
      const [next] = waiting
      if (next) next.begin()
      else underWay--
    })
  }

  return {
    async run(work, gone) {
      if (gone?.aborted) throw refused.gone
      if (underWay < atOnce) underWay++
      else if (waiting.size < mostWaiting) await wait(gone)
      else throw refused.full
      try {
        return await work()
      } finally {
        leave()
      }
    },
    counts: () => ({ underWay, waiting: waiting.size }),
  }
}
