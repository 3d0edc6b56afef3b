import { beforeAll, expect, test } from 'vitest'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { balanceOf, checkBooks, post } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { addMerchant, bulkCallsOf, goodRow } from '../../../../tests/scenarios/bulk-world.ts'
import type { Person } from '../../../../tests/scenarios/parcel-world.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { readyUpload, rowTexts } from '../../../../tests/support/ready-upload.ts'
import { requestCode } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { bulkCalls } from '../bulk.calls.ts'
import { saveRowsOf } from './saving.service.ts'
import { saveUploadJob } from './saving-jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
})

async function merchant(money = 10_000_000): Promise<Person> {
  const who = await addMerchant(app)
  const facts = { customer: who.id, amount: money }
  if (money > 0)
    await post(app.db, { key: `money:${who.id}`, template: 'top_up_approved', facts, at: app.clock.now() })
  return who
}

async function readyOf({ id }: Person, count: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, at) => rowTexts(at + 1))
  return String(await readyUpload(app.db, id, rows, app.clock.now()))
}

function save(who: Person, id: string, key?: string, wish: object = {}) {
  const headers = { ...who.headers, ...(key ? { 'idempotency-key': key } : {}) }
  return app.call(bulkCalls.saveUpload, {
    params: { id },
    body: { payment_type: 'balance', ...wish },
    headers,
  })
}

const stateOf = async (id: string) =>
  (await app.db.one<{ state: string }>(sql`select state from bulk_upload where id = ${Number(id)}`)).state

const work = (id: string) => saveRowsOf({ db: app.db, now: () => app.clock.now() }, Number(id))

/** Rows, orders of these rows, and how many orders the merchant has in all. */
const countsOf = (id: string, { id: owner }: Person) =>
  app.db.one(sql`
    select count(*)::integer as rows, count(distinct order_id)::integer as orders,
      (select count(*)::integer from customer_order where owner_id = ${owner}) as "inAll"
    from bulk_row where upload_id = ${Number(id)}`)

test('nothing is saved while a row is wrong, the money does not reach or another sum was shown', async () => {
  const poor = await merchant(0)
  const wrong = await bulkCallsOf(app, poor).table([goodRow(1), goodRow(2, [1, '12'])])
  const refusals = [
    [await save(poor, wrong.id), 409, 'rows_have_errors'],
    [await save(poor, await readyOf(poor, 2)), 409, 'balance_too_low'],
    [await save(await merchant(), wrong.id), 404, 'not_found'],
  ] as const
  for (const [{ status, body }, expected, code] of refusals)
    expect([status, body.code]).toEqual([expected, code])
  const rich = await merchant()
  const id = await readyOf(rich, 2)
  expect((await save(rich, id, undefined, { total: 1 })).body.code).toBe('prices_changed')
  expect((await save(rich, id, undefined, { payment_type: 'on_account' })).body.code).toBe(
    'payment_unavailable',
  )
  expect((await save(rich, id, undefined, { payment_type: 'card' })).status).toBe(422)
  const past = { day: '2020-01-06', interval: '09:00-12:00' }
  expect((await save(rich, id, undefined, { collection: past })).body.code).toBe('day_not_offered')
  expect(await stateOf(id)).toBe('ready')
  expect(await balanceOf(app.db, 'reserved', rich.id)).toBe(0)
})

test('a yes that is sent again is answered again; another one finds it on its way', async () => {
  const who = await merchant()
  const id = await readyOf(who, 4)
  const [first, twin] = await Promise.all([save(who, id, 'one-yes'), save(who, id, 'one-yes')])
  const again = await save(who, id, 'one-yes')
  expect(first.status === 200 || twin.status === 200).toBe(true)
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true'])
  expect((await save(who, id, 'another-yes')).body.code).toBe('upload_already_saved')
  await work(id)
  expect((await save(who, id, 'a-third-yes')).body.code).toBe('upload_already_saved')
  expect((await save(who, id, 'one-yes')).status).toBe(200)
  await work(id)
  expect(await countsOf(id, who)).toEqual({ rows: 4, orders: 4, inAll: 4 })
  expect(await checkBooks(app.db)).toEqual([])
})

