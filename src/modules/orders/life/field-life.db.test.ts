import { beforeAll, expect, test } from 'vitest'
import { trackingCalls } from '#modules/tracking/tracking.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { addDepot, addTrip, packBag, sayHandOver } from '../../../../tests/support/depot-world.ts'
import { orderVerbsCalls } from '../verbs/order-verbs.calls.ts'
import { runClocks } from './clock.service.ts'

let world: World
let tashkent: { id: number; agent: Person }
let samarkand: { id: number; agent: Person }
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
  tashkent = await addDepot(world, world.points.tashkent)
  samarkand = await addDepot(world, world.points.samarkand)
})

const courierOf = () => addPerson(world, 'courier')

async function ready(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const order = await world.place(world.people.sender, overrides)
  await world.checkout(world.people.sender, [order], 'balance')
  return order
}

async function carried(courier: Person, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const order = await ready(overrides)
  await world.does(courier, order, 'accept')
  return world.does(courier, order, 'pick_up')
}

const failed = (courier: Person, order: Shown, reason = 'nobody_home') =>
  world.does(courier, order, 'fail_delivery', { reason })

const hands = (order: { id: string }) =>
  world.db.one<{ holder: string; courier: number | null; bag: number | null; trip: number | null }>(sql`
    select holder, courier_id as courier, holder_courier_id as bag, holder_trip_id as trip
    from customer_order where id = ${Number(order.id)}`)

const scan = (order: Shown) => ({ scan: order.tracking_code })

test('a parcel goes through two depots on a trip and is delivered, whatever it weighs', async () => {
  const [collector, driver, last] = [await courierOf(), await courierOf(), await courierOf()]
  const order = await carried(collector, { parcel_size: { weight: 40, length: 150, width: 50, height: 40 } })
  const stored = await world.does(tashkent.agent, order, 'store', scan(order))
  expect(stored).toMatchObject({ status: 'agent_received', custody: { holder: 'depot' }, stored_until: null })
  expect(await hands(order)).toMatchObject({ courier: null, bag: null })
  const trip = await addTrip(world, driver, { from: tashkent.id, to: samarkand.id })
  expect(refusal(await world.verb(driver, order, 'load', scan(order))).code).toBe('trip_required')
  const stranger = await courierOf()
  const loads = { ...scan(order), trip_id: trip }
  expect(refusal(await world.verb(stranger, order, 'load', loads)).code).toBe('trip_not_here')
  const loaded = await world.does(driver, order, 'load', loads)
  expect(loaded).toMatchObject({ status: 'pickup', custody: { holder: 'trip' } })
  expect(await hands(order)).toEqual({ holder: 'trip', courier: null, bag: null, trip })
  expect(refusal(await world.verb(world.people.operator, order, 'deliver', {})).code).toBe(
    'action_not_allowed',
  )
  await world.does(samarkand.agent, order, 'store', scan(order))
  await world.does(last, order, 'pick_up', scan(order))
  const code = await world.receiverCode(order)
  expect((await world.does(last, order, 'deliver', { code })).status).toBe('done')
})

test('a depot takes nothing from senders, hands out nothing and is shown to no customer', async () => {
  const courier = await courierOf()
  const fresh = await ready({
    from: { region: 14, city: 205, point_id: world.points.tashkent },
    delivery_option: 4,
  })
  expect(refusal(await world.verb(tashkent.agent, fresh, 'drop_off', scan(fresh))).code).toBe(
    'point_cannot_take',
  )
  const order = await carried(courier)
  await world.does(tashkent.agent, order, 'store', scan(order))
  const owner = await world.read(world.people.sender, order)
  expect(owner.custody).toMatchObject({ holder: 'courier', point_id: null })
  expect(JSON.stringify(owner.events)).not.toContain(`"point_id":${tashkent.id}`)
  const tracked = await world.call(trackingCalls.trackParcel, { params: { trackId: order.tracking_code } })
  expect(JSON.stringify(tracked.body)).not.toContain('"Punkt"')
  const staff = await world.read(tashkent.agent, order)
  expect(staff.custody).toMatchObject({ holder: 'depot', point_id: tashkent.id })
})

test('a failed attempt brought to a depot keeps its count, its wish and its destination', async () => {
  const courier = await courierOf()
  const order = await carried(courier)
  await failed(courier, order)
  await failed(courier, await world.does(world.people.operator, order, 'redeliver'))
  await world.does(samarkand.agent, order, 'store', scan(order))
  await world.does(courier, order, 'pick_up', scan(order))
  await failed(courier, order)
  await world.does(samarkand.agent, order, 'store', scan(order))
  expect(refusal(await world.verb(courier, order, 'pick_up', scan(order))).code).toBe('action_not_allowed')
  await runClocks(world, world.clock.now())
  expect(await world.read(world.people.operator, order)).toMatchObject({ status: 'expired' })
  const back = await world.db.one<{ id: number; holder: string; point: number }>(sql`
    select id, holder, holder_point_id as point from customer_order where return_of = ${Number(order.id)}`)
  expect(back).toMatchObject({ holder: 'depot', point: samarkand.id })
  const driver = await courierOf()
  const trip = await addTrip(world, driver, { from: samarkand.id, to: tashkent.id })
  const label = { params: { id: order.tracking_code }, body: { trip_id: trip } }
  const loaded = await world.send(samarkand.agent, orderVerbsCalls.load, label)
  expect(loaded.body.data).toMatchObject({ id: String(back.id), custody: { holder: 'trip' } })
  const owner = await world.read(world.people.sender, { id: String(back.id) })
  expect((owner.events as { verb: string }[]).map(({ verb }) => verb)).toContain('load')
  expect(JSON.stringify(owner.events)).not.toContain(`"point_id":${samarkand.id}`)
})

