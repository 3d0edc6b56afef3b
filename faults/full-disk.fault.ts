import { readdirSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { newStorageKey } from '#platform/files/store/file-store.ts'
import { folderStore } from '#platform/files/store/folder-store.ts'
import { freePort } from '../scripts/lib/free-port.mjs'
import { eventually } from '../tests/support/eventually.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { atLeast, atMost, exactly, type Fault, type Figure, type Scale } from './fault.ts'
import { missingForSmallDisk, type SmallDisk, smallDisk } from './parts/small-disk.ts'
import { inDatabaseOf, throwAwayFolder } from './parts/throw-away.ts'
import { forWriters, startWriters } from './parts/writers.ts'

/** How long the disk stays full. */
const FULL_MS = { short: 5_000, whole: 20_000 }
const ANSWER_SECONDS = 5
const HEAL_SECONDS = 10
const SIZE = '700m'
/** A database that fell over comes back, a server starts: on a busy machine that takes its time. */
const patience = { limitMs: 300_000 }

export const fault: Fault = {
  says: 'the disk of the database, and the one of the whole data folder, is filled while people write, and emptied again',
  missing: missingForSmallDisk,
  run: async (scale) => [...(await databaseElsewhere(scale)), ...(await everythingHere(scale))],
}

async function databaseElsewhere(scale: Scale): Promise<Figure[]> {
  const disk = smallDisk(SIZE)
  const files = throwAwayFolder()
  const database = await keptDatabase(join(disk.path, 'database'))
  try {
    const env = { DATABASE_URL: database.url, TEZBOX_DATA: files.path, ...forWriters }
    const server = await startServerProcess(env)
    const { writers, figures } = await whileFull(server.url, disk, FULL_MS[scale], 'the database’s disk full')
    await server.stop()
    const { lost, doubled } = await writers.lostAndDoubled(database.url)
    const failed = writers.answers.filter(({ status }) => status !== 201)
    const honest = failed.filter(({ status }) => status === 503 || status === 507)
    return [
      ...figures,
      exactly('the database’s disk full: failures that are not 503 or 507', failed.length - honest.length, 0),
      exactly('the database’s disk full: acknowledged and lost', lost, 0),
      exactly('the database’s disk full: done twice', doubled, 0),
    ]
  } finally {
    await database.stop()
    disk.remove()
    files.remove()
  }
}

/** The embedded database may fall over on a full disk; the process then ends, and whoever runs it starts it again. */
async function everythingHere(scale: Scale): Promise<Figure[]> {
  const disk = smallDisk(SIZE)
  const dataDir = join(disk.path, 'data')
  const port = String(await freePort())
  const kept = keptServer({ TEZBOX_DATA: dataDir, PORT: port, ...forWriters })
  const where = 'the data folder’s disk full'
  try {
    await kept.isUp()
    const store = folderStore(join(dataDir, 'files'))
    let refused = 0
    const { writers, figures } = await whileFull(
      `http://localhost:${port}`,
      disk,
      FULL_MS[scale],
      where,
      () => store.put(newStorageKey(), Buffer.alloc(1_000_000)).catch(() => void refused++),
    )
    await kept.stop()
    const { lost, doubled } = await inDatabaseOf(dataDir, (url) => writers.lostAndDoubled(url))
    const halves = readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' })
    return [
      ...figures,
      atLeast(`${where}: files refused`, refused, 1),
      exactly(`${where}: half-written files left`, halves.filter((name) => name.endsWith('.part')).length, 0),
      exactly(`${where}: acknowledged and lost`, lost, 0),
      exactly(`${where}: done twice`, doubled, 0),
    ]
  } finally {
    await kept.stop()
    disk.remove()
  }
}

/** Fills the disk under people who write, and says what they and the balancer saw, and when it was over. */
async function whileFull(
  url: string,
  disk: SmallDisk,
  fullMs: number,
  where: string,
  meanwhile: () => unknown = () => undefined,
) {
  const writers = startWriters(() => url, { count: 4 })
  const isUp = async () => (await readiness(url)) === 200
  await eventually(
    () => writers.acknowledged.size,
    (count) => count >= 20,
    patience,
  )
  const filledAt = Date.now()
  let notReady = 0
  let looks = 0
  while (Date.now() - filledAt < fullMs) {
    disk.fill()
    await meanwhile()
    await sleep(300)
    // It may take a few seconds to notice.
    if (Date.now() - filledAt < ANSWER_SECONDS * 800) continue
    looks++
    if ((await readiness(url)) !== 200) notReady++
  }
  const roomAt = Date.now()
  disk.makeRoom()
  await eventually(
    () => writers.answers.some(({ at, status }) => at > roomAt && status === 201),
    Boolean,
    patience,
  )
  await eventually(isUp, Boolean, patience)
  const healedMs = Date.now() - roomAt
  await sleep(1_000)
  await writers.stop()
  const failed = writers.answers.filter(({ at, status }) => at > filledAt && status !== 201)
  const figures = [
    atLeast(`${where}: calls refused`, failed.length, 1),
    atMost(`${where}: slowest refusal`, Math.max(...failed.map(({ ms }) => ms)) / 1000, ANSWER_SECONDS, 's'),
    exactly(`${where}: checks of readiness that said ready`, looks - notReady, 0),
    atMost(`${where}: until writing again, once there is room`, healedMs / 1000, HEAL_SECONDS, 's'),
  ]
  return { writers, figures }
}

const readiness = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ status }) => status,
    () => undefined,
  )

/** A PostgreSQL at one address, started again when it falls over, as a service would be. */
async function keptDatabase(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  let postgres: EmbeddedPostgres
  let isOver = false
  const startAgain = async () => {
    for (let tries = 0; !isOver && tries < 200; tries++) {
      try {
        postgres = await startEmbeddedPostgres({ dataDir, onLost: startAgain, removeIfAbandoned: true })
        return
      } catch {
        await sleep(500)
      }
    }
  }
  postgres = await startEmbeddedPostgres({ dataDir, onLost: startAgain, removeIfAbandoned: true })
  const front = await forwarded(() => Number(new URL(postgres.url).port))
  const url = new URL(postgres.url)
  url.port = String((front.address() as { port: number }).port)
  return {
    url: url.href,
    async stop() {
      isOver = true
      front.close()
      await postgres.stop()
    },
  }
}

/** Hands every connection on to wherever the database is now. */
async function forwarded(portNow: () => number): Promise<Server> {
  const front = createServer((caller) => {
    const database = connect(portNow(), '127.0.0.1')
    const end = () => {
      caller.destroy()
      database.destroy()
    }
    for (const side of [caller, database]) side.on('error', end).on('close', end)
    caller.pipe(database).pipe(caller)
  })
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening))
  return front
}

/** The server, started again whenever it ends, as systemd does. */
function keptServer(env: Record<string, string>) {
  let server: ServerProcess | undefined
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      server = await startServerProcess(env).catch(() => undefined)
      while (server && isAlive(server.pid) && !isOver) await sleep(50)
      if (!isOver) await sleep(500)
    }
  })()
  return {
    isUp: () => eventually(() => server !== undefined, Boolean, patience),
    async stop() {
      isOver = true
      await running
      if (server && isAlive(server.pid)) await server.stop()
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
