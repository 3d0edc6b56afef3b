import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { DatabaseFiles } from './data-folder.ts'
import { askDatabase, takeOwnerLock } from './owner-session.ts'
import { type PidFile, readPidFile, removeStalePidFile } from './pid-file.ts'
import { type Launch, type LaunchedPostmaster, launchPostmaster, shutDown } from './postmaster.ts'
import { DataFolderInUse, EmbeddedDatabaseProblem, programProblem } from './problem.ts'
import { isAlive, isPostmasterOf } from './process-identity.ts'

/** Long enough for crash recovery after heavy writing. */
const patienceMs = 120_000
const launchLimit = 20

export type Hold = { client: pg.Client; port: number; pid: number; adopted: boolean }

/**
 * Finds the running database of this folder or launches it, and becomes its owner. Of several processes at once,
 * PostgreSQL's own lock file lets one launch through and the owner lock lets one application through.
 */
export async function takeHold(dataDir: string, launch: Launch): Promise<Hold> {
  const deadline = Date.now() + patienceMs
  let launched: LaunchedPostmaster | undefined
  let launches = 0
  try {
    while (Date.now() < deadline) {
      const running = runningPostmaster(launch.files, launched)
      if (running !== undefined) {
        const hold = await claim(dataDir, launch.files, running, running.pid === launched?.pid)
        if (hold !== undefined) return hold
      } else if (launched === undefined || launched.exited()) {
        if (launched !== undefined) explainExit(launched, launch.files)
        if (launches++ >= launchLimit) break
        launched = await launchPostmaster(launch)
      }
      await sleep(launches > 2 ? 200 : 30)
    }
  } catch (error) {
    // Whoever holds the folder now may have been let in by the very server launched here: leave it to them.
    if (!(error instanceof DataFolderInUse)) await abandon(launched, launch)
    throw error
  }
  await abandon(launched, launch)
  throw new EmbeddedDatabaseProblem(
    `The database in ${launch.files.root} did not answer within ${patienceMs / 1000} seconds; see ${launch.files.serverLog}.`,
  )
}

/** What the pid file says, once it is known not to be a left-over. */
export function runningPostmaster(files: DatabaseFiles, launched?: LaunchedPostmaster): PidFile | undefined {
  const file = readPidFile(files.cluster)
  if (file === undefined || !Number.isInteger(file.pid)) return undefined
  if (file.pid === launched?.pid && !launched.exited()) return file
  if (isPostmasterOf(file.pid, files.cluster)) return file
  if (isAlive(file.pid)) removeStalePidFile(files.cluster, file)
  return undefined
}

/** Undefined: not ready yet, look again. */
export async function claim(
  dataDir: string,
  files: DatabaseFiles,
  { pid, port }: PidFile,
  own: boolean,
): Promise<Hold | undefined> {
  if (port === undefined) return undefined
  const answer = await askDatabase(port, readFileSync(files.password, 'utf8'), files.cluster)
  if (answer.kind === 'not ready') return undefined
  if (answer.kind === 'not our database') {
    throw new EmbeddedDatabaseProblem(
      `The database in ${files.root} does not accept the password in ${files.password}; was that file replaced?`,
    )
  }
  const { client } = answer
  try {
    if (await takeOwnerLock(client)) return { client, port, pid, adopted: !own }
  } catch {
    // The server was just being shut down by its last owner.
    client.end().catch(() => undefined)
    return undefined
  }
  await client.end()
  throw new DataFolderInUse(dataDir)
}

/** Some exits only mean "look again"; any other is the reason to give up. */
function explainExit(launched: LaunchedPostmaster, { root, serverLog }: DatabaseFiles): void {
  const said = launched.said()
  const passing = [
    'postmaster.pid" already exists', // another process was quicker
    'could not create any TCP/IP sockets', // somebody took the port in between
    'is still in use', // the last of a killed server's processes are still ending
  ]
  if (passing.some((text) => said.includes(text))) return
  throw programProblem(root, said, `did not start (its log is ${serverLog})`)
}

async function abandon(launched: LaunchedPostmaster | undefined, { files, binaries }: Launch): Promise<void> {
  if (launched?.pid === undefined || launched.exited()) return
  await shutDown(launched.pid, files, binaries.pgCtl).catch(() => undefined)
}
