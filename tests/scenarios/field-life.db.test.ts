import { afterEach, beforeAll, expect, test } from 'vitest'
import { receiverPageOf } from '#modules/orders/index.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { goods, signed } from './cod-world.ts'
import { type FieldWorld, startFieldWorld } from './field-world.ts'
import { day, hour, type Person, type Shown } from './parcel-world.ts'

let world: FieldWorld
beforeAll(async () => {
  world = await startFieldWorld()
})

/** Whatever happened to a parcel, the money is where the books say. */
afterEach(() => world.expectAllRight())

const inTashkent = { to: { region: 14, city: 198, street: 'Bunyodkor 5' } }

/** Agreed and paid, waiting for whoever comes first. */
async function paid(sender: Person, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const order = await world.place(sender, overrides)
  world.shownIn(await world.checkout(sender, [order], 'balance'))
  return order
}

test('four ways through the country, each told by phones and counters', async () => {
  const { people, points, phone, receiverCode, standsAt } = world
  const sender = await world.sender()
  const courier = await world.courier()
  const bag = phone(courier)
  const [fromPoint, toPoint] = [
    { from: { region: 14, city: 205, point_id: points.tashkent } },
    { to: { region: 8, city: 122, point_id: points.samarkand } },
  ]
  const ways = [
    await paid(sender, { delivery_option: 1, ...fromPoint, ...toPoint }),
    await paid(sender, { delivery_option: 2 }),
    await paid(sender, { delivery_option: 3, ...toPoint }),
    await paid(sender, { delivery_option: 4, ...fromPoint }),
  ]
  const atCounter = phone(people.tashkentAgent)
  const atArrival = phone(people.samarkandAgent)
  for (const [way, order] of ways.entries()) {
    const fromDoor = way === 1 || way === 2
    const toDoor = way === 1 || way === 3
    if (fromDoor) await bag.does('accept', order)
    else await atCounter.does('drop_off', order)
    await bag.does('pick_up', order)
    expect(await standsAt(order)).toEqual({ status: 'pickup', holder: 'courier' })
    if (!toDoor) await atArrival.does('store', order)
    const hands = toDoor ? bag : atArrival
    await hands.does(toDoor ? 'deliver' : 'hand_out', order, { code: await receiverCode(order) })
    expect(await standsAt(order)).toEqual({ status: 'done', holder: 'receiver' })
    expect(await world.money(order)).toMatchObject({ revenue: order.price })
  }
})

test('failed, failed, delivered: two slips, and the receiver hears of each', async () => {
  const { people, phone, receiverCode, standsAt, verbsOf } = world
  const sender = await world.sender()
  const bag = phone(await world.courier())
  const order = await paid(sender, inTashkent)
  await bag.does('accept', order)
  await bag.does('pick_up', order)
  const cards: (string | null)[] = []
  for (const reason of ['nobody_home', 'phone_off']) {
    await bag.does('fail_delivery', order, { reason, latitude: 41.28, longitude: 69.2 })
    cards.push((await world.read(people.operator, order)).call_card)
    await world.plan(order)
    world.clock.advance(2 * hour)
    await world.does(people.operator, order, 'redeliver')
  }
  expect(new Set(cards).size).toBe(2)
  await bag.does('deliver', order, { code: await receiverCode(order) })
  expect(await standsAt(order)).toEqual({ status: 'done', holder: 'receiver' })
  expect((await verbsOf(order)).filter((verb) => verb === 'fail_delivery')).toHaveLength(2)
  await world.plan(order)
  const kinds = (await world.rowsOf(order)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'attempt_failed')).toHaveLength(2)
  expect(kinds).toContain('delivered')
})

