import { beforeAll, expect, test } from 'vitest'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { statementExportCalls } from '#modules/ledger/statement-export.calls.ts'
import { limits } from '#modules/orders/domain/limits.ts'
import { act } from '#modules/orders/life/act.service.ts'
import { theSystem } from '#modules/orders/life/doer.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { queryOf } from '../support/named-call.ts'
import { requestCode, signUp } from '../support/sign-in.ts'
import { addPerson, hour, type Person, refusal } from './parcel-world.ts'
import { expectBooksRight, expectNoDrift, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

/* What people with patience have tried, each told by what must hold. */

let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld()
})

async function paidByPayme(who: Person) {
  const { checkout, drafts, total } = await world.basket(who, 'payme', 1)
  const [order] = drafts
  const transaction = await world.bank.payme.create(checkout.number, total)
  if (!order || !transaction) throw new Error('a basket of one')
  await world.bank.payme.perform(transaction.id)
  return { order, total }
}

test('a payment that comes in while the order changes is booked, though its clock is behind', async () => {
  const who = await addPerson(world, 'customer')
  const order = await world.place(who)
  world.clock.advance(limits.reminderAfterMs)
  const { checkout, total } = await world.opened(who, [order], 'payme')
  const transaction = await world.bank.payme.create(checkout.number, total)
  const ahead = new Date(world.clock.now().getTime() + 5)
  const remind = { verb: 'remind' } as const
  const stage = { now: ahead, secrets: world.secrets }
  expect((await act(world.db, Number(order.id), theSystem, remind, stage)).ok).toBe(true)
  await world.bank.payme.perform(transaction?.id ?? '')
  expect(await world.read(who, order)).toMatchObject({ status: 'new', paid: true })
  await expectBooksRight(world)
  await expectNoDrift(world, world.bank)
})

test('a cancellation counts, though another process has written with a clock ahead of ours', async () => {
  const who = await addPerson(world, 'customer')
  const { order } = await paidByPayme(who)
  const stage = { now: new Date(world.clock.now().getTime() + 5), secrets: world.secrets }
  const { courier } = world.people
  const doer = {
    actor: 'courier',
    personId: courier.id,
    pointId: undefined,
    reach: { kind: 'courier', person: courier.id, scan: undefined },
  } as const
  expect((await act(world.db, Number(order.id), doer, { verb: 'accept' }, stage)).ok).toBe(true)
  expect((await world.does(who, order, 'cancel')).status).toBe('cancelled')
})

test('a delivery is not undone hours later with a clock set back', async () => {
  const who = await addPerson(world, 'customer')
  await world.topUp(who, 100_000)
  const order = await world.place(who, { product_fee: 500_000 })
  await world.checkout(who, [order], 'balance')
  const { courier } = world.people
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  const proof = { kind: 'signature', signature: 'imzo', passport: 'pasport' }
  await world.does(courier, order, 'deliver', { proof, collected: 500_000 })
  const soonAfter = new Date(world.clock.now().getTime() + 60_000).toISOString()
  world.clock.advance(5 * hour)
  const undone = await world.verb(courier, order, 'undo_delivery', { happened_at: soonAfter })
  expect(refusal(undone)).toMatchObject({ status: 409, code: 'action_not_allowed' })
  expect(await world.codOwedTo(who)).toBe(500_000)
})

test('a delivery that was reported twice is undone, and its money with it', async () => {
  const who = await addPerson(world, 'customer')
  await world.topUp(who, 100_000)
  const order = await world.place(who, { product_fee: 500_000 })
  await world.checkout(who, [order], 'balance')
  const { courier } = world.people
  const cash = await world.cashOf(courier)
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  const beforeIt = new Date(world.clock.now().getTime() + 1_000).toISOString()
  world.clock.advance(60_000)
  const proof = { kind: 'signature', signature: 'imzo', passport: 'pasport' }
  await world.does(courier, order, 'deliver', { proof, collected: 500_000 })
  // Told later, for a moment before: it fits nowhere and is only noted.
  await world.does(courier, order, 'deliver', { proof, collected: 500_000, happened_at: beforeIt })
  expect((await world.does(courier, order, 'undo_delivery')).status).toBe('pickup')
  expect([await world.codOwedTo(who), await world.cashOf(courier)]).toEqual([0, cash])
  await expectBooksRight(world)
})

