import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  DataFolderInUse,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  removeDataFolder,
  startEmbeddedPostgres,
  visitEmbeddedPostgres,
} from './index.ts'
import { isAlive } from './process-identity.ts'

const isRoot = process.getuid?.() === 0
/** For a machine that is busy with other tests. */
const patience = { timeout: 30_000 }

let prepared: string
let base: string
let dataDir: string
let running: EmbeddedPostgres[]
let owners: ChildProcess[]

/** Most tests begin with a copy of a folder that was used before: initdb takes most of a second. */
beforeAll(async () => {
  prepared = temporaryFolder()
  dataDir = join(prepared, 'data')
  const database = await startEmbeddedPostgres({ dataDir, fsync: false })
  await database.stop()
})
afterAll(() => rmSync(prepared, { recursive: true, force: true }))

beforeEach(() => {
  base = temporaryFolder()
  dataDir = join(base, 'data')
  execFileSync('cp', ['-a', join(prepared, 'data'), dataDir])
  running = []
  owners = []
})

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL')
  await Promise.all(running.map((database) => database.stop()))
  // Also stops what a killed owner left behind.
  if (existsSync(dataDir)) await removeDataFolder(dataDir)
  rmSync(base, { recursive: true, force: true })
})

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-embedded-'))
  chmodSync(folder, 0o755)
  return folder
}

function beginWithoutDataFolder(): void {
  rmSync(dataDir, { recursive: true })
}

async function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, fsync: false, removeIfAbandoned: true, ...options })
  running.push(database)
  return database
}

