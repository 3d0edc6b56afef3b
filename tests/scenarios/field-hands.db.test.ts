import { afterEach, beforeAll, expect, test } from 'vitest'
import { devicesCalls } from '#modules/accounts/devices/devices.calls.ts'
import { totpAt } from '#modules/accounts/sign-in/totp.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { shiftCalls } from '#modules/delivery/shifts/shifts.calls.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { type CourierPhone, courierPhone } from '../support/courier-phone.ts'
import { requestCode, sessionOf } from '../support/sign-in.ts'
import { goods } from './cod-world.ts'
import { atEnd, begun, brought, type FieldWorld, inTashkent, startFieldWorld } from './field-world.ts'
import { hour, type Person } from './parcel-world.ts'

let world: FieldWorld
beforeAll(async () => {
  world = await startFieldWorld()
})

const withMoney = { ...inTashkent, product_fee: goods }

/** Whatever changed hands, the money is where the books say. */
afterEach(() => world.expectAllRight())

test('through two depots: a courier, a bag, a van, another courier, and every hand is in the log', async () => {
  const { people, depots, field, phone, verbsOf, ask, receiverCode, inBag } = world
  const { tashkentDepot, samarkandDepot, driver, samarkandCourier } = field
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const order = await inBag(phone(courier), sender)
  expect(await story.standsAt(order)).toEqual(['pickup', 'bag of courier'])
  await phone(tashkentDepot).does('store', order)
  expect(await story.standsAt(order)).toEqual(['agent_received', 'depot Tashkent'])

  const made = await ask(tashkentDepot, tripCalls.makeBag, { body: { to_point_id: depots.samarkand } })
  const { code } = made.data
  const body = { parcel: order.tracking_code }
  await ask(tashkentDepot, tripCalls.fillBag, { params: { code }, body })
  const ways = { from_point_id: depots.tashkent, to_point_id: depots.samarkand }
  const trip = await ask(people.operator, tripCalls.makeTrip, {
    body: { driver_id: driver.id, vehicle: 'Isuzu', ...ways },
  })
  const params = { id: Number(trip.data.id) }
  await ask(tashkentDepot, tripCalls.loadTrip, { params, body: { parcel: code } })
  expect(await story.standsAt(order)).toEqual(['pickup', 'trip'])
  await ask(driver, tripCalls.leaveTrip, { params })
  world.clock.advance(5 * hour)
  await ask(samarkandDepot, tripCalls.takeFromTrip, { params, body: { parcel: code } })
  expect((await ask(samarkandDepot, tripCalls.unloadTrip, { params, body: {} })).status).toBe(200)
  expect(await story.standsAt(order)).toEqual(['agent_received', 'depot Samarkand'])

  const last = phone(samarkandCourier)
  await last.does('pick_up', order)
  expect(await story.standsAt(order)).toEqual(['pickup', 'bag of samarkandCourier'])
  await last.does('deliver', order, { code: await receiverCode(order) })
  const hands = ['accept', 'pick_up', 'store', 'load', 'store', 'pick_up', 'deliver']
  expect(await verbsOf(order)).toEqual(['place', 'pay', ...hands, 'complete'])
  await story.expectAfter({
    // A depot is no point to fetch it from: nobody is told to come there.
    parcels: {
      parcel: {
        of: order,
        ...atEnd,
        notices: [...begun, 'receiver: on_the_way', ...brought],
      },
    },
    ledger: { sender: { customer_balance: -order.price }, company: { revenue: order.price } },
    // What depots and drivers do is in the log of the parcel; of the desk's deeds there is a line.
    audit: ['operator: trip.make'],
  })
})