/** A server process as far as this upload is concerned; `between` may hold it up before a batch. */
function startSaver(id: string, between: (batch: number) => Promise<void> | void, onEnd: () => void) {
  let batches = 0
  const db = {
    ...app.db,
    async transaction<T>(inTx: Parameters<typeof app.db.transaction<T>>[0]) {
      await between(batches)
      batches += 1
      return app.db.transaction(inTx)
    },
  }
  const saver = handleJob(saveUploadJob, async ({ upload }, { signal }) => {
    if (String(upload) !== id) return
    await saveRowsOf({ db, now: () => app.clock.now() }, upload, { signal, batch: 5 })
    onEnd()
  })
  return startJobs({ db: app.db, workers: [saver], pollSeconds: 0.5, watchSeconds: 1 })
}

test('a job that the engine gives up and hands to another, while the first is still at it, saves each row once', async () => {
  const who = await merchant()
  const id = await readyOf(who, 40)
  const ended: string[] = []
  const goOn = Promise.withResolvers<void>()
  const began = Promise.withResolvers<void>()
  const hangs = (batch: number) => {
    if (batch !== 2) return
    began.resolve()
    return goOn.promise
  }
  const first = await startSaver(id, hangs, () => ended.push('first'))
  await save(who, id)
  await began.promise
  // As for a process that died: nobody has heard of it for longer than it may take.
  await app.db.run(sql`
    update pgboss.job set started_on = started_on - interval '1 day', heartbeat_on = heartbeat_on - interval '1 day'
    where name = ${saveUploadJob.name} and state = 'active'`)
  // The second has gone on from where the first stands when that one wakes up.
  const wakes = (batch: number) => (batch === 3 ? goOn.resolve() : undefined)
  const second = await startSaver(id, wakes, () => ended.push('second'))
  await eventually(
    () => ended,
    (those) => those.length === 2,
  )
  await Promise.all([first.stop(1_000), second.stop(1_000)])
  expect(await stateOf(id)).toBe('saved')
  expect(await countsOf(id, who)).toEqual({ rows: 40, orders: 40, inAll: 40 })
  expect(await balanceOf(app.db, 'reserved', who.id)).toBe(0)
  expect(await checkBooks(app.db)).toEqual([])
})

test('an account that ends takes its uploads and files along, but not while one of them is being saved', async () => {
  const who = await merchant(0)
  const { phone } = await app.db.one<{ phone: string }>(sql`select phone from person where id = ${who.id}`)
  const bulk = bulkCallsOf(app, who)
  const upload = await bulk.table([goodRow(1), goodRow(2), goodRow(3)])
  const aside = await app.call(bulkCalls.setAside, {
    params: { id: upload.id },
    body: { rows: [3] },
    headers: who.headers,
  })
  expect(aside.status).toBe(200)
  await bulk.chat('Nodira opa, 901234567, Samarqand shahri, Registon 5, koʻylak 180 ming')
  const saving = await readyOf(who, 1)
  expect((await save(who, saving, undefined, { payment_type: 'cash' })).status).toBe(200)
  const deletion = async () => {
    app.clock.advance(60_000)
    const code = await requestCode(app, phone)
    return app.call(profileCalls.deleteAccount, { body: { code }, headers: who.headers })
  }
  expect((await deletion()).body.code).toBe('account_has_orders')
  await work(saving)
  await app.db.run(sql`update customer_order set status = 'cancelled' where owner_id = ${who.id}`)
  expect((await deletion()).status).toBe(200)
  const left = await app.db.one(sql`select
    (select count(*)::integer from bulk_upload where owner_id = ${who.id}) as uploads,
    (select count(*)::integer from bulk_row where upload_id >= ${Number(upload.id)}) as rows,
    (select count(*)::integer from bulk_raw where upload_id >= ${Number(upload.id)}) as raw,
    (select count(*)::integer from bulk_message where upload_id >= ${Number(upload.id)}) as messages,
    (select count(*)::integer from bulk_known_header where owner_id = ${who.id}) as headers,
    (select count(*)::integer from stored_file where owner = ${`bulk:${upload.id}`}) as files`)
  expect(left).toEqual({ uploads: 0, rows: 0, raw: 0, messages: 0, headers: 0, files: 0 })
})
