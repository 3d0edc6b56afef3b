import { setTimeout as sleep } from 'node:timers/promises'

/** What hangs is left behind after this long, so that what comes after it, the database above all, is still stopped. */
const STEP_LIMIT_MS = 8_000
/** All steps without a limit of their own have this long together, and each of them at least a second. */
const TOGETHER_MS = 15_000
const LEAST_MS = 1_000

/** What is done when everything stops: told whether somebody asked for it, or something broke. */
type Step = (why: 'asked' | 'broken') => unknown

/** Stops what was started, last first, exactly once, whoever asks and however often. */
export function createShutdown() {
  const steps: { step: Step; limitMs: number | undefined }[] = []
  const state = { begun: false }
  const begin = async (exitCode: number) => {
    if (state.begun) return
    state.begun = true
    let leftMs = TOGETHER_MS
    for (const { step, limitMs } of steps.reverse()) {
      const startedAt = Date.now()
      const limit = limitMs ?? Math.max(LEAST_MS, Math.min(STEP_LIMIT_MS, leftMs))
      await within(limit, () => step(exitCode === 0 ? 'asked' : 'broken'))
      if (limitMs === undefined) leftMs -= Date.now() - startedAt
    }
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void begin(0))
  return {
    get begun() {
      return state.begun
    },
    begin,
    /** `limitMs` is for what has a bound of its own: it does not count against the others. */
    afterwards: (step: Step, limitMs?: number) => void steps.push({ step, limitMs }),
  }
}

export type Shutdown = ReturnType<typeof createShutdown>

async function within(limitMs: number, step: () => unknown): Promise<void> {
  try {
    await Promise.race([step(), sleep(limitMs, undefined, { ref: false })])
  } catch (error) {
    process.stderr.write(`stopping: ${(error as Error).message}\n`)
  }
}
