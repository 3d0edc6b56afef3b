import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { formatter } from '#platform/i18n/format.ts'
import { readSheet } from '#platform/sheets/read-sheet.ts'
import { addMerchant, bulkCallsOf, goodRow, usualHeaders } from '../../../tests/scenarios/bulk-world.ts'
import { orderOf, type Person } from '../../../tests/scenarios/parcel-world.ts'
import { zeros, zipOf } from '../../../tests/support/attack-files.ts'
import { lockedFiles } from '../../../tests/support/locked-files.ts'
import { requestOf } from '../../../tests/support/named-call.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { workbookParts } from '../../../tests/support/workbook-files.ts'
import { bulkCalls } from './bulk.calls.ts'
import type { UploadAnswer } from './bulk.contract.ts'
import { findLayout, isSettled } from './domain/headers.ts'
import { fillTable, TurnLost } from './reading/fill-table.service.ts'
import { readUpload } from './reading/read-upload.service.ts'
import { sweepUploads } from './uploads/sweep-uploads.service.ts'
import { takeTurn } from './uploads/upload.repo.ts'

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

/** The sums of an upload are those of its rows. */
async function expectCounted(id: string, calls = bulk) {
  const upload = await calls.read(id)
  const sums = await app.db.one(sql`
    select count(*)::integer as rows, count(*) filter (where problems <> '{}')::integer as errors,
      count(*) filter (where repaired)::integer as repaired, count(price) filter (where problems = '{}')::integer as priced,
      coalesce(sum(price) filter (where problems = '{}'), 0)::integer as total
    from bulk_row where upload_id = ${Number(id)}`)
  const { rows, errors, repaired, priced, total } = upload
  expect({ rows, errors, repaired, priced, total }).toEqual(sums)
  const problems = await app.db.many(sql`
    select problem, count(*)::integer as rows from bulk_row, unnest(problems) problem
    where upload_id = ${Number(id)} group by 1 order by 1`)
  expect(
    upload.problems
      .map((one) => ({ problem: `${one.field}:${one.code}`, rows: one.rows }))
      .sort((one, other) => (one.problem < other.problem ? -1 : 1)),
  ).toEqual(problems)
}

test('a file with headers we know is read, checked and priced without a question', async () => {
  const upload = await bulk.table([goodRow(1), goodRow(2, [1, '12345']), goodRow(3)])
  expect(upload).toMatchObject({ state: 'ready', progress: 1, rows: 3, errors: 1, priced: 2, header_row: 1 })
  expect(upload.total).toBeGreaterThan(0)
  const rows = await bulk.rows(upload.id)
  expect(rows.map(({ n }) => n)).toEqual([2, 3, 4])
  expect(rows[1]?.cells.receiver_phone?.error).toMatchObject({ code: 'phone_too_short', alike: 1 })
  await expectCounted(upload.id)
})

test('columns that nobody can name are asked for, and remembered for the next file', async () => {
  const header = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8']
  const upload = await bulk.table([goodRow(10), goodRow(11)], header)
  expect(upload).toMatchObject({ state: 'mapping', rows: 3 })
  const fields = [
    'receiver_name',
    'receiver_phone',
    'to_region',
    'to_city',
    'to_street',
    'description',
    'weight',
  ]
  const params = { id: upload.id }
  const shown = await send(bulkCalls.readColumns, { params, query: { header_row: 2 } })
  expect(shown.body.data).toMatchObject({
    header_row: 2,
    columns: [{ header: 'Nodira Saidova 10', samples: ['Nodira Saidova 11'] }, {}, {}, {}, {}, {}, {}, {}],
  })
  const others = await send(bulkCalls.readColumns, {
    params,
    query: { header_row: 1 },
    headers: (await addMerchant(app)).headers,
  })
  expect(others.status).toBe(404)
  const columns = fields.map((field, index) => ({ index, field }))
  expect(await bulk.map(upload.id, { columns, header_row: 1 })).toMatchObject({
    state: 'ready',
    rows: 2,
    errors: 0,
  })
  const next = await bulk.table([goodRow(12)], header)
  expect(next).toMatchObject({ state: 'ready', rows: 1, errors: 0 })
  expect(next.columns[0]).toMatchObject({ field: 'receiver_name', remembered: true })
})

