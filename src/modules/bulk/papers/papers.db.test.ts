import { beforeAll, expect, test } from 'vitest'
import { post } from '#modules/ledger/index.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { addMerchant } from '../../../../tests/scenarios/bulk-world.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import { readCode128, readPdf } from '../../../../tests/support/read-pdf.ts'
import { readyUpload, rowTexts } from '../../../../tests/support/ready-upload.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { bulkCalls } from '../bulk.calls.ts'
import type { BillAnswer, UploadAnswer } from '../bulk.contract.ts'
import { saveRowsOf } from '../save/saving.service.ts'
import { collectionsCalls } from './collections.calls.ts'

const papers = [bulkCalls.sendLabels, bulkCalls.sendZpl, bulkCalls.sendManifest] as const
type Paper = (typeof papers)[number]

let app: TestApp
let shop: Person
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  shop = await addMerchant(app)
  const facts = { customer: shop.id, amount: 500_000_000 }
  await post(app.db, { key: 'money', template: 'top_up_approved', facts, at: app.clock.now() })
})

const readyOf = async (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => rowTexts(at + 1))
  return String(await readyUpload(app.db, shop.id, rows, app.clock.now()))
}

async function savedOf(count: number, wish: object = {}): Promise<string> {
  const id = await readyOf(count)
  const body = { payment_type: 'balance', ...wish }
  const saved = await app.call(bulkCalls.saveUpload, { params: { id }, body, headers: shop.headers })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  await saveRowsOf({ db: app.db, now: () => app.clock.now() }, Number(id))
  return id
}

/** In the order of the rows. */
const ordersOf = (id: string) =>
  app.db.many<{ id: string; code: string }>(sql`
    select placed.id::text, tracking_code as code from bulk_row
    join customer_order placed on placed.id = order_id where upload_id = ${Number(id)} order by n`)

async function sent(call: Paper, id: string, query: Record<string, unknown> = {}) {
  const response = await app.app.inject({
    ...requestOf(call, { params: { id }, query }),
    headers: shop.headers,
  })
  return { status: response.statusCode, bytes: response.rawPayload, headers: response.headers }
}

async function cancel(id: string): Promise<void> {
  const { version } = await app.db.one<{ version: number }>(
    sql`select version from customer_order where id = ${Number(id)}`,
  )
  const body = { version, reason: 'changed_mind' }
  const answer = await app.call(orderVerbsCalls.cancel, { params: { id }, body, headers: shop.headers })
  expect(answer.status).toBe(200)
}

const barcodesIn = async (bytes: Uint8Array) =>
  readPdf(bytes, async (pages) => {
    const codes: (string | undefined)[] = []
    for (const page of pages) codes.push(readCode128(await page.picture(8)))
    return codes
  })

const barcodesOf = (zpl: Buffer) =>
  [...zpl.toString().matchAll(/\^BCN,[^\n]*\^FD(TB\d{14})\^FS/g)].map(([, code]) => code)

test('ten rows are ten labels that a scanner reads, in their order, for any printer', async () => {
  const id = await savedOf(10)
  const codes = (await ordersOf(id)).map(({ code }) => code)
  const pdf = await sent(bulkCalls.sendLabels, id)
  expect(pdf.headers['content-disposition']).toContain(`labels-${id}.pdf`)
  expect(await barcodesIn(pdf.bytes)).toEqual(codes)
  expect(barcodesOf((await sent(bulkCalls.sendZpl, id)).bytes)).toEqual(codes)
  const sheets = await sent(bulkCalls.sendLabels, id, { format: 'a4' })
  const counts = await readPdf(sheets.bytes, async (pages) =>
    pages.map(({ text }) => new Set(text.match(/TB\d{14}/g)).size),
  )
  expect(counts).toEqual([4, 4, 2])
})