test('what cost nothing and is weighed dearer is paid by the receiver, and by nobody before', async () => {
  const who = await addPerson(world, 'customer')
  const { courier, operator } = world.people
  const order = await world.place(who, { payment_type: 'receiver' })
  await world.checkout(who, [order], 'receiver')
  await world.does(operator, order, 'confirm')
  await world.does(courier, order, 'accept')
  // As an offer that takes everything off leaves it.
  await world.db.run(sql`
    update customer_order set total = 0, paid_at = ${world.clock.now()} where id = ${Number(order.id)}`)
  const before = await world.cashOf(courier)
  await world.does(courier, order, 'pick_up', { weight: 9, photos: ['tarozi'] })
  await world.agrees(order)
  const taken = await world.read(who, order)
  expect(taken).toMatchObject({ paid: false, to_collect: taken.price })
  expect(taken.price).toBeGreaterThan(0)
  expect(await world.cashOf(courier)).toBe(before)
  const proof = { kind: 'signature', signature: 'imzo', passport: 'pasport' }
  await world.does(courier, order, 'deliver', { proof, collected: taken.price })
  expect(await world.cashOf(courier)).toBe(before + taken.price)
  await expectBooksRight(world)
})

test('no more goes back through the provider than came that way; the rest goes to the balance', async () => {
  const who = await addPerson(world, 'customer')
  const { order, total } = await paidByPayme(who)
  const { courier, operator } = world.people
  await world.does(courier, order, 'accept')
  await world.topUp(who, 200_000)
  await world.does(courier, order, 'pick_up', { weight: 9, photos: ['tarozi'] })
  await world.agrees(order)
  const { price } = await world.read(who, order)
  expect(price).toBeGreaterThan(total)
  await world.does(operator, order, 'write_off', { reason: 'lost' })
  const { amount } = await world.db.one<{ amount: number }>(
    sql`select sum(amount)::bigint as amount from order_refund where order_id = ${Number(order.id)}`,
  )
  expect(amount).toBe(total)
  expect(await world.balance(who)).toBe(200_000)
  await expectBooksRight(world)
})

test('a report that is refused leaves no pictures behind', async () => {
  const who = await addPerson(world, 'customer')
  const { order } = await paidByPayme(who)
  const report = { reason: 'nobody_home', photos: ['bir', 'ikki'] }
  const refused = await world.verb(world.people.otherCourier, order, 'fail_delivery', report)
  expect(refused.status).toBe(409)
  expect((await world.read(who, order)).files).toEqual([])
})

test('nobody decides about their own top-up', async () => {
  const cashier = await addPerson(world, 'cashier')
  const { id } = await world.db.one<{ id: number }>(sql`
    insert into top_up (person_id, amount, receipt, created_at, updated_at)
    values (${cashier.id}, 50000, ${'a'.repeat(64)}, now(), now()) returning id`)
  const answer = await world.call(topUpCalls.approveTopUp, {
    params: { id },
    headers: cashier.headers,
    body: {},
  })
  expect(refusal(answer)).toMatchObject({ status: 409, code: 'top_up_own' })
  expect(await world.balance(cashier)).toBe(0)
})

test('an account stays while a parcel or a payment of its owner is under way', async () => {
  const leave = async ({ phone, headers }: { phone: string; headers: Record<string, string> }) => {
    world.clock.advance(61_000)
    const code = await requestCode(world, phone)
    return refusal(await world.call(profileCalls.deleteAccount, { headers, body: { code } }))
  }
  const someone = async (phone: string) => {
    const { user, headers } = await signUp(world, phone)
    return { id: Number(user.id), headers, phone }
  }
  const sender = await someone('935103009')
  await paidByPayme(sender)
  expect(await leave(sender)).toMatchObject({ status: 409, code: 'account_has_orders' })
  const payer = await someone('935106018')
  const { checkout } = await world.basket(payer, 'payme', 1)
  expect(await leave(payer)).toMatchObject({ status: 409, code: 'account_has_orders' })
  await world.call(paymentsCalls.cancelCheckout, {
    params: { number: checkout.number },
    headers: payer.headers,
    body: {},
  })
  expect(await leave(payer)).toMatchObject({ status: 200 })
})

test('dates and cursors from nowhere are told or begin anew', async () => {
  const who = await addPerson(world, 'customer')
  const list = (query: string) =>
    world.call(ordersCalls.listOrders, { query: queryOf(query), headers: who.headers })
  for (const query of ['from=0000-01-01', 'to=0000-12-31', 'from=9999-12-31'])
    expect((await list(query)).status, query).toBe(422)
  for (const cursor of ['253402300800000.40000001', '999999999999999.40000001'])
    expect((await list(`cursor=${cursor}`)).status, cursor).toBe(200)
  const backwards = { format: 'csv', from: '2026-12-01', to: '2026-01-01' }
  const exported = await world.call(statementExportCalls.exportStatement, {
    query: backwards,
    headers: who.headers,
  })
  expect(exported.status).toBe(422)
})
