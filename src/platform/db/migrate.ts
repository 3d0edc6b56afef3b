import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { limitsOfLongWork } from './connection/limits.ts'
import { openClient } from './connection/open.ts'
import { NotWritable } from './connection/servers.ts'
import { type Mode, storedMode } from './mode.ts'
import { databaseSentence } from './start/database-sentence.ts'
import { clockWarning, mustBeUsable, readServer } from './start/usable-server.ts'

export type Applied = { version: number; name: string; sha256: string; oldestReader: number }
export type Migration = Applied & { text: string }

export type MigrationReport = {
  applied: string[]
  /** What a newer program has applied already, and this one does not know. */
  ahead: string[]
  version: number
  /** Said when the database's clock and ours do not agree. */
  clocks: string | undefined
}

export class MigrationError extends Error {
  override name = 'MigrationError'
}

/**
 * What takes something away says since which migration no program reads it any more: `-- contract: nothing since 0046 reads it`.
 * Programs that know less may not run on it; everything else is an addition, which they do not see (decision 57).
 */
const contract = /^-- contract: nothing since (\d{4}) reads it\b/gm

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
  const client = await connect(url)
  try {
    const server = await readServer(client)
    mustBeUsable(server)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    allow(await storedMode(client))
    await makeHistory(client)
    const done = await appliedTo(client)
    const ahead = done.slice(files.length)
    refuseEditedHistory(done.slice(0, files.length), files)
    refuseWhatIsGone(ahead, files.length)
    const pending = files.slice(done.length)
    for (const migration of pending) await apply(client, migration)
    allow(await storedMode(client))
    return {
      applied: pending.map((migration) => migration.name),
      ahead: ahead.map(({ name }) => name),
      version: files.length,
      clocks: clockWarning(server),
    }
  } finally {
    await client.end()
  }
}

async function makeHistory(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists schema_migration (
    version integer primary key,
    name text not null,
    sha256 text not null,
    applied_at timestamptz(3) not null default now()
  )`)
  await client.query(
    'alter table schema_migration add column if not exists oldest_reader integer not null default 0',
  )
}

/** In their order; the table is there once anybody has started on the database. */
export async function appliedTo(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>(
    'select version, name, sha256, oldest_reader as "oldestReader" from schema_migration order by version',
  )
  return rows
}

/** Inside the caller's transaction: a restore makes everything or nothing. */
export async function applyWithin(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await makeHistory(client)
  for (const migration of migrations) await run(client, migration)
}

/** A start has time: on a busy machine the primary may miss the short limit of a search. */
const START_SEARCHES = 4

async function connect(url: string): Promise<pg.Client> {
  for (let tries = 1; ; tries++) {
    const client = openClient(url, { applicationName: 'tezbox migrate', ...limitsOfLongWork })
    try {
      return await client.connect()
    } catch (error) {
      if (tries === START_SEARCHES || !(error instanceof NotWritable)) refuseUnreachable(error as Error)
    }
  }
}

export function refuseUnreachable(error: Error): never {
  const sentence =
    error instanceof NotWritable
      ? `The database of DATABASE_URL cannot be written to: ${error.message}. Name its primary, or promote the standby (deploy/postgres).`
      : databaseSentence(error)
  if (!sentence) throw error
  throw new MigrationError(sentence, { cause: error })
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin')
    await run(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function run(client: pg.Client, migration: Migration): Promise<void> {
  const { version, name, sha256, oldestReader, text } = migration
  try {
    await client.query(text)
    await client.query(
      'insert into schema_migration (version, name, sha256, oldest_reader) values ($1, $2, $3, $4)',
      [version, name, sha256, oldestReader],
    )
  } catch (error) {
    throw new MigrationError(`migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** What was applied must still be there, unchanged: a correction is a new file. */
function refuseEditedHistory(done: readonly Applied[], files: readonly Migration[]): void {
  for (const [index, applied] of done.entries()) {
    const file = files[index]
    if (file?.version !== applied.version) {
      throw new MigrationError(
        `migration ${applied.name} was applied to this database, but its file is missing: a newer program has counted otherwise`,
      )
    }
    if (file.sha256 !== applied.sha256) {
      throw new MigrationError(
        `migration ${file.name} was edited after it had been applied: undo the edit and write a new migration`,
      )
    }
  }
}

/** The version before runs on what a newer one has added, so that a bad release can be taken back. */
function refuseWhatIsGone(ahead: readonly Applied[], known: number): void {
  const gone = ahead.find(({ oldestReader }) => oldestReader > known)
  if (!gone) return
  throw new MigrationError(
    `migration ${gone.name} of a newer program took away what this one reads: this program is older than its data. Start a version that has migration ${String(gone.oldestReader).padStart(4, '0')}, or restore a backup from before.`,
  )
}

export async function readMigrations(folder: string): Promise<Migration[]> {
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
      const oldestReader = Math.max(0, ...[...text.matchAll(contract)].map(([, since]) => Number(since)))
      return { version, name, text, oldestReader, sha256: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
