import { beforeAll, expect, test } from 'vitest'
import { tashkentDay } from '#kernel/tashkent.ts'
import { post } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { xlsxOf } from '#platform/sheets/write-xlsx.ts'
import { addPerson, day, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { type PaymentWorld, startPaymentWorld } from '../../../../tests/scenarios/payment-world.ts'
import { registryOf } from '../../../testbank/registry.ts'
import { codCalls } from '../cod/cod.calls.ts'
import { paymentSearchCalls } from '../desk/payment-search.calls.ts'
import type { PaymentStory } from '../desk/payment-search.contract.ts'
import { inWindows1251 } from '../domain/cod-bank-file.ts'
import type { ComparisonDetail, ComparisonList } from './comparison.contract.ts'
import { type AskForList, compareYesterday } from './comparison.service.ts'
import { readRegistryFile } from './registry-reader.ts'

let world: PaymentWorld
let cashier: Person
beforeAll(async () => {
  world = await startPaymentWorld()
  cashier = await addPerson(world, 'cashier')
})

const today = () => tashkentDay(world.clock.now())
const listOf = (provider: string) => registryOf(world.bank.record(), provider, today())

/** What the bank would give out, asked over no wire. */
const askBank: AskForList = async (provider, asked) => {
  const list = await readRegistryFile(Buffer.from(registryOf(world.bank.record(), provider, asked)))
  if (!list.ok) throw new Error('the bank writes what we read')
  return { payments: list.value, since: undefined }
}

async function paid(drafts = 1) {
  const who = await addPerson(world, 'customer')
  const basket = await world.basket(who, 'payme', drafts)
  const begun = await world.bank.payme.create(basket.checkout.number, basket.total)
  await world.bank.payme.perform(begun?.id ?? '')
  const [order] = basket.drafts
  if (!order) throw new Error('an order')
  return { who, order, number: basket.checkout.number, id: begun?.id ?? '', total: basket.total }
}

async function compare(body: object) {
  const answer = await world.call(paymentSearchCalls.runComparison, { headers: cashier.headers, body })
  return {
    status: answer.status,
    code: answer.body.code,
    data: answer.body.data as ComparisonDetail,
    body: answer.body,
  }
}
const withBooks = (provider = 'payme') => compare({ provider, day: today() })
const withList = (list: string | Buffer, provider = 'payme') =>
  compare({
    provider,
    day: today(),
    file: { name: 'royxat.csv', content: Buffer.from(list).toString('base64') },
  })

test('a day of payments, refunds and money that came too late agrees with the books and with the bank', async () => {
  await paid(2)
  const cancelled = await paid(2)
  await world.does(cancelled.who, cancelled.order, 'cancel')
  const given = await paid()
  await world.bank.payme.cancel(given.id, 5)
  const late = await addPerson(world, 'customer')
  const basket = await world.basket(late, 'payme')
  const begun = await world.bank.payme.create(basket.checkout.number, basket.total)
  const [draft] = basket.drafts
  if (draft) await world.does(late, draft, 'cancel')
  await world.bank.payme.perform(begun?.id ?? '')
  const dropped = await world.basket(await addPerson(world, 'customer'), 'payme')
  const open = await world.bank.payme.create(dropped.checkout.number, dropped.total)
  await world.bank.payme.cancel(open?.id ?? '', 3)

  expect((await withBooks()).data).toMatchObject({
    against: 'books',
    matched: 4,
    differing: 0,
    differences: [],
  })
  const { data } = await withList(listOf('payme'))
  expect(data).toMatchObject({
    against: 'registry',
    matched: 4,
    differing: 0,
    file_name: 'royxat.csv',
    ran_by: 'Sinov',
  })
  expect(data.our_sum).toBe(data.their_sum)
})

test('an order whose way and whose goods were both paid through one provider agrees, payment by payment', async () => {
  const who = await addPerson(world, 'customer')
  const courier = await addPerson(world, 'courier')
  const order = await world.place(who, { services: ['cod'], product_fee: 90_000 })
  const { checkout, total } = await world.opened(who, [order], 'payme')
  const pay = async (number: string, amount: number) =>
    world.bank.payme.perform((await world.bank.payme.create(number, amount))?.id ?? '')
  await pay(checkout.number, total)
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  const door = await world.call(codCalls.openDoorPayment, {
    headers: courier.headers,
    body: { order_id: order.id },
  })
  const { number, amount } = door.body.data as { number: string; amount: number }
  expect(amount).toBe(90_000)
  const before = (await withBooks()).data.matched
  await pay(number, amount)
  expect((await withBooks()).data).toMatchObject({ matched: before + 1, differing: 0 })
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  expect((await withBooks()).data).toMatchObject({ matched: before + 1, differing: 0 })
})

test('a list that says something else is kept row by row, with the way to the payment', async () => {
  const { id, number, total } = await paid()
  const text = listOf('payme').replace(`${id};${total}`, `${id};${total + 1_000}`)
  const { data } = await withList(`${text}\r\nstranger-1;5000;2026-11-15;paid`)
  expect(data.differing).toBe(2)
  expect(data.differences).toEqual([
    {
      kind: 'amount',
      transaction: id,
      checkout: number,
      ours: { amount: total, state: 'taken' },
      theirs: { amount: total + 1_000, state: 'taken' },
    },
    {
      kind: 'missing_here',
      transaction: 'stranger-1',
      checkout: null,
      ours: null,
      theirs: { amount: 5_000, state: 'taken' },
    },
  ])
  const story = await world.call(paymentSearchCalls.readPaymentStory, {
    params: { number },
    headers: cashier.headers,
  })
  expect((story.body.data as PaymentStory).differences).toMatchObject([
    { comparison: data.id, kind: 'amount' },
  ])
  const list = await world.call(paymentSearchCalls.listComparisons, { headers: cashier.headers })
  expect((list.body.data as ComparisonList).differing).toBe(2)
  // Compared anew, the mark goes.
  await withList(listOf('payme'))
  const after = await world.call(paymentSearchCalls.listComparisons, { headers: cashier.headers })
  expect((after.body.data as ComparisonList).differing).toBe(0)
})

test('a payment that was taken and not booked, and a booking nobody paid for, are found', async () => {
  const { id, total } = await paid()
  await world.db.run(sql`update payment set amount = amount + 700 where external_id = ${id}`)
  await post(world.db, {
    key: 'test:stray',
    template: 'order_paid_by_provider',
    facts: { provider: 'payme', amount: 3_000 },
    reference: 'order:10000000',
    at: world.clock.now(),
  })
  const { data } = await withBooks()
  expect(data.differences).toEqual([
    expect.objectContaining({
      transaction: id,
      ours: { amount: total + 700, state: 'taken' },
      theirs: { amount: total, state: 'books' },
    }),
    expect.objectContaining({ transaction: 'test:stray', ours: null }),
  ])
  await world.db.run(sql`update payment set amount = amount - 700 where external_id = ${id}`)
})

test('the night compares yesterday with both, once a provider', async () => {
  world.clock.advance(day)
  const differing = await compareYesterday(
    { db: world.db, askForList: askBank },
    ['payme', 'click'],
    world.clock.now(),
  )
  // The stray movement of the test before.
  expect(differing).toBe(1)
  const rows = await world.db.many<{ provider: string; against: string; ran_by: number | null }>(sql`
    select provider, against, ran_by from comparison where ran_by is null order by id`)
  expect(rows.map(({ provider, against }) => `${provider} ${against}`)).toEqual([
    'payme books',
    'payme registry',
    'click books',
    'click registry',
  ])
})

test('a bank that has begun later is not asked about what was before', async () => {
  await paid()
  world.clock.advance(day)
  const since = new Date(world.clock.now().getTime() - 60_000)
  const empty: AskForList = () => Promise.resolve({ payments: [], since })
  expect(await compareYesterday({ db: world.db, askForList: empty }, ['payme'], world.clock.now())).toBe(0)
  const nothing: AskForList = () => Promise.resolve({ payments: [], since: undefined })
  expect(await compareYesterday({ db: world.db, askForList: nothing }, ['payme'], world.clock.now())).toBe(1)
})

test('a list may be a workbook, or text in the code page of an old cabinet', async () => {
  const rows = [
    ['ID', 'Сумма', 'Статус'],
    ['begona-7', 45_000, 'оплачен'],
  ]
  const books = xlsxOf({ name: 'Реестр', widths: [], rows: [...rows, [], []] })
  const oldText = inWindows1251(rows.map((cells) => cells.join(';')).join('\r\n'))
  for (const list of [books, Buffer.from(oldText)]) {
    const { data } = await withList(list)
    expect(data.differences).toContainEqual(
      expect.objectContaining({ transaction: 'begona-7', theirs: { amount: 45_000, state: 'taken' } }),
    )
  }
})

test('a file that cannot be read says where, and keeps nothing', async () => {
  const before = await world.db.many(sql`select id from comparison`)
  expect((await withList(xlsxOf({ name: 'a', widths: [], rows: [['id']] }).subarray(0, 300))).code).toBe(
    'file_unreadable',
  )
  expect((await withList('id;amount;state\n"1;5;paid')).code).toBe('registry_line_wrong')
  expect((await withList(Buffer.from('%PDF-1.7'))).code).toBe('registry_unreadable')
  expect((await withList('salom')).code).toBe('registry_unreadable')
  const wrong = await withList('id;amount;state\n1;5;paid\n2;besh;paid')
  expect(wrong.code).toBe('registry_line_wrong')
  expect(JSON.stringify(wrong.body)).toContain('3')
  expect((await compare({ provider: 'uzum', day: today() })).code).toBe('provider_unknown')
  expect((await compare({ provider: 'payme', day: '2099-01-01' })).code).toBe('day_not_over')
  expect(await world.db.many(sql`select id from comparison`)).toHaveLength(before.length)
})

test('a list that goes on from a day no calendar has is refused', async () => {
  const from = (cursor: string) =>
    world.call(paymentSearchCalls.listComparisons, { query: { cursor }, headers: cashier.headers })
  expect((await from('2026-02-28.5')).status).toBe(200)
  for (const cursor of ['2026-02-31.5', '9999-99-99.1', '0000-00-00.1'])
    expect((await from(cursor)).status).toBe(422)
})
