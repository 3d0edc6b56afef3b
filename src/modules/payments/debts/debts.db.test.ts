import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/ledger/index.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { goods } from '../../../../tests/scenarios/cod-world.ts'
import { type DebtWorld, startDebtWorld } from '../../../../tests/scenarios/debt-world.ts'
import { addPerson, draft, type Person, type Shown } from '../../../../tests/scenarios/parcel-world.ts'
import { cashCalls } from '../cash/cash.calls.ts'
import { deskOf } from '../cash/cash-desk.service.ts'
import { paymentsCalls } from '../checkout/payments.calls.ts'
import { topUpCalls } from '../top-up/top-up.calls.ts'
import { debtDeskCalls } from './debt-desk.calls.ts'
import { debtsCalls } from './debts.calls.ts'

let world: DebtWorld
beforeAll(async () => {
  world = await startDebtWorld()
})

const actors = async () => [await world.sender(), await world.courier()] as const

test('a debt is shown with its parcel, and paid from the balance once', async () => {
  const [who, courier] = await actors()
  const { sent, back } = await world.returned(who, courier)
  const refused = await world.returned(who, courier, { payment_type: 'receiver' })
  const known = await world.debtsOf(who)
  expect(known.items).toMatchObject([
    {
      order_id: back.id,
      tracking_code: back.tracking_code,
      sent_code: sent.tracking_code,
      cause: 'return',
      age_days: 0,
      amount: back.price,
      remaining: back.price,
      disputed: false,
      dispute: null,
    },
    { order_id: refused.sent.id, sent_code: null, cause: 'refused', remaining: refused.sent.price },
    { order_id: refused.back.id, cause: 'return' },
  ])
  expect(known.total).toBe(await world.owedBy(who))
  const before = await world.balance(who)
  const [first] = known.items
  const paid = await world.payDebts(who, 'balance', [String(first?.id)])
  expect(paid.data).toEqual({ amount: back.price, checkout: null })
  expect((await world.read(who, back)).paid).toBe(true)
  expect((await world.payDebts(who, 'balance', [String(first?.id)])).code).toBe('not_found')
  await world.payDebts(who, 'balance')
  expect(await world.balance(who)).toBe(before - known.total)
  expect(await world.debtsOf(who)).toMatchObject({ items: [], total: 0 })
  expect((await world.payDebts(who, 'balance')).code).toBe('nothing_owed')
  expect((await world.read(who, refused.sent)).paid).toBe(true)
  await world.expectAllRight()
})

test('another person sees, pays and disputes nothing of it; an empty balance pays nothing', async () => {
  const [who, courier] = await actors()
  await world.returned(who, courier)
  const [debt] = (await world.debtsOf(who)).items
  const stranger = await world.sender()
  expect((await world.debtsOf(stranger)).items).toEqual([])
  expect((await world.payDebts(stranger, 'balance', [String(debt?.id)])).code).toBe('not_found')
  expect((await world.dispute(stranger, String(debt?.id))).code).toBe('not_found')
  const poor = await addPerson(world, 'customer')
  await world.returned(poor, courier, { payment_type: 'receiver' })
  expect((await world.payDebts(poor, 'balance')).code).toBe('insufficient_funds')
})

test.each(['payme', 'click'] as const)(
  'debts are paid through %s: the bill, the bank, the books',
  async (type) => {
    const [who, courier] = await actors()
    const { back } = await world.returned(who, courier)
    const { data } = await world.payDebts(who, type)
    expect(data).toMatchObject({ amount: back.price, checkout: { pay_url: expect.stringContaining('http') } })
    const number = String(data.checkout?.number)
    expect((await world.payDebts(who, type)).data.checkout?.number, 'asked again, the same bill').toBe(number)
    await world.payIn(type, { number, amount: back.price })
    expect(await world.owedBy(who)).toBe(0)
    expect(await world.status(who, number)).toMatchObject({ status: 'paid', to_balance: 0 })
    expect((await world.read(who, back)).paid).toBe(true)
    expect((await world.payDebts(who, type)).code).toBe('nothing_owed')
    await world.expectAllRight()
  },
)

