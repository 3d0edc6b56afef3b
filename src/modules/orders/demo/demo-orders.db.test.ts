import { beforeAll, expect, test } from 'vitest'
import { loadDemoCourier, loadDemoPeople } from '#modules/accounts/index.ts'
import { checkBooks } from '#modules/ledger/index.ts'
import { loadDemoPoints } from '#modules/points/index.ts'
import { sql } from '#platform/db/sql.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { statuses } from '../domain/words.ts'
import { moneyFaults } from '../life/money-check.service.ts'
import { loadDemoCourierDay } from './courier-day.service.ts'
import { dayStops } from './courier-day-stops.ts'
import { loadDemoOrders } from './demo-orders.service.ts'
import { stories } from './demo-stories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await loadDemoPeople(app, app.clock.now())
  await loadDemoPoints(app, app.clock.now())
  await loadDemoOrders(app, app.clock.now())
})

test('the demo has orders in every state, of both customers', async () => {
  const found = await app.db.many<{ status: string }>(sql`select distinct status from customer_order`)
  expect(found.map(({ status }) => status).sort()).toEqual([...statuses].sort())
  const counts = await app.db.many<{ count: number }>(sql`
    select count(*) from customer_order where return_of is null group by owner_id order by 1`)
  const ofOwner = (owner: string) => stories.filter((story) => story.owner === owner).length
  expect(counts.map(({ count }) => count)).toEqual([ofOwner('personal'), ofOwner('merchant')])
})

test('a sender of the demo owes for a parcel that was refused, and for its way back', async () => {
  const owed = await app.db.many<{ cause: string }>(sql`
    select cause from open_debt join person_contact person on person.id = person_id
    where phone = '901000001' order by cause`)
  expect(owed.map(({ cause }) => cause)).toEqual(['receivable_raised', 'return_owed'])
})

test('nothing in it happens in the future, and its books are right', async () => {
  const { last } = await app.db.one<{ last: Date }>(sql`select max(happened_at) as last from order_event`)
  expect(last.getTime()).toBeLessThanOrEqual(app.clock.now().getTime())
  expect(await moneyFaults(app.db, new Date(0))).toEqual([])
  expect(await checkBooks(app.db)).toEqual([])
})

test('one courier of the demo has a day ahead: parcels in the bag, one to fetch, money to take', async () => {
  await loadDemoCourier(app, app.clock.now())
  await loadDemoCourierDay(app, app.clock.now())
  const held = await app.db.many<{ status: string; count: number }>(sql`
    select status, count(*) from customer_order
    where courier_id = (select id from person where phone = '901000018') group by status order by status`)
  expect(held).toEqual([
    { status: 'accept', count: 1 },
    { status: 'pickup', count: dayStops.length - 1 },
  ])
  expect(await moneyFaults(app.db, new Date(0))).toEqual([])
  expect(await checkBooks(app.db)).toEqual([])
})