test('what was written by hand stays when the columns are chosen anew', async () => {
  // What they say of a column is remembered, and others of these tests need it.
  const other = await addMerchant(app)
  const own = bulkCallsOf(app, other)
  const upload = await own.table([goodRow(20), goodRow(21)])
  const params = { id: upload.id, n: 2 }
  const body = { cells: { receiver_name: 'Gulbahor Xoliqova' } }
  await send(bulkCalls.changeRow, { params, body, headers: other.headers })
  await own.map(upload.id, { columns: [{ index: 7, field: null }] })
  const [first, second] = await own.rows(upload.id)
  expect(first?.cells.receiver_name?.text).toBe('Gulbahor Xoliqova')
  expect(second?.cells.receiver_name?.text).toBe('Nodira Saidova 21')
  expect(first?.cells.product_fee?.text ?? '').toBe('')
  await expectCounted(upload.id, own)
})

test('a change is checked, priced and counted at once, and can be taken back', async () => {
  const upload = await bulk.table([goodRow(30, [3, 'Farishtalar shahri']), goodRow(31)])
  expect(upload.errors).toBe(1)
  const params = { id: upload.id, n: 2 }
  const answer = await send(bulkCalls.changeRow, { params, body: { cells: { to_city: 'Самарқанд шаҳри' } } })
  const { row, upload: after } = answer.body.data as { row: { price: number }; upload: UploadAnswer }
  expect(row.price).toBeGreaterThan(0)
  expect(after).toMatchObject({ errors: 0, priced: 2, can_undo: true })
  await expectCounted(upload.id)
  const undone = await send(bulkCalls.undo, { params: { id: upload.id } })
  expect(undone.body.data).toMatchObject({ changed: 1, upload: { errors: 1, priced: 1, can_undo: false } })
  await expectCounted(upload.id)
  expect((await send(bulkCalls.undo, { params: { id: upload.id } })).body.code).toBe('nothing_to_undo')
})

test('one correction goes into all cells that say the same in any spelling', async () => {
  const spelled = ['Fargona', 'Фаргона', 'FARG‘ONA', 'Fargʻona']
  const upload = await bulk.table(spelled.map((city, at) => goodRow(40 + at, [2, ''], [3, city])))
  const query = { field: 'to_city', text: 'Fargona' }
  const alike = (await send(bulkCalls.readAlike, { params: { id: upload.id }, query })).body.data as {
    rows: number
    suggestions: { value: string }[]
  }
  expect(alike.rows).toBe(4)
  const to = alike.suggestions[0]?.value ?? ''
  const body = { field: 'to_city', from: 'Fargona', to }
  const answer = await send(bulkCalls.replaceAlike, { params: { id: upload.id }, body })
  expect(answer.body.data).toMatchObject({ changed: 4, upload: { errors: 0 } })
  await expectCounted(upload.id)
})

test('of equal rows the first is right, and when it goes the next one is', async () => {
  const upload = await bulk.table([goodRow(50), goodRow(50), goodRow(50)])
  expect(upload).toMatchObject({ errors: 2, duplicates: 2 })
  const numbersOf = async (id: string) => (await bulk.rows(id, { only: 'duplicates' })).map(({ n }) => n)
  expect(await numbersOf(upload.id)).toEqual([3, 4])
  const aside = await send(bulkCalls.setAside, { params: { id: upload.id }, body: { rows: [2] } })
  expect(aside.body.data).toMatchObject({ moved: 1, upload: { rows: 2, duplicates: 1, set_aside: 1 } })
  expect(await numbersOf(upload.id)).toEqual([4])
  await expectCounted(upload.id)
  const { aside_id } = aside.body.data as { aside_id: string }
  expect(await bulk.read(aside_id)).toMatchObject({ state: 'ready', rows: 1, errors: 0, aside_of: upload.id })
  await send(bulkCalls.undo, { params: { id: upload.id } })
  expect(await numbersOf(upload.id)).toEqual([3, 4])
  const accepted = await send(bulkCalls.acceptDuplicates, { params: { id: upload.id }, body: {} })
  expect(accepted.body.data).toMatchObject({ changed: 2, upload: { errors: 0, duplicates: 0 } })
  await expectCounted(upload.id)
})