test('what is paid of a debt that a payout paid meanwhile goes to the balance, and stays paid', async () => {
  const [who, courier] = await actors()
  const { back } = await world.returned(who, courier)
  const { number = '' } = (await world.payDebts(who, 'card')).data.checkout ?? {}
  const begun = await world.bank.payme.create(number, back.price)
  await world.payDebts(who, 'balance')
  const before = await world.balance(who)
  await world.bank.payme.perform(begun?.id ?? '')
  expect(await world.balance(who)).toBe(before + back.price)
  expect(await world.status(who, number)).toMatchObject({ to_balance: back.price })
  const other = await world.returned(who, courier)
  const again = (await world.payDebts(who, 'card')).data.checkout?.number ?? ''
  const paid = await world.bank.payme.create(again, other.back.price)
  await world.bank.payme.perform(paid?.id ?? '')
  // We have carried the parcel: the provider is told that it is too late.
  await world.bank.payme.cancel(paid?.id ?? '', 5)
  expect(await world.owedBy(who)).toBe(0)
  await world.expectAllRight()
})

test('another way to pay takes the place of a bill that was begun', async () => {
  const [who, courier] = await actors()
  await world.returned(who, courier)
  const first = (await world.payDebts(who, 'payme')).data.checkout?.number ?? ''
  await world.payDebts(who, 'click')
  expect((await world.status(who, first)).status).toBe('cancelled')
  const { data } = await world.ask(who, paymentsCalls.listWaiting)
  expect(data, 'no basket waits for it').toEqual([])
})

test('cash goes to the courier, the counter or the cash desk, never more than is owed', async () => {
  const [who, courier] = await actors()
  const { back } = await world.returned(who, courier)
  const take = (by: Person, amount: number) =>
    world.ask(by, debtsCalls.takeCash, { body: { order_id: back.id, amount } })
  const stranger = await world.courier()
  await world.does(courier, back, 'accept')
  expect((await take(stranger, 1_000)).code).toBe('not_found')
  expect((await take(courier, back.price + 1)).code).toBe('debt_overpaid')
  const before = await world.cashOf(courier)
  expect((await take(courier, 4_000)).data).toEqual({ order_id: back.id, remaining: back.price - 4_000 })
  expect(await world.cashOf(courier)).toBe(before + 4_000)
  await take(world.people.operator, 1_000)
  expect(await world.tillOf(world.people.operator)).toBe(1_000)
  const desk = await deskOf(world.db, world.cashier.id)
  const inDesk = () => balanceOf(world.db, 'cash_desk', desk?.id)
  const held = await inDesk()
  await take(world.cashier, back.price - 5_000)
  expect(await inDesk()).toBe(held + back.price - 5_000)
  const { data } = await world.ask(world.cashier, debtsCalls.readParcelDebt, { query: { order_id: back.id } })
  expect(data.remaining).toBe(0)
  expect((await take(world.cashier, 1)).code).toBe('nothing_owed')
  expect((await world.read(who, back)).paid).toBe(true)
  await world.expectAllRight()
})

test('an approved top-up pays debts oldest first in the same transaction; the statement tells both', async () => {
  const courier = await world.courier()
  const who = await addPerson(world, 'customer')
  await world.topUp(who, 100_000)
  const { back } = await world.returned(who, courier)
  const refused = await world.returned(who, courier, { payment_type: 'receiver' })
  const before = await world.balance(who)
  const { id } = await world.db.one<{ id: number }>(sql`
    insert into top_up (person_id, amount, receipt, created_at, updated_at)
    values (${who.id}, ${back.price + 5_000}, ${String(who.id).padStart(64, '0')}, now(), now()) returning id`)
  const approved = await world.ask(world.cashier, topUpCalls.approveTopUp, { params: { id }, body: {} })
  expect(approved.status).toBe(200)
  expect(await world.balance(who), 'what was there before is not touched').toBe(before)
  expect((await world.debtsOf(who)).items).toMatchObject([
    { order_id: refused.sent.id, remaining: refused.sent.price - 5_000 },
    { order_id: refused.back.id, remaining: refused.back.price },
  ])
  expect((await world.read(who, refused.sent)).paid).toBe(false)
  await world.expectAllRight()
})

