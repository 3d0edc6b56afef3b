import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { projectDir } from './project.mjs'

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const isWindows = process.platform === 'win32'

/**
 * Runs a program in the foreground and answers its exit code. Signals are passed on exactly once: Ctrl-C in a
 * terminal reaches this process twice (from the terminal and again from npm), and the program runs in a group of its
 * own so that it does not get it a third time. `patienceMs` after the signal, what still runs is killed.
 */
export async function runInForeground(
  command,
  args,
  { env = process.env, patienceMs = 10_000, readsKeyboard = false } = {},
) {
  const ownGroup = !isWindows && !readsKeyboard
  const child = spawn(command, args, { cwd: projectDir, env, stdio: 'inherit', detached: ownGroup })
  let stoppedBy
  const passOn = (signal) => {
    if (stoppedBy !== undefined) return
    stoppedBy = signal
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    setTimeout(() => signalGroup(child, ownGroup, 'SIGKILL'), patienceMs).unref()
  }
  for (const signal of stopSignals) process.on(signal, passOn)
  const parentWatch = whenNpmIsGone(() => passOn('SIGTERM'))
  try {
    const code = await exitCode(child)
    return { code, stoppedBy }
  } finally {
    clearInterval(parentWatch)
    for (const signal of stopSignals) process.off(signal, passOn)
  }
}

/** npm passes SIGTERM to its shell only, which dies without telling: the sign is that the parent has changed. */
function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined || isWindows) return undefined
  const parent = process.ppid
  return setInterval(() => {
    if (process.ppid !== parent) act()
  }, 200)
}

/** Like runInForeground, for steps on the way: a failure or Ctrl-C ends this process too. */
export async function mustSucceed(command, args, options) {
  const { code, stoppedBy } = await runInForeground(command, args, options)
  if (stoppedBy !== undefined) process.exit(128 + constants.signals[stoppedBy])
  return code === 0
}

/** Runs a program quietly and keeps what it said. */
export async function runQuietly(
  command,
  args,
  { env = process.env, cwd = projectDir, timeoutMs = 600_000 } = {},
) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows })
  const chunks = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
  // Politely first: the tests have a database and a browser to close.
  const stop = () => {
    signalGroup(child, !isWindows, 'SIGTERM')
    setTimeout(() => signalGroup(child, !isWindows, 'SIGKILL'), 15_000).unref()
    child.once('close', () => process.exit(1))
  }
  for (const signal of stopSignals) process.on(signal, stop)
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    signalGroup(child, !isWindows, 'SIGTERM')
    setTimeout(() => signalGroup(child, !isWindows, 'SIGKILL'), 15_000).unref()
  }, timeoutMs)
  const code = await exitCode(child)
  clearTimeout(timer)
  for (const signal of stopSignals) process.off(signal, stop)
  const output = Buffer.concat(chunks).toString()
  return { code, output: timedOut ? `${output}\n(stopped after ${timeoutMs / 1000} seconds)` : output }
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

function signalGroup(child, ownGroup, signal) {
  try {
    process.kill(ownGroup ? -child.pid : child.pid, signal)
  } catch {
    // Already gone.
  }
}
