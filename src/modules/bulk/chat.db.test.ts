import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addMerchant, bulkCallsOf } from '../../../tests/scenarios/bulk-world.ts'
import type { Person } from '../../../tests/scenarios/parcel-world.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { bulkCalls } from './bulk.calls.ts'
import type { AsideAnswer, Changed, ChatAnswer, ChatRows } from './bulk.contract.ts'
import { readChatUpload } from './reading/read-chat.service.ts'

let app: TestApp
let shop: Person
let bulk: ReturnType<typeof bulkCallsOf>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  shop = await addMerchant(app)
  bulk = bulkCallsOf(app, shop)
})

const send = (call: (typeof bulkCalls)[keyof typeof bulkCalls], given: object) =>
  app.call(call, { headers: shop.headers, ...given } as never)

const said = (who: string, at: string, text: string) => `${who}, [16.11.2026 ${at}]\n${text}\n`
const nilufar = said(
  'Nilufar',
  '9:12',
  'Assalomu alaykum, 2 ta atlas koʻylak olaman. Nilufar, 90 845 12 36, Quva tumani, Navoiy 14-uy. 460 ming',
)
const dildora = said('Dildora', '9:44', 'margilonga nechpulga oborasila, ertaga yetadimi')
const twoOrders = said(
  'Karim',
  '10:03',
  '1) Sardor 94 127 70 09, Chilonzor tumani, 9-kvartal 24-uy, roʻmol, 320 ming\n2) Zuhra 99 871 02 65, Qoʻqon shahri, Turon koʻchasi 5-uy, koʻylak, 150 ming',
)

const chatOf = async (id: string) =>
  (await send(bulkCalls.readChat, { params: { id } })).body.data as ChatAnswer
const numbersOf = async (id: string) => (await chatOf(id)).messages.map(({ rows }) => rows)
const make = async (id: string, index: number) => {
  const answer = await send(bulkCalls.makeRows, { params: { id, index } })
  return answer.body.data as ChatRows
}
const drop = async (id: string, index: number, query: object = {}) =>
  (await send(bulkCalls.dropRows, { params: { id, index }, query })).body.data as Changed

test('orders become rows, each with its message and its words; a question does not', async () => {
  const upload = await bulk.chat(nilufar + dildora + twoOrders)
  expect(upload).toMatchObject({ state: 'ready', progress: 1, rows: 3 })
  expect(await chatOf(upload.id)).toMatchObject({
    messages: [
      { index: 0, author: 'Nilufar', kind: 'order', rows: [1] },
      { index: 1, author: 'Dildora', kind: 'question', rows: [] },
      { index: 2, author: 'Karim', kind: 'order', rows: [2, 3] },
    ],
  })
  const [row] = await bulk.rows(upload.id)
  expect(row?.cells.receiver_phone?.value).toBe('908451236')
  const { from = 0, to = 0 } = row?.cells.receiver_phone?.evidence ?? {}
  expect((await chatOf(upload.id)).messages[0]?.text.slice(from, to)).toBe('90 845 12 36')
})

test('a weight that was assumed counts as nothing; one that is written counts as certain', async () => {
  const { id } = await bulk.chat(nilufar)
  const before = await chatOf(id)
  const [row] = await bulk.rows(id)
  const told = Object.values(row?.cells ?? {}).filter(({ certainty }) => certainty !== undefined).length
  expect(before.certain + before.guessed).toBe(told)
  expect(row?.cells.weight).toMatchObject({ text: '1', error: null })
  await send(bulkCalls.changeRow, { params: { id, n: 1 }, body: { cells: { weight: '2' } } })
  expect((await chatOf(id)).certain).toBe(before.certain + 1)
})

