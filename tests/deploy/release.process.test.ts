import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isInstalled } from './installed.ts'

const script = join(import.meta.dirname, '../../deploy/release.sh')

/** A server as the script finds one; what it would ask of the system is written down instead. */
function plantServer() {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'release-')))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const [bin, origin, log] = [join(home, 'bin'), join(home, 'origin'), join(home, 'log')]
  mkdirSync(bin)
  const programs = {
    sudo: 'shift 2; exec "$@"',
    systemctl: `echo "$2 $(readlink ${home}/app)" >> ${log}`,
    npm: 'touch built',
    curl: `test ! -e ${home}/broken`,
    sleep: ':',
  }
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b', ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  git('init', '--quiet', '--initial-branch=main', origin)
  const commit = (words: string) => {
    git('-C', origin, 'commit', '--quiet', '--allow-empty', '-m', words)
    return join(home, 'releases', git('-C', origin, 'rev-parse', 'HEAD'))
  }
  const first = commit('first')
  git('clone', '--quiet', origin, join(home, 'repository'))
  mkdirSync(join(home, 'releases'))
  const env = { ...process.env, PATH: `${bin}:${process.env.PATH}`, TEZBOX_HOME: home, TEZBOX_PATIENCE: '3' }
  const release = (version: string) => {
    rmSync(log, { force: true })
    const { status, stderr } = spawnSync('sh', [script, version], { env, encoding: 'utf8' })
    return { status, stderr, restarts: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [] }
  }
  return { home, first, commit, release }
}

test.skipIf(!isInstalled('git', '--version'))(
  'a version is built beside the running one, the copies take it in turn, and the way back is open',
  () => {
    const { home, first, commit, release } = plantServer()
    const inTurn = (folder: string) => [`tezbox@3000 ${folder}`, `tezbox@3001 ${folder}`]
    expect(release('main')).toMatchObject({ status: 0, restarts: inTurn(first) })
    expect(existsSync(join(first, 'built'))).toBe(true)
    const second = commit('second')
    expect(release('main')).toMatchObject({ status: 0, restarts: inTurn(second) })
    expect(release('main')).toMatchObject({ status: 0, restarts: [] })
    expect(release('--back')).toMatchObject({ status: 0, restarts: inTurn(first) })
    expect(release('nothing')).toMatchObject({ status: 1, restarts: [] })
    writeFileSync(join(home, 'broken'), '')
    const third = commit('third')
    const failed = release('main')
    expect(failed).toMatchObject({ status: 1, restarts: [`tezbox@3000 ${third}`] })
    expect(failed.stderr).toContain('release.sh --back')
  },
)
