import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type CallerKind, isAction, reachOf } from '#modules/accounts/domain/policy.ts'
import { post } from '#modules/ledger/index.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  hour,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { requestOf } from '../../../../tests/support/named-call.ts'
import type { Answer } from '../../../../tests/support/test-app.ts'
import { verbs } from '../domain/words.ts'
import { ordersCalls } from '../orders.calls.ts'
import { orderVerbRoutes } from '../verbs/order-verbs.api.ts'
import type { orderVerbsCalls } from '../verbs/order-verbs.calls.ts'
import { runClocks } from './clock.service.ts'
import { moneyFaults } from './money-check.service.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

const signed = { kind: 'signature', signature: 'file-1', passport: 'file-2' }

/** An order that is ready for a courier. */
async function ready(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { people, place, checkout, does, read } = world
  const order = await place(people.sender, overrides)
  const type = String(overrides.payment_type ?? 'balance')
  const { status, body } = await checkout(people.sender, [order], type)
  expect(status, JSON.stringify(body)).toBe(200)
  if (type !== 'balance') await does(people.operator, order, 'confirm')
  return read(people.sender, order)
}

/** An order in the hands of a courier. */
async function carried(overrides: Record<string, unknown> = {}, courier = world.people.courier) {
  const order = await ready(overrides)
  await world.does(courier, order, 'accept')
  return world.does(courier, order, 'pick_up')
}

/** Whatever couriers of earlier tests still carry is out of the way. */
const freshCourier = () => addPerson(world, 'courier')

test.each([
  ['the draft', async () => world.place(world.people.sender)],
  ['the ready order', () => ready()],
  ['the accepted order', async () => world.does(await freshCourier(), await ready(), 'accept')],
])('the owner cancels %s and has lost nothing', async (_, make) => {
  const { people, does, balance, verb } = world
  const before = await balance(people.sender)
  const order = await make()
  expect((await does(people.sender, order, 'cancel')).status).toBe('cancelled')
  expect(await balance(people.sender)).toBe(before)
  expect(refusal(await verb(people.sender, order, 'cancel'))).toMatchObject({
    status: 409,
    code: 'action_not_allowed',
  })
})

test('nobody cancels what a courier already has', async () => {
  const order = await carried({}, await freshCourier())
  expect((await world.verb(world.people.sender, order, 'cancel')).status).toBe(409)
})

test('a courier takes twenty parcels and not one more, also at the same moment', async () => {
  const courier = await freshCourier()
  const orders = await Promise.all(Array.from({ length: 24 }, () => ready()))
  for (const order of orders.slice(0, 19)) await world.does(courier, order, 'accept')
  const answers = await Promise.all(orders.slice(19).map((order) => world.verb(courier, order, 'accept')))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(refusal)).toEqual(Array(4).fill({ status: 409, code: 'courier_full', fields: [] }))
  expect(String(refused[0]?.body.message)).toContain('20')
})

