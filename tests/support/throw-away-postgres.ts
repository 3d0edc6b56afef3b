import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'

/** A PostgreSQL for one run, in a folder that goes with it. */
export async function startThrowAwayPostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-test-'))
  // Nothing here outlives the run, so it need not survive a power cut.
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, removeIfAbandoned: true })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** One statement on a connection of its own, for what makes and drops databases. */
export async function inPostgres(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
