import { existsSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { systemClock } from '#kernel/clock.ts'
import { proveBooks } from '#modules/ledger/index.ts'
import type { Manifest } from '#platform/backup/archive.ts'
import { pack } from '#platform/backup/container/pack.ts'
import { keysInUse } from '#platform/backup/keys.ts'
import { PIPE, writeToPipe, writeWhole } from '#platform/backup/output.ts'
import { askAtTerminal, readPassphrase } from '#platform/backup/passphrase.ts'
import { BackupProblem } from '#platform/backup/problem.ts'
import { openSession } from '#platform/backup/session.ts'
import { takeBackup } from '#platform/backup/take-backup.ts'
import { readDatabaseSettings } from '#platform/config/config.ts'
import { holdsDatabase, visitEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { storedMode } from '#platform/db/mode.ts'
import { readFileSettings } from '#platform/files/settings.ts'
import { engineSchema } from '#platform/jobs/engine-schema.ts'
import { readSecretKey } from '#platform/secrets/secrets.ts'
import { LAST_BACKUP } from '#platform/telemetry/surroundings.ts'
import { sentenceFor } from './sentence-for.ts'
import { dataDirOf } from './standing.ts'

const usage = 'For example: npm run backup -- /var/backups/tezbox.backup'

/** `npm run backup -- FILE`: everything as it is at one moment, while the server goes on. */
async function backUp(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { 'without-missing': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [given, ...more] = positionals
  if (!given || more.length > 0) throw new BackupProblem(`Into which file? ${usage}`)
  // npm goes to the project's folder first.
  const path = given === PIPE ? PIPE : resolve(process.env.INIT_CWD ?? '.', given)
  const { databaseUrl } = readDatabaseSettings(process.env)
  const dataDir = dataDirOf(databaseUrl, process.env)
  if (!databaseUrl && !holdsDatabase(dataDir))
    throw new BackupProblem(`There is nothing to back up: no database lies in ${dataDir}.`)
  const passphrase = await readPassphrase(process.env, askAtTerminal(), true)
  const visit = databaseUrl ? undefined : await visitEmbeddedPostgres({ dataDir })
  try {
    const written = await write(path, passphrase, { url: databaseUrl ?? visit?.url ?? '', dataDir }, values)
    process.stderr.write(report(path, written))
    // What the figures tell the age of the last backup by; a copy that keeps no folder has none.
    if (existsSync(dataDir)) writeFileSync(join(dataDir, LAST_BACKUP), `${systemClock.now().toISOString()}\n`)
  } finally {
    await visit?.stop()
  }
}

type Written = { manifest: Manifest; length: number; seconds: number }

async function write(
  path: string,
  passphrase: string,
  { url, dataDir }: { url: string; dataDir: string },
  options: { 'without-missing': boolean },
): Promise<Written> {
  const startedAt = performance.now()
  const client = await openSession(url, 'tezbox backup')
  stopOn(() => client.end())
  try {
    // Looked at, not judged: the keys of a demo lie in its folder, those of production are settings.
    const mode = await storedMode(client)
    const surroundings = { demo: mode !== 'production', dataDir }
    const files = readFileSettings(process.env, surroundings)
    const secretKey = readSecretKey(process.env, surroundings)
    const keys = keysInUse(process.env, { SECRET_KEY: secretKey, FILES_KEY: files.key })
    const { store, keys: ring } = files.open()
    let manifest: Manifest | undefined
    const frames = takeBackup({
      client,
      engine: engineSchema(),
      store,
      where: files.where,
      ring,
      keys,
      prove: proveBooks,
      now: systemClock.now(),
      withoutMissing: options['without-missing'],
      onDone: (done) => {
        manifest = done
      },
    })
    const bytes = pack(frames, passphrase)
    const length = path === PIPE ? await writeToPipe(bytes) : await writeWhole(path, bytes)
    if (!manifest) throw new BackupProblem('The backup did not come to its end.')
    return { manifest, length, seconds: (performance.now() - startedAt) / 1000 }
  } finally {
    await client.end()
  }
}

/** Whoever is asked to stop lets go of the database; what was written fails with it, and is deleted. */
function stopOn(stop: () => unknown): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
}

function report(path: string, { manifest, length, seconds }: Written): string {
  const { tables, files, missing, proofs } = manifest
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  const lines = [
    '',
    `  ${path === PIPE ? 'Backed up' : `Backed up into ${basename(path)}`}: ${megabytes(length)} in ${seconds.toFixed(1)} s.`,
    `  ${Object.keys(tables).length} tables with ${rows} rows, ${files.count} files with ${megabytes(files.bytes)}, the keys of the installation.`,
    `  Postings: ${proofs['the number of postings']}, their hash ${proofs['the hash of all postings']}`,
    ...missing.map((file) => `  Not in the file store, and not in the backup: ${file}`),
    '  It opens with its passphrase only: keep that apart from it, and try a restore now and then.',
    '',
  ]
  return `${lines.join('\n')}\n`
}

backUp(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exitCode = 1
})