test('a question is made a row once, however often it is asked for', async () => {
  const { id } = await bulk.chat(nilufar + dildora)
  const made = await make(id, 1)
  expect(made).toMatchObject({ items: [{ n: 2, message: 1 }], upload: { rows: 2, errors: 1 } })
  expect(made.items[0]?.cells.to_city?.text).toBe('Margʻilon shahri')
  expect(await make(id, 1)).toMatchObject({ items: [{ n: 2 }], upload: { rows: 2 } })
  expect((await send(bulkCalls.makeRows, { params: { id, index: 7 } })).status).toBe(404)
  const other = await addMerchant(app)
  const foreign = { params: { id, index: 1 }, headers: other.headers }
  expect((await send(bulkCalls.makeRows, foreign)).status).toBe(404)
  expect((await send(bulkCalls.dropRows, foreign)).status).toBe(404)
})

test('the second order of a message goes, and comes back as it was', async () => {
  const { id } = await bulk.chat(twoOrders)
  const [, second] = await bulk.rows(id)
  const after = await drop(id, 0, { row: 2 })
  expect(after).toMatchObject({ changed: 1, upload: { rows: 1, can_undo: true } })
  expect(await numbersOf(id)).toEqual([[1]])
  expect((await send(bulkCalls.dropRows, { params: { id, index: 0 }, query: { row: 2 } })).status).toBe(404)
  // Its number is not given to another while it may come back.
  const more = await bulk.chat(nilufar, id)
  expect(more).toMatchObject({ rows: 2, state: 'ready' })
  expect(await numbersOf(id)).toEqual([[1], [3]])
  expect((await send(bulkCalls.undo, { params: { id } })).body.data).toMatchObject({ upload: { rows: 3 } })
  expect((await bulk.rows(id))[1]).toEqual(second)
  expect(await drop(id, 0)).toMatchObject({ changed: 2, upload: { rows: 1 } })
  expect(await make(id, 0)).toMatchObject({ items: [{ n: 4 }, { n: 5 }] })
})

test('text added later comes behind; the same order once more is a duplicate', async () => {
  const { id } = await bulk.chat(nilufar)
  const more = await bulk.chat(dildora + nilufar, id)
  expect(more).toMatchObject({ id, rows: 2, duplicates: 1 })
  expect(await numbersOf(id)).toEqual([[1], [], [2]])
})

test('text that is added while the rest is read is not lost', async () => {
  const body = { text: nilufar, kind: 'chat' }
  const { id } = (await send(bulkCalls.createUpload, { body })).body.data as { id: string }
  let added = 0
  const db: TestApp['db'] = Object.create(app.db)
  db.transaction = async (work) => {
    if (added++ === 0)
      await send(bulkCalls.createUpload, { body: { text: dildora, kind: 'chat', add_to: id } })
    return app.db.transaction(work)
  }
  await readChatUpload({ db, files: app.files, clock: app.clock }, Number(id))
  expect(await numbersOf(id)).toEqual([[1], []])
})

test('rows that were set aside take their message along, also when the rest is thrown away', async () => {
  const { id } = await bulk.chat(nilufar + dildora + twoOrders)
  const aside = await send(bulkCalls.setAside, { params: { id }, body: { rows: [1] } })
  const { aside_id: asideId } = aside.body.data as AsideAnswer
  expect((await chatOf(id)).messages.map(({ index }) => index)).toEqual([1, 2])
  expect((await chatOf(asideId)).messages.map(({ index }) => index)).toEqual([0])
  await bulk.chat(said('Olim', '11:00', 'rahmat katta'), asideId)
  expect((await chatOf(asideId)).messages.map(({ index }) => index)).toEqual([0, 3])
  expect(await make(asideId, 3)).toMatchObject({ items: [{ n: 4 }] })
  await send(bulkCalls.dropUpload, { params: { id } })
  expect((await chatOf(asideId)).messages.map(({ index, rows }) => [index, rows])).toEqual([
    [0, [1]],
    [3, [4]],
  ])
  expect(
    await app.db.one(sql`select count(*)::integer as left from bulk_message where upload_id = ${Number(id)}`),
  ).toEqual({ left: 0 })
})
