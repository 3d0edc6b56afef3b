import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { demoPeople } from '#modules/accounts/index.ts'
import { createDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { emptyDatabaseUrl } from './support/database.ts'
import { startServerProcess } from './support/server-process.ts'

// Whole servers are started here; a busy machine needs a minute for one.
vi.setConfig({ testTimeout: 300_000 })

test('several copies started together on one database all serve, and migrate once', async () => {
  const url = await emptyDatabaseUrl()
  const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-copies-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const servers = await Promise.all(
    Array.from({ length: 3 }, () => startServerProcess({ DATABASE_URL: url, TEZBOX_DATA: dataDir })),
  )
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))))
  // A copy that could not ask its database in time says so, and asks again.
  const isReady = async ({ url }: { url: string }) => expect((await fetch(`${url}/readyz`)).status).toBe(200)
  for (const server of servers) await vi.waitFor(() => isReady(server), { timeout: 60_000, interval: 250 })
  const db = createDatabase(url)
  expect(await db.one(sql`select count(*)::int as n from person`)).toEqual({ n: demoPeople.length })
  await db.close()
  for (const server of servers) expect(await server.stop()).toBe(0)
})