test('a suspended courier with parcels and cash: out at once, and a colleague takes over both with two confirmations', async () => {
  const { people, phone, ask, field, inBag, receiverCode } = world
  const [sender, leaving, taking] = [await world.sender(), await world.courier(), await world.courier()]
  const story = await world.begin({ sender, leaving, taking })
  const bag = phone(leaving)
  const first = await inBag(bag, sender, withMoney)
  await bag.does('deliver', first, { code: await receiverCode(first), collected: goods })
  const second = await inBag(bag, sender, withMoney)
  expect(await story.standsAt(second)).toEqual(['pickup', 'bag of leaving'])
  const params = { id: String(leaving.id) }
  expect((await ask(field.admin, staffCalls.dismissStaff, { params })).code).toBe('staff_holds_cash')
  const suspended = await ask(field.admin, staffCalls.changeStaff, { params, body: { status: 'suspended' } })
  expect(suspended.status).toBe(200)
  bag.keep({ verb: 'fail_delivery', parcel: second.id, input: { reason: 'nobody_home' } })
  expect((await bag.call(bag.kept)).status, 'the session has ended').toBe(401)
  expect(await story.standsAt(second), 'still in the same hands').toEqual(['pickup', 'bag of leaving'])

  const said = await ask(people.operator, handOverCalls.giveOver, {
    body: {
      from_person_id: leaving.id,
      courier_id: taking.id,
      parcels: [second.tracking_code],
      cash: goods,
    },
  })
  expect(said.status).toBe(201)
  const taker = phone(taking)
  await taker.does('hand_over', second)
  const taken = await ask(taking, handOverCalls.confirmHandOver, {
    params: { id: Number(said.data.id) },
    body: { counted: goods },
  })
  expect(taken.data.lines.map(({ state }) => state)).toEqual(['taken'])
  expect(await story.standsAt(second)).toEqual(['pickup', 'bag of taking'])
  expect([await world.cashOf(leaving), await world.cashOf(taking)]).toEqual([0, goods])
  expect((await ask(field.admin, staffCalls.dismissStaff, { params })).status).toBe(200)
  await taker.does('deliver', second, { code: await receiverCode(second), collected: goods })
  const notices = [...begun, ...brought]
  await story.expectAfter({
    parcels: { first: { of: first, ...atEnd, notices }, second: { of: second, ...atEnd, notices } },
    ledger: {
      sender: { customer_balance: -first.price - second.price, cod_owed: 2 * goods },
      taking: { courier_cash: 2 * goods },
      company: { revenue: first.price + second.price },
    },
    audit: ['admin: staff.edit leaving', 'operator: hand-over.give', 'admin: staff.dismiss leaving'],
    otherMessages: ['leaving: work-suspended'],
  })
})

test('a locked pickup code: the counter is not offered the hand-out, a new code from the receiver’s own page opens it', async () => {
  const { people, points, phone, verb, read, receiverCode, inBag } = world
  const { samarkandAgent } = people
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const toPoint = { to: { region: 8, city: 122, point_id: points.samarkand } }
  const order = await inBag(phone(courier), sender, { delivery_option: 3, ...toPoint })
  const counter = phone(samarkandAgent)
  await counter.does('store', order)
  const right = await receiverCode(order)
  const code = await world.wrongCode(order)
  for (let tries = 0; tries < 5; tries++) await verb(samarkandAgent, order, 'hand_out', { code })
  expect((await read(samarkandAgent, order)).allowed_actions).not.toContain('hand_out')
  expect((await verb(samarkandAgent, order, 'hand_out', { code: right })).body.code).toBe(
    'receiver_code_locked',
  )
  const renewed = await world.call(receiverCalls.renewCode, {
    params: { link: world.linkOf(order) },
    body: {},
  })
  expect(renewed.status).toBe(200)
  const fresh = await receiverCode(order)
  expect(fresh).not.toBe(right)
  expect((await read(samarkandAgent, order)).allowed_actions).toContain('hand_out')
  expect((await verb(samarkandAgent, order, 'hand_out', { code: right })).body.code).toBe(
    'wrong_receiver_code',
  )
  await counter.does('hand_out', order, { code: fresh })
  const fetched = ['receiver: new_code', 'sender: order_delivered', 'receiver: handed_out']
  await story.expectAfter({
    parcels: {
      parcel: {
        of: order,
        ...atEnd,
        notices: [...begun, 'receiver: on_the_way', 'receiver: waiting_at_point', ...fetched],
      },
    },
    ledger: { sender: { customer_balance: -order.price }, company: { revenue: order.price } },
    audit: [],
  })
})

