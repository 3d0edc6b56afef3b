import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import { createDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { sql } from '#platform/db/sql.ts'
import { atTheEnd } from './support/at-the-end.ts'
import { lead } from './support/factories.ts'
import { startServerProcess } from './support/server-process.ts'

/** The build server kills it twenty times; a developer has less patience. */
const kills = process.env.ALL_LOCALES === '1' ? 20 : 3

// Whole servers are started here, several in each test; a busy machine needs a minute for one.
vi.setConfig({ testTimeout: (kills + 5) * 60_000 })

function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-crash-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** What is written here are leads, all from one address. */
const unlimited = { LEADS_PER_HOUR: '1000000', LEADS_PER_ADDRESS: '1000000' }

/** The one that these tests share, one after the other: only its first start makes a database and the demo's data. */
const dataDir = throwAwayFolder()

type Writes = { acknowledged: Map<string, string>; unanswered: string[] }

async function write(url: string, key: string): Promise<string> {
  const response = await fetch(`${url}${leadCalls.leaveContacts.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(lead({ company: key })),
  })
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
  for (let round = 0; round < kills; round++) {
    const server = await startServerProcess({ TEZBOX_DATA: dataDir, ...unlimited })
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
  const last = await startServerProcess({ TEZBOX_DATA: dataDir, ...unlimited })
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
  const first = await startServerProcess({ TEZBOX_DATA: dataDir, ...unlimited })
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
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, log: (line) => log.push(line) })
  await postgres.stop()
  expect(log.join(' ')).not.toContain('Took over')
}