test('above the limit only prepaid orders are taken, also while it is disputed; merchants have more room', async () => {
  const [who, courier] = await actors()
  const owe = (amount: number) =>
    world.db.run(sql`update debt set amount = ${amount}, remaining = ${amount} where person_id = ${who.id}`)
  await world.returned(who, courier)
  const order = (type: string) =>
    world.send(who, ordersCalls.createOrder, { body: draft({ payment_type: type }) })
  await owe(200_000)
  const cash = world.shownIn(await order('cash'))
  await owe(200_001)
  expect((await order('cash')).body.code).toBe('debt_prepaid_only')
  expect((await order('receiver')).body).toMatchObject({
    code: 'debt_prepaid_only',
    message: expect.stringContaining('200'),
  })
  expect((await order('balance')).status).toBe(201)
  expect((await world.checkout(who, [cash], 'cash')).body.code).toBe('debt_prepaid_only')
  expect(await world.debtsOf(who)).toMatchObject({ limit: 200_000, prepaid_only: true })
  const { items } = await world.debtsOf(who)
  // A word against every debt would keep the limit away for ever.
  await world.dispute(who, String(items[0]?.id))
  expect((await order('cash')).body.code).toBe('debt_prepaid_only')
  expect(await world.debtsOf(who)).toMatchObject({ undisputed: 0, prepaid_only: true })
  await world.db.run(sql`update person set type = 8 where id = ${who.id}`)
  expect((await order('cash')).status).toBe(201)
  await owe(2_000_001)
  expect((await order('cash')).body.code).toBe('debt_prepaid_only')
  // Back to what the books say.
  await world.db.run(sql`
    update debt set amount = owed, remaining = owed
    from (select sum(balance) as owed from ledger_account where kind = 'receivable' and person_id = ${who.id}) books
    where person_id = ${who.id}`)
})

test('a parcel that is lost on its way back gives back what was paid of its debt', async () => {
  const [who, courier] = await actors()
  const { back } = await world.returned(who, courier)
  const part = await world.returned(who, courier)
  const before = (await world.balance(who)) - back.price
  const [debt] = (await world.debtsOf(who)).items
  await world.payDebts(who, 'balance', [String(debt?.id)])
  await world.does(courier, part.back, 'accept')
  await world.ask(courier, debtsCalls.takeCash, { body: { order_id: part.back.id, amount: 3_000 } })
  for (const lost of [back, part.back]) {
    if (lost === back) await world.does(courier, lost, 'accept')
    await world.does(courier, lost, 'pick_up')
    await world.does(world.people.operator, lost, 'write_off', { reason: 'lost' })
  }
  expect(await world.owedBy(who)).toBe(0)
  expect(await world.balance(who)).toBe(before + back.price + 3_000)
  await world.expectAllRight()
})

test('a debt that went with its parcel and came back with it can be disputed anew', async () => {
  const [who, courier] = await actors()
  const { back } = await world.returned(who, courier)
  const { operator } = world.people
  const word = async () => world.dispute(who, String((await world.debtsOf(who)).items[0]?.id))
  expect((await word()).status).toBe(200)
  await world.does(courier, back, 'accept')
  await world.does(courier, back, 'pick_up')
  await world.does(operator, back, 'write_off', { reason: 'lost' })
  expect(await world.owedBy(who)).toBe(0)
  world.clock.advance(1_000)
  await world.does(operator, back, 'report_found')
  await world.does(operator, back, 'reinstate', { courier_id: courier.id })
  const [debt] = (await world.debtsOf(who)).items
  expect(debt).toMatchObject({ remaining: back.price, disputed: false })
  const keep = { params: { id: String(debt?.id) }, body: { note: 'Qarz bor' } }
  expect((await world.ask(world.cashier, debtDeskCalls.keepDebt, keep)).code).toBe('debt_not_disputed')
  expect((await word()).status).toBe(200)
  expect((await world.debtsOf(who)).items[0]).toMatchObject({ disputed: true, dispute: { state: 'open' } })
})

