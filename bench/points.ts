/** Searches over the 5,000 demo points beside the least a database can do for an answer of that size: the same number of
 * rows, whichever come first. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadDemoPoints } from '../src/modules/points/demo/demo-points.service.ts'
import { pointMapQuery, pointsQuery } from '../src/modules/points/points.contract.ts'
import { pointMap, searchPoints } from '../src/modules/points/points.service.ts'
import { roadsOf } from '../src/modules/roads/roads.service.ts'
import { createDatabase, type Db } from '../src/platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { sql } from '../src/platform/db/sql.ts'

/** The limits that this project has set itself. */
const LOADED_AS_COPIES = 12
const SECONDS = 2
const AT_ONCE = 4

const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
openDataFolder(dataDir)
const postgres = await startEmbeddedPostgres({ dataDir, onLost: (error) => console.error(error) })
await migrate(postgres.url, join(import.meta.dirname, '../migrations'))
const db = createDatabase(postgres.url)
const asker = { locale: 'uz', now: new Date('2026-11-16T06:00:00Z') } as const

const kept = join(dataDir, 'roads')
const roads = roadsOf({
  file: join(import.meta.dirname, '../map/roads.bin.br'),
  folder: kept,
  routerUrl: undefined,
  report: (problem) => console.error(problem),
})

/** Until the roads are read lists are answered by air, and until all is prepared by a slower search. */
async function roadsPrepared(): Promise<void> {
  const isKept = () => existsSync(kept) && readdirSync(kept).some((name) => name.endsWith('.bin'))
  const somewhere = { lat: 41.31, lon: 69.28 }
  while (!isKept()) {
    await roads.distances(somewhere, [somewhere])
    await sleep(200)
  }
}

const list = (query: Record<string, string>) => {
  const parsed = pointsQuery.parse(query)
  return () => searchPoints({ db, distances: roads.distances }, parsed, asker)
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

/** What is asked, and which share of the bare rows' rate is wanted. */
const questions = [
  ['near, 20 of 25 km', 0.09, list({ near: '41.31,69.28', limit: '20' })],
  ['near, 200 of 25 km', 0.1, list({ near: '41.31,69.28', limit: '200' })],
  [
    'near, can take, open',
    0.08,
    list({ near: '41.31,69.28', limit: '20', fits: '4x50x30x20', open_now: '1' }),
  ],
  ['bbox of a town, 50', 0.4, list({ bbox: '66.9,39.6,67.05,39.7' })],
  ['words', 0.015, list({ q: 'Маргилан рынок', limit: '20' })],
  ['a region, 50', 0.08, list({ q: 'Ташкентская область' })],
  ['map of a town', 1.5, map({ bbox: '66.9,39.6,67.05,39.7' })],
  ['map of the country', 0.07, map({ bbox: '55.9,37.1,73.2,45.65' })],
] as const

try {
  const loadedMs = await milliseconds((tx) => loadDemoPoints({ db: tx }, new Date()))
  const copies = loadedMs / (await milliseconds(copyPoints))
  report(
    `5,000 points made and kept in ${Math.round(loadedMs)} ms, ${copies.toFixed(1)} bare copies of their rows, wanted at most ${LOADED_AS_COPIES}`,
    copies <= LOADED_AS_COPIES,
  )
  await roadsPrepared()
  for (const [name, wanted, ask] of questions) {
    const { length } = (await ask()).value
    const limit = await perSecond(() => db.many(sql`select * from pickup_point limit ${length}`))
    const rate = await perSecond(ask)
    report(
      `${name.padEnd(24)}${Math.round(rate).toString().padStart(6)} a second, ${(rate / limit).toFixed(3)} of ${length} bare rows, wanted ${wanted}`,
      rate / limit >= wanted,
    )
  }
} finally {
  await roads.close()
  await db.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function milliseconds(work: (tx: Db) => Promise<void>): Promise<number> {
  const start = performance.now()
  await db.transaction(work)
  return performance.now() - start
}

/** The least a database can do to keep them: the same rows with the same indexes. */
async function copyPoints(tx: Db): Promise<void> {
  await tx.run(sql`create temporary table point_copy (like pickup_point including all)`)
  await tx.run(sql`insert into point_copy select * from pickup_point`)
  await tx.run(sql`create temporary table address_copy (like known_address including all)`)
  await tx.run(sql`insert into address_copy select * from known_address`)
}

function report(text: string, isMet: boolean): void {
  console.log(`${text}: ${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) process.exitCode = 1
}
