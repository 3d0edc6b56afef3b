import { realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { limitsOfLongWork } from '../connection/limits.ts'
import { openClient } from '../connection/open.ts'
import { adminRole } from './cluster.ts'

/** Held by the one application that owns the data folder; the database frees it when that application dies. */
const ownerLock = 7_390_268_101

/** A killed owner's lock is freed as soon as the server reads the end of its connection: give it a moment. */
const lockPatienceMs = 1_500

export type Answer =
  | { kind: 'connected'; client: pg.Client }
  /** Starting up, recovering after a crash, or shutting down: ask again. */
  | { kind: 'not ready' }
  | { kind: 'not our database' }

/** Asks who listens on the port: ours knows our password and names our folder. */
export async function askDatabase(port: number, password: string, clusterDir: string): Promise<Answer> {
  const client = openClient(
    {
      host: '127.0.0.1',
      port,
      user: adminRole,
      password,
      // Advisory locks belong to one database; this one always exists and nobody clones or drops it.
      database: 'postgres',
    },
    { applicationName: 'tezbox-owner', ...limitsOfLongWork, connectTimeoutMs: 3_000 },
  )
  client.on('error', () => {
    // A lost connection shows in the next query, or through `end` once the session is held.
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory')
    if (rows[0] !== undefined && realpathSync(rows[0].data_directory) === clusterDir) {
      return { kind: 'connected', client }
    }
    await client.end()
    return { kind: 'not our database' }
  } catch (error) {
    client.end().catch(() => undefined)
    return { kind: isWrongDatabase(error) ? 'not our database' : 'not ready' }
  }
}

/** Wrong password, no such role, no such database: a PostgreSQL, but another one. */
function isWrongDatabase(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && ['28P01', '28000', '3D000', 'ENOENT'].includes(code)
}

/** False when another application holds the folder. Throws when the connection breaks meanwhile. */
export async function takeOwnerLock(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + lockPatienceMs
  while (true) {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      ownerLock,
    ])
    if (rows[0]?.taken === true) return true
    if (Date.now() > deadline) return false
    await sleep(100)
  }
}
