import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type Db } from '../src/platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { fillOrders } from './order-heap.ts'
import { addPeople } from './order-people.ts'

type Heap = {
  count: number
  /** Customers, who share the orders; one more is of the staff, and has the token after theirs. */
  people: number
  staff: 'operator' | 'admin'
  /** What else stands there before the server starts. */
  prepare(db: Db, firstPerson: number): Promise<void>
}

/** A database with so many orders, and the product on it. */
export async function openOrders({ count, people, staff, prepare }: Heap) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
  openDataFolder(dataDir)
  const postgres = await startEmbeddedPostgres({
    dataDir,
    fsync: false,
    removeIfAbandoned: true,
    onLost: (error) => console.error(error),
  })
  await migrate(postgres.url, join(import.meta.dirname, '../migrations'))
  const db = createDatabase(postgres.url, { poolSize: 1, statementTimeoutMs: 600_000 })
  const started = performance.now()
  const first = await addPeople(db, people)
  await addPeople(db, 1, people, staff)
  await fillOrders(db, count, first)
  console.log(`${count} orders made in ${Math.round((performance.now() - started) / 1000)} s`)
  await prepare(db, first)
  const server = await startServerProcess({
    TEZBOX_DATA: mkdtempSync(join(dataDir, 'files-')),
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '100000000',
  })
  return {
    db,
    databaseUrl: postgres.url,
    server,
    async close() {
      await server.stop()
      await db.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** How long an answer takes until its last byte. */
export async function milliseconds(agent: Agent, url: string, token: string): Promise<number> {
  const start = performance.now()
  const [response] = await once(get(url, { agent, headers: { authorization: `Token ${token}` } }), 'response')
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return performance.now() - start
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
