import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { contentCalls } from '#modules/content/content.calls.ts'
import { createDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { atMost, exactly, type Fault, type Figure, type Scale } from './fault.ts'
import { reasons, startProbes } from './parts/probes.ts'
import { READ_PATH, type SlowEnd, type SlowKind, slowClient } from './parts/slow-crowd.ts'
import { type Standing, startStanding } from './parts/standing.ts'
import { WEIGHED_MAIN, weigh } from './parts/weight.ts'

/** Issue 18: 500 of them. The usual limits, but for that of answers: nobody wants to watch for five minutes. */
const whole = {
  clients: { headers: 200, body: 150, upload: 50, reader: 100 },
  seconds: { headers: 20, body: 30, upload: 120, reader: 60 },
  quietMs: 10_000,
}
const short = {
  clients: { headers: 250, body: 190, upload: 50, reader: 10 },
  seconds: { headers: 3, body: 4, upload: 6, reader: 5 },
  quietMs: 4_000,
}
/** A look finds it (every five seconds at most), a second one where nobody had begun to read, and the answer is on its way. */
const GRACE_MS = 15_000
const P99_MS = 100
const GROWTH_MB = 60
const kinds: readonly SlowKind[] = ['headers', 'body', 'upload', 'reader']
const ordinary = ['/healthz', '/readyz', contentCalls.readWarning.path, '/ru']

export const fault: Fault = {
  says: '500 clients who send headers, bodies and uploads drop by drop, or do not take their answers, beside ordinary callers',
  run,
}

async function run(scale: Scale): Promise<Figure[]> {
  const { clients, seconds, quietMs } = scale === 'whole' ? whole : short
  const standing = await startStanding(settingsOf(seconds), WEIGHED_MAIN)
  try {
    const { server } = standing
    const port = Number(new URL(server.url).port)
    // The first of everything is slow, and no part of the question.
    await fetch(server.url + READ_PATH).then((response) => response.arrayBuffer())
    await during(server.url, quietMs / 2)
    const quiet = await during(server.url, quietMs)
    const [before, leftBefore] = [await weigh(server), await leftBehind(standing)]
    const probes = startProbes(server.url, ordinary)
    const ends = await Promise.all(
      kinds.flatMap((kind) =>
        Array.from({ length: clients[kind] }, () => slowClient(port, kind, seconds[kind] * 1_000 + GRACE_MS)),
      ),
    )
    const busy = await probes.stop()
    const grown = await grownSince(before.rss, server)
    const left = (await leftBehind(standing)) - leftBefore
    const limit = Math.max(P99_MS, 3 * quiet.p99)
    return [
      ...kinds.map((kind) => longest(ends, kind, seconds[kind])),
      exactly(
        'slow senders who were told 408 (uploads past the tenth 429)',
        told(ends),
        clients.headers + clients.body + clients.upload,
      ),
      atMost(
        `99 of 100 ordinary answers (quiet: ${quiet.p99.toFixed(1)} ms) come within`,
        busy.p99,
        limit,
        'ms',
      ),
      exactly(`ordinary callers turned away, of ${busy.asked}${reasons(busy.failed)}`, busy.failed.length, 0),
      atMost('memory kept afterwards', Math.max(0, grown), GROWTH_MB, 'MB'),
      exactly('rows and files left behind', left, 0),
    ]
  } finally {
    await standing.stop()
  }
}

/** What was given back takes a moment to go back to the system. */
async function grownSince(before: number, server: Standing['server']): Promise<number> {
  let grown = Number.POSITIVE_INFINITY
  for (let looks = 0; looks < 30 && grown > GROWTH_MB; looks++) {
    await sleep(1_000)
    grown = (await weigh(server)).rss - before
  }
  return grown
}

const settingsOf = (seconds: Record<SlowKind, number>) => ({
  HEADERS_SECONDS: String(seconds.headers),
  BODY_SECONDS: String(seconds.body),
  UPLOAD_SECONDS: String(seconds.upload),
  ANSWER_SECONDS: String(seconds.reader),
  APPLICATIONS_PER_ADDRESS: '10000',
})

async function during(url: string, ms: number) {
  const probes = startProbes(url, ordinary)
  await sleep(ms)
  return probes.stop()
}

/** Nobody is borne much longer than the limit says. */
function longest(ends: readonly SlowEnd[], kind: SlowKind, seconds: number): Figure {
  const slowest = Math.max(...ends.filter((end) => end.kind === kind).map(({ ms }) => ms))
  return atMost(`the longest any slow ${kind} was borne`, slowest / 1_000, seconds + GRACE_MS / 1_000, 's')
}

/** Of one address ten uploads are under way at a time; the others hear so at once. */
const told = (ends: readonly SlowEnd[]) =>
  ends.filter(
    ({ kind, status }) => (kind !== 'reader' && status === '408') || (kind === 'upload' && status === '429'),
  ).length

async function leftBehind({ databaseUrl, dataDir }: Standing): Promise<number> {
  const db = createDatabase(databaseUrl)
  const { rows } = await db.one<{ rows: number }>(sql`
    select ((select count(*) from stored_file) + (select count(*) from unclaimed_bytes) +
      (select count(*) from lead) + (select count(*) from application))::int as rows`)
  await db.close()
  const folder = join(dataDir, 'files')
  return rows + (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)
}
