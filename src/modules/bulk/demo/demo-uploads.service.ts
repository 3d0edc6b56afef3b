import { assert } from '#kernel/assert.ts'
import { findPersonByPhone } from '#modules/accounts/index.ts'
import { saveCreditLimit } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { checkRow } from '../domain/check-row.ts'
import { collectionDays } from '../domain/collection.ts'
import { noRows, recount } from '../domain/counts.ts'
import { groundOf } from '../ground.service.ts'
import { readChatJob, readUploadJob } from '../reading/reading-jobs.ts'
import { freshRow, madeRow } from '../rows/made-row.ts'
import { insertRows } from '../rows/row.repo.ts'
import { saveUpload } from '../save/save.service.ts'
import { saveRowsOf } from '../save/saving.service.ts'
import { insertUpload, saveCounts, saveState } from '../uploads/upload.repo.ts'
import { chat, sent, unreadable, withOwnHeaders, withSlips } from './demo-tables.ts'

const merchantPhone = '901000008'
const adminPhone = '901000015'
const creditLimit = 3_000_000
const hourMs = 3_600_000

/** The demo's merchant may order on account, has sent one table, and four more wait in every state that waits. */
export async function loadDemoUploads({ db }: { db: Db }, now: Date): Promise<void> {
  const [merchant, admin] = [
    await findPersonByPhone(db, merchantPhone),
    await findPersonByPhone(db, adminPhone),
  ]
  if (!merchant || !admin) return
  await saveCreditLimit(db, { personId: merchant.id, amount: creditLimit, at: now, by: admin.id })
  await send(db, merchant.id, now)
  const waiting = [
    ['table', 'buzuq-fayl.csv', unreadable],
    ['table', '3-doʻkon.xlsx', withOwnHeaders],
    ['chat', 'Telegram yozishmasi', chat],
    ['table', 'noyabr-buyurtmalar.xlsx', withSlips],
  ] as const
  for (const [kind, name, pasted] of waiting) {
    const owner = { ownerId: merchant.id, createdBy: merchant.id }
    const upload = await insertUpload(db, { ...owner, kind, name, state: 'parsing', pasted, now })
    // Read as any other, once the server is up.
    const job = kind === 'chat' ? readChatJob : readUploadJob
    await enqueue(db, job, { upload }, { key: String(upload) })
  }
}

async function send(db: Db, owner: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 3 * hourMs)
  const id = await insertUpload(db, {
    ownerId: owner,
    createdBy: owner,
    kind: 'table',
    name: 'kechagi-buyurtmalar.xlsx',
    state: 'parsing',
    now: at,
  })
  const ground = await groundOf(db, owner, now)
  const rows = sent.map((texts, index) => madeRow(freshRow(index + 2, texts), checkRow(texts, ground)))
  await insertRows(db, id, rows)
  await saveCounts(db, id, recount(noRows, { come: rows }), at)
  await saveState(db, id, { state: 'ready', progress: 1, now: at })
  const [next] = collectionDays(now, ground.tariff.serviceLevels)
  const interval = next?.intervals.at(-1)
  const saved = await saveUpload(
    {
      db,
      now,
      locale: 'uz',
      translate: (key) => key,
      caller: { kind: 'merchant', person: owner, session: undefined, reach: 'own' },
    },
    String(id),
    { payment_type: 'balance', ...(next && interval ? { collection: { day: next.day, interval } } : {}) },
    { isOn: () => Promise.resolve(true) },
  )
  assert(saved.ok, `the demo’s table can be sent: ${saved.ok || saved.error.code}`)
  await saveRowsOf({ db, now: () => now }, id)
}
