import { beforeAll, expect, test } from 'vitest'
import { checkoutCalls } from '#modules/orders/basket/checkout.calls.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { startWorld, type World } from './scenarios/parcel-world.ts'
import type { Place } from './support/named-call.ts'

/*
 * The parcel of the documentation is sent for real, at the moment its example names: a shop's developer who copies the
 * calls gets these very answers, numbers aside.
 */

const minute = 60_000

let world: World
beforeAll(async () => {
  world = await startWorld()
  // A shop: what new private customers get for their first parcel is not in the example.
  await world.db.run(sql`update person set type = 8 where id = ${world.people.sender.id}`)
  await world.topUp(world.people.sender, 1_000_000)
})

type Order = Record<string, unknown> & { id: string; tracking_code: string }
type Documented = { body?: object; answer: Order & { orders: Order[]; items: Order[] } }

const documented = ({ example }: Call) => example as Documented

async function send<C extends Call>(
  call: C,
  given: Place<C> & { body?: object | undefined },
  key = 'checkout',
) {
  const headers = { ...world.people.sender.headers, 'accept-language': 'en', 'idempotency-key': key }
  const answer = await world.call<Call>(call, { ...given, headers })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.data as Documented['answer']
}

const { createOrder, readBasket, readOrder, changeReceiverAddress } = ordersCalls
const place = (key: string) => send(createOrder, { body: documented(createOrder).body }, key)

/** Everything but the two numbers that no two orders share. */
const withNumbers = <O extends Order>(example: O, { id, tracking_code }: Order): O => ({
  ...example,
  id,
  tracking_code,
})

test('the order of the documentation is answered as documented', async () => {
  const order = await place('placed')
  expect(order).toEqual(withNumbers(documented(createOrder).answer, order))
})

test('the basket and its checkout are answered as documented', async () => {
  const order = await place('checked-out')
  const basket = documented(readBasket).answer
  const shown = (await send(readBasket, {})).items.find(({ id }) => id === order.id)
  expect(shown).toEqual(withNumbers(basket.items[0] as Order, order))

  const checkout = documented(checkoutCalls.checkout)
  const body = { ...checkout.body, order_ids: [order.id] }
  const answer = await send(checkoutCalls.checkout, { body })
  const { orders, ...rest } = checkout.answer
  expect(answer).toEqual({ ...rest, orders: orders.map((example) => withNumbers(example, order)) })
})

test('a parcel on its way, its address and its cancellation are answered as documented', async () => {
  const { courier } = world.people
  const order = await place('on-its-way')
  const other = await place('cancelled')
  const body = { payment_type: 'balance', order_ids: [order.id, other.id] }
  await send(checkoutCalls.checkout, { body }, 'both')
  const cancel = documented(orderVerbsCalls.cancel)
  const cancelled = await send(orderVerbsCalls.cancel, { params: { id: other.id }, body: cancel.body })
  expect(cancelled).toEqual(withNumbers(cancel.answer, other))

  world.clock.advance(75 * minute)
  await world.does(courier, order, 'accept')
  world.clock.advance(85 * minute)
  await world.does(courier, order, 'pick_up')
  const params = { id: order.id }
  const shown = await send(readOrder, { params })
  expect(shown).toEqual(withNumbers(documented(readOrder).answer, order))
  const address = documented(changeReceiverAddress)
  const redirected = await send(changeReceiverAddress, { params, body: address.body })
  expect(redirected).toEqual(withNumbers(address.answer, order))
})
