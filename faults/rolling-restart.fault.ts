import { setTimeout as sleep } from 'node:timers/promises'
import { contentCalls } from '#modules/content/content.calls.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { eventually } from '../tests/support/eventually.ts'
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts'
import { atLeast, atMost, exactly, type Fault } from './fault.ts'
import { type Balancer, startBalancer } from './parts/balancer.ts'
import { addPayers } from './parts/payers.ts'
import { reasons, whyNot } from './parts/probes.ts'
import { throwAwayFolder } from './parts/throw-away.ts'
import { forWriters, startWriters } from './parts/writers.ts'

const scales = { short: { calls: 300, rounds: 1 }, whole: { calls: 5_000, rounds: 3 } }
/** As in production; a demo has none by itself. */
const DRAIN = { DRAIN_SECONDS: '5' }
/** The wait, and what is under way: nobody who takes its answer keeps a server from going. */
const STOP_SECONDS = 8
/** Enough that something is always under way, and far from what a small machine can answer: load is another fault. */
const PEOPLE = 4
const PAUSE_MS = 40
const CALLS_LIMIT_MS = 1_800_000

export const fault: Fault = {
  says: 'two servers behind a balancer that asks /readyz once a second are restarted one after the other while people read, write, order and pay',
  async run(scale) {
    const { calls, rounds } = scales[scale]
    const folder = throwAwayFolder()
    const files = throwAwayFolder()
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path, removeIfAbandoned: true })
    const env = { TEZBOX_DATA: files.path, DATABASE_URL: postgres.url, ...forWriters, ...DRAIN }
    const servers = [await startServerProcess(env), await startServerProcess(env)]
    const balancer = await startBalancer(servers.map(({ url }) => url))
    const payers = await addPayers(postgres.url)
    const readers = startReaders(balancer.url)
    const writers = startWriters(() => balancer.url, { count: PEOPLE, pauseMs: PAUSE_MS, payers })
    const made = () => writers.answers.length + readers.answers.length
    let stopSeconds: number[]
    try {
      stopSeconds = await restartAll({ servers, balancer, rounds, env })
      // What is missing in number is made while both are there: it does not make the restarts easier.
      await eventually(made, (count) => count >= calls, { limitMs: CALLS_LIMIT_MS })
      await readers.stop()
      await writers.stop()
    } finally {
      await balancer.close()
      await Promise.all(servers.map((server) => server.kill()))
    }
    const { lost, doubled, unbalanced } = await writers.lostAndDoubled(postgres.url)
    await postgres.stop()
    folder.remove()
    files.remove()
    const written = writers.answers.map(({ status }) => `a letter, order or payment ${status}`)
    const failed = [...written, ...readers.answers].filter((answer) => !/ [123]\d\d$/.test(answer))
    return [
      atLeast(`calls made during and around ${rounds * 2} restarts`, made(), calls),
      exactly(`calls that failed${reasons([...failed, ...balancer.broken])}`, failed.length, 0),
      exactly(
        'letters, orders, payments lost or doubled, faults in the books',
        lost + doubled + unbalanced,
        0,
      ),
      atMost(
        'slowest server to stop, five seconds of waiting included',
        Math.max(...stopSeconds),
        STOP_SECONDS,
        's',
      ),
    ]
  },
}

type Restarts = { servers: ServerProcess[]; balancer: Balancer; rounds: number; env: Record<string, string> }

/** Each as an operator would do it: stop, start, and on to the next once the balancer has both again. */
async function restartAll({ servers, balancer, rounds, env }: Restarts): Promise<number[]> {
  const stopSeconds: number[] = []
  for (let turn = 0; turn < rounds * servers.length; turn++) {
    const at = turn % servers.length
    const server = servers[at]
    if (server === undefined) break
    const begun = Date.now()
    await server.stop()
    stopSeconds.push((Date.now() - begun) / 1000)
    servers[at] = await startServerProcess({ ...env, PORT: new URL(server.url).port })
    for (let looks = 0; looks < 600 && balancer.ready() < servers.length; looks++) await sleep(100)
  }
  return stopSeconds
}

/** People who only look: an answer of the API and a page of the site, in turns, on connections that they keep. */
function startReaders(url: string) {
  const answers: string[] = []
  const paths = [contentCalls.readWarning.path, '/pricing', '/healthz']
  let stopped = false
  async function reader(): Promise<void> {
    for (let turn = 0; !stopped; turn++) {
      const path = paths[turn % paths.length]
      const answer = fetch(`${url}${path}`).then(async (response) => {
        await response.arrayBuffer()
        return response.status
      })
      answers.push(`${path} ${await answer.catch(whyNot)}`)
      await sleep(PAUSE_MS)
    }
  }
  const running = Promise.all(Array.from({ length: PEOPLE }, reader))
  return {
    answers,
    async stop(): Promise<void> {
      stopped = true
      await running
    },
  }
}
