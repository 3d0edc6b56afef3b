import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { atMost, exactly, type Fault } from './fault.ts'
import { type Refusal, refusedStart } from './parts/refused-start.ts'
import { missingForSmallDisk, type SmallDisk, smallDisk } from './parts/small-disk.ts'

/** Nothing is waited for, but the program itself takes a while to be read on a busy machine: 22 s at fifteen times its load. */
const LIMIT_S = 30
const AT_ONCE = 2

type Misuse = {
  name: string
  env: Record<string, string>
  says: RegExp
  /** The folder whose contents must be afterwards what they were before. */
  folder: string
}

export const fault: Fault = {
  says: 'the server is started with one thing wrong at a time; each start has to end with one sentence, and leave everything as it was',
  async run(scale) {
    const base = mkdtempSync(join(tmpdir(), 'tezbox-wrong-'))
    // Root lends PostgreSQL another user, who has to pass.
    chmodSync(base, 0o755)
    const disks: SmallDisk[] = []
    const postgres = await startEmbeddedPostgres({
      dataDir: join(base, 'server'),
      fsync: false,
      removeIfAbandoned: true,
    })
    try {
      const server = await spoiledDatabases(postgres.url)
      const misuses = [
        ...wrongDatabases(server, base),
        ...(await wrongFolders(base)),
        ...wrongDisks(disks),
        ...wrongAddresses(postgres.url, base),
      ]
      const tried = scale === 'short' ? misuses.filter((_, index) => index % 3 === 0) : misuses
      return await figuresOf(tried, postgres.url)
    } finally {
      for (const disk of disks) disk.remove()
      await postgres.stop()
      rmSync(base, { recursive: true, force: true })
    }
  },
}

type Outcome = { misuse: Misuse; refusal: Refusal; isUntouched: boolean }

const isTold = ({ refusal: { code, lines }, misuse: { says } }: Outcome) =>
  code !== 0 && code !== null && lines.length === 1 && says.test(lines[0] ?? '')

function report({ misuse, refusal, isUntouched }: Outcome): void {
  const seen = `${isUntouched ? '' : '(touched) '}${refusal.code} ${refusal.lines.slice(0, 4).join(' | ')}`
  process.stderr.write(`${misuse.name}: ${seen}\n`)
}