test('two couriers cannot have the same order, and a courier touches nothing of another', async () => {
  const { people, verb } = world
  const [mine, other] = [await freshCourier(), await freshCourier()]
  const order = await ready()
  const answers = await Promise.all([mine, other].map((courier) => verb(courier, order, 'accept')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  const [winner, loser] = answers[0]?.status === 200 ? [mine, other] : [other, mine]
  expect((await verb(loser, order, 'pick_up')).status).toBe(404)
  expect((await verb(winner, order, 'release')).status).toBe(200)
  expect((await verb(people.operator, order, 'accept')).body.code).toBe('courier_required')
  expect((await verb(people.operator, order, 'accept', { courier_id: people.sender.id })).status).toBe(422)
  expect((await verb(people.operator, order, 'accept', { courier_id: loser.id })).status).toBe(200)
})

test('either the cancellation or the pickup happens, never both', async () => {
  const { people, verb, read, money } = world
  for (let round = 0; round < 5; round++) {
    const courier = await freshCourier()
    const order = await ready()
    await world.does(courier, order, 'accept')
    const [cancelled, picked] = await Promise.all([
      verb(people.sender, order, 'cancel'),
      verb(courier, order, 'pick_up'),
    ])
    expect([cancelled.status, picked.status].sort()).toEqual([200, 409])
    const { status } = await read(people.sender, order)
    expect(status).toBe(cancelled.status === 200 ? 'cancelled' : 'pickup')
    expect((await money(order)).revenue).toBe(status === 'cancelled' ? 0 : order.price)
  }
})

test.each<[string, object, string]>([
  ['without any proof', {}, 'proof_required'],
  ['with a signature but no passport', { proof: { kind: 'signature', signature: 'f' } }, 'proof_required'],
  ['to a neighbour without a name', { proof: { kind: 'neighbour', signature: 'f' } }, 'proof_required'],
  [
    'in a safe place while money is due',
    { proof: { kind: 'safe_place', photo: 'f' }, collected: 50_000 },
    'proof_not_enough',
  ],
  ['with a so’m too little', { proof: signed, collected: 49_999 }, 'collected_amount_differs'],
  ['with a wrong code', { code: 'wrong', collected: 50_000 }, 'wrong_receiver_code'],
])('a parcel with money to collect is not delivered %s', async (_, body, code) => {
  const courier = await freshCourier()
  const order = await carried({ product_fee: 50_000 }, courier)
  const right = await world.receiverCode(order)
  const wrong = right === '000000' ? '000001' : '000000'
  const given = 'code' in body ? { ...body, code: wrong } : body
  expect((await world.verb(courier, order, 'deliver', given)).body.code).toBe(code)
  expect((await world.does(courier, order, 'deliver', { proof: signed, collected: 50_000 })).status).toBe(
    'executor_done',
  )
  expect(await world.cashOf(courier)).toBe(50_000)
})

test('five wrong codes lock the code, also for the right one', async () => {
  const courier = await freshCourier()
  const order = await carried({}, courier)
  const right = await world.receiverCode(order)
  const code = right === '000000' ? '000001' : '000000'
  const said = []
  for (let round = 0; round < 5; round++)
    said.push((await world.verb(courier, order, 'deliver', { code })).body.code)
  expect(said).toEqual([...Array(4).fill('wrong_receiver_code'), 'receiver_code_locked'])
  expect((await world.verb(courier, order, 'deliver', { code: right })).body.code).toBe(
    'receiver_code_locked',
  )
  expect((await world.does(courier, order, 'deliver', { proof: signed })).status).toBe('executor_done')
})

test('a delivery is undone within ten minutes, its money with it', async () => {
  const { does, verb, cashOf, codOwedTo, people, clock } = world
  const courier = await freshCourier()
  const order = await carried({ product_fee: 70_000 }, courier)
  const owed = await codOwedTo(people.sender)
  await does(courier, order, 'deliver', { proof: signed, collected: 70_000 })
  clock.advance(9 * 60_000)
  expect((await does(courier, order, 'undo_delivery')).status).toBe('pickup')
  expect([await cashOf(courier), await codOwedTo(people.sender)]).toEqual([0, owed])
  await does(courier, order, 'deliver', { proof: signed, collected: 70_000 })
  expect(await cashOf(courier)).toBe(70_000)
  clock.advance(11 * 60_000)
  expect((await verb(courier, order, 'undo_delivery')).status).toBe(409)
  expect((await world.read(people.operator, order)).allowed_actions).toContain('undo_delivery')
})

test('a delivery whose money went on to the sender stays delivered', async () => {
  const courier = await freshCourier()
  const order = await carried({ product_fee: 70_000 }, courier)
  await world.does(courier, order, 'deliver', { proof: signed, collected: 70_000 })
  await post(world.db, {
    key: `order:${order.id}:paid-out`,
    reference: `order:${order.id}`,
    template: 'cod_paid_out_balance',
    facts: { customer: world.people.sender.id, amount: 70_000 },
    at: world.clock.now(),
  })
  expect((await world.verb(world.people.operator, order, 'undo_delivery')).body.code).toBe('cod_paid_out')
})

test('a report repeated is one event, and a late one changes nothing that came after it', async () => {
  const { does, read, clock, people } = world
  const courier = await freshCourier()
  const order = await carried({}, courier)
  const event = { event_id: randomUUID(), reason: 'nobody_home' }
  const before = clock.now()
  clock.advance(hour)
  const delivery = { event_id: randomUUID(), proof: signed }
  const delivered = await does(courier, order, 'deliver', delivery)
  const again = await does(courier, order, 'deliver', { ...delivery, version: order.version })
  expect(again.version).toBe(delivered.version)
  const late = await does(courier, order, 'fail_delivery', {
    ...event,
    happened_at: new Date(before.getTime() + 60_000).toISOString(),
  })
  expect(late).toMatchObject({ status: 'executor_done', attempts: { delivery: 0 } })
  const { events } = (await read(people.sender, order)) as unknown as {
    events: { verb: string; counted: boolean }[]
  }
  expect(events.filter(({ counted }) => !counted)).toMatchObject([{ verb: 'fail_delivery' }])
  expect(events.filter(({ verb }) => verb === 'deliver')).toHaveLength(1)
  const tomorrow = new Date(clock.now().getTime() + day).toISOString()
  const report = { happened_at: tomorrow, reason: 'phone_off' }
  const early = await world.verb(courier, order, 'fail_delivery', report)
  expect(refusal(early)).toMatchObject({ code: 'invalid_input', fields: ['happened_at'] })
})

test.each([1, hour, 40 * 365 * day])(
  'a report dated %i ms before the order existed is refused',
  async (ms) => {
    const order = await ready()
    const courier = await freshCourier()
    const made = Date.parse(String((await world.read(world.people.sender, order)).created_at))
    const happened_at = new Date(made - ms).toISOString()
    const refused = await world.verb(courier, order, 'accept', { happened_at })
    expect(refusal(refused)).toMatchObject({ status: 422, code: 'invalid_input', fields: ['happened_at'] })
    const { events } = (await world.read(world.people.sender, order)) as unknown as {
      events: { verb: string }[]
    }
    expect(events.map(({ verb }) => verb)).not.toContain('accept')
  },
)

test('a report that names a courier or a point that is not there is refused', async () => {
  const { operator } = world.people
  const order = await ready()
  const missing = 2_000_000_000
  expect(refusal(await world.verb(operator, order, 'accept', { courier_id: missing }))).toMatchObject({
    status: 422,
    code: 'courier_required',
  })
  await world.does(operator, order, 'cancel')
  for (const [named, code] of [
    [{ courier_id: missing }, 'courier_required'],
    [{ point_id: missing }, 'point_not_found'],
  ] as const)
    expect(refusal(await world.verb(operator, order, 'report_found', named))).toMatchObject({
      status: 422,
      code,
    })
})

test('a writer who saw an older version is told so', async () => {
  const order = await ready()
  const stale = await world.verb(world.people.sender, order, 'cancel', { version: order.version - 1 })
  expect(refusal(stale)).toMatchObject({ status: 409, code: 'order_changed' })
  await world.does(world.people.sender, order, 'cancel', { version: order.version })
})

test('the receiver’s address changes inside its district, with the old one kept', async () => {
  const { people, send, clock } = world
  const order = await ready({ time_interval: '09:00-12:00' })
  const change = (who: Person, body: object) =>
    send(who, ordersCalls.changeReceiverAddress, { params: { id: order.id }, body })
  expect((await change(people.sender, { city: 124 })).body.code).toBe('region_fixed')
  expect((await change(people.sender, { region: 14 })).body.code).toBe('region_fixed')
  expect((await change(people.sender, { time_interval: '18:00-21:00' })).body.code).toBe(
    'time_interval_fixed',
  )
  expect((await change(people.stranger, { street: 'Boshqa 1-uy' })).status).toBe(404)
  expect((await change(people.sender, { latitude: 39.6 })).body.code).toBe('invalid_input')
  expect((await change(people.sender, {})).status).toBe(200)
  clock.advance(1000)
  const changed = await change(people.sender, { street: 'Universitet 5-uy', region: 8, city: 122 })
  expect(changed.body.data).toMatchObject({
    to: { street: 'Universitet 5-uy', full_name: 'Bobur Toshmatov' },
    address_changes: [{ before: { street: 'Registon 7, 15-uy' }, after: { street: 'Universitet 5-uy' } }],
  })
  const pinned = { landmark: 'Bozor yonida', latitude: 39.65, longitude: 66.96 }
  expect((await change(people.sender, pinned)).body.data).toMatchObject({ to: pinned })
  const cleared = { landmark: '', latitude: null, longitude: null }
  expect((await change(people.sender, cleared)).body.data).toMatchObject({
    to: { street: 'Universitet 5-uy', landmark: null, latitude: null, longitude: null },
  })
  await world.does(people.sender, order, 'cancel')
  expect((await change(people.sender, { street: 'Yana 1-uy' })).body.code).toBe('address_change_closed')
})

test('drafts that wait for the call are a list of their own; what staff write down waits only for their yes', async () => {
  const { people, place, checkout, list, does } = world
  const person = await addPerson(world, 'customer')
  await place(person)
  const asked = await place(person)
  await checkout(person, [asked], 'cash')
  const written = await place(people.operator, { owner_id: person.id, payment_type: 'receiver' })
  const { items } = await list(people.operator, { awaiting_call: true })
  const ids = items.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([asked.id, written.id]))
  expect((await list(person, { awaiting_call: true })).items).toHaveLength(2)
  expect((await does(people.operator, written, 'confirm')).status).toBe('new')
})

test('a basket is paid whole or not at all, and a method that is off is told so', async () => {
  const { place, checkout, balance, topUp, read, app } = world
  const person = await addPerson(world, 'customer')
  const orders = [await place(person), await place(person)]
  const [first, second] = orders
  if (!first || !second) throw new Error('two orders')
  await topUp(person, first.price + second.price - 1)
  expect((await checkout(person, orders, 'balance')).body.code).toBe('insufficient_funds')
  expect((await read(person, first)).status).toBe('draft')
  for (const type of ['card', 'payme', 'click', 'google_pay'])
    expect((await checkout(person, orders, type)).body.code).toBe('payment_unavailable')
  await topUp(person, 1)
  const basket = await app.inject({ ...requestOf(ordersCalls.readBasket), headers: person.headers })
  expect(basket.json().data).toMatchObject({ total: first.price + second.price })
  const both = await Promise.all([checkout(person, orders, 'balance'), checkout(person, orders, 'balance')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await balance(person)).toBe(0)
  const empty = await app.inject({ ...requestOf(ordersCalls.readBasket), headers: person.headers })
  expect(empty.json().data).toEqual({ items: [], total: 0 })
  expect((await checkout(world.people.stranger, [first], 'balance')).body.code).toBe('not_in_basket')
})

test('two baskets at the same moment do not share one balance: one is paid whole, the other not at all', async () => {
  const { place, checkout, topUp, read } = world
  const person = await addPerson(world, 'customer')
  const baskets = [
    [await place(person), await place(person)],
    [await place(person), await place(person)],
  ]
  await topUp(person, 3 * (baskets[0]?.[0]?.price ?? 0))
  const answers = await Promise.all(baskets.map((orders) => checkout(person, orders, 'balance')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  for (const [index, orders] of baskets.entries()) {
    const states = await Promise.all(orders.map((order) => read(person, order)))
    const expected = answers[index]?.status === 200 ? 'new' : 'draft'
    expect(states.map(({ status }) => status)).toEqual([expected, expected])
  }
})

const tick = () => runClocks(world, world.clock.now())
const verbsOf = (order: Shown) => (order.events as { verb: string }[]).map(({ verb }) => verb)

test('an unpaid draft is reminded of once after five days and let go after seven', async () => {
  const { people, place, read, clock } = world
  const order = await place(people.stranger)
  clock.advance(5 * day)
  await tick()
  await tick()
  expect(verbsOf(await read(people.stranger, order))).toEqual(['place', 'remind'])
  clock.advance(2 * day)
  await tick()
  expect(await read(people.stranger, order)).toMatchObject({ status: 'expired', allowed_actions: [] })
})

test('an order that cannot move does not keep those behind it waiting', async () => {
  const { people, place, read, clock, db, secrets } = world
  const first = await place(people.stranger)
  clock.advance(1_000)
  const second = await place(people.stranger)
  clock.advance(5 * day)
  let turns = 0
  const transaction: typeof db.transaction = (work, options) => {
    turns += 1
    return turns === 1 ? Promise.reject(new Error('broken')) : db.transaction(work, options)
  }
  const run = runClocks({ db: { ...db, transaction }, secrets }, clock.now())
  await expect(run).rejects.toThrow(AggregateError)
  expect(verbsOf(await read(people.stranger, second))).toEqual(['place', 'remind'])
  await tick()
  expect(verbsOf(await read(people.stranger, first))).toEqual(['place', 'remind'])
})

test('a courier who never comes loses the order, and a delivered one is closed after a day', async () => {
  const { read, clock, people } = world
  const courier = await freshCourier()
  const waiting = await world.does(courier, await ready(), 'accept')
  const order = await carried({}, courier)
  await world.does(courier, order, 'deliver', { proof: signed })
  clock.advance(12 * hour)
  await tick()
  expect((await read(people.sender, waiting)).status).toBe('new')
  expect((await read(people.sender, order)).status).toBe('executor_done')
  clock.advance(12 * hour)
  await tick()
  expect((await read(people.sender, order)).status).toBe('done')
})

test('storage runs out after seven days, once longer, and then the parcel goes back', async () => {
  const { people, points, does, verb, read, list, clock } = world
  const to = { region: 8, city: 122, point_id: points.samarkand }
  const order = await carried({ delivery_option: 3, to }, await freshCourier())
  await does(people.samarkandAgent, order, 'store')
  await does(people.sender, order, 'extend_storage')
  expect((await verb(people.sender, order, 'extend_storage')).status).toBe(409)
  clock.advance(8 * day)
  await tick()
  expect((await read(people.sender, order)).status).toBe('agent_received')
  clock.advance(6 * day)
  await tick()
  expect(await read(people.sender, order)).toMatchObject({
    status: 'expired',
    custody: { holder: 'nobody' },
  })
  const [back] = (await list(people.sender, { status: 'new' })).items.filter(
    ({ return_of }) => return_of === order.id,
  )
  expect(back).toMatchObject({ delivery_option: 4, custody: { holder: 'origin_point' } })
})

test('a locker hands out for the code only', async () => {
  const { people, points, does, verb, receiverCode } = world
  const to = { region: 8, city: 122, point_id: points.locker }
  const order = await carried({ delivery_option: 3, to }, await freshCourier())
  expect((await does(people.lockerAgent, order, 'store')).custody.holder).toBe('locker')
  expect((await verb(people.lockerAgent, order, 'hand_out')).body.code).toBe('proof_required')
  expect((await verb(people.samarkandAgent, order, 'hand_out')).status).toBe(404)
  const code = await receiverCode(order)
  expect((await does(people.lockerAgent, order, 'hand_out', { code })).status).toBe('done')
})

test('a loss is reported after seven days, damage after the delivery, each once', async () => {
  const { people, send, clock, does } = world
  const courier = await freshCourier()
  const order = await carried({}, courier)
  const claim = (kind: string) =>
    send(people.sender, ordersCalls.openClaim, {
      params: { id: order.id },
      body: { kind, description: 'Kelmadi' },
    })
  expect((await claim('lost')).body.code).toBe('claim_too_early')
  expect((await claim('damaged')).body.code).toBe('claim_not_possible')
  clock.advance(7 * day)
  expect((await claim('lost')).status).toBe(201)
  expect((await claim('lost')).body.code).toBe('claim_exists')
  await does(courier, order, 'deliver', { proof: signed })
  expect((await claim('damaged')).status).toBe(201)
})

test('what an order says of its payment is what the books say', async () => {
  const courier = await freshCourier()
  const paid = await ready()
  const unpaid = await world.place(world.people.sender)
  const cash = await carried({ payment_type: 'cash' }, courier)
  const collected = await carried({ payment_type: 'receiver' }, courier)
  await world.does(courier, collected, 'deliver', { proof: signed, collected: collected.to_collect })
  await world.does(world.people.sender, await ready(), 'cancel')
  const faults = () => moneyFaults(world.db, new Date(0))
  expect(await faults()).toEqual([])
  for (const { id } of [paid, cash, collected])
    await world.db.run(sql`update customer_order set total = total + 1 where id = ${Number(id)}`)
  await world.db.run(sql`update customer_order set paid_at = now() where id = ${Number(unpaid.id)}`)
  const wrong = [paid, unpaid, cash, collected].map(({ id }) => Number(id)).sort()
  expect((await faults()).map(({ id }) => id).sort()).toEqual(wrong)
})

test('the log of an order is only added to', async () => {
  await ready()
  await expect(world.db.run(sql`update order_event set verb = 'cancel'`)).rejects.toThrow('only added to')
  await expect(world.db.run(sql`delete from order_event`)).rejects.toThrow('only added to')
})

test('every verb of the lifecycle is a call of its own, but for those that are part of another', () => {
  const ofReceiver = ['redirect', 'choose_hand_over', 'delegate', 'revoke_delegate']
  const ofSender = ['agree_price', 'decline_price']
  const partOfAnother = [
    'place',
    'submit',
    'pay',
    'remind',
    'change_address',
    'renew_code',
    ...ofReceiver,
    ...ofSender,
  ]
  const called = orderVerbRoutes().map(({ path }) => path.split('/').at(-1)?.replaceAll('-', '_'))
  expect([...called, ...partOfAnother].sort()).toEqual([...verbs].sort())
})

test('every verb answers for an order out of reach exactly as for a missing one', async () => {
  const { people, place } = world
  const order = await place(people.sender)
  const callers = { personal: people.stranger, courier: people.courier, agent: people.samarkandAgent }
  const bare = ({ status, body: { request_id: _, ...body } }: Answer) => ({ status, body })
  for (const { path, action } of orderVerbRoutes()) {
    for (const [kind, who] of Object.entries(callers)) {
      if (!isAction(action) || reachOf(kind as CallerKind, action) !== 'own') continue
      const name = path.split('/').at(-1)?.replaceAll('-', '_') as keyof typeof orderVerbsCalls
      const missing = bare(await world.verb(who, { id: '99999999' }, name))
      expect(missing.status, path).toBe(404)
      expect(bare(await world.verb(who, order, name)), path).toEqual(missing)
    }
  }
})

test('an operator’s deeds are in the log of what staff did', async () => {
  const { people, db, does } = world
  const order = await ready()
  await does(people.operator, order, 'cancel')
  const { count } = await db.one<{ count: number }>(
    sql`select count(*) as count from audit_entry where object = ${`order:${order.id}`} and action = 'order.cancel'`,
  )
  expect(count).toBe(1)
})

test('every change leaves the outbox something to tell', async () => {
  const order = await ready()
  const rows = await world.db.many<{ topic: string }>(
    sql`select topic from outbox where key = ${`order:${order.id}`} order by id`,
  )
  expect(rows.filter(({ topic }) => topic === 'event:orders.order-changed')).toHaveLength(2)
  expect(rows.filter(({ topic }) => topic === 'live')).toHaveLength(2)
})

test('a parcel takes a place at a point while it lies there', async () => {
  const { people, points, does } = world
  const free = async () => {
    const { body } = await world.call(pointsCalls.readPoint, { params: { id: points.tashkent } })
    return (body.data as { free: number }).free
  }
  const before = await free()
  const order = await ready({
    delivery_option: 4,
    from: { region: 14, city: 205, point_id: points.tashkent },
  })
  await does(people.tashkentAgent, order, 'drop_off')
  expect(await free()).toBe(before - 1)
  await does(await freshCourier(), order, 'pick_up', { scan: order.tracking_code })
  expect(await free()).toBe(before)
})
