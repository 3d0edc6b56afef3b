import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { ordinaryUser } from '../../scripts/lib/system-user.mjs'
import { eventually } from '../../tests/support/eventually.ts'

const sample = join(import.meta.dirname, '../../deploy/postgres')
const installed = '/usr/lib/postgresql'
export const LIMIT_MS = 180_000
export const PASSWORD = 'only-here'
const run = promisify(execFile)

/** The newest of Debian's packages; the embedded one comes without the programs that copy and rewind. */
function programs(): string | undefined {
  if (!existsSync(installed)) return undefined
  const versions = readdirSync(installed).sort((one, other) => Number(other) - Number(one))
  return versions
    .map((version) => join(installed, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'pg_rewind')))
}

export function missingForPair(): string | undefined {
  if (!programs()) return `Debian's PostgreSQL is not installed (no ${installed}).`
  return ordinaryUser() ? undefined : 'there is no ordinary user to run PostgreSQL as'
}

/** Where one of two servers lives; `child` is who was started for it. */
export type Machine = {
  name: string
  port: number
  url: string
  data: string
  child?: ChildProcess | undefined
}

/** Two servers that follow each other on one machine, however they are kept. */
export type Pair = {
  /** Both servers in one address, as DATABASE_URL takes them. */
  url: string
  primary(): Machine
  standby(): Machine
  /** The way a power cut ends the primary: all of its processes at once. */
  killPrimary(): Promise<void>
  /** The standby takes over; answers when it could be written to, by its own word. */
  promote(): Promise<number>
  /** The old primary follows the new one from now on, and a write waits for it again. */
  rejoin(): Promise<void>
  stop(): Promise<void>
}

/** Two machines in a folder that the user of PostgreSQL reaches, with the sample's files and the ways to run programs there. */
export async function layGround() {
  const bin = programs() ?? ''
  const user = ordinaryUser() ?? {}
  const base = mkdtempSync(join(tmpdir(), 'tezbox-pair-'))
  const own = (path: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
  }
  for (const file of readdirSync(sample)) copyFileSync(join(sample, file), join(base, file))
  const passwords = join(base, 'pgpass')
  writeFileSync(passwords, `*:*:*:replicator:${PASSWORD}\n`, { mode: 0o600 })
  for (const path of [base, passwords]) own(path)
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env.PATH}`,
    HOME: base,
    PGPASSFILE: passwords,
    PGHOST: base,
    PGUSER: 'postgres',
  }
  const program = async (name: string, args: readonly string[], more: Record<string, string> = {}) => {
    const options = { ...user, cwd: base, env: { ...env, ...more }, timeout: LIMIT_MS }
    return (await run(name, args, options)).stdout.trim()
  }
  const machines = (await Promise.all(['db1', 'db2'].map((name) => machineNamed(name, base)))) as [
    Machine,
    Machine,
  ]
  const [one, other] = machines
  const ask = ({ port }: Machine, statement: string) =>
    program('psql', ['-XAtq', '-d', 'postgres', '-c', statement], { PGPORT: String(port) }).catch(() => '')
  return {
    base,
    bin,
    own,
    program,
    machines,
    url: `postgres://tezbox:${PASSWORD}@127.0.0.1:${one.port},127.0.0.1:${other.port}/tezbox?target_session_attrs=read-write`,
    /** Until one statement for the user postgres has this answer; each look starts a program. */
    answered: (machine: Machine, statement: string, answer: RegExp, everyMs = 50) =>
      eventually(
        () => ask(machine, statement),
        (told) => answer.test(told),
        { limitMs: LIMIT_MS, everyMs },
      ),
    isReady: ({ port }: Machine) =>
      program('pg_isready', ['-q', '-p', String(port)]).then(
        () => true,
        () => false,
      ),
    /** Its words go to a file beside, which is told when it ends before its time. */
    spawn(name: string, command: string, args: readonly string[]): ChildProcess {
      const log = openSync(join(base, `${name}.log`), 'a')
      return spawn(command, args, { ...user, cwd: base, env, stdio: ['ignore', log, log] })
    },
    log: (name: string) => readFileSync(join(base, `${name}.log`), 'utf8'),
  }
}

export type Ground = Awaited<ReturnType<typeof layGround>>

async function machineNamed(name: string, base: string): Promise<Machine> {
  const port = await freePort()
  return { name, port, url: `postgres://tezbox:${PASSWORD}@127.0.0.1:${port}/tezbox`, data: join(base, name) }
}

/** What the sample says of access, for this machine alone. */
export const accessIn = (base: string): string[] =>
  readFileSync(join(base, 'pg_hba.part.conf'), 'utf8')
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** The roles of the sample, and the database as a stranger makes it. */
export async function makeRoles({ base, program }: Ground, { port }: Machine): Promise<void> {
  const psql = (...args: string[]) =>
    program('psql', ['-Xq', '-v', 'ON_ERROR_STOP=1', '-d', 'postgres', ...args], { PGPORT: String(port) })
  await psql('-v', `password='${PASSWORD}'`, '-f', join(base, 'roles.sql'))
  await psql('-c', `create role tezbox login createdb password '${PASSWORD}'`)
  await psql('-c', 'create database tezbox owner tezbox')
}

/** Everything at once: a session whose postmaster is gone would still end what it was doing. */
export async function killMachine({ child, data }: Machine): Promise<void> {
  const gone = child && child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
  const roots = [child?.pid, postmasterOf(data)].filter((pid) => pid !== undefined)
  for (const root of roots) signal(root, 'SIGSTOP')
  for (const pid of roots.flatMap(withChildren)) signal(pid, 'SIGKILL')
  await gone
}

function postmasterOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  // A killed one leaves its file behind, and the number may be somebody else's by now.
  const command = `/proc/${pid}/cmdline`
  return pid > 1 && existsSync(command) && readFileSync(command, 'utf8').includes(data) ? pid : undefined
}

function withChildren(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(list) ? readFileSync(list, 'utf8').trim().split(/\s+/).filter(Boolean) : []
  return [pid, ...children.map(Number).flatMap(withChildren)]
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself in between.
  }
}
