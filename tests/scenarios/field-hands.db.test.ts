import { afterEach, beforeAll, expect, test } from 'vitest'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { shiftCalls } from '#modules/delivery/shifts/shifts.calls.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import { receiverPageOf } from '#modules/orders/index.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { goods } from './cod-world.ts'
import { type FieldWorld, startFieldWorld } from './field-world.ts'
import { addPerson, hour, type Person, type Shown } from './parcel-world.ts'

let world: FieldWorld
let admin: Person
beforeAll(async () => {
  world = await startFieldWorld()
  admin = await addPerson(world, 'admin')
})

/** Whatever changed hands, the money is where the books say. */
afterEach(() => world.expectAllRight())

const inTashkent = { to: { region: 14, city: 198, street: 'Bunyodkor 5' } }

async function paid(sender: Person, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const order = await world.place(sender, overrides)
  world.shownIn(await world.checkout(sender, [order], 'balance'))
  return order
}

test('through two depots: a courier, a bag, a van, another courier, and every hand is in the log', async () => {
  const { depots, field, phone, standsAt, verbsOf, ask, receiverCode } = world
  const order = await paid(await world.sender())
  const bag = phone(await world.courier())
  await bag.does('accept', order)
  await bag.does('pick_up', order)
  await phone(field.tashkentDepot).does('store', order)
  expect(await standsAt(order)).toEqual({ status: 'agent_received', holder: 'depot' })

  const made = await ask(field.tashkentDepot, tripCalls.makeBag, { body: { to_point_id: depots.samarkand } })
  const { code } = made.data
  await ask(field.tashkentDepot, tripCalls.fillBag, {
    params: { code },
    body: { parcel: order.tracking_code },
  })
  const trip = await ask(field.tashkentDepot, tripCalls.makeTrip, {
    body: { driver_id: field.driver.id, vehicle: 'Isuzu', to_point_id: depots.samarkand },
  })
  const params = { id: Number(trip.data.id) }
  await ask(field.tashkentDepot, tripCalls.loadTrip, { params, body: { parcel: code } })
  expect(await standsAt(order)).toEqual({ status: 'pickup', holder: 'trip' })
  await ask(field.driver, tripCalls.leaveTrip, { params })
  world.clock.advance(5 * hour)
  await ask(field.samarkandDepot, tripCalls.takeFromTrip, { params, body: { parcel: code } })
  expect((await ask(field.samarkandDepot, tripCalls.unloadTrip, { params, body: {} })).status).toBe(200)
  expect(await standsAt(order)).toEqual({ status: 'agent_received', holder: 'depot' })

  const last = phone(field.samarkandCourier)
  await last.does('pick_up', order)
  await last.does('deliver', order, { code: await receiverCode(order) })
  expect(await standsAt(order)).toEqual({ status: 'done', holder: 'receiver' })
  expect(await verbsOf(order)).toEqual([
    'place',
    'pay',
    'accept',
    'pick_up',
    'store',
    'load',
    'store',
    'pick_up',
    'deliver',
    'complete',
  ])
  await world.plan(order)
  const kinds = (await world.rowsOf(order)).map(({ kind }) => kind)
  expect(kinds, 'a depot is no point to fetch it from').not.toContain('waiting_at_point')
})

test('a suspended courier with parcels and cash: out at once, and a colleague takes over both with two confirmations', async () => {
  const { people, phone, ask, standsAt, auditOf } = world
  const sender = await world.sender()
  const [leaving, taking] = [await world.courier(), await world.courier()]
  await world.delivered(sender, leaving, inTashkent)
  const order = await world.carried(sender, leaving, inTashkent)
  const id = String(leaving.id)
  expect(await ask(admin, staffCalls.dismissStaff, { params: { id } })).toMatchObject({ status: 409 })
  const suspended = await ask(admin, staffCalls.changeStaff, {
    params: { id },
    body: { status: 'suspended' },
  })
  expect(suspended.status).toBe(200)
  expect((await world.verb(leaving, order, 'deliver', {})).status, 'the session has ended').toBe(401)

  const said = await ask(people.operator, handOverCalls.giveOver, {
    body: {
      from_person_id: leaving.id,
      courier_id: taking.id,
      parcels: [order.tracking_code],
      cash: goods,
    },
  })
  expect(said.status).toBe(201)
  await phone(taking).does('hand_over', order)
  const params = { id: Number(said.data.id) }
  const taken = await ask(taking, handOverCalls.confirmHandOver, { params, body: { counted: goods } })
  expect(taken.data.lines.map(({ state }) => state)).toEqual(['taken'])
  expect(await standsAt(order)).toEqual({ status: 'pickup', holder: 'courier' })
  expect([await world.cashOf(leaving), await world.cashOf(taking)]).toEqual([0, goods])
  expect((await ask(admin, staffCalls.dismissStaff, { params: { id } })).status).toBe(200)
  expect(await auditOf(`person:${id}`)).toEqual(expect.arrayContaining(['staff.edit', 'staff.dismiss']))
})

