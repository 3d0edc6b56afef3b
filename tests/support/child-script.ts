import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const START_LIMIT_MS = 120_000

export type ChildScript = {
  pid: number
  /** The first line it printed. */
  greeting: string
  /** Asks it to stop; answers with the exit code. */
  stop(): Promise<number | null>
  /** The way a power cut stops it. */
  kill(): Promise<void>
}

/** A script in a process of its own, ready when it has printed its first line; gone at the end of the test. */
export async function runScript(script: URL, ...args: string[]): Promise<ChildScript> {
  const child = spawn(process.execPath, [script.pathname, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += chunk))
  const gone = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    const [code] = await gone
    return code as number | null
  }
  onTestFinished(() => void end('SIGKILL'))
  await new Promise<void>((ready, fail) => {
    const tooLate = setTimeout(() => fail(new Error(`no greeting in time: ${complaints}`)), START_LIMIT_MS)
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (!output.includes('\n')) return
      clearTimeout(tooLate)
      ready()
    })
    child.once('exit', () => fail(new Error(complaints || 'it ended without a word')))
  })
  return {
    pid: child.pid ?? 0,
    greeting: output.split('\n', 1)[0] ?? '',
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}
