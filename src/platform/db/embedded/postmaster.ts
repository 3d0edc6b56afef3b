import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { DatabaseFiles } from './data-folder.ts'
import type { DatabaseUser } from './database-user.ts'
import { readPidFile } from './pid-file.ts'
import { isAlive } from './process-identity.ts'
import { programEnvironment } from './program-environment.ts'

/** Given at every start, so that they follow the code and not the age of the data folder. */
const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  shared_buffers: '128MB',
  max_connections: '100',
  max_wal_size: '512MB',
  jit: 'off',
  // Errors reach the application, which knows how to report them; here they could only leak personal data.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // Notices a killed application also in the middle of a long query; Windows cannot.
  ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '5s' }),
}

/** For data that need not survive a power cut, because nothing of it outlives the run; many servers share it meanwhile. */
const carefree = { fsync: 'off', full_page_writes: 'off', max_connections: '250' }

const serverLogLimitBytes = 2_000_000

export type Launch = {
  files: DatabaseFiles
  user: DatabaseUser | undefined
  binaries: Binaries
  fsync: boolean
  /** The one it had before, when everybody already knows it; any free one otherwise. */
  port?: number
}

export type LaunchedPostmaster = {
  pid: number | undefined
  exited(): boolean
  /** What the server said since it was launched. */
  said(): string
}

/**
 * In a process group of its own: Ctrl-C in the terminal must not stop the database before the application has
 * finished its requests, and a killed application must not take it down in mid-write.
 */
export async function launchPostmaster({
  files,
  user,
  binaries,
  fsync,
  port: knownPort,
}: Launch): Promise<LaunchedPostmaster> {
  boundServerLog(files.serverLog)
  const port = knownPort ?? (await freePort())
  const options = Object.entries({ ...settings, ...(fsync ? {} : carefree), port: String(port) })
  const output = openSync(files.serverLog, 'a', 0o600)
  const startOfOutput = statSync(files.serverLog).size
  let child: ChildProcess
  try {
    child = spawn(
      binaries.postgres,
      ['-D', files.cluster, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        ...user,
        cwd: files.cluster,
        env: programEnvironment(),
        detached: true,
        stdio: ['ignore', output, output],
        windowsHide: true,
      },
    )
  } finally {
    closeSync(output)
  }
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  child.unref()
  return {
    pid: child.pid,
    exited: () => failure !== undefined || child.exitCode !== null || child.signalCode !== null,
    said: () => failure?.message ?? readFileSync(files.serverLog).subarray(startOfOutput).toString(),
  }
}

/** The server appends, so the file can be emptied under it at any time. */
export function boundServerLog(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > serverLogLimitBytes) truncateSync(path, 0)
}

/** Ends open sessions, rolls back what is unfinished, writes everything out; after `patienceMs` without that. */
export async function shutDown(
  pid: number,
  files: DatabaseFiles,
  pgCtl: string,
  patienceMs = 20_000,
): Promise<void> {
  if (process.platform === 'win32') {
    await promisify(execFile)(pgCtl, ['stop', '-D', files.cluster, '-m', 'fast', '-w'], {
      timeout: patienceMs,
    })
    return
  }
  process.kill(pid, 'SIGINT')
  if (await gone(pid, files.cluster, patienceMs)) return
  // Safe for the data: the next start replays the write-ahead log.
  process.kill(pid, 'SIGQUIT')
  if (await gone(pid, files.cluster, 5_000)) return
  throw new Error(`the database (process ${pid}) did not stop`)
}

async function gone(pid: number, clusterDir: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true
    // Once the file names nobody or another, a pid that still lives may already be somebody else's.
    const file = readPidFile(clusterDir)
    if (file?.pid !== pid && (await endedSoon(pid))) return true
    await sleep(20)
  }
  return false
}

async function endedSoon(pid: number): Promise<boolean> {
  for (let look = 0; look < 50 && isAlive(pid); look++) await sleep(20)
  return true
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
