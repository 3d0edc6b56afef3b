import { beforeAll, expect, test } from 'vitest'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { type PaymentWorld, startPaymentWorld } from '../../../../tests/scenarios/payment-world.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await startPaymentWorld()
})

async function paidOrder() {
  const person = await addPerson(world, 'customer')
  const { drafts, checkout, total } = await world.basket(person, 'payme')
  const [order] = drafts
  if (!order) throw new Error('an order')
  const transaction = await world.bank.payme.create(checkout.number, total)
  await world.bank.payme.perform(transaction?.id ?? '')
  return { person, order, total, transaction: transaction?.id ?? '' }
}

const told = async (who: Person, order: { id: string }) => {
  const { body } = await world.call(ordersCalls.readOrder, { params: { id: order.id }, headers: who.headers })
  return body.data as { paid: boolean; refund: unknown }
}

test('money that goes back the way it came is told as under way, then as returned', async () => {
  const { person, order, total, transaction } = await paidOrder()
  expect(await told(person, order)).toMatchObject({ paid: true, refund: null })
  const refund = { amount: total, to: 'provider', provider: 'payme', done: false }
  expect(await world.does(person, order, 'cancel'), 'at once').toMatchObject({ paid: false, refund })
  expect(await told(person, order)).toMatchObject({ paid: false, refund })
  await world.bank.payme.cancel(transaction, 5)
  expect(await told(person, order)).toMatchObject({ refund: { ...refund, done: true } })
})

test('money that goes to the balance is told as returned there', async () => {
  const { person, order, total } = await paidOrder()
  await world.does(person, order, 'cancel', { refund_to: 'balance' })
  const refund = { amount: total, to: 'balance', provider: null, done: true }
  expect(await told(person, order)).toMatchObject({ paid: false, refund })
})

test('what was never paid has nothing to return', async () => {
  const person = await addPerson(world, 'customer')
  const order = await world.place(person)
  await world.does(person, order, 'cancel')
  expect(await told(person, order)).toMatchObject({ paid: false, refund: null })
})