test('a wrong code told without a line: the parcel stays with the courier, the cash is in the books, the desk decides', async () => {
  const { people, phone, ask, inBag } = world
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const bag = phone(courier)
  const order = await inBag(bag, sender, withMoney)
  const input = { code: await world.wrongCode(order), collected: goods }
  bag.keep({ verb: 'deliver', parcel: order.id, input })
  world.clock.advance(hour)
  const [told] = await bag.tell()
  expect(told).toMatchObject({
    state: 'conflict',
    code: 'wrong_receiver_code',
    incident_id: expect.any(String),
  })
  expect(await story.standsAt(order)).toEqual(['pickup', 'bag of courier'])
  expect(await world.cashOf(courier)).toBe(goods)
  await world.expectAllRight()
  const decided = await ask(people.operator, incidentsCalls.decideIncident, {
    params: { id: told?.incident_id ?? '' },
    body: { decision: 'delivered' },
  })
  expect(decided.status).toBe(200)
  await story.expectAfter({
    parcels: {
      parcel: {
        of: order,
        state: 'executor_done',
        custody: 'receiver',
        notices: [...begun, ...brought],
      },
    },
    ledger: {
      sender: { customer_balance: -order.price, cod_owed: goods },
      courier: { courier_cash: goods },
      company: { revenue: order.price },
    },
    incidents: ['courier: wrong_code of parcel, delivered'],
    audit: ['operator: incident.decide parcel'],
  })
})

test('after a wrong code the courier asks again at the door: the right one delivers, and the cash counts once', async () => {
  const { phone, receiverCode, inBag } = world
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const bag = phone(courier)
  const order = await inBag(bag, sender, withMoney)
  const input = { code: await world.wrongCode(order), collected: goods }
  bag.keep({ verb: 'deliver', parcel: order.id, input })
  expect(await bag.tell()).toMatchObject([{ state: 'conflict', code: 'wrong_receiver_code' }])
  world.clock.advance(60_000)
  await bag.does('deliver', order, { code: await receiverCode(order), collected: goods })
  await story.expectAfter({
    parcels: {
      parcel: { of: order, ...atEnd, notices: [...begun, ...brought] },
    },
    ledger: {
      sender: { customer_balance: -order.price, cod_owed: goods },
      courier: { courier_cash: goods },
      company: { revenue: order.price },
    },
    incidents: ['courier: wrong_code of parcel, delivered'],
    audit: [],
  })
})

/** Somebody who has just been hired, and can set up phones. */
async function hire() {
  const number = '907119900'
  const taken = await world.ask(world.field.admin, staffCalls.addStaff, {
    body: { phone: number, full_name: 'Shavkat Tursunov', role: 'courier' },
  })
  const { person, second_step: step } = taken.data
  return {
    id: Number(person.id),
    /** As the app does it: with the code of the SMS and the key of the phone, the first time with the second step. */
    signsIn: async (phone: CourierPhone, isFirst: boolean) => {
      world.clock.advance(hour)
      const code = await requestCode(world, number)
      const totp = isFirst ? { totp: totpAt(step.secret, world.clock.now()).code } : {}
      return world.call(devicesCalls.signInOnPhone, {
        body: { phone: number, code, device: phone.shows(number, code), ...totp },
      })
    },
  }
}