/** Another process that owns the data folder; resolves to its database address, or to what it was refused with. */
function startOwner(options: Partial<EmbeddedPostgresOptions> = {}): {
  process: ChildProcess
  answer: Promise<string>
} {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)})
    try {
      const database = await startEmbeddedPostgres(${JSON.stringify({ dataDir, fsync: false, ...options })})
      console.log(database.url)
      process.once('SIGTERM', () => database.stop())
    } catch (error) {
      console.log(error.message)
    }`
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  owners.push(owner)
  const answer = once(owner.stdout, 'data').then(([chunk]) => String(chunk).trim())
  return { process: owner, answer }
}

async function killed(owner: ChildProcess): Promise<void> {
  const gone = once(owner, 'exit')
  owner.kill('SIGKILL')
  await gone
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
}

test('data survives a stop, and a stop leaves no process', async () => {
  const first = await start()
  await query(first.url, 'CREATE TABLE parcel AS SELECT 7 AS id')
  const pid = postmasterPid()
  await first.stop()
  expect(isAlive(pid)).toBe(false)

  const second = await start()
  expect(await query(second.url, 'SELECT id FROM parcel')).toEqual([{ id: 7 }])
})

test('the application is no superuser, and sorts and stores text the same on every machine', async () => {
  const { url } = await start()
  expect(
    await query(
      url,
      `SELECT current_setting('is_superuser') AS superuser, current_setting('data_checksums') AS checksums,
              current_setting('timezone') AS zone, current_setting('listen_addresses') AS listens,
              datlocprovider AS provider, datlocale AS locale, pg_encoding_to_char(encoding) AS encoding
         FROM pg_database WHERE datname = current_database()`,
    ),
  ).toEqual([
    {
      superuser: 'off',
      checksums: 'on',
      zone: 'UTC',
      listens: '127.0.0.1',
      provider: 'b',
      locale: 'C.UTF-8',
      encoding: 'UTF8',
    },
  ])
})

test('the password is asked for and kept from other users', async () => {
  const { url } = await start()
  const wrong = url.replace(/:[0-9a-f]{48}@/, ':guess@')
  await expect(query(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  expect(statSync(join(dataDir, 'postgres/password')).mode & 0o777).toBe(0o600)
})

test('refuses a second copy on the same data folder', async () => {
  await start()
  await Promise.all([
    expect(start()).rejects.toThrow(DataFolderInUse),
    expect(removeDataFolder(dataDir)).rejects.toThrow(DataFolderInUse),
    expect(startOwner().answer).resolves.toMatch(
      /^TezBox is already running on the data folder .*Stop that copy first/,
    ),
  ])
})

test('an errand uses the database of the copy that runs, and leaves it running', async () => {
  const owner = startOwner()
  await query(await owner.answer, 'CREATE TABLE parcel AS SELECT 7 AS id')
  const errand = await visitEmbeddedPostgres({ dataDir, fsync: false })
  expect(await query(errand.url, 'SELECT id FROM parcel')).toEqual([{ id: 7 }])
  const pid = postmasterPid()
  await errand.stop()
  expect(isAlive(pid)).toBe(true)
})

test('where no copy runs, the database is started for the errand and stopped after it', async () => {
  const errand = await visitEmbeddedPostgres({ dataDir, fsync: false, removeIfAbandoned: true })
  expect(await query(errand.url, 'SELECT 7 AS id')).toEqual([{ id: 7 }])
  const pid = postmasterPid()
  await errand.stop()
  expect(isAlive(pid)).toBe(false)
})

test('after kill -9 of the application the next start takes the running database over', async () => {
  const owner = startOwner()
  const url = await owner.answer
  await query(url, 'CREATE TABLE parcel AS SELECT 7 AS id')
  const pid = postmasterPid()
  await killed(owner.process)

  const next = await start()
  expect(postmasterPid()).toBe(pid)
  expect(await query(next.url, 'SELECT id FROM parcel')).toEqual([{ id: 7 }])
  await next.stop()
  expect(isAlive(pid)).toBe(false)
})

test('after kill -9 of the database it is taken up again at the same address, with what was committed', async () => {
  const log = vi.fn()
  const onLost = vi.fn()
  const { url } = await start({ log, onLost })
  await query(url, 'CREATE TABLE parcel AS SELECT 7 AS id')
  const killed = postmasterPid()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('The database is back'), patience)
  expect(postmasterPid()).not.toBe(killed)
  expect(await query(url, 'SELECT id FROM parcel')).toEqual([{ id: 7 }])
  await expect(start()).rejects.toThrow(DataFolderInUse)
  expect(onLost).not.toHaveBeenCalled()
})

test('a database that does not come back is lost, and what was committed is there at the next start', async () => {
  const onLost = vi.fn()
  const first = await start({ onLost })
  await query(first.url, 'CREATE TABLE parcel AS SELECT 7 AS id')
  const version = join(dataDir, 'postgres/cluster/PG_VERSION')
  renameSync(version, `${version}.gone`)
  process.kill(postmasterPid(), 'SIGKILL')
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), patience)
  await first.stop()

  renameSync(`${version}.gone`, version)
  const second = await start()
  expect(await query(second.url, 'SELECT id FROM parcel')).toEqual([{ id: 7 }])
})

test('stays the owner when PostgreSQL drops all sessions and recovers by itself', async () => {
  const log = vi.fn()
  const onLost = vi.fn()
  const { url } = await start({ log, onLost })
  const victim = new pg.Client(url)
  victim.on('error', () => undefined)
  await victim.connect()
  const { rows } = await victim.query('SELECT pg_backend_pid() AS pid')
  process.kill(rows[0].pid, 'SIGKILL')

  await vi.waitFor(() => expect(log).toHaveBeenCalledWith('The database is back'), patience)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await expect(start()).rejects.toThrow(DataFolderInUse)
  expect(onLost).not.toHaveBeenCalled()
})

test('a first start killed half-way does not block the next', async () => {
  beginWithoutDataFolder()
  const owner = startOwner()
  owner.answer.catch(() => undefined)
  const half = () =>
    existsSync(dataDir) &&
    readdirSync(dataDir).some((name) => existsSync(join(dataDir, name, 'cluster/global/pg_control')))
  await vi.waitFor(() => expect(half()).toBe(true), { ...patience, interval: 5 })
  await killed(owner.process)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

  const next = await start()
  expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('of ten processes starting together on a new folder exactly one wins', async () => {
  beginWithoutDataFolder()
  const answers = await Promise.all(Array.from({ length: 10 }, () => startOwner().answer))
  const winners = answers.filter((answer) => answer.startsWith('postgres://'))
  expect(winners).toHaveLength(1)
  expect(answers.filter((answer) => answer.includes('already running'))).toHaveLength(9)
  expect(await query(winners[0] ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a left-over pid file that names a stranger neither blocks the start nor harms the stranger', async () => {
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid')
  const user = isRoot ? { uid: 65534, gid: 65534 } : {}
  const stranger = spawn('sleep', ['60'], { ...user, cwd: '/', stdio: 'ignore' })
  try {
    writeFileSync(
      pidFile,
      `${stranger.pid}\n${join(dataDir, 'postgres/cluster')}\n1700000000\n1\n\n127.0.0.1\n`,
    )
    const second = await start()
    await second.stop()
    await sleep(50)
    expect(stranger.exitCode).toBe(null)
    expect(stranger.signalCode).toBe(null)
  } finally {
    stranger.kill()
  }
})

test.runIf(isRoot)('root lends the database another user', async () => {
  await start()
  const owner = Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${postmasterPid()}/status`, 'utf8'))?.[1])
  expect(owner).toBe(65534)
})

test.runIf(isRoot)('works in a folder that was made private, as temporary folders are', async () => {
  beginWithoutDataFolder()
  mkdirSync(dataDir, { mode: 0o700 })
  const { url } = await start()
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a reset stops the database that a killed copy left behind', async () => {
  const owner = startOwner()
  await owner.answer
  const pid = postmasterPid()
  await killed(owner.process)
  await removeDataFolder(dataDir)
  expect(isAlive(pid)).toBe(false)
  expect(existsSync(dataDir)).toBe(false)
})

test('a test database goes with the process that made it, however that ends', async () => {
  const owner = startOwner({ removeIfAbandoned: true })
  await owner.answer
  const pid = postmasterPid()
  await killed(owner.process)
  await vi.waitFor(() => expect(existsSync(dataDir)).toBe(false), patience)
  expect(isAlive(pid)).toBe(false)
})
