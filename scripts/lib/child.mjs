import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { projectDir } from './project.mjs'

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const isWindows = process.platform === 'win32'

/**
 * Runs a program in the foreground and answers its exit code, and the signal that asked it to stop, if one did.
 * `patienceMs` after that signal, what still runs is killed. A program that is ours and `goesWithUs` gets a line whose end
 * ("disconnect") tells it that this process is gone: killed with -9, it can pass on nothing.
 */
export async function runInForeground(command, args, options = {}) {
  const { env = process.env, patienceMs = 10_000, readsKeyboard = false, goesWithUs = false } = options
  // Only the terminal's own group may read the keyboard.
  const ownGroup = !isWindows && !readsKeyboard
  const stdio = ['inherit', 'inherit', 'inherit', ...(goesWithUs ? ['ipc'] : [])]
  const child = spawn(command, args, { cwd: projectDir, env, stdio, detached: ownGroup })
  return supervise(child, ownGroup, patienceMs, (signal) =>
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal),
  )
}

/** Like runInForeground, for steps on the way: a request to stop ends this process too. Answers whether it went well. */
export async function mustSucceed(command, args, options) {
  const { code, stoppedBy } = await runInForeground(command, args, options)
  endIfStopped(stoppedBy)
  return code === 0
}

/** Runs a program quietly and keeps what it said; a request to stop ends this process too. */
export async function runQuietly(command, args, options = {}) {
  return runKeeping(command, args, { patienceMs: 15_000, ...options })
}

/** Like runQuietly, but what it says is also heard here, at once. */
export async function runAloud(command, args, options = {}) {
  const hear = (chunk) => process.stdout.write(chunk)
  // It has children of its own to wait for.
  return runKeeping(command, args, { patienceMs: 30_000, ...options, hear })
}

async function runKeeping(command, args, { env = process.env, timeoutMs = 600_000, patienceMs, hear }) {
  const child = spawn(command, args, {
    cwd: projectDir,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
  })
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      chunks.push(chunk)
      hear?.(chunk)
    })
  }
  // Politely, and to all of it: the tests have a database and a browser to close.
  const ask = () => signalTo(child, !isWindows, 'SIGINT')
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    chunks.push(Buffer.from(`\n(stopped after ${timeoutMs / 1000} seconds)\n`))
    ask()
    setTimeout(() => signalTo(child, !isWindows, 'SIGKILL'), patienceMs).unref()
  }, timeoutMs)
  const { code, stoppedBy } = await supervise(child, !isWindows, patienceMs, ask)
  clearTimeout(timer)
  endIfStopped(stoppedBy)
  return { code, timedOut, output: Buffer.concat(chunks).toString() }
}

/**
 * Waits for the child. A request to stop is passed on exactly once: Ctrl-C in a terminal reaches this process twice
 * (from the terminal and again from npm), and the child has a group of its own so as not to get it a third time.
 */
async function supervise(child, ownGroup, patienceMs, passOn) {
  let stoppedBy
  const stop = (signal) => {
    if (stoppedBy !== undefined) return
    stoppedBy = signal
    passOn(signal)
    setTimeout(() => signalTo(child, ownGroup, 'SIGKILL'), patienceMs).unref()
  }
  for (const signal of stopSignals) process.on(signal, stop)
  const parentWatch = whenNpmIsGone(() => stop('SIGTERM'))
  const code = await exitCode(child)
  clearInterval(parentWatch)
  for (const signal of stopSignals) process.off(signal, stop)
  return { code, stoppedBy }
}

/** npm passes SIGTERM to its shell only, which dies without telling: the sign is that the parent has changed. */
function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined || isWindows) return undefined
  const parent = process.ppid
  return setInterval(() => {
    if (process.ppid !== parent) act()
  }, 200)
}

function exitCode(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  })
}

function signalTo(child, ownGroup, signal) {
  try {
    process.kill(ownGroup ? -child.pid : child.pid, signal)
  } catch {
    // Already gone.
  }
}

function endIfStopped(signal) {
  if (signal !== undefined) process.exit(128 + constants.signals[signal])
}