test('what was cancelled meanwhile is on no paper', async () => {
  const id = await savedOf(3)
  const [first, second, third] = await ordersOf(id)
  await cancel(second?.id ?? '')
  const left = [first?.code, third?.code]
  expect(await barcodesIn((await sent(bulkCalls.sendLabels, id)).bytes)).toEqual(left)
  const manifest = await readPdf((await sent(bulkCalls.sendManifest, id)).bytes, async (pages) =>
    pages.flatMap(({ text }) => text.match(/TB\d{14}/g) ?? []),
  )
  expect(manifest).toEqual(left)
})

test('labels come a thousand a part, and there is no part behind the last', async () => {
  const id = await savedOf(1_001)
  const last = (await ordersOf(id)).at(-1)?.code
  const part = await sent(bulkCalls.sendLabels, id, { part: 2 })
  expect(part.headers['content-disposition']).toContain(`labels-${id}-2.pdf`)
  expect(await barcodesIn(part.bytes)).toEqual([last])
  expect(barcodesOf((await sent(bulkCalls.sendZpl, id, { part: 2 })).bytes)).toEqual([last])
  for (const call of [bulkCalls.sendLabels, bulkCalls.sendZpl])
    expect((await sent(call, id, { part: 3 })).status).toBe(404)
})

test('papers of an upload are for whoever it belongs to, once it is saved', async () => {
  const [ready, saved] = [await readyOf(1), await savedOf(1)]
  const neighbour = await addMerchant(app)
  const personal = await addPerson(app, 'customer')
  for (const call of papers) {
    const refused = async (id: string, who: Person) => {
      const { status, body } = await app.call(call, { params: { id }, headers: who.headers })
      return [status, body.code]
    }
    expect(await refused(ready, shop)).toEqual([409, 'upload_not_ready'])
    expect(await refused(saved, neighbour)).toEqual([404, 'not_found'])
    expect(await refused(saved, personal)).toEqual([403, 'forbidden'])
  }
})

test('the desk sees whom to visit on a day, once somebody has asked for it', async () => {
  const operator = await addPerson(app, 'operator')
  const ready = await readyOf(3)
  const answer = await app.call(bulkCalls.readBill, { params: { id: ready }, headers: shop.headers })
  const [day = ''] = (answer.body.data as BillAnswer).days.slice(-1)
  const visits = (who: Person) =>
    app.call(collectionsCalls.listCollections, { query: { day }, headers: who.headers })
  expect((await visits(operator)).body.data).toEqual({ items: [], parcels: 0 })
  await app.db.run(sql`update address set landmark = 'choyxona yonida' where person_id = ${shop.id}`)
  const id = await savedOf(3, { collection: { day, interval: '15:00-18:00' } })
  const upload = (await app.call(bulkCalls.readUpload, { params: { id }, headers: shop.headers })).body
    .data as UploadAnswer
  expect(upload.collection).toEqual({ day, interval: '15:00-18:00', fee: 30_000 })
  expect((await visits(operator)).body.data).toMatchObject({
    items: [
      {
        upload_id: id,
        interval: '15:00-18:00',
        merchant: { id: String(shop.id), name: 'Atlas doʻkoni' },
        address: 'Amir Temur koʻchasi, 108-uy, choyxona yonida',
        district_id: 207,
        parcels: 3,
        fee: 30_000,
      },
    ],
    parcels: 3,
  })
  for (const who of [shop, await addPerson(app, 'courier')]) expect((await visits(who)).status).toBe(403)
  const [first, ...others] = await ordersOf(id)
  await cancel(first?.id ?? '')
  expect((await visits(operator)).body.data).toMatchObject({ items: [{ parcels: 2 }], parcels: 2 })
  for (const other of others) await cancel(other.id)
  for (const paper of papers)
    expect((await app.call(paper, { params: { id }, headers: shop.headers })).status).toBe(404)
  expect((await visits(operator)).body.data).toEqual({ items: [], parcels: 0 })
})
