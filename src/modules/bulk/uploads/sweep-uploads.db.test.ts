import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addMerchant, bulkCallsOf, goodRow } from '../../../../tests/scenarios/bulk-world.ts'
import type { Person } from '../../../../tests/scenarios/parcel-world.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { bulkCalls } from '../bulk.calls.ts'
import type { AsideAnswer } from '../bulk.contract.ts'
import { sweepUploads } from './sweep-uploads.service.ts'

let app: TestApp
let shop: Person
let bulk: ReturnType<typeof bulkCallsOf>
beforeAll(async () => {
  app = await startTestApp()
  shop = await addMerchant(app)
  bulk = bulkCallsOf(app, shop)
})

const later = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000)
const sweep = (days: number) => sweepUploads(app.db, later(days))
const markSaved = (id: string) =>
  app.db.run(sql`update bulk_upload set state = 'saved' where id = ${Number(id)}`)
const setAside = async (id: string, rows: readonly number[]) => {
  const { headers } = shop
  const answer = await app.call(bulkCalls.setAside, { params: { id }, body: { rows }, headers } as never)
  return (answer.body.data as AsideAnswer).aside_id
}
const leftOf = (id: string) =>
  app.db.one<Record<'rows' | 'raw' | 'messages' | 'changes', number>>(sql`select
    (select count(*)::integer from bulk_row where upload_id = ${Number(id)}) as rows,
    (select count(*)::integer from bulk_raw where upload_id = ${Number(id)}) as raw,
    (select count(*)::integer from bulk_message where upload_id = ${Number(id)}) as messages,
    (select count(*)::integer from bulk_change where upload_id = ${Number(id)}) as changes`)
const nothing = { rows: 0, raw: 0, messages: 0, changes: 0 }

test('of what was saved a month ago only a line of the history is left, with nobody named in it', async () => {
  const table = await bulk.table([goodRow(1)])
  const { id } = await bulk.chat('Nilufar: 2 ta koʻylak, 90 845 12 36, Quva tumani, Navoiy 14-uy, 460 ming')
  const body = { cells: { receiver_name: 'Nilufar Karimova' } }
  await app.call(bulkCalls.changeRow, { params: { id, n: 1 }, body, headers: shop.headers } as never)
  expect(await leftOf(id)).toMatchObject({ rows: 1, messages: 1, changes: 1 })
  for (const saved of [table.id, id]) await markSaved(saved)
  await sweep(29)
  expect(await leftOf(id)).toMatchObject({ rows: 1, messages: 1, changes: 1 })
  await sweep(31)
  for (const saved of [table.id, id]) expect(await leftOf(saved)).toEqual(nothing)
  const line = await bulk.read(table.id)
  expect(line).toMatchObject({ state: 'saved', rows: 1 })
  expect(line.columns.length).toBeGreaterThan(0)
  expect(line.columns.flatMap(({ samples }) => samples)).toEqual([])
})

test('rows of a file stay for as long as somebody works on what was set aside from it', async () => {
  const { id } = await bulk.table([goodRow(1), goodRow(2)])
  const aside = await setAside(id, [3])
  await markSaved(id)
  await app.db.run(sql`update bulk_upload set changed_at = ${later(20)} where id = ${Number(aside)}`)
  await sweep(31)
  expect(await leftOf(id)).toEqual({ ...nothing, raw: 1 })
  expect(await leftOf(aside)).toMatchObject({ rows: 1 })
  await sweep(51)
  expect(await leftOf(id)).toEqual(nothing)
})

test('and are gone when what was set aside is all that was saved', async () => {
  const { id } = await bulk.table([goodRow(1), goodRow(2)])
  const aside = await setAside(id, [3])
  await markSaved(aside)
  await sweep(31)
  expect([await leftOf(id), await leftOf(aside)]).toEqual([nothing, nothing])
})
