import { setTimeout as sleep } from 'node:timers/promises'
import { type FaultProxy, startFaultProxy } from '../../tests/support/fault-proxy.ts'
import { type ServerProcess, startServerProcess } from '../../tests/support/server-process.ts'
import { startThrowAwayPostgres } from '../../tests/support/throw-away-postgres.ts'
import { atMost, exactly, type Figure, type Scale } from '../fault.ts'
import { type Answer, forWriters, startWriters } from './writers.ts'

/**
 * For an answer, and for the way back after a fault. Five seconds are the promise; the gate asks whether calls come back
 * at all, on a machine that has other things to do.
 */
const limitMs: Record<Scale, number> = { short: 20_000, whole: 5_000 }

export type Ground = {
  scale: Scale
  proxy: FaultProxy
  server: ServerProcess
  databaseUrl: string
  metricsUrl: string
}

/** The whole server as a process, its PostgreSQL behind a proxy that can be spoiled. */
export async function behindProxy<T>(scale: Scale, work: (ground: Ground) => Promise<T>): Promise<T> {
  const postgres = await startThrowAwayPostgres()
  const proxy = await startFaultProxy(postgres.url)
  const METRICS_PORT = String(33_000 + (process.pid % 5_000))
  const env = { ...forWriters, DATABASE_URL: proxy.urlOf(), METRICS_PORT }
  let server: ServerProcess | undefined
  try {
    server = await startServerProcess(env)
    const metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`
    return await work({ scale, proxy, server, databaseUrl: postgres.url, metricsUrl })
  } finally {
    await server?.kill()
    await proxy.stop()
    await postgres.stop()
  }
}

export type Writers = ReturnType<typeof startWriters>

/** Writers who write already when the work begins; what they lost and what is there twice is counted after it. */
export async function whileWriting(
  { scale, server, databaseUrl }: Ground,
  work: (writers: Writers) => Promise<Figure[]>,
): Promise<Figure[]> {
  const writers = startWriters(() => server.url)
  await served(writers, Date.now())
  const figures = await work(writers)
  await writers.stop()
  const failures = writers.answers.filter(({ status }) => status !== 201)
  // 409: the key is still under way, until the session that was lost with it has been ended.
  const wrong = failures.filter(
    ({ status, retryAfter }) => (status !== 503 && status !== 409) || retryAfter === null,
  )
  const { lost, doubled } = await writers.lostAndDoubled(databaseUrl)
  return [
    ...figures,
    atMost('the slowest answer', slowest(writers.answers), limitMs[scale], 'ms'),
    exactly(
      `of ${failures.length} failures, not told by 503, or 409 for a key under way, with Retry-After`,
      wrong.length,
      0,
    ),
    exactly(`lost of ${writers.acknowledged.size} acknowledged`, lost, 0),
    exactly('doubled', doubled, 0),
  ]
}

const slowest = (answers: readonly Answer[]) => Math.max(0, ...answers.map(({ ms }) => ms))

/** From a moment until the last call that failed after it was answered; to be asked when all is well for a while. */
export function backAfter(what: string, from: number, { scale }: Ground, { answers }: Writers): Figure {
  const failed = answers.filter(({ at, ms, status }) => status !== 201 && at + ms > from)
  const isServed = answers.some(({ at, status }) => status === 201 && at > from)
  const ms = Math.max(0, ...failed.map((answer) => answer.at + answer.ms - from))
  return atMost(what, isServed ? ms : Number.NaN, limitMs[scale], 'ms')
}

/** Until somebody is served who asked after this moment. */
export async function served({ answers }: Writers, since: number): Promise<void> {
  const givenUp = Date.now() + 60_000
  while (Date.now() < givenUp) {
    if (answers.some(({ at, status }) => status === 201 && at >= since)) return
    await sleep(20)
  }
}

/** How long one address takes to answer, and with what. */
export async function timed(url: string): Promise<{ ms: number; status: number }> {
  const at = Date.now()
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) })
  await response.text()
  return { ms: Date.now() - at, status: response.status }
}