async function figuresOf(misuses: readonly Misuse[], url: string) {
  const tablesBefore = await tablesOf(url)
  const waiting = [...misuses]
  const outcomes: Outcome[] = []
  const one = async () => {
    for (let misuse = waiting.shift(); misuse; misuse = waiting.shift()) {
      const before = contentsOf(misuse.folder)
      const refusal = await refusedStart({ TEZBOX_DATA: misuse.folder, ...misuse.env })
      const outcome = { misuse, refusal, isUntouched: contentsOf(misuse.folder) === before }
      outcomes.push(outcome)
      if (!isTold(outcome) || !outcome.isUntouched) report(outcome)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return [
    exactly('misuses that ended with one clear sentence', outcomes.filter(isTold).length, misuses.length),
    exactly(
      'that left their folder as it was',
      outcomes.filter(({ isUntouched }) => isUntouched).length,
      misuses.length,
    ),
    exactly('tables made in the databases they named', (await tablesOf(url)) - tablesBefore, 0),
    atMost('the slowest', Math.max(...outcomes.map(({ refusal }) => refusal.ms)) / 1000, LIMIT_S, 's'),
  ]
}

type Spoiled = { ascii: string; noRight: string; full: string; wrongPassword: string; noDatabase: string }

/** Databases and users on one server, each with one thing wrong. */
async function spoiledDatabases(url: string): Promise<Spoiled> {
  const as = (user: string, database: string, password?: string) => {
    const address = new URL(url)
    address.username = user
    if (password !== undefined) address.password = password
    address.pathname = `/${database}`
    return address.href
  }
  const admin = new pg.Client({ connectionString: as('tezbox_admin', 'postgres') })
  await admin.connect()
  await admin.query(
    `create database ascii encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0 owner tezbox`,
  )
  for (const name of ['noright', 'full'])
    await admin.query(
      `create role ${name} login password 'only-here' connection limit ${name === 'full' ? 0 : -1}`,
    )
  await admin.end()
  return {
    ascii: as('tezbox', 'ascii'),
    noRight: as('noright', 'tezbox', 'only-here'),
    full: as('full', 'tezbox', 'only-here'),
    wrongPassword: as('tezbox', 'tezbox', 'wrong'),
    noDatabase: as('tezbox', 'nowhere'),
  }
}

/** Tables that lie open to everybody, of all databases but PostgreSQL's own. */
async function tablesOf(url: string): Promise<number> {
  let count = 0
  for (const database of ['tezbox', 'ascii']) {
    const address = new URL(url)
    address.pathname = `/${database}`
    const client = new pg.Client({ connectionString: address.href })
    await client.connect()
    const { rows } = await client.query(
      `select count(*)::int as n from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    count += rows[0].n
    await client.end()
  }
  return count
}

function wrongDatabases(server: Spoiled, base: string): Misuse[] {
  const folder = join(base, 'empty')
  mkdirSync(folder)
  writeFileSync(join(folder, 'tezbox-data-folder.txt'), 'ours')
  const given = (name: string, DATABASE_URL: string, says: RegExp): Misuse => ({
    name,
    env: { DATABASE_URL },
    says,
    folder,
  })
  return [
    given('no address', 'tezbox', /not an address of PostgreSQL/),
    given('another scheme', 'mysql://localhost/tezbox', /not an address of PostgreSQL/),
    given('a port that is none', 'postgres://tezbox@localhost:five/tezbox', /port that is no number/),
    given('a comma too many', 'postgres://tezbox@one,,two/tezbox', /has no host/),
    given('an unknown host', 'postgres://tezbox@nowhere.invalid/tezbox', /unknown host|looked up/),
    given('nobody listens', 'postgres://tezbox@127.0.0.1:1/tezbox', /does not answer/),
    given('a wrong password', server.wrongPassword, /refuses the password/),
    given('no such database', server.noDatabase, /does not exist/),
    given('SQL_ASCII', server.ascii, /SQL_ASCII/),
    given('no right to make tables', server.noRight, /may not make/),
    given('no connection left', server.full, /no connection left/),
  ]
}

/** Copies of a folder that was in use, each with something missing. */
async function wrongFolders(base: string): Promise<Misuse[]> {
  const whole = join(base, 'whole')
  mkdirSync(whole, { mode: 0o711 })
  const server = await startServerProcess({ TEZBOX_DATA: whole })
  await server.stop()
  const copy = (name: string, missing: string) => {
    const folder = join(base, name)
    execFileSync('cp', ['-a', whole, folder])
    rmSync(join(folder, missing), { recursive: true })
    return folder
  }
  const file = join(base, 'a-file')
  writeFileSync(file, 'not a folder')
  const another = copy('another', 'postgres/cluster/PG_VERSION')
  writeFileSync(join(another, 'postgres/cluster/PG_VERSION'), '14\n')
  const stranger = join(base, 'stranger')
  mkdirSync(stranger)
  writeFileSync(join(stranger, 'holiday.jpg'), '')
  const spoiled = copy('spoiled', 'secret-key')
  writeFileSync(join(spoiled, 'secret-key'), 'spoiled')
  const misuse = (name: string, folder: string, says: RegExp): Misuse => ({ name, env: {}, says, folder })
  return [
    misuse('a restore without postgres', copy('half', 'postgres'), /postgres is missing/),
    misuse('a database without PG_VERSION', copy('cut', 'postgres/cluster/PG_VERSION'), /is not whole/),
    misuse('a database of another PostgreSQL', another, /made by PostgreSQL 14/),
    misuse('the password file gone', copy('locked', 'postgres/password'), /password is gone/),
    misuse('the secret key gone', copy('keyless', 'secret-key'), /secret-key is gone/),
    misuse('a spoiled key', spoiled, /32 random bytes/),
    misuse('the data path is a file', file, /is a file/),
    misuse('below a file', join(file, 'data'), /a part of its path is a file/),
    misuse('a path too long', join(base, 'x'.repeat(300)), /too long/),
    misuse('a folder of somebody else', stranger, /holds other files/),
  ]
}

function wrongDisks(disks: SmallDisk[]): Misuse[] {
  if (missingForSmallDisk()) return []
  const readOnly = smallDisk('1m', ',ro')
  const full = smallDisk('1m')
  disks.push(readOnly, full)
  full.fill()
  const misuse = (name: string, { path }: SmallDisk, says: RegExp): Misuse => ({
    name,
    env: {},
    says,
    folder: path,
  })
  return [
    misuse('a read-only disk', readOnly, /can only be read/),
    misuse('a full disk', full, /disk is full/),
  ]
}

/** Two days ahead, for the process alone. */
const TOMORROW =
  'const D=Date,by=172800000;globalThis.Date=class extends D{constructor(...a){if(a.length)super(...a);else super(D.now()+by)}static now(){return D.now()+by}}'

function wrongAddresses(url: string, base: string): Misuse[] {
  const folder = join(base, 'addresses')
  mkdirSync(folder)
  writeFileSync(join(folder, 'tezbox-data-folder.txt'), 'ours')
  const misuse = (name: string, env: Record<string, string>, says: RegExp): Misuse => ({
    name,
    env: { DATABASE_URL: url, ...env },
    says,
    folder,
  })
  return [
    misuse(
      'a clock two days ahead',
      { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TOMORROW)}` },
      /set the wrong one right/,
    ),
    misuse('a setting out of bounds', { PORT: '70000' }, /PORT/),
    misuse('half a set of keys', { PAYME_KEY: 'alone-it-is-no-use' }, /belong together/),
    misuse(
      'production without keys',
      { ESKIZ_EMAIL: 'a@b.uz', ESKIZ_PASSWORD: 'x', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') },
      /FILES_KEY is not set/,
    ),
    misuse('a demo for others', { HOST: '0.0.0.0' }, /TEZBOX_DEMO=1/),
    misuse('a key that is none', { SECRET_KEY: 'short' }, /32 random bytes/),
  ]
}

/** Names and sizes of what lies there, but for what PostgreSQL and the check of the folder may touch. */
function contentsOf(folder: string): string {
  try {
    return readdirSync(folder)
      .filter((name) => name !== 'tezbox-data-folder.txt')
      .sort()
      .join('\n')
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code)
  }
}
