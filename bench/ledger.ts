/** Payments through the ledger beside the smallest transaction that a payment could be: how much of that rate is kept. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { post } from '../src/modules/ledger/index.ts'
import { createDatabase, type Database } from '../src/platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '../src/platform/db/embedded/index.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { sql } from '../src/platform/db/sql.ts'

const SECONDS = 3
const PEOPLE = 1_000
const CLIENTS = [1, 20, 50]
const at = new Date('2026-11-16T06:00:00Z')

const dataDir = mkdtempSync(join(tmpdir(), 'tezbox-bench-'))
openDataFolder(dataDir)
const postgres = await startEmbeddedPostgres({ dataDir, onLost: (error) => console.error(error) })
await migrate(postgres.url, join(import.meta.dirname, '../migrations'))

let payments = 0
const topUp = (db: Database, customer: number) =>
  post(db, { key: `bench:${++payments}`, template: 'top_up_approved', facts: { customer, amount: 100 }, at })

/** One row of what happened, and one row of money changed. */
const bare = (db: Database, customer: number) =>
  db.transaction(async (tx) => {
    await tx.run(sql`insert into bench_payment (person, amount, at) values (${customer}, 100, ${at})`)
    await tx.run(sql`update bench_balance set balance = balance + 100 where person = ${customer}`)
  })

async function perSecond(clients: number, pay: (client: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + SECONDS * 1000
  let paid = 0
  const paying = async (client: number) => {
    for (; performance.now() < end; paid++) await pay(client)
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => paying(client)))
  return paid / SECONDS
}

const setUp = createDatabase(postgres.url)
await setUp.run(sql`
  insert into person (phone, full_name)
  select (901000000 + n)::text, 'Bench' from generate_series(1, ${PEOPLE}::int) n`)
await setUp.run(sql`create table bench_payment (
  id bigint generated always as identity primary key, person bigint, amount bigint, at timestamptz)`)
await setUp.run(sql`create table bench_balance (person bigint primary key, balance bigint)`)
await setUp.run(sql`insert into bench_balance select id, 0 from person`)
await setUp.close()

try {
  for (const clients of CLIENTS) {
    const db = createDatabase(postgres.url, { poolSize: clients })
    const somebody = () => 1 + Math.floor(Math.random() * PEOPLE)
    for (let person = 1; person <= PEOPLE; person++) await topUp(db, person)
    const limit = await perSecond(clients, () => bare(db, somebody()))
    const spread = await perSecond(clients, () => topUp(db, somebody()))
    const crowded = await perSecond(clients, () => topUp(db, 1))
    console.log(`\n${clients} clients; two rows and a commit: ${Math.round(limit)} a second`)
    for (const [name, rate] of [
      ['payments of 1,000 people', spread],
      ['all of one person', crowded],
    ] as const)
      console.log(
        `${name.padEnd(28)}${(rate / limit).toFixed(2).padStart(6)}${Math.round(rate).toString().padStart(8)} a second`,
      )
    await db.close()
  }
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
