import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '../tests/support/eventually.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { atMost, exactly, type Fault } from './fault.ts'
import { addPayers } from './parts/payers.ts'
import { inDatabaseOf, throwAwayFolder } from './parts/throw-away.ts'
import { forWriters, startWriters } from './parts/writers.ts'

/** Half of them the server of the database, half one of its processes, in turns. */
const kills = { short: 4, whole: 50 }
/** PostgreSQL replays what it had not written out; on a quiet machine that is a second or two. */
const BACK_SECONDS = 10

export const fault: Fault = {
  says: 'the embedded database is killed (-9) again and again, the whole of it or one of its processes, while people write, order and pay',
  async run(scale) {
    const folder = throwAwayFolder()
    const server = await startServerProcess({ TEZBOX_DATA: folder.path, ...forWriters })
    const payers = await inDatabaseOf(folder.path, addPayers)
    const writers = startWriters(() => server.url, { payers })
    const secondsAway: number[] = []
    try {
      for (let round = 0; round < kills[scale]; round++) {
        await sleep(1_500 + ((round * 37) % 400))
        const at = await kill(() =>
          round % 2 === 0 ? postmasterOf(folder.path) : inDatabaseOf(folder.path, aBackend),
        )
        await somethingAcknowledgedAfter(at, writers)
        secondsAway.push((Date.now() - at) / 1000)
      }
      await writers.stop()
      const { lost, doubled, unbalanced } = await inDatabaseOf(folder.path, (url) =>
        writers.lostAndDoubled(url),
      )
      const wrong = writers.answers.filter(
        ({ status }) => status !== 'none' && status >= 500 && status !== 503,
      )
      return [
        exactly(`${kills[scale]} kills, ${writers.acknowledged.size} acknowledged: lost`, lost, 0),
        exactly('done twice', doubled, 0),
        exactly('faults in the books', unbalanced, 0),
        exactly(
          'calls without an answer',
          writers.answers.filter(({ status }) => status === 'none').length,
          0,
        ),
        exactly('answers of 5xx other than 503', wrong.length, 0),
        atMost('longest until the next write is acknowledged', Math.max(...secondsAway), BACK_SECONDS, 's'),
        exactly(
          'exit code of the server, the same process all along, when it is asked to stop',
          (await server.stop()) ?? -1,
          0,
        ),
      ]
    } finally {
      await server.kill()
      folder.remove()
    }
  },
}

/** Whoever was found may be gone already, with the last kill or by themselves; then another is looked for. */
async function kill(find: () => number | Promise<number>): Promise<number> {
  const killedAt = async () => {
    try {
      const pid = await find()
      process.kill(pid, 'SIGKILL')
      return Date.now()
    } catch {
      return 0
    }
  }
  return eventually(killedAt, (at) => at > 0)
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

/** One that works for the server. */
async function aBackend(url: string): Promise<number> {
  const db = createDatabase(url)
  const { pid } = await db.one<{ pid: number }>(
    sql`select pid from pg_stat_activity where application_name = 'tezbox' and pid <> pg_backend_pid()
        order by query_start desc limit 1`,
  )
  await db.close()
  return pid
}

async function somethingAcknowledgedAfter(
  at: number,
  writers: ReturnType<typeof startWriters>,
): Promise<void> {
  const isBack = () => writers.answers.some((answer) => answer.at > at && answer.status === 201)
  for (let looks = 0; looks < 1_200 && !isBack(); looks++) await sleep(50)
}