test('a provider gives back no more than the payment of the order; what was paid of its debt goes to the balance', async () => {
  const [who, courier] = [await addPerson(world, 'customer'), await world.courier()]
  const { drafts, checkout, total } = await world.basket(who, 'payme')
  await world.payIn('payme', { number: checkout.number, amount: total })
  const order = await world.does(courier, drafts[0] as Shown, 'accept')
  await world.does(courier, order, 'pick_up', { weight: 9, photos: ['tarozi'] })
  await world.agrees(order)
  const dearer = await world.owedBy(who)
  const bill = (await world.payDebts(who, 'click')).data.checkout
  await world.payIn('click', { number: String(bill?.number), amount: dearer })
  expect(await world.owedBy(who)).toBe(0)
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  const refunds = (await world.refunds()).filter(({ order_id }) => String(order_id) === order.id)
  expect(refunds).toMatchObject([{ provider: 'payme', amount: total }])
  expect(await world.balance(who)).toBe(dearer)
  await world.expectAllRight()
})

test('paid and netted at once, a debt is paid once', async () => {
  const [who, courier] = await actors()
  const { back } = await world.returned(who, courier)
  await world.delivered(who, courier)
  const { number = '' } = (await world.payDebts(who, 'card')).data.checkout ?? {}
  const begun = await world.bank.payme.create(number, back.price)
  const before = await world.balance(who)
  await Promise.all([
    world.payDebts(who, 'balance'),
    world.payDebts(who, 'balance'),
    world.run([String(who.id)]),
    world.bank.payme.perform(begun?.id ?? ''),
    world.ask(world.cashier, debtsCalls.takeCash, { body: { order_id: back.id, amount: 2_000 } }),
  ])
  expect(await world.owedBy(who)).toBe(0)
  const cash = (await world.money(back)).cash_desk ?? 0
  // Whoever won, the sender has paid the debt once: from the balance, the goods money, the card or in cash.
  expect(await world.balance(who)).toBe(before + goods + back.price - (back.price - cash))
  await world.expectAllRight()
})

test('what was owed before there were rows of debts got them with the table', async () => {
  const [who, courier] = await actors()
  await world.returned(who, courier)
  await world.returned(who, courier, { payment_type: 'receiver' })
  const [first] = (await world.debtsOf(who)).items
  await world.payDebts(who, 'balance', [String(first?.id)])
  const rows = () =>
    world.db.many(sql`
      select reference, cause, raised_at, amount, remaining from debt where person_id = ${who.id} order by reference`)
  const after = await rows()
  await world.db.run(sql`delete from debt where person_id = ${who.id}`)
  const migration = readFileSync('migrations/0036_debts.sql', 'utf8')
  const [, filling = ''] = /(insert into debt [^;]+);/.exec(migration) ?? []
  await world.db.run({
    name: 'filling of debts',
    text: filling.replace('group by', `where account.person_id = ${who.id} group by`),
    values: [],
  })
  expect(await rows()).toEqual(after)
  expect(after).toHaveLength(3)
  await world.expectAllRight()
})

test('a cashier who has no cash desk takes no cash', async () => {
  const [who, courier] = await actors()
  const { back } = await world.returned(who, courier)
  const opened = await world.ask(await addPerson(world, 'admin'), cashCalls.openDesk, {
    body: { name: 'Depo', place: 'depot' },
  })
  expect(opened.status).toBe(201)
  const newcomer = await addPerson(world, 'cashier')
  const taken = await world.ask(newcomer, debtsCalls.takeCash, { body: { order_id: back.id, amount: 1_000 } })
  expect(taken).toMatchObject({ status: 409, code: 'no_cash_desk' })
  expect((await world.debtsOf(who)).total).toBe(back.price)
})
