import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Mode, storedMode } from './mode.ts'

type Migration = { version: number; name: string; sha256: string; text: string }

export type MigrationReport = { applied: string[]; version: number }

export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Any constant will do, as long as every process asks for the same one. */
const MIGRATION_LOCK = 7_263_001

/**
 * Brings the schema up to date. Forward only: each file runs once, in its own transaction, in order of its number.
 * Processes that start together wait for one lock, so the first migrates and the others find the work done.
 * `allow` throws when the start is not for a database of this mode: before anything is changed, and again after the
 * migration that tells what an older one is for.
 */
export async function migrate(
  url: string,
  folder: string,
  allow: (stored: Mode | undefined) => void = () => undefined,
): Promise<MigrationReport> {
  const files = await readMigrations(folder)
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tezbox migrate',
    lock_timeout: 60_000,
  })
  await client.connect().catch(refuseUnreachable)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    allow(await storedMode(client))
    await client.query(`create table if not exists schema_migration (
      version integer primary key,
      name text not null,
      sha256 text not null,
      applied_at timestamptz(3) not null default now()
    )`)
    const { rows: done } = await client.query<Omit<Migration, 'text'>>(
      'select version, name, sha256 from schema_migration order by version',
    )
    refuseEditedHistory(done, files)
    const pending = files.slice(done.length)
    for (const migration of pending) await apply(client, migration)
    allow(await storedMode(client))
    return { applied: pending.map((migration) => migration.name), version: files.length }
  } finally {
    await client.end()
  }
}

/** By SQLSTATE or system code: what the person who set DATABASE_URL can act on. */
const connectionFaults: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer',
  ENOTFOUND: 'has an unknown host',
  ETIMEDOUT: 'does not answer',
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
  '3D000': 'does not exist',
}

function refuseUnreachable(error: Error & { code?: string }): never {
  const fault = connectionFaults[error.code ?? '']
  if (!fault) throw error
  const sentence = `The database of DATABASE_URL ${fault}. Check the setting and the server behind it.`
  throw new MigrationError(sentence, { cause: error })
}

async function apply(client: pg.Client, { version, name, sha256, text }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(text)
    await client.query('insert into schema_migration (version, name, sha256) values ($1, $2, $3)', [
      version,
      name,
      sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** What was applied must still be there, unchanged: a correction is a new file. */
function refuseEditedHistory(done: readonly Omit<Migration, 'text'>[], files: readonly Migration[]): void {
  for (const [index, applied] of done.entries()) {
    const file = files[index]
    if (!file || file.version !== applied.version) {
      throw new MigrationError(
        `migration ${applied.name} was applied to this database, but its file is missing: this program is older than its data`,
      )
    }
    if (file.sha256 !== applied.sha256) {
      throw new MigrationError(
        `migration ${file.name} was edited after it had been applied: undo the edit and write a new migration`,
      )
    }
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name, index) => {
      const version = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1])
      if (version !== index + 1) {
        throw new MigrationError(
          `migration ${name}: expected a name like ${String(index + 1).padStart(4, '0')}_what.sql`,
        )
      }
      const text = await readFile(join(folder, name), 'utf8')
      return { version, name, text, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
