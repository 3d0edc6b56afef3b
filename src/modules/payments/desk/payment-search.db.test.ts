import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { type PaymentWorld, startPaymentWorld } from '../../../../tests/scenarios/payment-world.ts'
import { queryOf } from '../../../../tests/support/named-call.ts'
import { paymentDeskCalls } from './payment-desk.calls.ts'
import { paymentSearchCalls } from './payment-search.calls.ts'
import type { CheckoutLines, PaymentStory } from './payment-search.contract.ts'
import { type PaymentFilter, searchSql } from './payment-search.repo.ts'
import type { RefundList } from './refund-history.contract.ts'

let world: PaymentWorld
let cashier: Person
beforeAll(async () => {
  world = await startPaymentWorld()
  cashier = await addPerson(world, 'cashier')
})

async function paid(provider: 'payme' | 'click' = 'payme') {
  const who = await addPerson(world, 'customer')
  const { drafts, checkout, total } = await world.basket(who, provider, 2)
  const { payme, click } = world.bank
  const begun =
    provider === 'payme'
      ? await payme.create(checkout.number, total)
      : (await click.prepare(checkout.number, total)).transaction
  const id = begun?.id ?? ''
  if (provider === 'payme') await payme.perform(id)
  else await click.complete(id)
  const { phone } = await world.db.one<{ phone: string }>(sql`select phone from person where id = ${who.id}`)
  const [order] = drafts
  if (!order) throw new Error('an order')
  return { who, order, number: checkout.number, total, id, phone }
}

const find = async (query: string, who = cashier) => {
  const answer = await world.call(paymentSearchCalls.searchPayments, {
    query: queryOf(query),
    headers: who.headers,
  })
  return (answer.body.data as CheckoutLines).items.map(({ id }) => id)
}
const story = async (number: string) =>
  (await world.call(paymentSearchCalls.readPaymentStory, { params: { number }, headers: cashier.headers }))
    .body.data as PaymentStory
const refunds = async (query: string) =>
  (await world.call(paymentDeskCalls.listRefunds, { query: queryOf(query), headers: cashier.headers })).body
    .data as RefundList

test('a payment is found by whatever the person on the phone knows of it', async () => {
  const { number, id, order, phone, total } = await paid()
  await paid('click')
  for (const q of [
    number,
    id,
    order.id,
    order.tracking_code,
    order.tracking_code.toLowerCase(),
    `+998${phone}`,
  ])
    expect(await find(`q=${encodeURIComponent(q)}`), q).toEqual([number])
  expect(await find(`q=${number}`, world.people.operator)).toEqual([number])
  expect(await find(`q=${number}&provider=click`)).toEqual([])
  expect(await find(`q=${number}&stage=taken&provider=payme&amount=${total}`)).toEqual([number])
  expect(await find(`q=${number}&stage=open`)).toEqual([])
  expect(await find('q=salom%20dunyo')).toEqual([])
})

test('filters alone work, and pages are walked to the end', async () => {
  const today = world.clock.now().toISOString().slice(0, 10)
  const { number } = await paid('click')
  expect((await find('provider=click&stage=taken'))[0]).toBe(number)
  expect((await find(`from=${today}&to=${today}`)).length).toBeGreaterThan(0)
  expect(await find('from=2020-01-01&to=2020-01-02')).toEqual([])
  const { checkout } = await world.basket(await addPerson(world, 'customer'))
  expect((await find('stage=none'))[0]).toBe(checkout.number)
  expect(await find('stage=taken')).not.toContain(checkout.number)
})

test('the story tells of the orders, what the provider said, the books and what went back', async () => {
  const { who, number, order, id, total } = await paid()
  await world.does(who, order, 'cancel')
  const told = await story(number)
  expect(told).toMatchObject({ id: number, status: 'paid', amount: total, payer: { id: String(who.id) } })
  expect(told.orders).toHaveLength(2)
  expect(told.orders.find((one) => one.id === order.id)).toMatchObject({ status: 'cancelled', paid_by: id })
  expect(told.payments).toMatchObject([
    { provider: 'payme', transaction: id, stage: 'taken', amount: total, cancelled_at: null },
  ])
  expect(told.money.map(({ about }) => about)).toContain(`order:${order.id}`)
  expect(told.money).toHaveLength(3)
  expect(told.refunds).toMatchObject([
    { order_id: order.id, transaction: id, checkout: number, done_at: null },
  ])
  const missing = await world.call(paymentSearchCalls.readPaymentStory, {
    params: { number: '1000000000' },
    headers: cashier.headers,
  })
  expect(missing.status).toBe(404)
})

test('refunds that were sent stay to be read, with who sent them', async () => {
  const { who, order } = await paid()
  await world.does(who, order, 'cancel')
  const [open] = (await refunds(`q=${order.id}`)).items
  expect(open).toMatchObject({ order_id: order.id, done_at: null, done_by: null })
  expect((await refunds(`q=${order.id}&status=done`)).items).toEqual([])
  await world.call(paymentDeskCalls.closeRefund, {
    params: { id: open?.id },
    headers: cashier.headers,
    body: { note: 'R-77' },
  })
  expect((await refunds(`q=${order.id}`)).items).toEqual([])
  const [done] = (await refunds(`q=${order.id}&status=done&provider=payme`)).items
  expect(done).toMatchObject({ done_by: 'Sinov', note: 'R-77', done_at: expect.any(String) })
  expect((await refunds('status=done&provider=click')).items.map(({ id }) => id)).not.toContain(open?.id)
})

const anything: PaymentFilter = {
  sought: undefined,
  providers: ['payme', 'click'],
  states: undefined,
  amount: undefined,
  from: undefined,
  until: undefined,
  before: undefined,
}

test('among thirty thousand payments every question reads a few pages of the database', async () => {
  const { id: owner } = await addPerson(world, 'customer')
  await world.db.run(sql`
    with made as (
      insert into checkout (number, owner_id, method, amount, status, created_at, expires_at)
      select (2000000000 + n)::text, ${owner}, 'payme', 1000 + n, 'paid', '2025-01-01'::timestamptz + n * interval '1 minute',
        '2025-01-02' from generate_series(1, 30000) as n returning id, amount)
    insert into payment (provider, external_id, checkout_id, amount, state, provider_time, created_at, performed_at)
    select 'payme', 'many-' || id, id, amount, case when amount % 9000 = 0 then -2 else 2 end, now(), now(), now() from made`)
  await world.db.run(sql`analyze checkout, payment`)
  const questions: Record<string, Partial<PaymentFilter>> = {
    newest: {},
    'checkout number': { sought: { number: '2000000777', transaction: '2000000777' } },
    transaction: { sought: { transaction: 'many-500' } },
    'tracking code': { sought: { trackingCode: 'TB00000000000000' } },
    amount: { amount: 7_777 },
    'a rare state': { states: [-2] },
    'a state nobody has': { states: [1] },
    'an old day': { from: new Date('2025-01-03T19:00:00Z'), until: new Date('2025-01-04T19:00:00Z') },
  }
  for (const [name, part] of Object.entries(questions)) {
    const [plan] = await world.db.many<{
      'QUERY PLAN': [{ Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }]
    }>(sql`explain (analyze, buffers, format json) ${searchSql({ ...anything, ...part }, 31)}`)
    const top = plan?.['QUERY PLAN'][0].Plan
    const blocks = (top?.['Shared Hit Blocks'] ?? 0) + (top?.['Shared Read Blocks'] ?? 0)
    expect(blocks, name).toBeLessThan(400)
  }
})
