import type { Launch } from './postmaster.ts'
import { EmbeddedDatabaseProblem } from './problem.ts'
import { type Hold, takeHold } from './take-hold.ts'

type Keeping = {
  dataDir: string
  launch: Launch
  log(line: string): void
  onLost(reason: Error): void
}

/** A database that goes away again so soon after it was taken up did not really come back. */
const SHORT_LIFE_MS = 1_000
/** So many short lives one after the other, and it is given up. */
const SHORT_LIVES = 5

/**
 * The session holds the owner lock; its end means that the database has gone. When one of its processes was killed,
 * PostgreSQL drops all sessions and recovers by itself; when the server itself was killed, it is launched again, at the
 * port that everybody here already knows. In both cases the lock is taken again, and pools find their way back. Only when
 * that fails is the database lost.
 */
export function keepHold(first: Hold, { dataDir, launch, log, onLost }: Keeping) {
  let hold = first
  let takenAt = Date.now()
  let shortLives = 0
  let ended = false
  let taking: Promise<void> | undefined

  const takeAgain = async () => {
    shortLives = Date.now() - takenAt < SHORT_LIFE_MS ? shortLives + 1 : 0
    log('The database dropped its sessions; taking it up again')
    try {
      if (shortLives >= SHORT_LIVES) throw new Error('it goes away again and again')
      hold = await takeHold(dataDir, { ...launch, port: hold.port })
      if (hold.port !== first.port) throw new Error('it came back at another port')
      takenAt = Date.now()
      watch()
      log('The database is back')
    } catch (cause) {
      if (!ended)
        onLost(new EmbeddedDatabaseProblem(`The database stopped: ${(cause as Error).message}`, { cause }))
    }
  }
  const watch = () =>
    hold.client.once('end', () => {
      if (!ended) taking = takeAgain()
    })
  watch()
  return {
    /** Takes nothing up any more, and answers with what it has. */
    async end(): Promise<Hold> {
      ended = true
      await taking
      return hold
    },
  }
}
