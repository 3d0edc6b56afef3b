// npm run test:fresh: what a stranger does. Clones the repository to a temporary folder, runs `npm start` there and
// looks at a few pages; once as an ordinary user, once as root below a home that other users cannot enter.
import './lib/node-version.mjs'
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanEnvironment } from './lib/clean-environment.mjs'
import { freePort } from './lib/free-port.mjs'
import { cloneTo, NpmRun, untilTrue } from './lib/fresh-clone.mjs'
import { processesOf } from './lib/processes.mjs'
import { fileResult, inShort } from './lib/reports.mjs'
import { summary, writeReport } from './lib/steps.mjs'
import { isRoot, ordinaryUser } from './lib/system-user.mjs'

/** A first start takes a minute; on a machine that others use too, ten. */
const startLimitMs = 900_000
/** What a first start says that it does, and no other start has to do. */
const slowWork = ['Installing packages', 'Building the site']
const startedAt = Date.now()
const tests = []
/** Where something may run and lie about: the clones, and their data. */
const used = new Set()
let stranger

async function check(rule, prove) {
  const name = `${stranger}: ${rule}`
  try {
    const remark = await prove()
    tests.push({ name, passed: true })
    console.log(`  ✓ ${rule}${remark ? ` (${remark})` : ''}`)
    return true
  } catch (error) {
    tests.push({ name, passed: false, message: inShort(error.message) })
    console.log(`  ✗ ${rule}\n${error.message.replace(/^/gm, '      ')}`)
    return false
  }
}

async function tryAs(who, user, base) {
  stranger = who
  console.log(`\n${who}`)
  const home = join(base, 'home')
  const folder = join(home, 'tezbox')
  mkdirSync(home)
  const port = await freePort()
  const site = `http://localhost:${port}`
  const env = { ...cleanEnvironment(home), PORT: String(port), METRICS_PORT: '0' }
  cloneTo(folder, env)
  // A home that other users cannot enter, in both cases.
  chmodSync(home, 0o700)
  if (user.uid !== undefined) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, home])
  const run = { folder, env, user }
  used.add(folder)

  let server = new NpmRun(run)
  let dataDir
  try {
    const up = await check('the first start answers', async () => {
      const tookMs = await server.untilAnswers(`${site}/healthz`, startLimitMs)
      for (const work of slowWork) assert.ok(server.said.includes(work), `it did not say "${work}"`)
      return seconds(tookMs)
    })
    if (!up) return
    dataDir = server.dataDir
    if (dataDir !== undefined) used.add(dataDir)
    await smokeTest(site)
    await check('a second copy on the same data is refused with a sentence', async () => {
      const second = new NpmRun({ ...run, env: { ...env, PORT: String(await freePort()) } })
      assert.notEqual(await second.ended, 0)
      assert.match(second.said, /TezBox is already running on the data folder/)
    })
    await check('SIGTERM stops everything', () => server.stop())
    // What it does not do is what makes it quick; how quick, the machine decides.
    const quickStart = async () => {
      server = new NpmRun(run)
      const tookMs = await server.untilAnswers(`${site}/healthz`, startLimitMs)
      for (const work of slowWork) assert.ok(!server.said.includes(work), `it said "${work}"`)
      return seconds(tookMs)
    }
    await check('the second start installs and builds nothing', quickStart)
    await check('after kill -9 the next start recovers by itself', async () => {
      const killed = processesOf([folder]).filter(({ command }) => command.endsWith('build/server/main.js'))
      assert.equal(killed.length, 1)
      process.kill(killed[0].pid, 'SIGKILL')
      await server.ended
      return quickStart()
    })
    await check('SIGTERM stops the database that was taken over', () => server.stop())
    await check('a reset deletes the data', async () => {
      const reset = new NpmRun({ ...run, command: ['run', 'reset', '--', '--yes'] })
      assert.equal(await reset.ended, 0, reset.said)
      assert.equal(existsSync(dataDir), false)
    })
  } finally {
    await clearAway()
  }
}

async function smokeTest(site) {
  const languages = { '/': 'uz', '/oz': 'uz-Cyrl', '/ru': 'ru', '/en': 'en' }
  for (const [path, lang] of Object.entries(languages)) {
    await check(`${path} is in ${lang}`, async () => {
      const answer = await fetch(site + path)
      assert.equal(answer.status, 200)
      assert.match(await answer.text(), new RegExp(`<html[^>]* lang="${lang}"`))
    })
  }
  await check('the API describes itself', async () => {
    const answer = await fetch(`${site}/api/openapi.json`)
    assert.equal(answer.status, 200)
    assert.match((await answer.json()).openapi, /^3\.1\./)
  })
  await check('an unknown path answers 404', async () => {
    assert.equal((await fetch(`${site}/no/such/page`)).status, 404)
  })
}

/** Only when a check failed, or when this was asked to stop, is there anything left. */
async function clearAway() {
  await killWhatIsLeft([...used])
  for (const folder of used) rmSync(folder, { recursive: true, force: true })
  used.clear()
}

/** Only what works in the folders of this test. */
async function killWhatIsLeft(folders) {
  for (const signal of ['SIGTERM', 'SIGKILL']) {
    for (const { pid } of processesOf(folders)) {
      try {
        process.kill(pid, signal)
      } catch {
        // Gone in between.
      }
    }
    if (await untilTrue(() => processesOf(folders).length === 0, 10_000)) return
  }
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

const base = mkdtempSync(join(tmpdir(), 'tezbox-fresh-'))
chmodSync(base, 0o755)
process.once('exit', () => {
  rmSync(base, { recursive: true, force: true })
  const shared = '/var/lib/tezbox'
  if (isRoot && existsSync(shared) && readdirSync(shared).length === 0) rmdirSync(shared)
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => clearAway().finally(() => process.exit(1)))
}
const user = ordinaryUser()
for (const name of ['ordinary', 'root']) mkdirSync(join(base, name))
if (user === undefined) console.log('\nAs an ordinary user: skipped, there is no user "nobody" here')
else await tryAs('As an ordinary user', user, join(base, 'ordinary'))
if (isRoot) await tryAs('As root below a home that others cannot enter', {}, join(base, 'root'))
else console.log('\nAs root: skipped, this is not root')

const result = fileResult({
  runner: 'script',
  project: 'fresh clone',
  file: 'scripts/test-fresh.mjs',
  seconds: (Date.now() - startedAt) / 1000,
  tests,
})
const { passed, failed, seconds: took } = result
writeReport([{ name: 'fresh clone', seconds: took, passed, failed, files: [result] }])
console.log(`\n${summary(result)}`)
process.exit(failed > 0 ? 1 : 0)
