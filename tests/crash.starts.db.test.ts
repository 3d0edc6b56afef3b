import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentCalls } from '#modules/content/content.calls.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import { createDatabase } from '#platform/db/database.ts'
import { DataFolderInUse, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { sql } from '#platform/db/sql.ts'
import { atTheEnd } from './support/at-the-end.ts'
import { eventually } from './support/eventually.ts'
import { lead } from './support/factories.ts'
import { type ServerProcess, startServerProcess } from './support/server-process.ts'

/** Twice shows the rule; a hundred times is what `npm run faults -- kills` is for. */
const KILLS = 2

// Whole servers are started here, several in each test; a busy machine needs a minute for one.
vi.setConfig({ testTimeout: 8 * 60_000 })

function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-crash-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What is written here are leads, all from one address. */
const unlimited = { LEADS_PER_HOUR: '1000000', LEADS_PER_ADDRESS: '1000000' }

/** The one that these tests share, one after the other: only its first start makes a database and the demo's data. */
const dataDir = throwAwayFolder()

/** Gone at the end of its test, whatever became of that: left behind, it would hold the folder that the next one needs. */
async function startServer(): Promise<ServerProcess> {
  const server = await startServerProcess({ TEZBOX_DATA: dataDir, ...unlimited })
  onTestFinished(() => server.kill())
  return server
}

type Writes = { acknowledged: Map<string, string>; unanswered: string[] }

/** Whoever is told that it is too busy just now asks again with the same key. */
async function write(url: string, key: string): Promise<string> {
  const send = () =>
    fetch(`${url}${leadCalls.leaveContacts.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(lead({ company: key })),
    })
  let response = await send()
  while (response.status === 503) {
    await response.body?.cancel()
    await sleep(50)
    response = await send()
  }
  expect(response.status).toBe(201)
  const { data } = (await response.json()) as { data: { id: string } }
  return data.id
}

/**
 * Eight writers, until the server is gone. What was under way then got no answer, and may or may not have happened.
 * `onAnswer` is told of every answer.
 */
async function writeUntilGone(url: string, onAnswer: () => void): Promise<Writes> {
  const writes: Writes = { acknowledged: new Map(), unanswered: [] }
  const writer = async () => {
    for (;;) {
      const key = randomUUID()
      try {
        writes.acknowledged.set(key, await write(url, key))
        onAnswer()
      } catch (error) {
        // Only a lost connection ends a writer; a wrong answer fails the test.
        if (!(error instanceof TypeError)) throw error
        writes.unanswered.push(key)
        return
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  return writes
}

test('killed again and again in the middle of writing, the server loses nothing it acknowledged and does nothing twice', async () => {
  const acknowledged = new Map<string, string>()
  let unanswered: string[] = []
  for (let round = 0; round < KILLS; round++) {
    const server = await startServer()
    // A client that got no answer asks again with the same key.
    for (const key of unanswered) acknowledged.set(key, await write(server.url, key))
    const answered = Promise.withResolvers<void>()
    const writing = writeUntilGone(server.url, answered.resolve)
    // A busy machine takes its time until the first answer; a writer that failed ends the wait too.
    await Promise.race([answered.promise, writing])
    await sleep(100 + round * 10)
    await server.kill()
    const writes = await writing
    expect(writes.acknowledged.size, `round ${round}`).toBeGreaterThan(0)
    for (const [key, id] of writes.acknowledged) acknowledged.set(key, id)
    unanswered = writes.unanswered
  }
  const last = await startServer()
  for (const key of unanswered) acknowledged.set(key, await write(last.url, key))
  expect(await last.stop()).toBe(0)

  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
  const db = createDatabase(postgres.url)
  // The demo has messages of its own.
  const rows = await db.many<{ id: number; company: string }>(
    sql`select id, company from lead where company = any(${[...acknowledged.keys()]})`,
  )
  await db.close()
  await postgres.stop()
  const stored = new Map(rows.map(({ id, company }) => [company, String(id)]))
  expect(rows.length, 'a key wrote two rows').toBe(stored.size)
  expect(stored).toEqual(acknowledged)
})

test('a second copy on the same data folder is refused with a clear sentence', async () => {
  const first = await startServer()
  await expect(startServerProcess({ TEZBOX_DATA: dataDir, ...unlimited })).rejects.toThrow(dataDir)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  expect(await first.stop()).toBe(0)
})

test('a taken port is told in a sentence, and nothing is left running', async () => {
  const stranger = createServer().listen(0, 'localhost')
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  await expect(startServerProcess({ TEZBOX_DATA: dataDir, PORT: String(port) })).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  )
  stranger.close()
  await expectNobodyAtHome(dataDir)
})

test('killed with -9, the program that started the server takes it along', async () => {
  const wrapper = await startServerProcess({ TEZBOX_DATA: dataDir }, { program: 'scripts/start.mjs' })
  onTestFinished(() => wrapper.kill())
  await wrapper.kill()
  await expect.poll(() => answers(wrapper.url), { timeout: 60_000 }).toBe(false)
  await expectNobodyAtHome(dataDir)
})

test('asked to stop, it says so at once and for a while, answers as ever meanwhile, and ends once however often it is asked', async () => {
  const server = await startServerProcess({ TEZBOX_DATA: dataDir, DRAIN_SECONDS: '3' })
  onTestFinished(() => server.kill())
  const stopped = server.stop()
  await expect.poll(() => statusOf(`${server.url}/readyz`), { timeout: 30_000 }).toBe(503)
  process.kill(server.pid, 'SIGTERM')
  process.kill(server.pid, 'SIGINT')
  const answer = await fetch(`${server.url}${contentCalls.readWarning.path}`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(await stopped).toBe(0)
  expect(await answers(server.url)).toBe(false)
})

const statusOf = (url: string) => fetch(url).then(({ status }) => status)

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

test('asked to stop while it is still starting, it leaves no database behind', async () => {
  for (const delayMs of [300, 900, 1_500]) {
    const dataDir = throwAwayFolder()
    const child = spawn(process.execPath, ['src/main.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, NODE_ENV: 'production', TEZBOX_DATA: dataDir, PORT: '0', METRICS_PORT: '0' },
      stdio: 'ignore',
    })
    await sleep(delayMs)
    child.kill('SIGTERM')
    await once(child, 'exit')
    await expectNobodyAtHome(dataDir)
  }
})

/** A database left behind would be taken over by whoever starts next. */
async function expectNobodyAtHome(dataDir: string): Promise<void> {
  const log: string[] = []
  const start = () => startEmbeddedPostgres({ dataDir, fsync: false, log: (line) => log.push(line) })
  // A server that goes without being waited for is still stopping it.
  const postgres = await eventually(
    () => start().catch((error) => error as Error),
    (outcome) => !(outcome instanceof DataFolderInUse),
  )
  if (postgres instanceof Error) throw postgres
  await postgres.stop()
  expect(log.join(' ')).not.toContain('Took over')
}
