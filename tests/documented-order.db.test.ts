import { beforeAll, expect, test } from 'vitest'
import { orderExampleOf } from '#modules/orders/index.ts'
import { sql } from '#platform/db/sql.ts'
import { startWorld, type World } from './scenarios/parcel-world.ts'

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

function documented(call: string): Documented {
  const [method = '', path = ''] = call.split(' ')
  return orderExampleOf(method, path) as Documented
}

async function send(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, key = 'checkout') {
  const headers = { ...world.people.sender.headers, 'accept-language': 'en', 'idempotency-key': key }
  const answer = await world.call(method, path, { headers, ...(body ? { body } : {}) })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body.data as Documented['answer']
}

const place = (key: string) =>
  send('POST', '/api/orders/v1/orders', documented('POST /api/orders/v1/orders').body, key)

/** Everything but the two numbers that no two orders share. */
const withNumbers = <O extends Order>(example: O, { id, tracking_code }: Order): O => ({
  ...example,
  id,
  tracking_code,
})

test('the order of the documentation is answered as documented', async () => {
  const order = await place('placed')
  expect(order).toEqual(withNumbers(documented('POST /api/orders/v1/orders').answer, order))
})

test('the basket and its checkout are answered as documented', async () => {
  const order = await place('checked-out')
  const basket = documented('GET /api/orders/v1/basket').answer
  const shown = (await send('GET', '/api/orders/v1/basket')).items.find(({ id }) => id === order.id)
  expect(shown).toEqual(withNumbers(basket.items[0] as Order, order))

  const checkout = documented('POST /api/orders/v1/basket/checkout')
  const body = { ...checkout.body, order_ids: [order.id] }
  const answer = await send('POST', '/api/orders/v1/basket/checkout', body)
  const { orders, ...rest } = checkout.answer
  expect(answer).toEqual({ ...rest, orders: orders.map((example) => withNumbers(example, order)) })
})

test('a parcel on its way, its address and its cancellation are answered as documented', async () => {
  const { courier } = world.people
  const order = await place('on-its-way')
  const other = await place('cancelled')
  const orders = { payment_type: 'balance', order_ids: [order.id, other.id] }
  await send('POST', '/api/orders/v1/basket/checkout', orders, 'both')
  const cancel = documented('POST /api/orders/v1/orders/:id/cancel')
  const cancelled = await send('POST', `/api/orders/v1/orders/${other.id}/cancel`, cancel.body)
  expect(cancelled).toEqual(withNumbers(cancel.answer, other))

  world.clock.advance(75 * minute)
  await world.does(courier, order, 'accept')
  world.clock.advance(85 * minute)
  await world.does(courier, order, 'pick-up', { weight: 2.4 })
  const path = `/api/orders/v1/orders/${order.id}`
  const shown = await send('GET', path)
  expect(shown).toEqual(withNumbers(documented('GET /api/orders/v1/orders/:id').answer, order))
  const address = documented('PATCH /api/orders/v1/orders/:id/receiver-address')
  const redirected = await send('PATCH', `${path}/receiver-address`, address.body)
  expect(redirected).toEqual(withNumbers(address.answer, order))
})
