import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { checkBooks } from '../books.service.ts'
import { findOpenDebts } from '../debt.repo.ts'
import { balanceOf, moneyOf, post } from '../ledger.service.ts'
import { type AnyMovement, postMany } from './post-many.service.ts'

const at = new Date('2026-11-16T07:00:00.000Z')

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})

let phones = 903_000_000
async function newPerson(): Promise<number> {
  phones += 1
  const { id } = await db.one<{ id: number }>(sql`
    insert into person (phone, full_name) values (${String(phones)}, 'Sinov') returning id`)
  await post(db, {
    key: `top-up:${id}`,
    template: 'top_up_approved',
    facts: { customer: id, amount: 100_000 },
    at,
  })
  return id
}

const reserved = (customer: number, amount: number): AnyMovement => ({
  key: `upload:${customer}:reserved`,
  reference: `upload:${customer}`,
  template: 'upload_reserved',
  facts: { customer, amount },
  at,
})
const paid = (customer: number, order: number, amount: number): AnyMovement => ({
  key: `order:${order}:paid`,
  reference: `order:${order}`,
  template: 'order_paid_from_reserved',
  facts: { customer, amount },
  at,
  by: customer,
})

test('many movements are booked one after the other, as each by itself would be', async () => {
  const customer = await newPerson()
  const posted = await postMany(db, [
    reserved(customer, 60_000),
    paid(customer, 40_000_001, 20_000),
    paid(customer, 40_000_002, 25_000),
    {
      key: 'owed:1',
      reference: 'order:40000003',
      template: 'receivable_raised',
      facts: { customer, amount: 7_000 },
      at,
    },
    { key: 'released:1', template: 'upload_released', facts: { customer, amount: 15_000 }, at },
  ])
  expect(posted.ok).toBe(true)
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(55_000)
  expect(await balanceOf(db, 'reserved', customer)).toBe(0)
  expect(await moneyOf(db, 'order:40000002')).toEqual({ reserved: -25_000, revenue: 25_000 })
  expect(await findOpenDebts(db, customer)).toMatchObject([{ reference: 'order:40000003', remaining: 7_000 }])
  // Among them that every statement adds up line by line.
  expect(await checkBooks(db)).toEqual([])
  const told = await db.many<{ change: number }>(sql`
    select (payload ->> 'change')::integer as change from outbox
    where topic = 'event:ledger.balance-moved' and key = ${`person:${customer}`} order by id`)
  expect(told.map(({ change }) => change)).toEqual([100_000, -45_000])
})

test('when the last of them finds too little, none of them is booked', async () => {
  const customer = await newPerson()
  const short = await postMany(db, [
    reserved(customer, 50_000),
    paid(customer, 40_000_011, 30_000),
    paid(customer, 40_000_012, 20_001),
  ])
  expect(short).toMatchObject({ ok: false, error: { account: 'reserved', missing: 1 } })
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(100_000)
  expect(await checkBooks(db)).toEqual([])
})

test('a key that was used before undoes all of them', async () => {
  const customer = await newPerson()
  await postMany(db, [reserved(customer, 50_000), paid(customer, 40_000_021, 10_000)])
  const again = [paid(customer, 40_000_022, 10_000), paid(customer, 40_000_021, 10_000)]
  await expect(postMany(db, again)).rejects.toThrow('ledger_transaction_key_key')
  expect(await balanceOf(db, 'reserved', customer)).toBe(40_000)
  expect(await checkBooks(db)).toEqual([])
})
