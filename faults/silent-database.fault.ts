import { setTimeout as sleep } from 'node:timers/promises'
import { startFaultProxy } from '../tests/support/fault-proxy.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { atMost, exactly, type Fault, type Figure } from './fault.ts'
import {
  backAfter,
  behindProxy,
  type Ground,
  served,
  timed,
  type Writers,
  whileWriting,
} from './parts/behind-proxy.ts'

const ANSWER_LIMIT_MS = 5_000
/** The engine of the jobs ends what runs; nothing of it waits for the database. */
const STOP_LIMIT_MS = 10_000
const START_LIMIT_MS = 10_000

export const fault: Fault = {
  says: 'The database accepts everything and answers nothing; then only the old connections are dead; then the server is stopped, and another started, while it is silent.',
  run: (scale) =>
    behindProxy(scale, async (ground) => [
      ...(await whileWriting(ground, async (writers) => [
        ...(await allSilent(ground, writers, scale === 'whole' ? 60_000 : 6_000)),
        ...(await halfOpen(ground, writers, scale === 'whole' ? 20 : 1)),
      ])),
      ...(await stopped(ground)),
      ...(await started(ground)),
    ]),
}

async function allSilent(ground: Ground, writers: Writers, forMs: number): Promise<Figure[]> {
  const { proxy, server, metricsUrl } = ground
  proxy.silent()
  await sleep(forMs / 2)
  const [metrics, health, ready] = await Promise.all([
    timed(metricsUrl),
    timed(`${server.url}/healthz`),
    timed(`${server.url}/readyz`),
  ])
  await sleep(forMs / 2)
  const passedAt = Date.now()
  proxy.pass()
  await served(writers, passedAt)
  await sleep(3_000)
  return [
    atMost('/metrics while silent', metrics.status === 200 ? metrics.ms : Number.NaN, ANSWER_LIMIT_MS, 'ms'),
    atMost('/healthz while silent', health.status === 200 ? health.ms : Number.NaN, ANSWER_LIMIT_MS, 'ms'),
    atMost(
      '/readyz says no while silent',
      ready.status === 503 ? ready.ms : Number.NaN,
      ANSWER_LIMIT_MS,
      'ms',
    ),
    backAfter('until normal after the silence', passedAt, ground, writers),
  ]
}

/** Old connections go nowhere, new ones pass: from the fault itself on, calls are to be served again. */
async function halfOpen(ground: Ground, writers: Writers, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (let round = 0; round < rounds; round++) {
    const swallowedAt = Date.now()
    ground.proxy.swallow()
    await sleep(6_000)
    figures.push(backAfter('until normal with half-open connections', swallowedAt, ground, writers))
  }
  return [
    figures.toSorted((one, other) => Number.parseFloat(other.measured) - Number.parseFloat(one.measured))[0],
  ].filter((figure) => figure !== undefined)
}

async function stopped({ proxy, server }: Ground): Promise<Figure[]> {
  proxy.silent()
  const at = Date.now()
  const code = await server.stop()
  return [
    atMost('SIGTERM to its end while silent', Date.now() - at, STOP_LIMIT_MS, 'ms'),
    exactly('its exit code', code ?? -1, 0),
  ]
}

async function started({ databaseUrl }: Ground): Promise<Figure[]> {
  const proxy = await startFaultProxy(databaseUrl)
  proxy.silent()
  const at = Date.now()
  const said = await startServerProcess({ DATABASE_URL: proxy.urlOf() }).then(
    (server) => server.kill().then(() => 'it started'),
    (error: Error) => error.message,
  )
  const ms = Date.now() - at
  await proxy.stop()
  const isClear = said.trim().split('\n').length === 1 && said.includes('does not answer')
  if (!isClear) process.stderr.write(`${said}\n`)
  return [
    atMost('until a start against it says so', ms, START_LIMIT_MS, 'ms'),
    exactly('sentences that are not clear', isClear ? 0 : 1, 0),
  ]
}
