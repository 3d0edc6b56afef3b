import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { builtServer, type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { atLeast, atMost, exactly, type Fault, type Figure, type Scale } from './fault.ts'
import { addPayers } from './parts/payers.ts'
import { inDatabaseOf, throwAwayFolder } from './parts/throw-away.ts'
import { forWriters, startWriters } from './parts/writers.ts'

/** Kills with the embedded database, and with one that is none of the server's business. */
const rounds = { short: { own: 3, elsewhere: 1 }, whole: { own: 80, elsewhere: 20 } }
/** The gate asks whether it comes back at all; its machine has other things to do. */
const readySeconds: Record<Scale, number> = { short: 15, whole: 3 }

export const fault: Fault = {
  says: 'the server is killed (-9) again and again while people write, order and pay, and started again',
  async run(scale) {
    const { own, elsewhere } = rounds[scale]
    const limit = readySeconds[scale]
    return [...(await ownDatabase(own, limit)), ...(await databaseElsewhere(elsewhere, limit))]
  },
}

async function ownDatabase(kills: number, readyLimit: number): Promise<Figure[]> {
  const folder = throwAwayFolder()
  const env = { TEZBOX_DATA: folder.path, ...forWriters }
  const first = await startServerProcess(env, builtServer)
  try {
    const payers = await inDatabaseOf(folder.path, addPayers)
    return await killAgainAndAgain(first, { kills, readyLimit, env, payers }, 'its own database', (judge) =>
      inDatabaseOf(folder.path, judge),
    )
  } finally {
    await first.kill()
    folder.remove()
  }
}

async function databaseElsewhere(kills: number, readyLimit: number): Promise<Figure[]> {
  const folder = throwAwayFolder()
  const files = throwAwayFolder()
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, removeIfAbandoned: true })
  try {
    const env = { TEZBOX_DATA: files.path, DATABASE_URL: postgres.url, ...forWriters }
    const first = await startServerProcess(env, builtServer)
    const payers = await addPayers(postgres.url)
    return await killAgainAndAgain(
      first,
      { kills, readyLimit, env, payers },
      'a database elsewhere',
      (judge) => judge(postgres.url),
    )
  } finally {
    await postgres.stop()
    folder.remove()
    files.remove()
  }
}

type Killing = { kills: number; readyLimit: number; env: Record<string, string>; payers: readonly string[] }
type Verdict = { lost: number; doubled: number; unbalanced: number }

async function killAgainAndAgain(
  first: ServerProcess,
  { kills, readyLimit, env, payers }: Killing,
  where: string,
  inDatabase: (judge: (url: string) => Promise<Verdict>) => Promise<Verdict>,
): Promise<Figure[]> {
  let server = first
  const same = { ...env, PORT: new URL(first.url).port }
  const writers = startWriters(() => first.url, { payers })
  const secondsToReady: number[] = []
  try {
    for (let round = 0; round < kills; round++) {
      await somethingAcknowledged(writers)
      // Never at the same point of what they do.
      await sleep(100 + ((round * 37) % 400))
      await server.kill()
      const at = Date.now()
      server = await startServerProcess(same, builtServer)
      await untilReady(server.url)
      secondsToReady.push((Date.now() - at) / 1000)
    }
    await writers.stop()
  } finally {
    await server.stop()
  }
  const { lost, doubled, unbalanced } = await inDatabase((url) => writers.lostAndDoubled(url))
  const { size } = writers.acknowledged
  return [
    atLeast(`with ${where}, ${kills} kills: letters, orders and payments acknowledged`, size, kills),
    exactly(`with ${where}: acknowledged and lost`, lost, 0),
    exactly(`with ${where}: done twice`, doubled, 0),
    exactly(`with ${where}: faults in the books`, unbalanced, 0),
    atMost(`with ${where}: slowest start until ready`, Math.max(...secondsToReady), readyLimit, 's'),
  ]
}

async function somethingAcknowledged(writers: ReturnType<typeof startWriters>): Promise<void> {
  const before = writers.acknowledged.size
  for (let looks = 0; looks < 600 && writers.acknowledged.size === before; looks++) await sleep(50)
}

async function untilReady(url: string): Promise<void> {
  for (let looks = 0; looks < 600; looks++) {
    const status = await fetch(`${url}/readyz`).then(
      (answer) => answer.status,
      () => undefined,
    )
    if (status === 200) return
    await sleep(20)
  }
  throw new Error('the server did not become ready')
}
