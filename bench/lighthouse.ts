/**
 * Lighthouse's mobile preset over the pages that most people see first, on the built product with the demo's data; started
 * by scripts/lighthouse.mjs, which installs what it needs. Ends with an error where a page is below `wanted`.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase } from '#platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { sql } from '#platform/db/sql.ts'
import { type Locale, locales, localizedPath } from '#platform/i18n/locales.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import {
  categories,
  missedBy,
  type PageResult,
  type Report,
  resultOf,
  tableOf,
  wanted,
} from './lighthouse/scores.ts'

const program = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js')
/** Ignored by git; the HTML files show what a page was told. */
const reports = join(import.meta.dirname, '../test-results/lighthouse')
/** A page takes ten seconds where nothing else runs. */
const LONGEST_MS = 180_000

/** By name; a parcel's page is the track page with the longest story of the demo. */
const pathOf = {
  home: () => '/',
  track: () => '/track',
  parcel: (code: string) => `/track?code=${code}`,
  calculator: () => '/calculator',
  pricing: () => '/pricing',
  faq: () => '/faq',
} satisfies Record<string, (code: string) => string>
type PageName = keyof typeof pathOf
const pageNames = Object.keys(pathOf) as PageName[]
/** A parcel's page keeps a line open, for whose silence Lighthouse waits most of a minute: it is looked at when asked for. */
const usual = pageNames.filter((name) => name !== 'parcel')

const asked = readArguments()
let running: ChildProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => running?.kill('SIGINT'))
await main()

function readArguments() {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', multiple: true },
      locale: { type: 'string', multiple: true },
      all: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
    },
  })
  const known = <T extends string>(what: string, named: string[] | undefined, all: readonly T[]) => {
    const wrong = named?.find((name) => !all.includes(name as T))
    if (wrong === undefined) return named as T[] | undefined
    console.error(`There is no ${what} "${wrong}" here. Known: ${all.join(', ')}.`)
    return process.exit(1)
  }
  const runs = Number(values.runs)
  return {
    pages: known('page', values.page, pageNames) ?? usual,
    locales: known('language', values.locale, locales) ?? (values.all ? locales : (['uz', 'ru'] as const)),
    runs: Number.isInteger(runs) && runs > 0 && runs < 20 ? runs : 3,
  }
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-lighthouse-'))
  openDataFolder(dataDir)
  const database = await startEmbeddedPostgres({
    dataDir,
    removeIfAbandoned: true,
    onLost: (error) => console.error(error.message),
  })
  const server = await startServerProcess({ DATABASE_URL: database.url, TEZBOX_DATA: dataDir })
  try {
    const code = await longestStory(database.url)
    const results = []
    for (const locale of asked.locales) {
      for (const page of asked.pages) results.push(await measure(server.url, page, locale, code))
    }
    tell(results)
  } finally {
    await server.stop()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function longestStory(databaseUrl: string): Promise<string> {
  const db = createDatabase(databaseUrl)
  const [found] = await db.many<{ code: string }>(sql`
    select tracking_code as code from customer_order join order_event on order_event.order_id = customer_order.id
    group by tracking_code order by count(*) desc, tracking_code limit 1`)
  await db.close()
  if (!found) throw new Error('the demo has no parcel')
  return found.code
}

async function measure(site: string, page: PageName, locale: Locale, code: string): Promise<PageResult> {
  const address = site + localizedPath(locale, pathOf[page](code))
  const name = `${page} ${locale}`
  // The first visitor after a start waits for the page to be made; everybody after gets it from memory.
  await (await fetch(address)).arrayBuffer()
  const runs: Report[] = []
  for (let run = 1; run <= asked.runs; run++) {
    // What cannot vary is asked once.
    const of = run === 1 ? categories : (['performance'] as const)
    const report = await audit(address, of, join(reports, `${page}-${locale}-${run}`))
    if (report.runtimeError) throw new Error(`${name}: ${report.runtimeError.message}`)
    runs.push(report)
  }
  const result = resultOf(name, runs)
  const speed = Math.max(...runs.map(({ environment }) => environment.benchmarkIndex))
  const scores = categories.map((category) => result.scores[category]).join('/')
  console.log(
    `${name}: ${scores}; load ${loadavg()[0]?.toFixed(1)}, speed of this machine ${Math.round(speed)}`,
  )
  return result
}

/** In a process of its own, with a browser of its own: nothing is kept from one visit to the next. */
async function audit(address: string, of: readonly string[], file: string): Promise<Report> {
  mkdirSync(reports, { recursive: true })
  running = spawn(
    process.execPath,
    [
      program,
      address,
      '--quiet',
      '--no-enable-error-reporting',
      `--only-categories=${of.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
      '--output=json',
      '--output=html',
      `--output-path=${file}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.TEZBOX_CHROMIUM },
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: LONGEST_MS,
      killSignal: 'SIGINT',
    },
  )
  const [exitCode] = await once(running, 'exit')
  running = undefined
  if (exitCode !== 0) throw new Error(`Lighthouse could not look at ${address}`)
  return JSON.parse(readFileSync(`${file}.report.json`, 'utf8'))
}

function tell(results: readonly PageResult[]): void {
  const missed = results.filter((result) => missedBy(result).length > 0)
  const goal = categories.map((category) => wanted[category]).join('/')
  console.log(`\n${tableOf(results)}\n`)
  console.log(
    `wanted ${goal}: ${missed.length === 0 ? 'met' : `MISSED on ${missed.length} of ${results.length}`}`,
  )
  if (missed.length > 0) process.exitCode = 1
}
