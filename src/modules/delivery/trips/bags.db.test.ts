import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { type BagWorld, startBagWorld } from '../../../../tests/scenarios/bag-world.ts'
import { addPerson, type Person, refusal, type Shown } from '../../../../tests/scenarios/parcel-world.ts'
import { fieldCalls } from '../field/field.calls.ts'
import type { SyncAnswer } from '../field/field.contract.ts'
import { handOverCalls } from '../handovers/hand-overs.calls.ts'
import type { HandOverView } from '../handovers/hand-overs.contract.ts'
import { tripCalls } from './trips.calls.ts'

let world: BagWorld
beforeAll(async () => {
  world = await startBagWorld()
})

const courier = () => addPerson(world, 'courier')
const inside = async (code: string) => (await world.bag(code)).parcels.map(({ order_id }) => order_id).sort()
const ids = (...orders: readonly Shown[]) => orders.map(({ id }) => id).sort()
const incidentsOf = (...orders: readonly Shown[]) =>
  world.db.many<{ kind: string; order: string }>(sql`
    select kind, order_id::text as order from order_incident
    where order_id = any (${orders.map(({ id }) => Number(id))}::integer[]) order by id`)

/** Told by a phone that was out of reach. */
async function tells(who: Person, verb: string, parcel: string, input: object = {}) {
  const now = world.clock.now().toISOString()
  const action = { client_id: randomUUID(), seq: 1, verb, parcel, happened_at: now, input }
  const body = { device_id: randomUUID(), sent_at: now, cursor: null, actions: [action] }
  return ((await world.send(who, fieldCalls.sync, { body })).body.data as SyncAnswer).results[0]
}

test('of a bag with one parcel that cannot go, nothing goes; what did not fit is kept for the desk', async () => {
  const [good, over] = [await world.atDepot(), await world.givenUpAtDepot()]
  const code = await world.bagWith([good, over])
  const driver = await courier()
  const trip = await world.tripFor(driver)
  expect(refusal(await world.loads(driver, trip, code))).toMatchObject({
    status: 409,
    code: 'parcel_not_here',
  })
  const asked = await world.verb(driver, { id: code }, 'load', { trip_id: Number(trip.id) })
  expect(refusal(asked)).toMatchObject({ status: 409, code: 'action_not_allowed' })
  expect(await world.standsAt(good)).toEqual({ status: 'agent_received', holder: 'depot' })
  expect(await inside(code)).toEqual(ids(good, over))
  expect(await incidentsOf(good, over)).toEqual([{ kind: 'impossible_report', order: over.id }])
})

test('a bag follows its parcels whichever way their scan comes', async () => {
  const { samarkand, tashkent } = world.staff
  const parcels = [await world.atDepot(), await world.atDepot()]
  const code = await world.bagWith(parcels)
  const driver = await courier()
  const trip = await world.tripFor(driver)
  await world.does(driver, { id: code }, 'load', { trip_id: Number(trip.id) })
  expect(await world.bag(code)).toMatchObject({ trip_id: trip.id, emptied_at: null })
  const late = await world.atDepot()
  expect(refusal(await world.puts(code, late))).toMatchObject({ code: 'bag_not_open' })
  await world.leaves(driver, trip)
  expect(await world.bagsAt(samarkand)).toContain(code)
  world.clock.advance(60_000)
  expect(await tells(samarkand, 'store', code)).toMatchObject({ state: 'done' })
  for (const parcel of parcels)
    expect(await world.standsAt(parcel)).toEqual({ status: 'agent_received', holder: 'depot' })
  expect(await world.bag(code, samarkand)).toMatchObject({
    trip_id: null,
    parcels: [],
    emptied_at: world.clock.now().toISOString(),
  })
  expect(await world.bagsAt(samarkand)).not.toContain(code)
  expect(refusal(await world.verb(samarkand, { id: code }, 'store'))).toMatchObject({ code: 'not_found' })
  expect(refusal(await world.puts(code, late, tashkent))).toMatchObject({ code: 'bag_not_open' })
})

