import { setTimeout as sleep } from 'node:timers/promises'

const LIMIT_MS = 30_000

/** Ordinary callers, one after the other with a short pause; each answer is timed until its last byte. */
export function startProbes(url: string, paths: readonly string[], pauseMs = 20) {
  const times: number[] = []
  const failed: string[] = []
  let stopped = false
  async function probe(path: string): Promise<void> {
    while (!stopped) {
      const began = performance.now()
      try {
        const response = await fetch(url + path, { signal: AbortSignal.timeout(LIMIT_MS) })
        await response.arrayBuffer()
        if (response.status !== 200) failed.push(`${path} ${response.status}`)
      } catch (error) {
        failed.push(`${path} ${whyNot(error)}`)
      }
      times.push(performance.now() - began)
      await sleep(pauseMs)
    }
  }
  const running = Promise.all(paths.map(probe))
  return {
    async stop(): Promise<{ p99: number; asked: number; failed: string[] }> {
      stopped = true
      await running
      return { p99: p99(times), asked: times.length, failed }
    },
  }
}

/** What `fetch` has to say hides the reason one level below. */
export function whyNot(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error ? cause.message : message
}

/** Nothing, or each reason with how often it came, in brackets. */
export function reasons(failed: readonly string[]): string {
  const counted = [...Map.groupBy(failed, (why) => why)].map(([why, all]) => `${all.length} times ${why}`)
  return counted.length === 0 ? '' : ` (${counted.join(', ')})`
}

/** What 99 of 100 stay below. */
export function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN
}