test('a street with a slip in its name is told what the map calls it, for all that write it so', async () => {
  const inChilonzor = (n: number, street: string) =>
    goodRow(n, [2, 'Toshkent shahri'], [3, 'Chilonzor tumani'], [4, street])
  const upload = await bulk.table([
    inChilonzor(70, 'Katartl 12, 4-uy'),
    inChilonzor(71, 'КАТАРТЛ кўчаси, 7'),
    inChilonzor(72, 'Katartal 12'),
    goodRow(73, [4, 'Katartl 12']),
  ])
  expect(upload.errors).toBe(0)
  const streets = async () =>
    (await bulk.rows(upload.id)).map(({ cells }) => [
      cells.to_street?.text,
      cells.to_street?.meant?.[0]?.value,
    ])
  expect(await streets()).toEqual([
    ['Katartl 12, 4-uy', 'Qatortol koʻchasi 12, 4-uy'],
    ['КАТАРТЛ кўчаси, 7', 'Қатортол кўчаси, 7'],
    ['Katartal 12', undefined],
    ['Katartl 12', undefined],
  ])
  const params = { id: upload.id }
  const query = { field: 'to_street', text: 'Katartl 12, 4-uy', n: 2 }
  const alike = await send(bulkCalls.readAlike, { params, query })
  const name = 'Qatortol koʻchasi'
  expect(alike.body.data).toMatchObject({ rows: 2, suggestions: [{ label: name }] })
  const done = await send(bulkCalls.renameStreet, { params, body: { n: 2, name } })
  expect(done.body.data).toMatchObject({ changed: 2 })
  expect((await streets()).slice(0, 2)).toEqual([
    ['Qatortol koʻchasi 12, 4-uy', undefined],
    ['Қатортол кўчаси, 7', undefined],
  ])
})

test('a parcel that was ordered lately is told, with its day', async () => {
  const [name, phone, , , street, description, , fee] = goodRow(60)
  const id = await orderOf(app, shop.id)
  await app.db.run(sql`
    update customer_order set status = 'new', description = ${description}, product_fee = ${fee}::bigint,
      receiver = receiver || jsonb_build_object('fullName', ${name}::text, 'phone', ${phone}::text, 'regionId', 8,
        'districtId', 122, 'street', ${street}::text)
    where id = ${Number(id)}`)
  const upload = await bulk.table([goodRow(60), goodRow(61)])
  expect(upload).toMatchObject({ errors: 1, duplicates: 1 })
  const [row] = await bulk.rows(upload.id, { only: 'duplicates' })
  const { code } = Object.values(row?.cells ?? {}).flatMap(({ error }) => error ?? [])[0] ?? {}
  expect(code).toBe('duplicate_of_order')
})

test('a number that somebody had before is offered to them alone, with the day of that order', async () => {
  const other = await addMerchant(app)
  await orderOf(app, other.id)
  const calls = bulkCallsOf(app, other)
  const broken = '9.9893E+11'
  const upload = await calls.table([
    goodRow(65, [0, 'Nodira Saidova'], [1, broken]),
    goodRow(66, [0, 'Bobur Toshmatov'], [1, broken]),
  ])
  const [first, second] = (await calls.rows(upload.id)).map(({ cells }) => cells.receiver_phone?.error)
  expect(first).toMatchObject({ suggestions: [], alike: 2 })
  const note = `avvalgi buyurtmadan, ${formatter('uz').date(app.clock.now(), 'dayMonth')}`
  const had = { value: '934445566', label: '934445566', note }
  expect(second).toMatchObject({ suggestions: [had], alike: 1 })
  const query = { field: 'receiver_phone', text: broken }
  const alike = await app.call(bulkCalls.readAlike, {
    params: { id: upload.id },
    query,
    headers: other.headers,
  } as never)
  expect(alike.body.data).toMatchObject({ suggestions: [] })
})