test('a bag is loaded and unloaded by one scan of its label', async () => {
  const [collector, driver] = [await courierOf(), await courierOf()]
  const orders = [await carried(collector), await carried(collector)]
  for (const order of orders) await world.does(tashkent.agent, order, 'store', scan(order))
  const code = 'BG12345678906'
  await packBag(world, { code, from: tashkent.id, to: samarkand.id }, orders)
  const trip = await addTrip(world, driver, { from: tashkent.id, to: samarkand.id })
  const scanBag = (who: Person, verb: 'load' | 'store', body: object) =>
    world.send(who, orderVerbsCalls[verb], { params: { id: code }, body })
  expect((await scanBag(driver, 'load', { trip_id: trip })).status).toBe(200)
  expect(await Promise.all(orders.map(hands))).toMatchObject([{ trip }, { trip }])
  expect((await scanBag(samarkand.agent, 'store', {})).status).toBe(200)
  expect(await Promise.all(orders.map(hands))).toMatchObject([{ holder: 'depot' }, { holder: 'depot' }])
})

test('a courier takes a parcel from another only when that one has said so', async () => {
  const [giver, taker, third] = [await courierOf(), await courierOf(), await courierOf()]
  const order = await carried(giver)
  expect(refusal(await world.verb(taker, order, 'hand_over', scan(order)))).toMatchObject({
    status: 409,
    code: 'not_handed_over',
  })
  await sayHandOver(world, giver, [order], taker)
  expect(refusal(await world.verb(third, order, 'hand_over', scan(order))).code).toBe('not_handed_over')
  const taken = await world.does(taker, order, 'hand_over', scan(order))
  expect(taken.status).toBe('pickup')
  expect(await hands(order)).toMatchObject({ courier: taker.id, bag: taker.id })
  expect((await world.verb(giver, order, 'deliver', { code: '000000' })).status).toBe(404)
})

test('the desk reassigns at any time until the hand-over; whoever has it keeps it until the scan and may still deliver', async () => {
  const [first, second] = [await courierOf(), await courierOf()]
  const { operator } = world.people
  const order = await ready()
  await world.does(first, order, 'accept')
  expect(refusal(await world.verb(operator, order, 'reassign')).code).toBe('courier_required')
  await world.does(operator, order, 'reassign', { courier_id: second.id })
  await world.does(second, order, 'pick_up')
  await world.does(operator, order, 'reassign', { courier_id: first.id })
  expect(await hands(order)).toMatchObject({ courier: first.id, bag: second.id })
  await failed(second, order)
  await world.does(operator, order, 'redeliver', { courier_id: first.id })
  await world.does(first, order, 'hand_over')
  expect(await hands(order)).toMatchObject({ courier: first.id, bag: first.id })
  await world.does(operator, order, 'reassign', { courier_id: second.id })
  const code = await world.receiverCode(order)
  expect((await world.does(first, order, 'deliver', { code })).status).toBe('done')
  expect(await hands(order)).toMatchObject({ courier: first.id })
})

test('an operator sends out again on a day and with a courier', async () => {
  const [first, second] = [await courierOf(), await courierOf()]
  const order = await carried(first)
  await failed(first, order)
  const inDays = (days: number) =>
    new Date(world.clock.now().getTime() + days * day + 5 * 3_600_000).toISOString().slice(0, 10)
  const { operator } = world.people
  const late = { day: inDays(20), courier_id: second.id }
  expect(refusal(await world.verb(operator, order, 'redeliver', late)).code).toBe('day_not_offered')
  const sent = await world.does(operator, order, 'redeliver', { day: inDays(2), courier_id: second.id })
  expect(sent).toMatchObject({ status: 'pickup', wishes: { day: inDays(2) } })
  expect(await hands(order)).toMatchObject({ courier: second.id, bag: first.id })
})

test('a way back that begins in a bag is that courier’s until it is handed in, by its old label too', async () => {
  const [courier, other] = [await courierOf(), await courierOf()]
  const order = await carried(courier)
  await failed(courier, order, 'refused')
  await runClocks(world, world.clock.now())
  const { id } = await world.db.one<{ id: string }>(sql`
    select id::text from customer_order where return_of = ${Number(order.id)}`)
  const back = { id }
  expect(await hands(back)).toMatchObject({ holder: 'courier', bag: courier.id })
  expect((await world.verb(other, back, 'accept')).status).toBe(404)
  expect((await world.list(courier)).items.map((item) => item.id)).toContain(id)
  expect((await world.list(other)).items.map((item) => item.id)).not.toContain(id)
  const handedIn = await world.send(samarkand.agent, orderVerbsCalls.store, {
    params: { id: order.tracking_code },
    body: {},
  })
  expect(handedIn.body.data).toMatchObject({ id, status: 'agent_received', custody: { holder: 'depot' } })
  expect(await hands(back)).toMatchObject({ holder: 'depot', bag: null })
})

test('a scan after the cancellation writes down who has the parcel, opens an incident and says what to do', async () => {
  const courier = await courierOf()
  const order = await carried(courier)
  const { operator } = world.people
  await world.does(operator, order, 'write_off', { reason: 'lost' })
  const answer = await world.verb(tashkent.agent, order, 'store', scan(order))
  expect(refusal(answer)).toMatchObject({ status: 409, code: 'parcel_of_cancelled' })
  expect(await hands(order)).toMatchObject({ holder: 'depot' })
  expect((await world.read(operator, order)).allowed_actions).toContain('reinstate')
})
