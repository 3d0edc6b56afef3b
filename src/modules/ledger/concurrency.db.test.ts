import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Database, Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { checkBooks } from './books.service.ts'
import { balanceOf, post, reverse } from './ledger.service.ts'

const at = new Date('2026-11-16T07:00:00.000Z')
const CONNECTIONS = 20

let db: Database
beforeAll(async () => {
  db = await freshDatabase({ poolSize: CONNECTIONS })
})

afterEach(async () => {
  expect(await checkBooks(db)).toEqual([])
})

let phones = 902_000_000
async function newPerson(): Promise<number> {
  phones += 1
  const { id } = await db.one<{ id: number }>(sql`
    insert into person (phone, full_name) values (${String(phones)}, 'Sinov') returning id`)
  return id
}

/** As many at a time as there are connections: nobody waits for one so long that the pool gives up. */
async function atOnce<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next++
      results[index] = await work(index)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return results
}

const topUp = (customer: number, amount: number, key: string, tx: Db = db) =>
  post(tx, { key, template: 'top_up_approved', facts: { customer, amount }, at })
const spend = (customer: number, amount: number, key: string) =>
  post(db, { key, template: 'order_paid_from_balance', facts: { customer, amount }, at })

test('64 simultaneous identical calls move money once and all answer the same', async () => {
  const customer = await newPerson()
  const answers = await atOnce(64, () => topUp(customer, 7_000, 'same'))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ ok: true })
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(7_000)
})

test('64 simultaneous identical calls between accounts of the company move money once', async () => {
  const before = await balanceOf(db, 'bank')
  const facts = { provider: 'payme', amount: 900 }
  const movement = { key: 'settled', template: 'provider_settled', facts, at } as const
  const answers = await atOnce(64, () => post(db, movement))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await balanceOf(db, 'bank')).toBe(before + 900)
})

test('a cash desk that everybody pays out of at once pays what it holds and not a soʻm more', async () => {
  const desk = 1
  await post(db, { key: 'filled', template: 'cash_desk_filled', facts: { desk, amount: 10_000 }, at })
  const answers = await atOnce(100, (index) =>
    post(db, { key: `out:${index}`, template: 'cash_desk_banked', facts: { desk, amount: 300 }, at }),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(33)
  expect(await balanceOf(db, 'cash_desk', desk)).toBe(100)
})

test('64 simultaneous identical purchases with money for one are one purchase', async () => {
  const customer = await newPerson()
  await topUp(customer, 5_000, 'for-one')
  const answers = await atOnce(64, () => spend(customer, 5_000, 'the-one'))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ ok: true })
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(0)
})

test('500 concurrent credits to one account are exact', async () => {
  const customer = await newPerson()
  const bank = await balanceOf(db, 'bank')
  await atOnce(500, (index) => topUp(customer, index + 1, `credit:${index}`))
  expect(await balanceOf(db, 'customer_balance', customer)).toBe((500 * 501) / 2)
  expect(await balanceOf(db, 'bank')).toBe(bank + (500 * 501) / 2)
})

test('concurrent spending never overdraws and never refuses what there is money for', async () => {
  const customer = await newPerson()
  await topUp(customer, 10_000, 'to-spend')
  const answers = await atOnce(100, (index) => spend(customer, 300, `spend:${index}`))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(33)
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(100)
})

test('a reversal asked for 64 times at once happens once', async () => {
  const customer = await newPerson()
  await topUp(customer, 4_000, 'mistake')
  await topUp(customer, 4_000, 'no-mistake')
  const answers = await atOnce(64, () => reverse(db, 'mistake', { at }))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(4_000)
})

test('two accounts that pay each other do not lock each other out', async () => {
  const [customer, courier] = [await newPerson(), await newPerson()]
  const facts = { customer, courier, amount: 1_000 }
  const collect = (key: string, tx: Db) => post(tx, { key, template: 'cod_collected_by_courier', facts, at })
  const carryBack = (key: string, tx: Db) =>
    post(tx, { key, template: 'cod_carried_back_by_courier', facts, at })
  for (let index = 0; index < 100; index++) await collect(`stock:${index}`, db)

  let attempts = 0
  const answers = await atOnce(200, (index) =>
    db.transaction((tx) => {
      attempts += 1
      return (index % 2 ? collect : carryBack)(`there-and-back:${index}`, tx)
    }),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  // A deadlock would have been tried again.
  expect(attempts).toBe(200)
  expect(await balanceOf(db, 'cod_owed', customer)).toBe(100_000)
})

test('payments of different people do not wait for each other', async () => {
  const finished = Promise.withResolvers<void>()
  const opened = Promise.withResolvers<void>()
  const open = db.transaction(async (tx) => {
    await topUp(await newPerson(), 1_000, 'kept-open', tx)
    opened.resolve()
    await finished.promise
  })
  await opened.promise
  // Two connections may share a row of the bank by chance, four do not; one row for all would hold up every payment.
  const others = await Promise.all([newPerson(), newPerson(), newPerson(), newPerson()])
  const payments = others.map((person) => topUp(person, 1_000, `meanwhile:${person}`))
  expect(await Promise.any(payments)).toMatchObject({ ok: true })
  finished.resolve()
  await Promise.all([open, ...payments])
})