test('a reading that was left behind stops, and the same file ends the same', async () => {
  const upload = await bulk.table([goodRow(70), goodRow(70), goodRow(71, [6, '300'])])
  const before = await bulk.rows(upload.id)
  await app.db.run(sql`update bulk_upload set state = 'parsing' where id = ${Number(upload.id)}`)
  const deps = { db: app.db, files: app.files, clock: app.clock }
  const id = Number(upload.id)
  const turn = (await takeTurn(app.db, id))?.turn ?? 0
  await takeTurn(app.db, id)
  const slices = (async function* () {
    yield [{ n: 9, cells: goodRow(72) }]
  })()
  const columns = upload.columns
  const left = fillTable(deps, { id, ownerId: shop.id, turn, columns }, { slices, progress: () => 1 })
  await expect(left).rejects.toThrow(TurnLost)
  expect(await bulk.rows(upload.id)).toEqual(before)
  await readUpload(deps, Number(upload.id))
  expect(await bulk.rows(upload.id)).toEqual(before)
  await expectCounted(upload.id)
})

test('a file that is no table fails with its reason in words', async () => {
  const upload = await bulk.upload(Buffer.from('a;"b\nc;d\n'.repeat(3)), 'yomon.csv')
  expect(upload).toMatchObject({ state: 'failed', failure: { code: 'sheet_quotes' } })
})

test('a file behind a password, and one that grows beyond all limits, are told so', async () => {
  const failure = async (bytes: Buffer, name: string) => (await bulk.upload(bytes, name)).failure
  const [name, locked] = lockedFiles[0] ?? ['', Buffer.alloc(0)]
  expect(await failure(locked, name)).toMatchObject({
    code: 'sheet_encrypted',
    message: expect.stringContaining('parolsiz'),
  })
  const part = { name: 'xl/worksheets/sheet2.xml', content: '', deflated: zeros(5) }
  const parts = workbookParts({ sheets: [{ name: 'A', data: '' }] })
  const large = zipOf([...parts, { ...part, claims: { inflatedBytes: 80 * 1024 * 1024 } }])
  expect(await failure(large, 'katta.xlsx')).toMatchObject({
    code: 'sheet_too_large',
    message: expect.stringContaining('CSV'),
  })
})

test('the template comes back without a question, and its samples are not sent', async () => {
  for (const lang of ['uz', 'uz-Cyrl', 'ru', 'en']) {
    const bytes = await sheetOf(bulkCalls.sendTemplate, { query: { lang } })
    const layout = findLayout(await tablesIn(bytes), new Map())
    expect([layout?.headerRow, isSettled(layout?.columns ?? [])], lang).toEqual([1, true])
    if (lang !== 'uz-Cyrl') continue
    expect(await bulk.upload(bytes, 'shablon.xlsx')).toMatchObject({ state: 'ready', rows: 0, errors: 0 })
  }
})

async function sheetOf(call: Call, place: object): Promise<Buffer> {
  return (await app.app.inject({ ...requestOf(call, place as never), headers: shop.headers })).rawPayload
}

async function tablesIn(bytes: Buffer) {
  const tables = await readSheet(bytes, { bytes: 1e7, rows: 5_000, columns: 200, ms: 60_000 })
  return tables.ok ? tables.value : []
}

test('rows that failed go back in their own columns, with the reasons behind them', async () => {
  const upload = await bulk.table([goodRow(80), goodRow(81, [1, '12'])])
  const [table] = await tablesIn(await sheetOf(bulkCalls.sendFailed, { params: { id: upload.id } }))
  const rows = table?.rows ?? []
  expect(rows[0]?.slice(0, 8)).toEqual(usualHeaders)
  expect(rows).toHaveLength(2)
  expect(rows[1]?.slice(0, 8)).toEqual(goodRow(81, [1, '12']))
  expect(rows[1]?.[8]).toContain('Telefon')
})

test('a month later an upload is gone, and so is its file', async () => {
  const upload = await bulk.table([goodRow(90)])
  await sweepUploads(app.db, new Date(app.clock.now().getTime() + 29 * 86_400_000))
  expect((await bulk.read(upload.id)).rows).toBe(1)
  await sweepUploads(app.db, new Date(app.clock.now().getTime() + 31 * 86_400_000))
  const answer = await send(bulkCalls.readUpload, { params: { id: upload.id } })
  expect(answer.status).toBe(404)
  const left = await app.db.one(sql`select
    (select count(*) from bulk_row where upload_id = ${Number(upload.id)}) as rows,
    (select count(*) from bulk_raw where upload_id = ${Number(upload.id)}) as raw,
    (select count(*) from stored_file where owner = ${`bulk:${upload.id}`}) as files`)
  expect(left).toEqual({ rows: 0, raw: 0, files: 0 })
})
