import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { proveBooks } from '#modules/ledger/index.ts'
import type { About, Manifest } from '#platform/backup/archive.ts'
import { checkSeals, unpack } from '#platform/backup/container/pack.ts'
import { type KeyPlan, planKeys } from '#platform/backup/keys.ts'
import { type NewPlace, newPlace } from '#platform/backup/new-place.ts'
import { PIPE, readWhole } from '#platform/backup/output.ts'
import { askAtTerminal, readPassphrase } from '#platform/backup/passphrase.ts'
import { BackupProblem } from '#platform/backup/problem.ts'
import { checkBackup, type Restored, restoreBackup } from '#platform/backup/restore-backup.ts'
import { sumOfRows } from '#platform/backup/row-hash.ts'
import { openSession } from '#platform/backup/session.ts'
import { readDatabaseSettings } from '#platform/config/config.ts'
import {
  holdsNothing,
  openDataFolder,
  removeDataFolder,
  visitEmbeddedPostgres,
} from '#platform/db/embedded/index.ts'
import { readMigrations } from '#platform/db/migrate.ts'
import type { Mode } from '#platform/db/mode.ts'
import { engineSchema } from '#platform/jobs/engine-schema.ts'
import { sentenceFor } from './sentence-for.ts'
import { dataDirOf, migrations } from './standing.ts'

const usage = 'For example: npm run restore -- /var/backups/tezbox.backup'

type Source = { read(): AsyncIterable<Buffer>; passphrase: string }
type Place = { databaseUrl: string | undefined; dataDir: string; mode: Mode }

/** `npm run restore -- FILE`: a backup back into an empty place. With `--check` it is only read through. */
async function restore(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { check: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [given, ...more] = positionals
  if (!given || more.length > 0) throw new BackupProblem(`Which file? ${usage}`)
  // npm goes to the project's folder first.
  const path = resolve(process.env.INIT_CWD ?? '.', given)
  const isPipe = given === PIPE
  const read = () => (isPipe ? (process.stdin as AsyncIterable<Buffer>) : readWhole(path))
  const passphrase = await readPassphrase(process.env, isPipe ? undefined : askAtTerminal(), false)
  // What comes through a pipe can be read once only; it is found out on the way, and nothing of it is kept.
  if (!isPipe) await checkSeals(read(), passphrase)
  if (values.check) return check({ read, passphrase })
  const { databaseUrl, demo } = readDatabaseSettings(process.env)
  const dataDir = dataDirOf(databaseUrl, process.env)
  await intoPlace({ read, passphrase }, { databaseUrl, dataDir, mode: demo ? 'demo' : 'production' })
}

async function check({ read, passphrase }: Source): Promise<void> {
  const { about, manifest } = await checkBackup(unpack(read(), passphrase), sumOfRows)
  process.stdout.write(table(about, manifest, 'The backup is whole.'))
}

async function intoPlace(source: Source, place: Place): Promise<void> {
  const { databaseUrl, dataDir } = place
  refuseOthersFolder(dataDir)
  const isFresh = holdsNothing(dataDir)
  openDataFolder(dataDir)
  try {
    const visit = databaseUrl ? undefined : await visitEmbeddedPostgres({ dataDir })
    try {
      await load(source, place, databaseUrl ?? visit?.url ?? '')
    } finally {
      await visit?.stop()
    }
  } catch (error) {
    // As empty as it was found.
    if (isFresh) await removeDataFolder(dataDir).catch(() => undefined)
    throw error
  }
}

/** A database made by root runs as another user than the one who is to serve with it. */
function refuseOthersFolder(dataDir: string): void {
  const folder = statSync(dataDir, { throwIfNoEntry: false })
  if (process.getuid?.() !== 0 || !folder || folder.uid === 0) return
  throw new BackupProblem(
    `The folder ${dataDir} belongs to the user with the number ${folder.uid}, who could not use what root restores there. Run the restore as that user, for example with "sudo -u".`,
  )
}

async function load({ read, passphrase }: Source, place: Place, url: string): Promise<void> {
  const { databaseUrl, dataDir, mode } = place
  const target: NewPlace = newPlace(process.env, dataDir)
  const client = await openSession(url, 'tezbox restore')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void client.end())
  let plan: KeyPlan = { write: [], says: [] }
  try {
    const restored = await restoreBackup(unpack(read(), passphrase), {
      client,
      engine: engineSchema(),
      migrations: await readMigrations(migrations),
      prove: proveBooks,
      where: databaseUrl ? 'The database of DATABASE_URL' : `The database in ${dataDir}`,
      store: target.store,
      allow(about, keys) {
        refuseOtherMode(about.mode, mode)
        plan = planKeys(keys, process.env, { mode, dataDir })
      },
      settle: async () => target.settle(plan),
    })
    process.stdout.write(outcome(restored, plan))
  } catch (error) {
    await target.undo()
    throw error
  } finally {
    await client.end()
  }
}

/** The two are never mixed (decision 31), by a restore no more than by a start. */
function refuseOtherMode(backup: Mode, settings: Mode): void {
  if (backup === settings) return
  throw new BackupProblem(
    backup === 'demo'
      ? 'The backup is of a demo, and these settings are for production (ESKIZ_EMAIL is set). A demo never becomes production.'
      : 'The backup is of a database in production, and these settings are those of a demo: no SMS gateway is configured. Restore it with the settings of the server (ESKIZ_EMAIL, ESKIZ_PASSWORD and the rest).',
  )
}

function outcome({ about, manifest, notOurs, applied }: Restored, { says }: KeyPlan): string {
  const notes = [
    ...notOurs.map((name) => `The table ${name} is not one of TezBox, and was left out.`),
    ...(applied.length > 0 ? [`Brought up to date: ${applied.join(', ')}.`] : []),
    ...says,
  ]
  return `${table(about, manifest, 'Restored, and found as it was backed up.')}${notes.map((note) => `  ${note}\n`).join('')}\n`
}

function table(about: About, { tables, files, missing, proofs }: Manifest, verdict: string): string {
  const filled = Object.entries(tables).filter(([, { rows }]) => rows > 0)
  const width = Math.max(...filled.map(([name]) => name.length))
  const lines = [
    '',
    `  A ${about.mode} of ${about.madeAt}, PostgreSQL ${about.postgres}, ${about.migrations.length} migrations.`,
    '',
    ...filled.map(
      ([name, { rows, hash }]) => `  ${name.padEnd(width)} ${String(rows).padStart(10)}  ${hash}  ✓`,
    ),
    `  ${'files'.padEnd(width)} ${String(files.count).padStart(10)}  ${(files.bytes / 1e6).toFixed(1)} MB  ✓`,
    ...Object.entries(proofs).map(([name, value]) => `  ${name}: ${value || 'none'}  ✓`),
    ...missing.map((file) => `  Was not in the file store when it was backed up: ${file}`),
    '',
    `  ${verdict}`,
  ]
  return `${lines.join('\n')}\n`
}

restore(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exitCode = 1
})
