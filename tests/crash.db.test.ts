import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { demoPeople } from '#modules/accounts/index.ts'
import { createDatabase } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { sql } from '#platform/db/sql.ts'
import { emptyDatabaseUrl } from './support/database.ts'
import { lead } from './support/factories.ts'
import { startServerProcess } from './support/server-process.ts'

function throwAwayFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tezbox-crash-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes until the server is gone; answers with what was acknowledged, by key. */
async function writeUntilGone(url: string): Promise<Map<string, string>> {
  const acknowledged = new Map<string, string>()
  const writer = async () => {
    for (;;) {
      const key = randomUUID()
      try {
        const response = await fetch(`${url}/api/content/v1/leads`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify(lead({ company: key })),
        })
        const { data } = (await response.json()) as { data: { id: string } }
        acknowledged.set(key, data.id)
      } catch {
        return
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  return acknowledged
}

test('killed twenty times in the middle of writing, the server loses nothing it acknowledged and does nothing twice', async () => {
  const dataDir = throwAwayFolder()
  const acknowledged = new Map<string, string>()
  for (let round = 0; round < 20; round++) {
    const server = await startServerProcess({ TEZBOX_DATA: dataDir })
    const writing = writeUntilGone(server.url)
    await sleep(100 + round * 10)
    await server.kill()
    for (const [key, id] of await writing) acknowledged.set(key, id)
  }
  const last = await startServerProcess({ TEZBOX_DATA: dataDir })
  expect(await last.stop()).toBe(0)
  expect(acknowledged.size).toBeGreaterThan(20)

  const postgres = await startEmbeddedPostgres({ dataDir })
  const db = createDatabase(postgres.url)
  const rows = await db.many<{ id: number; company: string }>(sql`select id, company from lead`)
  await db.close()
  await postgres.stop()
  const stored = new Map(rows.map(({ id, company }) => [company, String(id)]))
  expect(rows.length, 'a key wrote two rows').toBe(stored.size)
  const missing = [...acknowledged].filter(([key, id]) => stored.get(key) !== id)
  expect(missing).toEqual([])
}, 240_000)

test('a second copy on the same data folder is refused with a clear sentence', async () => {
  const dataDir = throwAwayFolder()
  const first = await startServerProcess({ TEZBOX_DATA: dataDir })
  await expect(startServerProcess({ TEZBOX_DATA: dataDir })).rejects.toThrow(/already|running|in use/i)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  expect(await first.stop()).toBe(0)
})

test('a taken port is told in a sentence, and nothing is left running', async () => {
  const first = await startServerProcess({ TEZBOX_DATA: throwAwayFolder() })
  const port = new URL(first.url).port
  await expect(startServerProcess({ TEZBOX_DATA: throwAwayFolder(), PORT: port })).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  )
  expect(await first.stop()).toBe(0)
})

test('several copies started together on one database all serve, and migrate once', async () => {
  const url = await emptyDatabaseUrl()
  const dataDir = throwAwayFolder()
  const servers = await Promise.all(
    Array.from({ length: 3 }, () => startServerProcess({ DATABASE_URL: url, TEZBOX_DATA: dataDir })),
  )
  for (const server of servers) expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  const db = createDatabase(url)
  expect(await db.one(sql`select count(*)::int as n from person`)).toEqual({ n: demoPeople.length })
  await db.close()
  for (const server of servers) expect(await server.stop()).toBe(0)
})
