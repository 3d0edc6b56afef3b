import { execFile } from 'node:child_process'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { contentCalls } from '#modules/content/content.calls.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { atLeast, atMost, exactly, type Fault, type Figure, type Scale } from './fault.ts'
import type { PageLoad } from './parts/page-load.ts'
import { p99 } from './parts/probes.ts'
import { throwAwayFolder } from './parts/throw-away.ts'
import { WEIGHED_MAIN, weigh } from './parts/weight.ts'

const run = promisify(execFile)
const PAGE = '/ru/track?code=TB00000000000000'
/** What has to answer as ever, each asked on a connection of its own. */
const probed = {
  '/healthz': '/healthz',
  '/readyz': '/readyz',
  'a call': contentCalls.readWarning.path,
  'a page in memory': '/ru/faq',
  'the light page': '/t/TB00000000000000',
}
const PROBE_EVERY_MS = 15
/** The gate runs on machines that do other things too; it asks whether rendering stands in the way (it did, for 13 s), not by how little. */
const p99Ms: Record<Scale, number> = { short: 2_000, whole: 100 }
/** Of what can be served when nobody has to be refused: refusing costs too, the more so until it is compiled. */
const leastServed: Record<Scale, number> = { short: 0.15, whole: 0.5 }
const LONGEST_PROBE_MS = 20_000
const lasts: Record<Scale, { warmUp: number; alone: number; load: number; rest: number }> = {
  short: { warmUp: 4, alone: 4, load: 8, rest: 4 },
  whole: { warmUp: 10, alone: 10, load: 60, rest: 15 },
}

/**
 * The crowd has the same two cores as the server and its database, and runs at the lowest priority.
 */
export const fault: Fault = {
  says: 'pages are asked for five times as often as they can be rendered; everything else answers as ever',
  async run(scale) {
    const folder = throwAwayFolder()
    const env = {
      TEZBOX_DATA: folder.path,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '100000000',
      // The whole crowd comes from one address.
      CONNECTIONS_PER_ADDRESS: '5000',
      MAX_CONNECTIONS: '5000',
    }
    const server = await startServerProcess(env, { program: WEIGHED_MAIN })
    try {
      return await measured(server, scale)
    } finally {
      await server.stop()
      folder.remove()
    }
  },
}

async function measured(server: ServerProcess, scale: Scale): Promise<Figure[]> {
  const { warmUp, alone, load, rest } = lasts[scale]
  await crowd(server.url, 400, warmUp)
  // Asked for far more often than can be: what is served then is what can be served.
  const canServe = (await crowd(server.url, 400, alone)).served / alone
  // The first answers of anything are slow, and a page comes into memory with the first who asks for it.
  for (const path of Object.values(probed)) await timeOf(server.url + path)
  await sleep(1_000)
  const before = await weigh(server)
  const probes = startProbes(server.url)
  const told = await crowd(server.url, canServe * 5, load)
  const times = await probes.stop()
  await sleep(rest * 1_000)
  const after = await weigh(server)
  return [
    atLeast('pages that can be served', canServe, 1, 'a second'),
    atLeast('pages asked for, as a multiple of them', told.asked / load / canServe, 4.9),
    atLeast('of them served', told.served, canServe * load * leastServed[scale]),
    atLeast('refused with 503, Retry-After and the light page', told.refused, 1),
    exactly('answered otherwise, or not at all', told.broken + told.other, 0),
    ...Object.entries(times).map(([what, ms]) =>
      atMost(`${what}, p99 meanwhile`, p99(ms), p99Ms[scale], 'ms'),
    ),
    atMost('memory afterwards, of what it was', after.rss / before.rss, 1.25),
  ]
}

async function crowd(url: string, perSecond: number, seconds: number): Promise<PageLoad> {
  const program = join(import.meta.dirname, 'parts/page-load.ts')
  const args = ['-n', '19', process.execPath, program, url + PAGE, String(perSecond), String(seconds)]
  return JSON.parse((await run('nice', args)).stdout)
}

/** Asks for everything else at a steady pace until it is told to stop; answers with the times, in milliseconds. */
function startProbes(url: string) {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(probed).map((name) => [name, []]))
  const open: Promise<unknown>[] = []
  const names = Object.entries(probed)
  let turn = 0
  const timer = setInterval(() => {
    const [name, path] = names[turn++ % names.length] ?? ['', '']
    open.push(timeOf(url + path).then((ms) => times[name]?.push(ms)))
  }, PROBE_EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(open)
      return times
    },
  }
}

function timeOf(url: string): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve) => {
    request(url, { agent: false, timeout: LONGEST_PROBE_MS }, (response) => {
      // A parcel that is not there is an answer too.
      const isAnswer = (response.statusCode ?? 500) < 500
      response
        .resume()
        .on('end', () => resolve(isAnswer ? performance.now() - begun : Number.POSITIVE_INFINITY))
    })
      .on('timeout', () => resolve(Number.POSITIVE_INFINITY))
      .on('error', () => resolve(Number.POSITIVE_INFINITY))
      .end()
  })
}
