import { beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#modules/ledger/index.ts'
import { statuses } from '#modules/orders/domain/words.ts'
import type { Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { moneyFaults } from '../src/modules/orders/life/money-check.service.ts'
import { findFaults } from '../src/modules/payments/cod/cod.repo.ts'
import { demoWithPast } from './support/past.ts'

/** At five past three in the night, on a Sunday: the worst moment to look like the middle of a day. */
const now = new Date('2026-11-21T22:05:00Z')
const anHourAgo = new Date(now.getTime() - 3_600_000)

let db: Database
beforeAll(async () => {
  db = await demoWithPast(now)
})

test('a few hundred parcels in every state, more of them lately, most of them delivered', async () => {
  const found = await db.many<{ status: string; count: number; lately: number }>(sql`
    select status, count(*)::int as count,
      count(*) filter (where created_at > ${now}::timestamptz - interval '30 days')::int as lately
    from customer_order group by 1`)
  const of = (status: string) => found.find((row) => row.status === status)?.count ?? 0
  const sum = (column: 'count' | 'lately') => found.reduce((all, row) => all + row[column], 0)
  expect(found.map(({ status }) => status).sort()).toEqual([...statuses].sort())
  expect(sum('count')).toBeGreaterThan(400)
  expect(of('done')).toBeGreaterThan(sum('count') / 2)
  expect(sum('lately')).toBeGreaterThan(sum('count') * 0.6)
  const regions = sql`select count(distinct receiver ->> 'regionId')::int as count from customer_order`
  expect(await db.one(regions)).toEqual({ count: 14 })
})

/** What whoever signs in finds waiting; each row is a queue of the desk or of the field. */
const queues = {
  'calls that are still in time': sql`
    select count(*)::int as n from customer_order
    where status = 'draft' and submitted_at > ${anHourAgo} and return_of is null`,
  'a call that is too late': sql`
    select count(*)::int as n from customer_order where status = 'draft' and submitted_at < ${anHourAgo}`,
  'addresses that were not found': sql`
    select count(*)::int as n from customer_order parcel where status = 'failed_delivery' and exists (
      select from order_event where order_id = parcel.id and reason = 'wrong_address')`,
  'storage that ends within a day': sql`
    select count(*)::int as n from customer_order
    where stored_until between ${now} and ${now}::timestamptz + interval '1 day' and status = 'agent_received'`,
  'returns on their way': sql`
    select count(*)::int as n from customer_order
    where return_of is not null and status in ('new', 'accept', 'pickup', 'agent_received')`,
  incidents: sql`select count(distinct kind)::int as n from order_incident where decided_at is null`,
  'open claims': sql`select count(*)::int as n from order_claim where status = 'open'`,
  'top-ups': sql`select count(*)::int as n from top_up where status = 'new'`,
  refunds: sql`select count(*)::int as n from order_refund where done_at is null`,
  debts: sql`select count(*)::int as n from debt where remaining > 0`,
  'money for goods that is due within two hours': sql`
    select count(*)::int as n from cod_parcel
    where paid_at is null and payout_id is null
      and collected_at between ${now}::timestamptz - interval '24 hours' and ${now}::timestamptz - interval '22 hours'`,
  'cash that was told and is not counted': sql`
    select count(*)::int as n from cash_hand_in where state = 'told'`,
  'payouts in a list': sql`select count(*)::int as n from cod_payout where state in ('made', 'sent')`,
  'messages that failed': sql`select count(distinct error)::int as n from message where status = 'failed'`,
  'messages for tomorrow': sql`select count(*)::int as n from notice where state = 'planned'`,
  'ratings of couriers': sql`select count(*)::int as n from courier_rating`,
}

test.each(Object.entries(queues))('there are %s', async (_, count) => {
  const { n } = await db.one<{ n: number }>(count)
  expect(n).toBeGreaterThan(0)
})

test('operator, cashier and admin each see a request of their own and one of a colleague', async () => {
  const asked = await db.many<{ kind: string; phone: string }>(sql`
    select kind, phone from approval join person_contact person on person.id = asked_by where decided_at is null`)
  const by = (phone: string) => asked.filter((one) => one.phone === phone).map(({ kind }) => kind)
  expect(by('901000013')).toContain('claim')
  expect(by('901000014')).toContain('top_up')
  expect(by('901000016')).toContain('top_up')
  expect(by('901000015')).toContain('claim')
})

test('its books are right, and agree with its parcels', async () => {
  expect(await checkBooks(db)).toEqual([])
  expect(await moneyFaults(db, new Date(0))).toEqual([])
  expect(await findFaults(db)).toEqual([])
})

test('nothing in it happens in the future, and nobody is told of it now', async () => {
  const last = sql`
    select (select max(happened_at) from order_event) as event, (select max(at) from ledger_transaction) as money`
  const { event, money } = await db.one<{ event: Date; money: Date }>(last)
  expect(Math.max(event.getTime(), money.getTime())).toBeLessThanOrEqual(now.getTime())
  const told = await db.many<{ verb: string }>(sql`
    select payload ->> 'verb' as verb from outbox
    where topic = 'event:orders.order-changed' and (payload ->> 'orderId')::int in (
      select order_id from notice)`)
  expect(told).toEqual([])
})
