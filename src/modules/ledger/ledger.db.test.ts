import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { type AccountKind, accountKinds, isShared } from './domain/accounts.ts'
import { findHeldCash } from './ledger.repo.ts'
import { balanceOf, moneyOf, post, reverse } from './ledger.service.ts'

const at = new Date('2026-11-16T07:00:00.000Z')

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})

let phones = 901_000_000
async function newPerson(): Promise<number> {
  phones += 1
  const { id } = await db.one<{ id: number }>(sql`
    insert into person (phone, full_name) values (${String(phones)}, 'Sinov') returning id`)
  return id
}

async function newDesk(): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into cash_desk (name, place) values (${`Kassa ${++desks}`}, 'depot') returning id`)
  return id
}
let desks = 0

let keys = 0
const newKey = () => `test:${++keys}`

const topUp = (customer: number, amount: number, key = newKey()) =>
  post(db, { key, template: 'top_up_approved', facts: { customer, amount }, at })

const spend = (customer: number, amount: number, key = newKey()) =>
  post(db, { key, template: 'order_paid_from_balance', facts: { customer, amount }, at })

test('money that came in can be spent once, and the balance says what is left', async () => {
  const customer = await newPerson()
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(0)
  expect(await topUp(customer, 100_000)).toMatchObject({ ok: true, value: { at } })
  expect(await spend(customer, 60_000)).toMatchObject({ ok: true })
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(40_000)
  expect(await spend(customer, 60_000)).toEqual({
    ok: false,
    error: { code: 'insufficient_funds', account: 'customer_balance', missing: 20_000 },
  })
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(40_000)
})

test('a repeated call moves money once and answers the same, later and with nothing left too', async () => {
  const customer = await newPerson()
  await topUp(customer, 5_000)
  const first = await spend(customer, 5_000, 'order:1:paid')
  const movement = { key: 'order:1:paid', template: 'order_paid_from_balance' } as const
  const again = await post(db, {
    ...movement,
    facts: { customer, amount: 5_000 },
    at: new Date(at.getTime() + 60_000),
  })
  expect(again).toEqual(first)
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(0)
})

test('a key that has moved other money is a bug and moves nothing', async () => {
  const [customer, other] = [await newPerson(), await newPerson()]
  await topUp(customer, 5_000, 'top-up:1')
  await expect(topUp(customer, 6_000, 'top-up:1')).rejects.toThrow('has moved other money')
  await expect(topUp(other, 5_000, 'top-up:1')).rejects.toThrow('has moved other money')
  await expect(
    post(db, { key: 'top-up:1', template: 'referral_reward', facts: { customer, amount: 5_000 }, at }),
  ).rejects.toThrow('has moved other money')
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(5_000)
  expect(await balanceOf(db, 'customer_balance', other)).toBe(0)
})

test('a refusal leaves the transaction of the caller fit to go on', async () => {
  const customer = await newPerson()
  await db.transaction(async (tx) => {
    const refused = await post(tx, {
      key: newKey(),
      template: 'order_paid_from_balance',
      facts: { customer, amount: 1 },
      at,
    })
    expect(refused.ok).toBe(false)
    await post(tx, { key: newKey(), template: 'top_up_approved', facts: { customer, amount: 9 }, at })
  })
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(9)
})

test('what is rolled back has not moved, and its key is free', async () => {
  const customer = await newPerson()
  const movement = {
    key: 'rolled-back',
    template: 'top_up_approved',
    facts: { customer, amount: 3 },
    at,
  } as const
  const rollback = db.transaction(async (tx) => {
    await post(tx, movement)
    throw new Error('rolled back')
  })
  await expect(rollback).rejects.toThrow('rolled back')
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(0)
  expect((await post(db, movement)).ok).toBe(true)
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(3)
})

test('a reversal takes everything back, once', async () => {
  const [courier, customer] = [await newPerson(), await newPerson()]
  const facts = { courier, customer, price: 25_000, goods: 100_000 }
  const reference = 'order:40000001'
  const key = 'order:40000001:receiver-paid'
  await post(db, { key, template: 'receiver_paid_courier', facts, reference, at })
  expect(await moneyOf(db, reference)).toEqual({ courier_cash: 125_000, cod_owed: 100_000, revenue: 25_000 })
  const first = await reverse(db, key, { at, by: courier })
  expect(await reverse(db, key, { at })).toEqual(first)
  expect(await moneyOf(db, reference)).toEqual({ courier_cash: 0, cod_owed: 0, revenue: 0 })
  await expect(reverse(db, `${key}:reversed`, { at })).rejects.toThrow('is a reversal itself')
  await expect(reverse(db, 'never-posted', { at })).rejects.toThrow('nothing has been posted')
})

test('what has been spent since cannot be taken back', async () => {
  const customer = await newPerson()
  await topUp(customer, 10_000, 'top-up:spent')
  await spend(customer, 4_000)
  expect(await reverse(db, 'top-up:spent', { at })).toEqual({
    ok: false,
    error: { code: 'insufficient_funds', account: 'customer_balance', missing: 4_000 },
  })
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(6_000)
})

test('COD is not paid out twice, a courier hands in no more than he holds, a debt is paid once', async () => {
  const [courier, customer] = [await newPerson(), await newPerson()]
  const facts = { courier, customer, desk: 1, amount: 50_000 }
  const move = (template: Parameters<typeof post>[1]['template']) =>
    post(db, { key: newKey(), template, facts: facts as never, at })
  expect((await move('cod_collected_by_courier')).ok).toBe(true)
  expect((await move('cod_paid_out_balance')).ok).toBe(true)
  expect(await move('cod_paid_out_bank')).toMatchObject({ ok: false, error: { account: 'cod_owed' } })
  expect((await move('courier_handed_in')).ok).toBe(true)
  expect(await move('courier_handed_in')).toMatchObject({ ok: false, error: { account: 'courier_cash' } })
  expect((await move('return_owed')).ok).toBe(true)
  expect((await move('receivable_settled_from_balance')).ok).toBe(true)
  expect(await move('receivable_settled_by_bank')).toMatchObject({
    ok: false,
    error: { account: 'receivable' },
  })
  expect(await balanceOf(db, 'customer_balance', customer)).toBe(0)
})

test('a cash desk is one row, pays what it holds, and answers what is missing', async () => {
  const [desk, other] = [await newDesk(), await newDesk()]
  const fill = (into: number, amount: number) =>
    post(db, { key: newKey(), template: 'cash_desk_filled', facts: { desk: into, amount }, at })
  const payOut = (amount: number) =>
    post(db, { key: newKey(), template: 'compensation_paid_in_cash', facts: { desk, amount }, at })
  await Promise.all(Array.from({ length: 8 }, () => fill(desk, 10_000)))
  await fill(other, 1_000_000)
  expect(await payOut(80_001)).toEqual({
    ok: false,
    error: { code: 'insufficient_funds', account: 'cash_desk', missing: 1 },
  })
  expect((await payOut(80_000)).ok).toBe(true)
  const rows = await db.many(sql`
    select balance, stripe from ledger_account where kind = 'cash_desk' and owner = ${String(desk)}`)
  expect(rows).toEqual([{ balance: 0, stripe: 0 }])
})

test('cash lies in a desk that exists', async () => {
  const facts = { desk: 987_654, amount: 1_000 }
  await expect(post(db, { key: newKey(), template: 'cash_desk_filled', facts, at })).rejects.toMatchObject({
    code: '23503',
  })
})

test('cash is as old as the oldest part that is still held; what was taken back was never there', async () => {
  const courier = await newPerson()
  const days = (count: number) => new Date(at.getTime() + count * 86_400_000)
  const collect = (key: string, amount: number, day: number) =>
    post(db, { key, template: 'order_paid_cash_to_courier', facts: { courier, amount }, at: days(day) })
  const held = async () => (await findHeldCash(db, 100)).find(({ owner }) => owner === courier)
  expect(await held()).toBeUndefined()
  await collect('held:0', 100, 0)
  await collect('held:1', 100, 1)
  await collect('held:2', 100, 2)
  expect(await held()).toMatchObject({ kind: 'courier_cash', amount: 300, since: days(0) })
  const facts = { courier, desk: 1, amount: 150 }
  await post(db, { key: 'held:in', template: 'courier_handed_in', facts, at: days(3) })
  expect(await held()).toMatchObject({ amount: 150, since: days(1) })
  await reverse(db, 'held:2', { at: days(4) })
  expect(await held()).toMatchObject({ amount: 50, since: days(1) })
})

test('each provider has its own clearing account', async () => {
  const pay = (provider: string, amount: number) =>
    post(db, { key: newKey(), template: 'order_paid_by_provider', facts: { provider, amount }, at })
  await pay('payme', 300)
  await pay('click', 200)
  await post(db, {
    key: newKey(),
    template: 'provider_settled',
    facts: { provider: 'payme', amount: 100 },
    at,
  })
  expect(await balanceOf(db, 'clearing', 'payme')).toBe(200)
  expect(await balanceOf(db, 'clearing', 'click')).toBe(200)
})

const movementOf = async (customer: number) => {
  const posted = await topUp(customer, 1_000)
  if (!posted.ok) throw new Error(posted.error.code)
  return posted.value.id
}

test('nobody changes, removes or empties what is written', async () => {
  await movementOf(await newPerson())
  for (const change of [
    sql`update ledger_posting set amount = amount + 1`,
    sql`delete from ledger_posting`,
    sql`truncate ledger_posting`,
    sql`update ledger_transaction set template = 'refund_to_cash'`,
    sql`delete from ledger_transaction`,
    sql`truncate ledger_transaction cascade`,
    sql`delete from ledger_account`,
    sql`truncate ledger_account cascade`,
    sql`update ledger_account set owner = '1' where kind = 'customer_balance'`,
  ]) {
    await expect(db.run(change), change.text).rejects.toThrow('only added to')
  }
})

test('postings that do not sum to zero are refused', async () => {
  const customer = await newPerson()
  await topUp(customer, 1_000)
  const write = db.transaction(async (tx) => {
    const { id } = await tx.one<{ id: number }>(sql`
      insert into ledger_transaction (key, template, at) values ('by-hand', 'top_up_approved', ${at}) returning id`)
    await tx.run(sql`
      insert into ledger_posting (transaction_id, account_id, amount, balance_after)
      select ${id}, id, -500, 0 from ledger_account where kind = 'customer_balance' and owner = ${String(customer)}`)
  })
  await expect(write).rejects.toThrow('do not sum to zero')
})

test('a movement belongs to people who exist', async () => {
  await expect(topUp(987_654_321, 1_000)).rejects.toMatchObject({ code: '23503' })
})

test.each(Object.entries(accountKinds))(
  'the database lets %s below zero exactly if the table does',
  async (kind, row) => {
    const owner = {
      person: String(await newPerson()),
      provider: 'uzum',
      desk: String(await newDesk()),
      company: '',
    }[row.owner]
    const stripe = isShared(kind as AccountKind) ? 99 : 0
    await db.run(sql`
    insert into ledger_account (kind, owner, stripe) values (${kind}, ${owner}, ${stripe})`)
    const below = row.side === 'debit' ? -1 : 1
    const spoil = db.transaction(async (tx) => {
      await tx.run(sql`
      update ledger_account set balance = ${below}
      where kind = ${kind} and owner = ${owner} and stripe in (0, 99) and balance = 0`)
      throw new Error('was let')
    })
    await expect(spoil).rejects.toThrow(row.mayBeNegative ? 'was let' : 'ledger_account_not_below_zero')
  },
)
