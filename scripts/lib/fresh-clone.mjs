import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { processesOf } from './processes.mjs'
import { projectDir } from './project.mjs'

/** The repository as it was committed, in a new folder. */
export function cloneTo(folder, env) {
  // Whoever owns this clone: reading it is all that happens.
  const trust = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' }
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '--no-hardlinks', projectDir, folder], {
    env: { ...env, ...trust },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`git clone: ${stderr}`)
}

/** `npm start` (or another command) in the clone, as the given user; keeps what it says. */
export class NpmRun {
  said = ''

  constructor({ folder, env, user, command = ['start'] }) {
    this.folder = folder
    this.child = spawn('npm', command, { cwd: folder, env, ...user, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream.on('data', (chunk) => {
        this.said = (this.said + chunk).slice(-20_000)
      })
    }
    this.ended = once(this.child, 'close').then(([code, signal]) => code ?? signal)
    this.child.once('error', (error) => {
      this.said += error.message
    })
  }

  /** Where the server says that its data lives. */
  get dataDir() {
    return /Data lives in (.+)/.exec(this.said)?.[1]
  }

  /** Milliseconds until the address answers 200. */
  async untilAnswers(url, withinMs) {
    const startedAt = Date.now()
    while (Date.now() - startedAt < withinMs) {
      if (this.child.exitCode !== null)
        throw new Error(`npm ended with ${this.child.exitCode}:\n${this.said}`)
      const answered = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
      if (answered?.status === 200) {
        await untilTrue(() => this.dataDir !== undefined, 2_000)
        return Date.now() - startedAt
      }
      await sleep(50)
    }
    throw new Error(`no 200 from ${url} within ${withinMs / 1000} s. The server said:\n${this.said}`)
  }

  /** SIGTERM to npm, as a service manager does; then nothing of it may be left. */
  async stop() {
    this.child.kill('SIGTERM')
    const folders = [this.folder, this.dataDir].filter(Boolean)
    if (await untilTrue(() => processesOf(folders).length === 0, 30_000)) return
    const left = processesOf(folders).map(({ pid, command }) => `${pid} ${command}`)
    throw new Error(`still running 30 s after SIGTERM:\n${left.join('\n')}`)
  }
}

export async function untilTrue(condition, withinMs) {
  const deadline = Date.now() + withinMs
  while (!condition()) {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}
