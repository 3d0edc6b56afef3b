import { eventually } from '../../tests/support/eventually.ts'
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
  const held = heldKeys(failures)
  const wrong = failures.filter(
    ({ status, retryAfter, key }) =>
      retryAfter === null || (status === 409 ? !held.has(key) : status !== 503),
  )
  const { lost, doubled } = await writers.lostAndDoubled(databaseUrl)
  return [
    ...figures,
    atMost('the slowest answer', slowest(writers.answers), limitMs[scale], 'ms'),
    exactly(
      `of ${failures.length} failures, told neither by 503 nor as a key that is held, or without Retry-After`,
      wrong.length,
      0,
    ),
    atMost(
      `the longest of ${held.size} keys that the session of a lost call still held (409)`,
      Math.max(0, ...held.values()),
      limitMs[scale],
      'ms',
    ),
    exactly(`lost of ${writers.acknowledged.size} acknowledged`, lost, 0),
    exactly('doubled', doubled, 0),
  ]
}

/**
 * A call is lost with its connection and told 503, while its session at the server still holds the key, until we have
 * ended it: who asks again within that moment is told 409, "under way", with Retry-After. For how long after the 503,
 * by key. A 409 to what was never asked before is none of these.
 */
function heldKeys(failures: readonly Answer[]): Map<string, number> {
  const lostAt = new Map<string, number>()
  const held = new Map<string, number>()
  for (const { at, ms, key, status, code } of failures) {
    const since = lostAt.get(key)
    if (code === 'idempotency_in_flight' && since !== undefined) held.set(key, at + ms - since)
    else if (status !== 409 && since === undefined) lostAt.set(key, at + ms)
  }
  return held
}

const slowest = (answers: readonly Answer[]) => Math.max(0, ...answers.map(({ ms }) => ms))

/** From a moment until the last call that failed after it was answered; to be asked when all is well for a while. */
export function backAfter(what: string, from: number, { scale }: Ground, { answers }: Writers): Figure {
  const failed = answers.filter(({ at, ms, status }) => status !== 201 && at + ms > from)
  const isServed = answers.some(({ at, status }) => status === 201 && at > from)
  const ms = Math.max(0, ...failed.map((answer) => answer.at + answer.ms - from))
  return atMost(what, isServed ? ms : Number.NaN, limitMs[scale], 'ms')
}

/** Until somebody is served who asked after this moment; that nobody was, the figure says. */
export async function served({ answers }: Writers, since: number): Promise<void> {
  const isServed = () => answers.some(({ at, status }) => status === 201 && at >= since)
  await eventually(isServed, Boolean, { limitMs: 60_000 }).catch(() => undefined)
}

/** How long one address takes to answer, and with what. */
export async function timed(url: string): Promise<{ ms: number; status: number }> {
  const at = Date.now()
  const response = await fetch(url, { signal: AbortSignal.timeout(60_000) })
  await response.text()
  return { ms: Date.now() - at, status: response.status }
}
