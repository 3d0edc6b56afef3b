import { beforeAll, expect, test } from 'vitest'
import {
  day,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { labelsCalls } from '../labels/labels.calls.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 10_000_000)
})

/** Everything in an order that says who sends what to whom, or where exactly. */
const secrets = [
  ...['Dilnoza', '901112233', 'Bunyodkor'],
  ...['Bobur', '934445566', 'Registon', 'Dorixona', 'Kitoblar', 'Qoʻngʻiroq qiling', '39.65'],
  ...['Darvozaxona', 'Bolaxona', 'Ayvonli', 'Kalitcha'],
]

const told = {
  comment: 'Qoʻngʻiroq qiling',
  product_fee: 250_000,
  time_interval: '12:00-15:00',
  to: {
    ...{ region: 8, city: 122, street: 'Registon 7, 15-uy', landmark: 'Dorixona yonida' },
    ...{ entrance: 'Darvozaxona', floor: 'Bolaxona', flat: 'Ayvonli', intercom: 'Kalitcha' },
    ...{ latitude: 39.65, longitude: 66.96, pin_source: 'dragged' },
  },
}

async function paid(): Promise<Shown> {
  const order = await world.place(world.people.sender, told)
  await world.checkout(world.people.sender, [order], 'balance')
  return order
}

const leaks = (shown: unknown, more: readonly string[] = []) =>
  [...secrets, ...more].filter((secret) => JSON.stringify(shown).includes(secret))

const printed = async (who: Person, { id }: { id: string }) =>
  (await world.call(labelsCalls.printLabel, { params: { id }, headers: who.headers })).status

test('before accepting, a courier sees district, size, weight, window, price and money to collect, and nothing else', async () => {
  const { courier } = world.people
  const order = await paid()
  const offer = await world.read(courier, order)
  expect(offer).toMatchObject({
    id: order.id,
    price: order.price,
    to_collect: 250_000,
    from: { region: 14, city: 205, street: null, phone_number: '' },
    to: { region: 8, city: 122, landmark: null, latitude: null, pin_source: null, full_name: '' },
    parcel_size: { weight: 0.8, size_class: 'small' },
    promised: { precision: 'day', reason: 'agreed' },
    time_interval: '12:00-15:00',
    allowed_actions: expect.arrayContaining(['accept']),
    files: [],
  })
  expect(leaks(offer, [order.tracking_code])).toEqual([])
  const listed = (await world.list(courier)).items.find(({ id }) => id === order.id)
  expect(listed).toBeDefined()
  expect(leaks(listed, [order.tracking_code])).toEqual([])
  expect(await printed(courier, order)).toBe(404)
  // Neither can they ask whether there is something for somebody.
  for (const q of ['Bobur', '934445566'])
    expect((await world.list(courier, { q })).items.map(({ id }) => id)).not.toContain(order.id)

  const accepted = await world.does(courier, order, 'accept')
  expect(accepted).toMatchObject({ to: told.to, receiver_phone: '934445566' })
  expect(await printed(courier, order)).toBe(200)
  expect((await world.list(courier, { q: 'Bobur' })).items.map(({ id }) => id)).toContain(order.id)
  const given = await world.does(courier, order, 'release')
  expect(leaks(given, [order.tracking_code])).toEqual([])
})

test('a day after the end a courier sees nothing but the code and the money', async () => {
  const { courier } = world.people
  const order = await paid()
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  const code = await world.receiverCode(order)
  await world.does(courier, order, 'deliver', { code, collected: 250_000 })
  world.clock.advance(day - 1)
  expect(await world.read(courier, order)).toMatchObject({ receiver_phone: '934445566' })
  world.clock.advance(1)
  const over = await world.read(courier, order)
  expect(over).toMatchObject({ tracking_code: order.tracking_code, price: order.price, product_fee: 250_000 })
  expect(over).toMatchObject({ promised: null, events: [], to: { city: 0 } })
  expect(leaks(over)).toEqual([])
  expect(await printed(courier, order)).toBe(404)
})

test('an agent sees whole what lies at their counter, and of what is expected there as much as an offer', async () => {
  const { samarkandAgent, courier, sender } = world.people
  const order = await world.place(sender, {
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: world.points.samarkand },
  })
  await world.checkout(sender, [order], 'balance')
  await world.does(courier, order, 'accept')
  await world.does(courier, order, 'pick_up')
  expect(leaks(await world.read(samarkandAgent, order))).toEqual([])
  const stored = await world.does(samarkandAgent, order, 'store', { scan: order.tracking_code })
  expect(stored).toMatchObject({ receiver_name: 'Bobur Toshmatov' })
  expect(await world.read(samarkandAgent, order)).toMatchObject({ receiver_phone: '934445566' })
})