test('what leaves a bag by itself is not in it any more, also when it comes back to the depot', async () => {
  const [one, other] = [await world.atDepot(), await world.atDepot()]
  const code = await world.bagWith([one, other])
  const [driver, colleague] = [await courier(), await courier()]
  await world.does(colleague, other, 'pick_up', { scan: other.tracking_code })
  expect(await inside(code)).toEqual(ids(one))
  await world.does(world.staff.tashkent, other, 'store', { scan: other.tracking_code })
  expect(await inside(code)).toEqual(ids(one))
  const trip = await world.tripFor(driver)
  expect((await world.loads(driver, trip, code)).body.data).toMatchObject({ orders: [one.id] })
  expect(await world.standsAt(other)).toEqual({ status: 'agent_received', holder: 'depot' })
})

test('what did not come stays in its bag, and one scan of the bag that is found stores it', async () => {
  const lost = await world.atDepot()
  const code = await world.bagWith([lost])
  const driver = await courier()
  const trip = await world.tripFor(driver)
  await world.loads(driver, trip, code)
  await world.leaves(driver, trip)
  await world.unloads(world.staff.samarkand, trip)
  expect(await incidentsOf(lost)).toEqual([{ kind: 'missing', order: lost.id }])
  expect(await inside(code)).toEqual(ids(lost))
  expect((await world.takes(world.staff.samarkand, trip, code)).status).toBe(200)
  expect(await inside(code)).toEqual([])
})

test('a courier takes a bag from a depot and hands it to a colleague, each with one scan', async () => {
  const parcels = [await world.atDepot(), await world.atDepot()]
  const code = await world.bagWith(parcels)
  const [first, second] = [await courier(), await courier()]
  await world.does(first, { id: code }, 'pick_up')
  expect(refusal(await world.puts(code, await world.atDepot()))).toMatchObject({ code: 'bag_not_open' })
  const said = await world.send(first, handOverCalls.giveOver, {
    body: { courier_id: second.id, parcels: [code] },
  })
  const { lines } = said.body.data as HandOverView
  expect(lines.map(({ order_id }) => order_id).sort()).toEqual(ids(...parcels))
  await world.does(second, { id: code }, 'hand_over')
  await world.does(world.staff.samarkand, { id: code }, 'store')
  for (const parcel of parcels)
    expect(await world.standsAt(parcel)).toEqual({ status: 'agent_received', holder: 'depot' })
  expect(await inside(code)).toEqual([])
})

test('twenty parcels in a courier’s hands leave no room for a bag of two: neither is taken', async () => {
  const parcels = [await world.atDepot(), await world.atDepot()]
  const code = await world.bagWith(parcels)
  const full = await courier()
  for (let count = 0; count < 19; count++) await world.carried(full)
  expect(refusal(await world.verb(full, { id: code }, 'pick_up'))).toMatchObject({ code: 'courier_full' })
  for (const parcel of parcels)
    expect(await world.standsAt(parcel)).toEqual({ status: 'agent_received', holder: 'depot' })
})

test('a bag’s code is read as a person writes it', async () => {
  const order = await world.atDepot()
  const code = await world.bagWith([order])
  const [prefix, digits] = [code.slice(0, 2).toLowerCase(), code.slice(2)]
  const written = `${prefix} ${digits.slice(0, 4)}–${digits.slice(4, 8)} ${digits.slice(8)}`
  expect((await world.bag(written)).code).toBe(code)
  const taken = await world.send(world.staff.tashkent, tripCalls.emptyBag, {
    params: { code: written },
    body: { parcel: `${order.id.slice(0, 4)} ${order.id.slice(4)}` },
  })
  expect(taken.body.data).toMatchObject({ code, parcels: [] })
  await world.puts(code, order)
  const driver = await courier()
  const trip = await world.tripFor(driver)
  expect((await world.loads(driver, trip, written)).status).toBe(200)
  const wrong = `BG${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`
  const answer = await world.call<Call>(tripCalls.readBag, {
    params: { code: wrong },
    headers: world.staff.tashkent.headers,
  })
  expect(answer.status).toBe(422)
})

test('where one parcel is meant, a bag is answered with words', async () => {
  const code = await world.bagWith([await world.atDepot()])
  const who = await courier()
  expect(refusal(await world.verb(who, { id: code }, 'deliver'))).toMatchObject({
    status: 409,
    code: 'bag_not_parcel',
  })
  const read = await world.call(ordersCalls.readOrder, { params: { id: code }, headers: who.headers })
  expect(refusal(read)).toMatchObject({ status: 409, code: 'bag_not_parcel' })
})

