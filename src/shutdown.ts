import { setTimeout as sleep } from 'node:timers/promises'

/** What hangs is left behind after this long, so that what comes after it, the database above all, is still stopped. */
const STEP_LIMIT_MS = 20_000

/** Stops what was started, last first, exactly once, whoever asks. */
export function createShutdown() {
  const steps: (() => unknown)[] = []
  const state = { begun: false }
  const begin = async (exitCode: number) => {
    if (state.begun) return
    state.begun = true
    for (const step of steps.reverse()) {
      try {
        await Promise.race([step(), sleep(STEP_LIMIT_MS, undefined, { ref: false })])
      } catch (error) {
        process.stderr.write(`stopping: ${(error as Error).message}\n`)
      }
    }
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void begin(0))
  return {
    get begun() {
      return state.begun
    },
    begin,
    afterwards: (step: () => unknown) => void steps.push(step),
  }
}

export type Shutdown = ReturnType<typeof createShutdown>
