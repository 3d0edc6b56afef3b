import { beforeAll, expect, test } from 'vitest'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { addPerson, type Person, type Shown } from './parcel-world.ts'
import { expectBooksRight, expectNoDrift, type PaymentWorld, startPaymentWorld } from './payment-world.ts'

/** One parcel a way to pay, from the basket to the receiver's hands, with the books at the end. */
let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld()
})

async function carriedToTheDoor(order: Shown, collected = 0): Promise<Shown> {
  const { people, does, receiverCode } = world
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up')
  return does(people.courier, order, 'deliver', { code: await receiverCode(order), collected })
}

async function paidOnline(person: Person, type: 'card' | 'payme' | 'click') {
  const { bank, basket } = world
  const bill = await basket(person, type, 2)
  const { number } = bill.checkout
  if (type === 'click') {
    const { transaction } = await bank.click.prepare(number, bill.total)
    await bank.click.complete(transaction?.id ?? '')
  } else {
    const transaction = await bank.payme.create(number, bill.total)
    await bank.payme.perform(transaction?.id ?? '')
  }
  return bill
}

test.each([
  ['card', 'payme'],
  ['payme', 'payme'],
  ['click', 'click'],
] as const)('%s: a basket of two is paid at once, and %s owes us the money', async (type, provider) => {
  const { clearing, money, read, status, bank } = world
  const person = await addPerson(world, 'customer')
  const before = await clearing(provider)
  const { drafts, total, checkout } = await paidOnline(person, type)
  expect(await status(person, checkout.number)).toMatchObject({ status: 'paid', amount: total })
  expect(await clearing(provider)).toBe(before + total)
  for (const draft of drafts) {
    expect(await read(person, draft)).toMatchObject({ status: 'new', paid: true, payment_type: type })
    expect((await carriedToTheDoor(draft)).status).toBe('done')
    expect(await money(draft)).toEqual({ clearing: draft.price, revenue: draft.price })
  }
  await expectNoDrift(world, bank)
  await expectBooksRight(world)
})

test('balance: paid at once from what was topped up, and given back to it', async () => {
  const { topUp, balance, place, checkout, does, money, shownIn } = world
  const person = await addPerson(world, 'customer')
  await topUp(person, 200_000)
  const [kept, left] = [await place(person), await place(person)]
  const paid = shownIn(await checkout(person, [kept, left], 'balance'))
  expect(paid, 'nothing waits at a provider').toMatchObject({ checkout: null, confirm_by: null })
  expect(await balance(person)).toBe(200_000 - kept.price - left.price)
  await does(person, left, 'cancel')
  expect(await balance(person)).toBe(200_000 - kept.price)
  await carriedToTheDoor(kept)
  expect(await money(kept)).toEqual({ customer_balance: -kept.price, revenue: kept.price })
  expect(await money(left)).toEqual({ customer_balance: 0, revenue: 0 })
  await expectBooksRight(world)
})

test('cash: confirmed by a call, paid to the courier at the door', async () => {
  const { people, place, checkout, does, money, cashOf } = world
  const person = await addPerson(world, 'customer')
  const order = await place(person, { payment_type: 'cash' })
  const answer = await checkout(person, [order], 'cash')
  expect(answer.body.data).toMatchObject({ checkout: null, confirm_by: expect.any(String) })
  await does(people.operator, order, 'confirm')
  const before = await cashOf(people.courier)
  await carriedToTheDoor(order)
  expect(await cashOf(people.courier)).toBe(before + order.price)
  expect(await money(order)).toEqual({ courier_cash: order.price, revenue: order.price })
  await expectBooksRight(world)
})

test('receiver: the price and the goods are paid at the door', async () => {
  const { people, place, checkout, does, money } = world
  const person = await addPerson(world, 'customer')
  const order = await place(person, { payment_type: 'receiver', product_fee: 90_000 })
  expect((await checkout(person, [order], 'receiver')).body.data).toMatchObject({ checkout: null })
  await does(people.operator, order, 'confirm')
  await carriedToTheDoor(order, order.price + 90_000)
  expect(await money(order)).toEqual({
    courier_cash: order.price + 90_000,
    cod_owed: 90_000,
    revenue: order.price,
  })
  await expectBooksRight(world)
})

test('Google Pay: there is no gateway, and it says so', async () => {
  const { place, checkout, read, call } = world
  const person = await addPerson(world, 'customer')
  const order = await place(person, { payment_type: 'google_pay' })
  const methods = (await call(paymentsCalls.listMethods, { query: { lang: 'en' } })).body.data
  expect(methods).toContainEqual({
    type: 'google_pay',
    enabled: false,
    reason: 'This payment type is not connected yet.',
  })
  expect((await checkout(person, [order], 'google_pay')).body.code).toBe('payment_unavailable')
  expect(await read(person, order)).toMatchObject({ status: 'draft', paid: false })
})
