// npm run test:debian [-- <files>]: the database tests, or those of the named files, on the PostgreSQL 15 of Debian's
// packages: the oldest version that is promised to work. Where it is not installed this says so and counts nothing.
import './lib/node-version.mjs'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { freePort } from './lib/free-port.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findRuntime } from './lib/runtime.mjs'
import { knownSteps, runSteps, summary } from './lib/steps.mjs'
import { ordinaryUser } from './lib/system-user.mjs'

const programs = '/usr/lib/postgresql/15/bin'
const user = ordinaryUser()
if (!existsSync(join(programs, 'initdb')) || user === undefined) {
  console.log(
    `Skipped: Debian's PostgreSQL 15 is not installed (no ${programs}).\n\n${summary({ passed: 0, failed: 0 })}`,
  )
  process.exit(0)
}

await ensureInstalled()
const runtime = findRuntime()
await ensureBuilt(runtime)
const base = mkdtempSync(join(tmpdir(), 'tezbox-debian-postgres-'))
const cluster = join(base, 'cluster')
const password = randomBytes(16).toString('hex')
const port = await freePort()
// At exit, because Ctrl-C ends the process in the middle of the tests.
process.once('exit', () => {
  if (existsSync(join(cluster, 'postmaster.pid'))) run('pg_ctl', ['stop', '-s', '-m', 'fast', '-D', cluster])
  rmSync(base, { recursive: true, force: true })
})
makeCluster()
const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
run('pg_ctl', ['start', '-w', '-s', '-D', cluster, '-l', join(base, 'server.log'), '-o', settings])
process.env.TEST_DATABASE_URL = `postgres://tezbox:${password}@127.0.0.1:${port}/tezbox`
const { databaseTests, someTests } = knownSteps(runtime)
const files = process.argv.slice(2)
process.exit(await runSteps([files.length > 0 ? someTests('database tests', files) : databaseTests]))

/** With the role that the embedded database has too: it owns its database, but is no superuser. */
function makeCluster() {
  const passwordFile = join(base, 'password')
  writeFileSync(passwordFile, password)
  mkdirSync(cluster)
  chmodSync(cluster, 0o700)
  if (user.uid !== undefined)
    for (const path of [base, cluster, passwordFile]) chownSync(path, user.uid, user.gid)
  const locale = ['--encoding', 'UTF8', '--locale', 'C.UTF-8']
  const access = ['--username', 'admin', '--pwfile', passwordFile, '--auth', 'scram-sha-256']
  run('initdb', ['-D', cluster, ...locale, ...access, '--no-sync'])
  const role = `CREATE ROLE tezbox LOGIN CREATEDB PASSWORD '${password}';\n`
  run('postgres', ['--single', '-D', cluster, 'postgres'], `${role}CREATE DATABASE tezbox OWNER tezbox;\n`)
}

function run(program, args, input = '') {
  // pg_ctl's server would otherwise keep a pipe open and be waited for.
  const stdio = ['pipe', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe']
  const done = spawnSync(join(programs, program), args, {
    ...user,
    cwd: base,
    input,
    stdio,
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`${program} failed: ${done.error?.message ?? done.stderr}`)
}
