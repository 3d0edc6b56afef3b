/**
 * Rows of an upload made orders, as the job does it: orders a second, and the time beside a bare COPY of the very rows that
 * came of it into tables with the same columns and indexes, without any rule.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestContext } from '#platform/http/route.ts'
import { saveUpload } from '../src/modules/bulk/save/save.service.ts'
import { saveRowsOf } from '../src/modules/bulk/save/saving.service.ts'
import { post } from '../src/modules/ledger/index.ts'
import { limitsOfLongWork } from '../src/platform/db/connection/limits.ts'
import { openClient } from '../src/platform/db/connection/open.ts'
import { copyIn, copyOut } from '../src/platform/db/copy.ts'
import { createDatabase } from '../src/platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { sql } from '../src/platform/db/sql.ts'
import { addMerchant, readyUpload, rowTexts } from '../tests/support/ready-upload.ts'
import { cpuSeconds } from './process-cpu.ts'

const ROWS = Number(process.env.ROWS ?? 10_000)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** The limit this project has set itself (issue "Many parcels at once"); on a machine that has nothing else to do. */
const ORDERS_A_SECOND = 2_000

/** What one round leaves behind, table by table. */
const tables = ['customer_order', 'order_event', 'ledger_transaction', 'ledger_posting', 'outbox'] as const

const methods = { isOn: () => Promise.resolve(true) }

const contextOf = (owner: number) =>
  ({
    db,
    now: new Date(),
    locale: 'uz',
    translate: (key: string) => key,
    caller: { kind: 'merchant', person: owner, reach: 'own' },
  }) as unknown as RequestContext

const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
openDataFolder(dataDir)
const postgres = await startEmbeddedPostgres({ dataDir, removeIfAbandoned: true })
await migrate(postgres.url, join(import.meta.dirname, '../migrations'))
const db = createDatabase(postgres.url, { poolSize: 3, applicationName: 'saving' })
const client = openClient(postgres.url, { ...limitsOfLongWork, applicationName: 'bench' })
await client.connect()

try {
  const owner = await addMerchant(db)
  const facts = { customer: owner, amount: 900_000_000_000 }
  await post(db, { key: 'bench', template: 'top_up_approved', facts, at: new Date() })
  for (const table of tables)
    await client.query(
      `create table bare_${table} (like ${table} including defaults including indexes including identity)`,
    )
  await round(owner, 1_000)
  const rounds: Round[] = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await round(owner, ROWS))
  const middle = rounds.sort((a, b) => a.saved / a.copied - b.saved / b.copied)[Math.floor(ROUNDS / 2)]
  if (!middle) throw new Error('no round')
  const best = (seconds: (round: Round) => number) =>
    Math.round(Math.max(...rounds.map((round) => ROWS / seconds(round))))
  const rate = best(({ saved }) => saved)
  console.log(
    `saving takes ${(middle.saved / middle.copied).toFixed(1)} times a bare COPY of the same rows (the middle round)`,
  )
  console.log(
    `by CPU time, which a busy machine changes least: between ${best(({ ours, theirs }) => ours + theirs)} orders a second (one side after the other) and ${best(({ ours, theirs }) => Math.max(ours, theirs))} (both at once)`,
  )
  console.log(
    `${rate} orders a second by the clock in the best round at a load of ${loadavg()[0]?.toFixed(1)}, wanted ${ORDERS_A_SECOND}: ${rate >= ORDERS_A_SECOND ? 'met' : 'MISSED'}`,
  )
  if (rate < ORDERS_A_SECOND) process.exitCode = 1
} finally {
  await client.end()
  await db.close()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** CPU time of the database's own processes for these connections. */
async function databaseSeconds(): Promise<number> {
  const rows = await db.many<{ pid: number }>(sql`
    select pid from pg_stat_activity where application_name = 'saving'`)
  return rows.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0)
}

type Round = {
  /** Seconds. */
  saved: number
  copied: number
  /** CPU seconds of ours and of the database. */
  ours: number
  theirs: number
}

async function round(owner: number, rows: number): Promise<Round> {
  await client.query('truncate outbox')
  const upload = await readyUpload(
    db,
    owner,
    Array.from({ length: rows }, (_, n) => rowTexts(n + 1)),
  )
  const agreed = await timed(async () => {
    const outcome = await saveUpload(contextOf(owner), String(upload), { payment_type: 'balance' }, methods)
    if (!outcome.ok) throw new Error(outcome.error.code)
  })
  await client.query('truncate outbox')
  const begun = { ours: cpuSeconds(process.pid), theirs: await databaseSeconds() }
  const saved = await timed(() => saveRowsOf({ db, now: () => new Date() }, upload))
  const ours = cpuSeconds(process.pid) - begun.ours
  const theirs = (await databaseSeconds()) - begun.theirs
  const copied = await copyAgain(upload)
  const each = (seconds: number) => ((seconds * 1e6) / rows).toFixed(0)
  console.log(
    `${rows} rows: agreed in ${agreed.toFixed(2)} s, saved in ${saved.toFixed(2)} s (${Math.round(rows / saved)} a second), bare COPY ${copied.toFixed(2)} s, ratio ${(saved / copied).toFixed(1)}; CPU of an order: ${each(ours)} µs of ours, ${each(theirs)} µs of the database`,
  )
  return { saved, copied, ours, theirs }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** The rows of this upload, in memory before the clock starts; then into tables that know nothing of each other. */
async function copyAgain(upload: number): Promise<number> {
  const mine = `select order_id from bulk_row where upload_id = ${upload}`
  const about = `(select 'order:' || order_id from bulk_row where upload_id = ${upload})`
  const rowsOf: Record<(typeof tables)[number], string> = {
    customer_order: `select * from customer_order where id in (${mine})`,
    order_event: `select * from order_event where order_id in (${mine})`,
    ledger_transaction: `select * from ledger_transaction where reference in ${about}`,
    ledger_posting: `select * from ledger_posting where transaction_id in (select id from ledger_transaction where reference in ${about})`,
    outbox: `select * from outbox where key in ${about}`,
  }
  const copies: { table: string; bytes: Buffer[] }[] = []
  for (const table of tables) {
    const bytes: Buffer[] = []
    for await (const chunk of copyOut(client, `copy (${rowsOf[table]}) to stdout`, () => undefined))
      bytes.push(Buffer.from(chunk))
    copies.push({ table, bytes })
  }
  const took = await timed(async () => {
    for (const { table, bytes } of copies)
      await copyIn(
        client,
        `copy bare_${table} from stdin`,
        (async function* () {
          yield* bytes
        })(),
      )
  })
  for (const table of tables) await client.query(`truncate bare_${table}`)
  return took
}
