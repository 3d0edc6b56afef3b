import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { saveUpload } from '#modules/bulk/save/save.service.ts'
import { balanceOf, checkBooks, post } from '#modules/ledger/index.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { migrate } from '#platform/db/migrate.ts'
import { sql } from '#platform/db/sql.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { addMerchant, readyUpload, rowTexts } from '../tests/support/ready-upload.ts'
import { exactly, type Fault, type Figure } from './fault.ts'
import { throwAwayFolder } from './parts/throw-away.ts'

const scales = {
  short: { rows: 4_000, tenths: [3, 7] },
  whole: { rows: 20_000, tenths: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
}

export const fault: Fault = {
  says: 'whoever makes orders of an upload is killed (-9) at each tenth of it, and another goes on',
  async run(scale) {
    const folder = throwAwayFolder()
    const postgres = await startEmbeddedPostgres({ dataDir: folder.path, removeIfAbandoned: true })
    await migrate(postgres.url, join(import.meta.dirname, '../migrations'))
    const db = createDatabase(postgres.url)
    try {
      return await killAndGoOn(db, scales[scale])
    } finally {
      await db.close()
      await postgres.stop()
      folder.remove()
    }
  },
}

type Plan = { rows: number; tenths: readonly number[] }

async function killAndGoOn(db: Database, { rows, tenths }: Plan): Promise<Figure[]> {
  const owner = await addMerchant(db)
  const amount = 100_000_000_000
  await post(db, {
    key: 'fault',
    template: 'top_up_approved',
    facts: { customer: owner, amount },
    at: new Date(),
  })
  const upload = await readyUpload(
    db,
    owner,
    Array.from({ length: rows }, (_, n) => rowTexts(n + 1)),
  )
  const agreed = await saveUpload(contextOf(db, owner), String(upload), { payment_type: 'balance' }, allOn)
  if (!agreed.ok) throw new Error(agreed.error.code)
  let kills = 0
  for (const tenth of tenths) kills += await killedAt(db, upload, (rows * tenth) / 10)
  const last = startSaving(db, upload)
  await once(last, 'exit')
  return [
    exactly('kills in the middle of it', kills, tenths.length),
    ...(await judge(db, { owner, upload, amount })),
  ]
}

const startSaving = (db: Database, upload: number) =>
  spawn(process.execPath, ['tests/support/saving-process.ts', db.url, String(upload)], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })

/** Answers 1 when it was killed before its end. */
async function killedAt(db: Database, upload: number, rows: number): Promise<number> {
  const child = startSaving(db, upload)
  const gone = once(child, 'exit')
  while (child.exitCode === null && (await savedOf(db, upload)) < rows) await sleep(5)
  child.kill('SIGKILL')
  await gone
  return child.signalCode === 'SIGKILL' ? 1 : 0
}

async function savedOf(db: Database, upload: number): Promise<number> {
  const { saved } = await db.one<{ saved: number }>(sql`select saved from bulk_upload where id = ${upload}`)
  return saved
}

const allOn = { isOn: () => Promise.resolve(true) }

const contextOf = (db: Database, owner: number) =>
  ({
    db,
    now: new Date(),
    locale: 'uz',
    translate: (key: string) => key,
    caller: { kind: 'merchant', person: owner, reach: 'own' },
  }) as unknown as RequestContext

type Saved = { owner: number; upload: number; amount: number }

async function judge(db: Database, { owner, upload, amount }: Saved): Promise<Figure[]> {
  const seen = await db.one<{
    without: number
    orders: number
    rows: number
    total: number
    state: string
  }>(sql`
    select (select count(*) from bulk_row where upload_id = ${upload} and order_id is null) as without,
      (select count(distinct order_id) from bulk_row where upload_id = ${upload}) as rows,
      (select count(*) from customer_order where owner_id = ${owner}) as orders,
      (select sum(total)::bigint from customer_order where owner_id = ${owner}) as total,
      (select state from bulk_upload where id = ${upload}) as state`)
  const balance = await balanceOf(db, 'customer_balance', owner)
  return [
    exactly('rows without an order', seen.without, 0),
    exactly('orders that no row has', seen.orders - seen.rows, 0),
    exactly('uploads that are not saved at the end', seen.state === 'saved' ? 0 : 1, 0),
    exactly("so'm left set aside", await balanceOf(db, 'reserved', owner), 0),
    exactly("so'm paid twice or not at all", amount - balance - seen.total, 0),
    exactly('faults in the books', (await checkBooks(db)).length, 0),
  ]
}
