import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { databaseFiles, filesBelow } from './data-folder.ts'
import type { DatabaseUser } from './database-user.ts'
import { EmbeddedDatabaseProblem, programProblem } from './problem.ts'
import { isAlive } from './process-identity.ts'
import { programEnvironment } from './program-environment.ts'

/** The superuser: for this folder's own upkeep. The application connects as `applicationRole`, who is not one. */
export const adminRole = 'tezbox_admin'

const unfinishedPrefix = '.postgres-unfinished-'
/** Many times what initdb takes on a slow machine. */
const unfinishedPatienceMs = 30_000

export type ClusterRequest = {
  dataDir: string
  user: DatabaseUser | undefined
  binaries: Binaries
  fsync: boolean
  log: (line: string) => void
}

/**
 * Makes the cluster if there is none. It is made aside and appears in one rename together with its password, so an
 * initdb killed in the middle is simply done again, and of several at once the first rename wins.
 */
export async function ensureCluster(request: ClusterRequest): Promise<void> {
  const { dataDir } = request
  const files = databaseFiles(dataDir)
  // When many start together, one initdb is enough; if its maker dies, the others go on after a while.
  const lastMoves: LastMoves = new Map()
  while (unfinishedByOthers(dataDir, lastMoves) && !existsSync(files.root)) await sleep(50)
  if (existsSync(files.root)) return

  request.log('Preparing the database (first start only)')
  const unfinished = mkdtempSync(join(dataDir, `${unfinishedPrefix}${process.pid}-`))
  try {
    await initialise(unfinished, request)
    renameSync(unfinished, files.root)
    syncToDisk(dataDir)
  } catch (error) {
    if (!existsSync(files.root)) throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

async function initialise(root: string, { user, binaries, fsync }: ClusterRequest): Promise<void> {
  const files = filesBelow(root)
  const password = randomBytes(24).toString('hex')
  chmodSync(root, user === undefined ? 0o700 : 0o711)
  mkdirSync(files.cluster)
  chmodSync(files.cluster, 0o700)
  // initdb reads the password as the database user; the file that stays is for this process only.
  const forInitdb = join(root, 'initdb-password')
  writeFileSync(forInitdb, password, { mode: 0o600 })
  if (user !== undefined) {
    chownSync(files.cluster, user.uid, user.gid)
    chownSync(forInitdb, user.uid, user.gid)
  }
  await runInitdb(binaries.initdb, user, files.cluster, [
    ...['--pgdata', files.cluster, '--username', adminRole, '--pwfile', forInitdb],
    ...['--auth', 'scram-sha-256', '--data-checksums', '--no-instructions'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...(fsync ? [] : ['--no-sync']),
  ])
  rmSync(forInitdb)
  writeFileSync(files.password, password, { mode: 0o600, flush: true })
  syncToDisk(root)
}

async function runInitdb(
  program: string,
  user: DatabaseUser | undefined,
  cwd: string,
  args: string[],
): Promise<void> {
  const child = spawn(program, args, {
    ...user,
    cwd,
    env: programEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  let output = ''
  const keepTail = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-2_000)
  }
  child.stdout.on('data', keepTail)
  child.stderr.on('data', keepTail)
  const failure = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : `exit ${code ?? signal}`))
  })
  if (failure === undefined) return
  if (output.includes('could not look up effective user ID')) {
    throw new EmbeddedDatabaseProblem(
      'PostgreSQL needs a user with a name, and this one has no entry in /etc/passwd. Run TezBox as a named user, or point DATABASE_URL at a PostgreSQL 15 or newer.',
    )
  }
  throw programProblem(cwd, output || failure, 'could not be prepared')
}

/** What was last changed when, by the file system's clock; and since when that is known here, by ours. */
type LastMoves = Map<string, { changedMs: number; seenAt: number }>

/**
 * Whether a living process is making the cluster right now; removes what killed ones left behind. A pid may since
 * have been given to another process, so what is not seen to move for a while counts as left behind too.
 */
function unfinishedByOthers(dataDir: string, lastMoves: LastMoves): boolean {
  const names = readdirSync(dataDir).filter((name) => name.startsWith(unfinishedPrefix))
  return names.some((name) => {
    const path = join(dataDir, name)
    const makerPid = Number.parseInt(name.slice(unfinishedPrefix.length), 10)
    if (isAlive(makerPid) && idleMs(path, lastMoves) < unfinishedPatienceMs) return true
    removeQuietly(path)
    return false
  })
}

/** The file system may go by another clock than this process, so the two are never compared. */
function idleMs(path: string, lastMoves: LastMoves): number {
  const changedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const now = performance.now()
  const known = lastMoves.get(path)
  if (known?.changedMs === changedMs) return now - known.seenAt
  lastMoves.set(path, { changedMs, seenAt: now })
  return 0
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  } catch {
    // An initdb that outlived its killed maker still writes there; a later start removes it.
  }
}

function syncToDisk(folder: string): void {
  // Windows cannot open a folder for syncing.
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
