import { startServerProcess } from '../tests/support/server-process.ts'
import { atMost, type Fault, type Figure } from './fault.ts'
import { failOver } from './parts/fail-over-rounds.ts'
import { missingForPair } from './parts/postgres-ground.ts'
import { startPair } from './parts/postgres-pair.ts'

export const fault: Fault = {
  says: 'The primary is killed under two processes that write, its synchronous standby is promoted by the script of deploy/postgres, and the old one follows it; again and again.',
  missing: missingForPair,
  async run(scale) {
    const pair = await startPair()
    try {
      const alone = await startAgainst(pair.standby().url)
      return [...alone, ...(await failOver(pair, scale === 'whole' ? 8 : 2))]
    } finally {
      await pair.stop()
    }
  },
}

/** A server that can only be read is none to start on. */
async function startAgainst(url: string): Promise<Figure[]> {
  const startedAt = Date.now()
  const said = await startServerProcess({ DATABASE_URL: url }).then(
    async (process) => `${await process.stop()}: it started`,
    (error: Error) => error.message.trim(),
  )
  const isClear = /^The database of DATABASE_URL cannot be written to: .* can only be read\. [^\n]*$/.test(
    said,
  )
  return [
    { what: 'a start on the standby alone says', measured: said, limit: 'one clear sentence', held: isClear },
    atMost('and ends after', Date.now() - startedAt, 10_000, 'ms'),
  ]
}
