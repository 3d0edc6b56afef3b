import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import type pg from 'pg'
import { prepareBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { databaseFiles, openDataFolder } from './data-folder.ts'
import { databaseUser } from './database-user.ts'
import { keepHold } from './keep-hold.ts'
import { boundServerLog, type Launch, shutDown } from './postmaster.ts'
import { DataFolderInUse, folderProblem } from './problem.ts'
import { isPostmasterOf } from './process-identity.ts'
import { runningPostmaster, takeHold } from './take-hold.ts'
import { mustBeWhole } from './whole-folder.ts'

/** The application's own role and database; it owns them, but is no superuser. */
const applicationRole = 'tezbox'

export type EmbeddedPostgresOptions = {
  dataDir: string
  log?: (line: string) => void
  /** Off only for throw-away test data: a power cut may then lose everything. */
  fsync?: boolean
  /** For tests: should this process die without `stop`, the database is stopped and the folder deleted. */
  removeIfAbandoned?: boolean
  /** The database went away while running and did not come back: the application should stop. */
  onLost?: (reason: Error) => void
}

export type EmbeddedPostgres = { url: string; dataDir: string; stop(): Promise<void> }

/**
 * The real PostgreSQL, kept in the data folder and owned by this process until `stop`. After a kill -9 of the owner
 * the server lives on and the next start adopts it.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log = () => undefined, fsync = true, onLost = () => undefined } = options
  const { dataDir, launch } = await prepareLaunch(options.dataDir, fsync, log)
  const hold = await takeHold(dataDir, launch)
  if (hold.adopted) log('Took over the database that the last run left behind')
  const password = readFileSync(launch.files.password, 'utf8')
  await ensureApplicationDatabase(hold.client, password)
  const logBound = setInterval(() => boundServerLog(launch.files.serverLog), 600_000).unref()
  const guard = options.removeIfAbandoned === true ? guardAgainstAbandoning(dataDir) : undefined
  const watch = keepHold(hold, { dataDir, launch, log, onLost })

  let stopping: Promise<void> | undefined
  const stop = async () => {
    clearInterval(logBound)
    guard?.kill()
    const { pid, client } = await watch.end()
    if (isPostmasterOf(pid, launch.files.cluster)) {
      await shutDown(pid, launch.files, launch.binaries.pgCtl)
    }
    await client.end().catch(() => undefined)
  }
  return {
    url: applicationUrl(password, hold.port),
    dataDir,
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

const applicationUrl = (password: string, port: number) =>
  `postgres://${applicationRole}:${password}@127.0.0.1:${port}/${applicationRole}`

/**
 * For a short errand: the database of the copy that runs, which goes on running; where none runs, it is started for the
 * errand and stopped after it.
 */
export async function visitEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  try {
    return await startEmbeddedPostgres(options)
  } catch (error) {
    const files = databaseFiles(realpathSync(options.dataDir))
    const port = error instanceof DataFolderInUse ? runningPostmaster(files)?.port : undefined
    if (port === undefined) throw error
    return { url: applicationUrl(readFileSync(files.password, 'utf8'), port), stop: async () => undefined }
  }
}

async function prepareLaunch(
  folder: string,
  fsync: boolean,
  log: (line: string) => void,
): Promise<{ dataDir: string; launch: Launch }> {
  openDataFolder(folder)
  // The server is recognised by the path it was started with, so there must be one spelling.
  const dataDir = realpathSync(folder)
  const files = databaseFiles(dataDir)
  const user = databaseUser(files.cluster)
  const binaries = prepareBinaries(dataDir, user)
  try {
    mustBeWhole(dataDir, binaries.major)
    await ensureCluster({ dataDir, user, binaries, fsync, log })
  } catch (error) {
    throw folderProblem(dataDir, error)
  }
  return { dataDir, launch: { files, user, binaries, fsync } }
}

function guardAgainstAbandoning(dataDir: string): ChildProcess {
  const program = createRequire(import.meta.url).resolve('#platform/db/embedded/remove-when-abandoned.ts')
  const guard = spawn(process.execPath, [program, dataDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  return guard
}

/** Safe without a transaction: the owner lock lets only one process come here. */
async function ensureApplicationDatabase(admin: pg.Client, password: string): Promise<void> {
  const role = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [applicationRole])
  // CREATEDB is for the tests, which give every file a database of its own.
  if (role.rowCount === 0) {
    await admin.query(`CREATE ROLE ${applicationRole} LOGIN CREATEDB PASSWORD '${password}'`)
  }
  const database = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [applicationRole])
  if (database.rowCount === 0) {
    await admin.query(`CREATE DATABASE ${applicationRole} OWNER ${applicationRole}`)
  }
}