test('sent to a point by its receiver while the courier was out of reach: the door is a conflict, the point takes it', async () => {
  const { people, points, phone, receiverCode, standsAt } = world
  const sender = await world.sender()
  const bag = phone(await world.courier())
  const order = await paid(sender)
  await bag.does('accept', order)
  await bag.does('pick_up', order)
  await bag.does('fail_delivery', order, { reason: 'nobody_home' })
  const link = receiverPageOf(world.secrets, Number(order.id)).split('/').at(-1) ?? ''
  const redirected = await world.call(receiverCalls.choosePoint, {
    params: { link },
    body: { point_id: points.samarkand },
  })
  expect(redirected.status).toBe(200)
  world.clock.advance(hour)
  bag.keep({ verb: 'deliver', parcel: order.id, input: { code: await receiverCode(order) } })
  const [told] = await bag.tell()
  expect(told).toMatchObject({ state: 'conflict', incident_id: expect.any(String) })
  expect(told?.message).toBeTruthy()
  await phone(people.samarkandAgent).does('store', order)
  expect(await standsAt(order)).toEqual({ status: 'agent_received', holder: 'destination_point' })
})

test('nobody wanted it: it stays on the list of whose bag it is in until it is handed in, and goes back from there', async () => {
  const { people, depots, phone, field, standsAt } = world
  const sender = await world.sender()
  const courier = await world.courier()
  const bag = phone(courier)
  const order = await paid(sender, inTashkent)
  await bag.does('accept', order)
  await bag.does('pick_up', order)
  await bag.does('fail_delivery', order, { reason: 'refused' })
  await world.does(people.operator, order, 'expire')
  const onList = async () => (await bag.today()).stops.filter(({ state }) => state === 'open')
  expect((await onList()).map(({ kind }) => kind)).toContain('hand_in')
  // The label is still the old one.
  await phone(field.tashkentDepot).does('store', order)
  expect(await onList()).toEqual([])
  const back = (await world.list(sender, {})).items.find(({ return_of }) => return_of === order.id)
  if (!back) throw new Error('it goes back')
  expect(await standsAt(back)).toMatchObject({ holder: 'depot' })
  expect(depots.tashkent).toBe((await world.read(people.operator, back)).custody.point_id)
})

test('money for goods from the door to the sender, taken without a line and told once though it is sent three times', async () => {
  const { phone } = world
  const sender = await world.sender()
  const courier = await world.courier()
  const bag = phone(courier)
  const order = await world.carried(sender, courier, inTashkent)
  const before = await world.codOwedTo(sender)
  bag.keep({
    verb: 'deliver',
    parcel: order.tracking_code,
    input: { code: await world.receiverCode(order), collected: goods },
    minutesAgo: 5,
  })
  const sent = [...bag.kept]
  world.clock.advance(hour)
  expect((await bag.tell()).map(({ state }) => state)).toEqual(['done'])
  expect((await bag.send(sent)).results.map(({ state }) => state)).toEqual(['repeated'])
  expect((await bag.send([...sent, ...sent])).results.map(({ state }) => state)).toEqual([
    'repeated',
    'repeated',
  ])
  expect(await world.cashOf(courier)).toBe(goods)
  expect(await world.codOwedTo(sender)).toBe(before + goods)
  expect((await world.handIn(courier, goods)).status).toBe(200)
  expect(await world.cashOf(courier)).toBe(0)
  expect((await world.run()).status).toBeLessThan(300)
  expect(await world.codOwedTo(sender)).toBe(0)
})

test('a phone whose clock is two hours wrong tells the time of happening right', async () => {
  const { db: _, phone } = world
  const sender = await world.sender()
  for (const wrongMs of [-2 * hour, 2 * hour]) {
    const courier = await world.courier()
    const bag = phone(courier, wrongMs)
    const order = await paid(sender, inTashkent)
    await bag.does('accept', order)
    world.clock.advance(10 * 60_000)
    await bag.does('pick_up', order)
    const delivered = world.clock.now().getTime()
    bag.keep({ verb: 'deliver', parcel: order.id, input: { proof: signed } })
    world.clock.advance(hour)
    const [told] = await bag.tell()
    // Signature and passport are pictures that follow; what counts here is when it happened.
    expect(told?.state === 'done' || told?.state === 'refused').toBe(true)
    const log = (await world.read(world.people.operator, order)).events as {
      verb: string
      happened_at: string
    }[]
    const at =
      log.find(({ verb }) => verb === (told?.state === 'done' ? 'deliver' : 'pick_up'))?.happened_at ?? ''
    expect(Math.abs(new Date(at).getTime() - delivered)).toBeLessThanOrEqual(60_000)
  }
  world.clock.advance(day)
})
