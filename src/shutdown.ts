/** Stops what was started, last first, exactly once, whoever asks. */
export function createShutdown() {
  const steps: (() => unknown)[] = []
  const state = { begun: false }
  const begin = async (exitCode: number) => {
    if (state.begun) return
    state.begun = true
    // Whatever hangs, the process ends; the database survives it and the next start takes over.
    setTimeout(() => process.exit(1), 30_000).unref()
    for (const step of steps.reverse()) {
      try {
        await step()
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
