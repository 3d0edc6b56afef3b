import { beforeAll, expect, test } from 'vitest'
import { approvalsCalls } from '#modules/accounts/approvals/approvals.calls.ts'
import { creditOf, holdCredit, moneyOf, post, releaseCredit, spendHeldCredit } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { type DebtWorld, startDebtWorld } from '../../../../tests/scenarios/debt-world.ts'
import type { Person } from '../../../../tests/scenarios/parcel-world.ts'
import { paymentsCalls } from '../checkout/payments.calls.ts'
import type { MethodView } from '../checkout/payments.contract.ts'
import { creditCalls } from './credit.calls.ts'

let world: DebtWorld
beforeAll(async () => {
  world = await startDebtWorld()
})

async function merchant(): Promise<Person> {
  const who = await world.sender()
  await world.db.run(sql`update person set type = 8 where id = ${who.id}`)
  return who
}

const phoneOf = async (who: Person) => (await world.debtorPhone(who.id)) ?? ''

async function trusted(amount: number): Promise<Person> {
  const who = await merchant()
  const body = { phone: await phoneOf(who), amount, note: 'Shartnoma 118' }
  const asked = await world.ask(world.cashier, creditCalls.askCredit, { body })
  await world.ask(world.colleague, approvalsCalls.approve, {
    params: { id: asked.data.approval_id },
    body: {},
  })
  return who
}

const order = (who: Person) => world.place(who, { payment_type: 'on_account' })
const checkout = async (who: Person, placed: { id: string }) =>
  (await world.checkout(who, [placed], 'on_account')).body

test('a limit is asked for by one and holds once another has said yes', async () => {
  const who = await merchant()
  const body = { phone: await phoneOf(who), amount: 5_000_000, note: 'Shartnoma 118' }
  const asked = await world.ask(world.cashier, creditCalls.askCredit, { body })
  expect(await creditOf(world.db, who.id)).toBeUndefined()
  const id = asked.data.approval_id
  expect((await world.ask(world.cashier, approvalsCalls.approve, { params: { id }, body: {} })).code).toBe(
    'approval_own',
  )
  await world.ask(world.colleague, approvalsCalls.approve, { params: { id }, body: {} })
  expect(await creditOf(world.db, who.id)).toMatchObject({ limit: 5_000_000, free: 5_000_000 })
  expect((await world.ask(who, creditCalls.readCredit)).data).toMatchObject({ free: 5_000_000 })
  const again = await world.ask(world.cashier, creditCalls.askCredit, { body })
  expect(again.code, 'nothing to change').toBe('credit_unchanged')
  const personal = await world.sender()
  const wrong = { ...body, phone: await phoneOf(personal) }
  expect((await world.ask(world.cashier, creditCalls.askCredit, { body: wrong })).code).toBe(
    'credit_not_merchant',
  )
})

test('an order on account is owed from the moment it is made, and nothing above the limit is', async () => {
  const who = await trusted(60_000)
  const first = await order(who)
  await checkout(who, first)
  expect(await world.read(who, first)).toMatchObject({ status: 'new', paid: false })
  expect(await moneyOf(world.db, `order:${first.id}`)).toMatchObject({ receivable: first.price })
  expect(await creditOf(world.db, who.id)).toMatchObject({ owed: first.price, free: 60_000 - first.price })
  const second = await order(who)
  expect((await checkout(who, second)).code).toBe('balance_too_low')
  await world.does(who, first, 'cancel')
  expect(await creditOf(world.db, who.id)).toMatchObject({ owed: 0, free: 60_000 })
  expect((await checkout(who, second)).success).toBe(true)
  await world.topUp(who, second.price)
  await world.payDebts(who, 'balance')
  expect(await world.read(who, second)).toMatchObject({ status: 'new', paid: true })
  await world.expectAllRight()
})

test('it is offered beside the balance to whoever has a limit, and to nobody else', async () => {
  const offered = async (who: Person) => {
    const { data } = await world.ask(who, paymentsCalls.listMethods)
    return (data as MethodView[]).filter(({ type }) => type === 'on_account')
  }
  const who = await trusted(40_000)
  expect(await offered(who)).toEqual([{ type: 'on_account', enabled: true, reason: null, available: 40_000 }])
  const facts = { customer: who.id, amount: 40_000 }
  await post(world.db, { key: `owed:${who.id}`, template: 'receivable_raised', facts, at: world.clock.now() })
  expect(await offered(who)).toMatchObject([{ enabled: false, available: 0 }])
  for (const other of [await merchant(), await world.sender()]) expect(await offered(other)).toEqual([])
})

test('what is held for an upload is not free, becomes owed piece by piece, and the rest comes back', async () => {
  const who = await trusted(100_000)
  const hold = { key: 'upload:1', personId: who.id, amount: 80_000, at: new Date() }
  expect((await world.db.transaction((tx) => holdCredit(tx, hold))).ok).toBe(true)
  const more = await world.db.transaction((tx) =>
    holdCredit(tx, { ...hold, key: 'upload:2', amount: 30_000 }),
  )
  expect(more).toMatchObject({ ok: false, error: { missing: 10_000 } })
  await world.db.transaction((tx) => spendHeldCredit(tx, hold.key, 50_000))
  expect(await creditOf(world.db, who.id)).toMatchObject({ held: 30_000, free: 70_000 })
  await expect(world.db.transaction((tx) => spendHeldCredit(tx, hold.key, 50_000))).rejects.toThrow()
  await world.db.transaction((tx) => releaseCredit(tx, hold.key))
  expect(await creditOf(world.db, who.id)).toMatchObject({ held: 0, free: 100_000 })
})

test('whoever has no limit cannot order on account', async () => {
  const who = await merchant()
  const placed = await order(who)
  expect((await checkout(who, placed)).code).toBe('balance_too_low')
})
