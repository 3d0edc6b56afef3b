/** Searches over the 5,000 demo points beside the smallest question a database can be asked: how many of them cost as much as one search. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pointMapQuery, pointsQuery } from '../src/modules/points/points.contract.ts'
import { loadDemoPoints, pointMap, searchPoints } from '../src/modules/points/points.service.ts'
import { createDatabase } from '../src/platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'

const SECONDS = 3
const AT_ONCE = 4

const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
openDataFolder(dataDir)
const postgres = await startEmbeddedPostgres({ dataDir, onLost: (error) => console.error(error) })
await migrate(postgres.url, join(import.meta.dirname, '../migrations'))
const db = createDatabase(postgres.url)
const asker = { locale: 'uz', now: new Date('2026-11-16T06:00:00Z') } as const

const list = (query: Record<string, string>) => {
  const parsed = pointsQuery.parse(query)
  return () => searchPoints({ db }, parsed, asker)
}
const map = (query: Record<string, string>) => {
  const parsed = pointMapQuery.parse(query)
  return () => pointMap({ db }, parsed, asker)
}

/** How often a second, with a few asking at once as a server's pool does. */
async function perSecond(ask: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let answers = 0
  const asking = async () => {
    for (; performance.now() < end; answers++) await ask()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, asking))
  return answers / SECONDS
}

try {
  const start = performance.now()
  await db.transaction((tx) => loadDemoPoints({ db: tx }))
  console.log(`\n5,000 points made and kept in ${Math.round(performance.now() - start)} ms\n`)
  const rows = []
  for (const [name, ask] of [
    ['a health check', () => db.isReachable()],
    ['near, 20 of 25 km', list({ near: '41.31,69.28', limit: '20' })],
    ['near, can take, open', list({ near: '41.31,69.28', limit: '20', fits: '4x50x30x20', open_now: '1' })],
    ['bbox of a town, 50', list({ bbox: '66.9,39.6,67.05,39.7' })],
    ['words', list({ q: 'Маргилан рынок', limit: '20' })],
    ['map of a town', map({ bbox: '66.9,39.6,67.05,39.7' })],
    ['map of the country', map({ bbox: '55.9,37.1,73.2,45.65' })],
  ] as const) {
    await ask()
    rows.push({ name, rate: await perSecond(ask) })
  }
  const limit = rows[0]?.rate ?? Number.NaN
  for (const { name, rate } of rows) {
    console.log(
      `${name.padEnd(24)}${(rate / limit).toFixed(3).padStart(8)} of a health check${Math.round(rate).toString().padStart(8)} a second`,
    )
  }
} finally {
  await db.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
