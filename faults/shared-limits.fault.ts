import { setTimeout as sleep } from 'node:timers/promises'
import { contentCalls } from '#modules/content/content.calls.ts'
import { createDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { atLeast, atMost, type Fault, type Figure, type Scale } from './fault.ts'
import { startStanding } from './parts/standing.ts'

const LIMIT = 600
/** The most that two processes together may let through: the limit, a twentieth of it, and what a flood brings in a moment. */
const MOST = { even: LIMIT * 1.1, flood: LIMIT * 1.4 }
const WINDOW_S = 60
const { path } = contentCalls.readWarning

export const fault: Fault = {
  says: 'one caller takes turns between two processes, at an even pace and then as fast as they answer: they keep one limit',
  run,
}

async function run(scale: Scale): Promise<Figure[]> {
  const limit = { RATE_LIMIT_PER_MINUTE: String(LIMIT) }
  const standing = await startStanding(limit)
  const { databaseUrl, dataDir } = standing
  const place = { DATABASE_URL: databaseUrl, TEZBOX_DATA: dataDir, LOG_LEVEL: 'error' }
  const second = await startServerProcess({ ...place, ...limit })
  const urls = [standing.server.url, second.url]
  try {
    const figures: Figure[] = []
    for (const way of scale === 'whole' ? (['even', 'flood'] as const) : (['flood'] as const)) {
      const seconds = way === 'even' ? 25 : 20
      await windowWith(urls[0] ?? '', seconds + 2)
      const told = await rowsTold(databaseUrl)
      const allowed = await attack(urls, seconds, way === 'even' ? 50 : 0)
      const writes = ((await rowsTold(databaseUrl)) - told) / seconds
      figures.push(
        atLeast(`${way}: let through of a limit of ${LIMIT}`, allowed, LIMIT * 0.9),
        atMost(`${way}: let through by both together`, allowed, MOST[way]),
        atMost(`${way}: rows written by both together`, writes, 40, 'a second'),
      )
    }
    return figures
  } finally {
    await second.stop()
    await standing.stop()
  }
}

/** Waits until the caller's window has just begun, or has long enough to go: an attack over two windows has two limits. */
async function windowWith(url: string, seconds: number): Promise<void> {
  for (;;) {
    const response = await fetch(url + path)
    await response.arrayBuffer()
    const [, left = '0', reset = '0'] = /r=(\d+);t=(\d+)/.exec(response.headers.get('ratelimit') ?? '') ?? []
    if (Number(left) > LIMIT * 0.98 && Number(reset) > seconds) return
    await sleep(Math.min(Number(reset), WINDOW_S) * 1_000 + 500)
  }
}

/** How many were let through. Eight at a time, from one to the other and back, until it is plain that no more will be. */
async function attack(urls: readonly string[], seconds: number, pauseMs: number): Promise<number> {
  const until = Date.now() + seconds * 1_000
  let allowed = 0
  let refused = 0
  let turn = 0
  async function knock(): Promise<void> {
    while (Date.now() < until && refused < LIMIT / 2) {
      const response = await fetch(urls[turn++ % urls.length] + path)
      await response.arrayBuffer()
      if (response.status === 200) allowed++
      else refused++
      if (pauseMs > 0) await sleep(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: 8 }, knock))
  return allowed
}

async function rowsTold(databaseUrl: string): Promise<number> {
  const db = createDatabase(databaseUrl)
  // Statistics are told a moment late.
  await sleep(1_500)
  const { rows } = await db.one<{ rows: number }>(sql`
    select (n_tup_ins + n_tup_upd)::int as rows from pg_stat_user_tables where relname = 'limit_use'`)
  await db.close()
  return rows
}
