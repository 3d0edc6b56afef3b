import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { csvOf } from '#platform/sheets/write-csv.ts'
import { addMerchant, bulkCallsOf, goodRow, usualHeaders } from '../../../../tests/scenarios/bulk-world.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
let bulk: ReturnType<typeof bulkCallsOf>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '100000' } })
  bulk = bulkCallsOf(app, await addMerchant(app))
})

/** Enough to begin with before the end is read. */
const MANY = 1_200
const many = Array.from({ length: MANY }, (_, at) =>
  at % 400 === 399 ? goodRow(1) : goodRow(at, ...(at % 300 === 7 ? [[1, '12'] as [number, string]] : [])),
)

const kept = (id: string) =>
  app.db.one(sql`
    select (select count(*)::integer from bulk_row where upload_id = ${Number(id)}) as rows,
      (select count(*)::integer from bulk_raw where upload_id = ${Number(id)}) as chunks`)

test('rows that come while the file is read are those of the file, and the columns can be chosen anew', async () => {
  const upload = await bulk.upload(csvOf([usualHeaders, ...many]))
  expect(upload).toMatchObject({ state: 'ready', progress: 1, rows: MANY, errors: 7, duplicates: 3 })
  expect(await kept(upload.id)).toEqual({ rows: MANY, chunks: 2 })
  const rows = await bulk.rows(upload.id, { from: MANY - 1, limit: 10 })
  expect(rows.map(({ n, cells }) => [n, cells.receiver_name?.text])).toEqual([
    [MANY - 1, many[MANY - 3]?.[0]],
    [MANY, many[MANY - 2]?.[0]],
    [MANY + 1, many[MANY - 1]?.[0]],
  ])
  const again = await bulk.map(upload.id, { columns: [{ index: 5, field: 'description' }] })
  expect(again).toMatchObject({ state: 'ready', rows: MANY, errors: 7, total: upload.total })
  expect(await bulk.rows(upload.id, { from: MANY - 1, limit: 10 })).toEqual(rows)
})

test('of a file that breaks at its end nothing stays', async () => {
  const broken = Buffer.concat([csvOf([usualHeaders, ...many]), Buffer.from('"x;1\n')])
  const upload = await bulk.upload(broken)
  expect(upload).toMatchObject({ state: 'failed', failure: { code: 'sheet_quotes' }, rows: 0 })
  expect(await kept(upload.id)).toEqual({ rows: 0, chunks: 0 })
})
