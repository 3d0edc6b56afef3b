import { beforeAll, expect, test } from 'vitest'
import { openSession } from '#modules/accounts/sign-in/session.service.ts'
import { checkBooks } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { loadDemoData } from '../../../demo.ts'
import { counterCalls } from '../counter.calls.ts'
import type { CounterPost, DrawerDay, ScanAnswer, ShelfList } from '../counter.contract.ts'

let app: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  await loadDemoData(app, app.clock.now(), { withPast: false })
  const { id } = await app.db.one<{ id: number }>(sql`select id from person where phone = '901000012'`)
  const origin = { address: '10.0.0.1', userAgent: '', now: app.clock.now() }
  headers = { authorization: `Token ${await openSession(app.db, { id, role: 'agent' }, origin)}` }
})

const shelf = async () => (await app.call(counterCalls.listShelf, { headers })).body.data as ShelfList
const scans = async (q: string) =>
  (await app.call(counterCalls.scan, { query: { q }, headers })).body.data as ScanAnswer

test('the demo’s counter has parcels on its shelf, one still to be laid, and something for every task', async () => {
  const { body } = await app.call(counterCalls.readPost, { headers })
  const { counts } = body.data as CounterPost
  const { items, counts: told } = await shelf()
  expect(items).toHaveLength(counts.here)
  expect(told).toMatchObject({ without_place: 1 })
  expect(told.hand_out).toBeGreaterThanOrEqual(6)
  expect(told.give).toBeGreaterThanOrEqual(1)
  expect(told.overdue).toBeGreaterThanOrEqual(1)
  expect(await scans('Abdurahmonova')).toMatchObject({
    kind: 'parcels',
    items: [{ name: 'Muhabbat Abdurahmonova' }, {}],
  })
  expect(await scans('Расулов')).toMatchObject({
    kind: 'parcel',
    parcel: { task: 'hand_out', offline: true, order: { wishes: { delegate: { name: 'Sardor Rasulov' } } } },
  })
  expect(await scans('90 100 03 07')).toMatchObject({ kind: 'parcel', parcel: { task: 'store' } })
  expect(await scans('Qobilov')).toMatchObject({ kind: 'parcel', parcel: { task: 'take_in' } })
})

test('its drawer holds what a receiver has paid, and the books are right', async () => {
  const { body } = await app.call(counterCalls.readDrawer, { query: {}, headers })
  const { expected } = body.data as DrawerDay
  expect(expected).toBeGreaterThanOrEqual(185_000)
  expect(await checkBooks(app.db)).toEqual([])
})