test('a lost phone: the desk ends it, and the shift goes on with the same parcels and cash on another one', async () => {
  const { people, phone, ask, inBag, receiverCode } = world
  const [sender, hired] = [await world.sender(), await hire()]
  const [lost, other] = [courierPhone('phone-lost-0001'), courierPhone('phone-other-001')]
  const story = await world.begin({ sender, courier: { id: hired.id, headers: {} } })
  const signedIn = async (on: CourierPhone): Promise<Person> => {
    const { headers } = sessionOf(await hired.signsIn(on, true))
    return { id: hired.id, headers }
  }
  const before = await signedIn(lost)
  const bag = phone(before, { device: lost.id })
  const starts = (who: Person, { id: device_id }: CourierPhone) =>
    ask(who, shiftCalls.startShift, { body: { device_id, bags: 2 } })
  const shift = (await starts(before, lost)).data
  const first = await inBag(bag, sender, withMoney)
  await bag.does('deliver', first, { code: await receiverCode(first), collected: goods })
  const second = await inBag(bag, sender, withMoney)
  // Kept on the phone, and nobody will ever hear of it.
  bag.keep({ verb: 'fail_delivery', parcel: second.id, input: { reason: 'nobody_home' } })

  const params = { id: String(hired.id), device: lost.id }
  const ended = await ask(people.operator, devicesCalls.endCourierDevice, { params })
  expect(ended.data).toMatchObject({ signed_in: false, ended: { because: 'desk' } })
  expect((await bag.call(bag.kept)).status, 'its session has ended').toBe(401)
  for (const isFirst of [false, true])
    expect(await hired.signsIn(lost, isFirst), 'its key opens nothing').toMatchObject({
      status: 401,
      body: { code: 'device_ended' },
    })

  const after = await signedIn(other)
  expect((await starts(after, other)).data).toMatchObject({ id: shift.id, ended_at: null, delivered: 1 })
  // What the old one has kept is not taken in anybody's session.
  expect(await phone(after, { device: lost.id }).call(bag.kept)).toMatchObject({
    status: 401,
    code: 'device_ended',
  })
  const day = await phone(after, { device: other.id }).today()
  expect(day.cash.held).toBe(goods)
  const open = day.stops.filter(({ state }) => state === 'open')
  expect(open).toMatchObject([{ order_id: second.id, status: 'pickup', in_hand: true }])
  await story.expectAfter({
    parcels: {
      first: { of: first, ...atEnd, notices: [...begun, ...brought] },
      second: {
        of: second,
        state: 'pickup',
        custody: 'bag of courier',
        notices: [...begun, 'receiver: out_for_delivery'],
      },
    },
    ledger: {
      sender: { customer_balance: -first.price - second.price, cod_owed: goods },
      courier: { courier_cash: goods },
      company: { revenue: first.price + second.price },
    },
    audit: ['operator: courier.end-phone courier'],
    otherMessages: ['courier: phone-set-up', 'courier: phone-set-up'],
  })
})

test('cash short in the evening: the difference is said, the cashier counts too, the desk decides, and the courier still owes it', async () => {
  const { people, cashier, phone, ask, inBag, receiverCode } = world
  const [sender, courier] = [await world.sender(), await world.courier()]
  const story = await world.begin({ sender, courier })
  const bag = phone(courier)
  const device_id = bag.device
  expect((await ask(courier, shiftCalls.startShift, { body: { device_id, bags: 1 } })).status).toBe(201)
  const order = await inBag(bag, sender, withMoney)
  await bag.does('deliver', order, { code: await receiverCode(order), collected: goods })
  const still = await inBag(bag, sender, inTashkent)
  const counted = goods - 5_000
  const ended = await ask(courier, shiftCalls.endShift, {
    body: { device_id, counted, note: 'Qaytim berildi' },
  })
  expect(ended.data).toMatchObject({ expected: goods, counted, difference: -5_000 })
  expect(ended.data.still_in_hand.map(({ order_id }) => order_id)).toEqual([still.id])
  expect(await world.cashOf(courier), 'until the cashier says so too').toBe(goods)
  expect((await bag.today()).stops.map(({ order_id }) => order_id)).toContain(still.id)

  const { items } = (await ask(cashier, codDeskCalls.listHandIns)).data
  expect(items).toMatchObject([{ id: ended.data.settlement_id, amount: counted }])
  const params = { id: ended.data.settlement_id ?? '' }
  expect((await ask(cashier, codDeskCalls.confirmHandIn, { params, body: {} })).status).toBe(200)
  const open = await ask(people.operator, incidentsCalls.listIncidents, {
    query: { kind: 'cash_difference' },
  })
  expect(open.data.items).toMatchObject([{ expected: goods, counted, said: 'Qaytim berildi' }])
  const decided = await ask(people.operator, incidentsCalls.decideIncident, {
    params: { id: open.data.items[0]?.id ?? '' },
    body: { decision: 'settled', note: 'Ertaga olib keladi' },
  })
  expect(decided.data).toMatchObject({ decision: 'settled', note: 'Ertaga olib keladi' })
  await story.expectAfter({
    parcels: {
      delivered: { of: order, ...atEnd, notices: [...begun, ...brought] },
      still: {
        of: still,
        state: 'pickup',
        custody: 'bag of courier',
        notices: [...begun, 'receiver: out_for_delivery'],
      },
    },
    ledger: {
      sender: { customer_balance: -order.price - still.price, cod_owed: goods },
      courier: { courier_cash: 5_000 },
      company: { cash_desk: counted, revenue: order.price + still.price },
    },
    incidents: ['courier: cash_difference, settled'],
    audit: ['cashier: hand-in.confirm', 'operator: incident.decide'],
  })
})