test('staff read an order by its label and by its number, written as people write', async () => {
  const order = await world.atDepot()
  const reads = (who: Person, id: string) =>
    world.call<Call>(ordersCalls.readOrder, { params: { id }, headers: who.headers })
  const label = `tb ${order.tracking_code.slice(2, 9)}-${order.tracking_code.slice(9)}`
  const number = `${order.id.slice(0, 4)} ${order.id.slice(4)}`
  for (const who of [await courier(), world.staff.tashkent, world.people.operator, world.people.sender])
    for (const written of [label, number]) {
      const answer = await reads(who, written)
      expect([answer.status, (answer.body.data as Shown).id]).toEqual([200, order.id])
    }
  // The label is in their hands; a number anybody can type.
  expect((await reads(world.staff.bukhara, label)).status).toBe(200)
  expect((await reads(world.staff.bukhara, number)).status).toBe(404)
  expect((await reads(world.people.stranger, label)).status).toBe(404)
})

test('a typed number takes in what somebody brings, and nothing that lies with others', async () => {
  const { bukhara } = world.staff
  const lies = await world.atDepot()
  const typed = await world.verb(bukhara, lies, 'store', { scan: lies.id })
  expect(refusal(typed)).toMatchObject({ code: 'not_found' })
  const [brought, told] = [await world.carried(await courier()), await world.carried(await courier())]
  expect(await tells(bukhara, 'store', told.id)).toMatchObject({ state: 'done' })
  await world.does(bukhara, brought, 'store')
  for (const order of [brought, told])
    expect(await world.standsAt(order)).toEqual({ status: 'agent_received', holder: 'depot' })
})

test('a courier takes over by its number what a colleague has promised, and nothing else', async () => {
  const [giver, taker, stranger] = [await courier(), await courier(), await courier()]
  const order = await world.carried(giver)
  expect(refusal(await world.verb(taker, order, 'hand_over'))).toMatchObject({ code: 'not_found' })
  const body = { courier_id: taker.id, parcels: [order.id] }
  expect((await world.send(giver, handOverCalls.giveOver, { body })).status).toBe(201)
  expect(refusal(await world.verb(stranger, order, 'hand_over'))).toMatchObject({ code: 'not_found' })
  expect(await tells(taker, 'hand_over', order.id)).toMatchObject({ state: 'done' })
})

test('a bag is filled where it is made, and goes where its label says', async () => {
  const order = await world.atDepot()
  const code = await world.bagWith([order], 'bukhara')
  expect(refusal(await world.puts(code, await world.atDepot(), world.staff.bukhara))).toMatchObject({
    status: 409,
    code: 'bag_elsewhere',
  })
  const driver = await courier()
  const trip = await world.tripFor(driver)
  for (const scan of [code, order.tracking_code])
    expect(refusal(await world.loads(driver, trip, scan))).toMatchObject({
      status: 409,
      code: 'bag_goes_elsewhere',
    })
  const body = { trip_id: Number(trip.id) }
  const asked = await world.verb(driver, { id: code }, 'load', body)
  expect(asked.body).toMatchObject({ code: 'bag_goes_elsewhere', message: expect.stringContaining(code) })
  await world.send(world.staff.tashkent, tripCalls.emptyBag, {
    params: { code },
    body: { parcel: order.tracking_code },
  })
  expect((await world.loads(driver, trip, order.tracking_code)).status).toBe(200)
})

test('an empty bag leaves the list after a day; one that something lies in stays, the newest first', async () => {
  const { tashkent } = world.staff
  const [full, emptied, bare] = [
    await world.bagWith([await world.atDepot()]),
    await world.bagWith([await world.atDepot()]),
    await world.bagWith([]),
  ]
  const [inEmptied] = (await world.bag(emptied)).parcels
  await world.send(tashkent, tripCalls.emptyBag, {
    params: { code: emptied },
    body: { parcel: inEmptied?.tracking_code },
  })
  expect(await world.bagsAt(tashkent)).toEqual(expect.arrayContaining([full, emptied, bare]))
  world.clock.advance(25 * 3_600_000)
  const young = await world.bagWith([])
  const listed = await world.bagsAt(tashkent)
  expect(listed[0]).toBe(young)
  expect(listed).toContain(full)
  expect(listed).not.toContain(emptied)
  expect(listed).not.toContain(bare)
})