test('a locked pickup code: the counter is not offered the hand-out, a new code from the receiver’s own page opens it', async () => {
  const { people, points, does, verb, read, receiverCode } = world
  const { samarkandAgent } = people
  const order = await paid(await world.sender(), {
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: points.samarkand },
  })
  const courier = await world.courier()
  await does(courier, order, 'accept')
  await does(courier, order, 'pick_up')
  await does(samarkandAgent, order, 'store', { scan: order.tracking_code })
  const right = await receiverCode(order)
  const wrong = right === '111111' ? '222222' : '111111'
  for (let tries = 0; tries < 5; tries++) await verb(samarkandAgent, order, 'hand_out', { code: wrong })
  expect((await read(samarkandAgent, order)).allowed_actions).not.toContain('hand_out')
  expect((await verb(samarkandAgent, order, 'hand_out', { code: right })).body.code).toBe(
    'receiver_code_locked',
  )
  const link = receiverPageOf(world.secrets, Number(order.id)).split('/').at(-1) ?? ''
  const renewed = await world.call(receiverCalls.renewCode, { params: { link }, body: {} })
  expect(renewed.status).toBe(200)
  const fresh = await receiverCode(order)
  expect(fresh).not.toBe(right)
  expect((await read(samarkandAgent, order)).allowed_actions).toContain('hand_out')
  expect((await does(samarkandAgent, order, 'hand_out', { code: fresh })).status).toBe('done')
  await world.plan(order)
  expect((await world.rowsOf(order)).map(({ kind }) => kind)).toContain('new_code')
})

test('a wrong code told without a line: the parcel stays with the courier, the cash is in the books, the desk decides', async () => {
  const { people, phone, ask, standsAt, receiverCode } = world
  const sender = await world.sender()
  const courier = await world.courier()
  const order = await world.carried(sender, courier, inTashkent)
  const bag = phone(courier)
  const wrong = (await receiverCode(order)) === '111111' ? '222222' : '111111'
  bag.keep({ verb: 'deliver', parcel: order.id, input: { code: wrong, collected: goods } })
  world.clock.advance(hour)
  const [told] = await bag.tell()
  expect(told).toMatchObject({
    state: 'conflict',
    code: 'wrong_receiver_code',
    incident_id: expect.any(String),
  })
  expect(await standsAt(order)).toEqual({ status: 'pickup', holder: 'courier' })
  expect(await world.cashOf(courier)).toBe(goods)
  await world.expectAllRight()
  const decided = await ask(people.operator, incidentsCalls.decideIncident, {
    params: { id: told?.incident_id ?? '' },
    body: { decision: 'delivered' },
  })
  expect(decided.status).toBe(200)
  expect((await standsAt(order)).holder).toBe('receiver')
  expect(await world.cashOf(courier), 'taken once').toBe(goods)
})

test('cash short in the evening: the difference is said, the cashier counts too, and the courier still owes it', async () => {
  const { phone, ask, auditOf: _ } = world
  const sender = await world.sender()
  const courier = await world.courier()
  const device_id = 'phone-of-the-evening'
  expect((await ask(courier, shiftCalls.startShift, { body: { device_id, bags: 1 } })).status).toBe(201)
  await world.delivered(sender, courier, inTashkent)
  const still = await world.carried(sender, courier, inTashkent)
  const ended = await ask(courier, shiftCalls.endShift, {
    body: { device_id, counted: goods - 5_000, note: 'Qaytim berildi' },
  })
  expect(ended.data).toMatchObject({ expected: goods, counted: goods - 5_000, difference: -5_000 })
  expect(ended.data.still_in_hand.map(({ order_id }) => order_id)).toEqual([still.id])
  expect(ended.data.settlement_id).not.toBeNull()
  expect(await world.cashOf(courier), 'until the cashier says so too').toBe(goods)
  expect((await phone(courier).today()).stops.map(({ order_id }) => order_id)).toContain(still.id)
})

test('after a wrong code the courier asks again at the door: the right one delivers, and the cash counts once', async () => {
  const { phone, standsAt, receiverCode } = world
  const sender = await world.sender()
  const courier = await world.courier()
  const order = await world.carried(sender, courier, inTashkent)
  const bag = phone(courier)
  const right = await receiverCode(order)
  const wrong = right === '111111' ? '222222' : '111111'
  bag.keep({ verb: 'deliver', parcel: order.id, input: { code: wrong, collected: goods } })
  expect(await bag.tell()).toMatchObject([{ state: 'conflict', code: 'wrong_receiver_code' }])
  world.clock.advance(60_000)
  await bag.does('deliver', order, { code: right, collected: goods })
  expect(await standsAt(order)).toEqual({ status: 'done', holder: 'receiver' })
  expect(await world.cashOf(courier)).toBe(goods)
  expect(await world.codOwedTo(sender)).toBe(goods)
})
