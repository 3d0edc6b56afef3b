import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import { receiverLinkOf } from '#modules/orders/receiver/receiver-link.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  hour,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { phonesIn } from '../../../../tests/support/field-phone.ts'
import { longDelegate, longLetter, longPoint, longWish } from '../../../../tests/support/long-letters.ts'
import { fieldCalls } from './field.calls.ts'
import type { ReportResult, Stop, SyncAnswer, Today } from './field.contract.ts'

type Phones = ReturnType<typeof phonesIn>
let world: World
let phones: Phones
beforeAll(async () => {
  world = await startWorld()
  phones = phonesIn(world)
})

const sends = (...given: Parameters<Phones['sends']>) => phones.sends(...given)
const paidOrder = (overrides?: Record<string, unknown>) => phones.paidOrder(overrides)
const carriedOrder = () => phones.carriedOrder(world.people.courier)
const today = (who: Person) => phones.today(who)

const states = ({ results }: SyncAnswer) => results.map(({ state }) => state)
const only = ({ results }: SyncAnswer) => results[0] as ReportResult

const incidentIn = ({ incidents }: Today, { incident_id }: ReportResult) =>
  incidents.find(({ id }) => id === incident_id)
const stopOf = ({ stops }: { stops: Stop[] }, { id }: Shown) => stops.find(({ order_id }) => order_id === id)

test('a whole shift told at once is done in the order of happening, by code or number', async () => {
  const { courier } = world.people
  const order = await paidOrder()
  world.clock.advance(hour)
  await sends(courier, [{ verb: 'accept', parcel: order.id, agoMs: 50 * 60_000 }])
  const answer = await sends(courier, [
    { verb: 'pick_up', parcel: order.tracking_code.toLowerCase(), agoMs: 40 * 60_000 },
    { verb: 'fail_delivery', parcel: order.id, input: { reason: 'nobody_home' }, agoMs: 10 * 60_000 },
  ])
  expect(states(answer)).toEqual(['done', 'done'])
  expect((await world.read(courier, order)).status).toBe('failed_delivery')
})

test('the same report told again is repeated and changes nothing', async () => {
  const { courier } = world.people
  const order = await carriedOrder()
  const failed = {
    verb: 'fail_delivery',
    parcel: order.id,
    input: { reason: 'phone_off' },
    clientId: randomUUID(),
  }
  expect(states(await sends(courier, [failed]))).toEqual(['done'])
  const { version } = await world.read(courier, order)
  expect(states(await sends(courier, [failed, failed]))).toEqual(['repeated', 'repeated'])
  expect((await world.read(courier, order)).version).toBe(version)
})

test('what was cancelled meanwhile is a conflict in words, and so it is when it is told again', async () => {
  const { courier, operator } = world.people
  const order = await carriedOrder()
  world.clock.advance(hour)
  await world.does(operator, order, 'write_off', { reason: 'lost' })
  const delivered = {
    verb: 'deliver',
    parcel: order.id,
    input: { code: await world.receiverCode(order), collected: 0 },
    clientId: randomUUID(),
  }
  const first = only(await sends(courier, [delivered]))
  expect(first).toMatchObject({ state: 'conflict', code: 'cancelled_meanwhile', order_id: order.id })
  expect(first.message).toBeTruthy()
  expect(first.incident_id).toBeTruthy()
  expect(incidentIn(await today(courier), first)).toMatchObject({ decided: null, order_id: order.id })
  expect(only(await sends(courier, [delivered]))).toEqual(first)
})

test('a report that comes after a later one is kept without effect', async () => {
  const { courier } = world.people
  const order = await carriedOrder()
  world.clock.advance(2 * hour)
  await sends(courier, [{ verb: 'fail_delivery', parcel: order.id, input: { reason: 'nobody_home' } }])
  const late = await sends(
    courier,
    [{ verb: 'fail_delivery', parcel: order.id, input: { reason: 'refused' }, agoMs: hour }],
    {
      device: 'phone-two',
    },
  )
  expect(only(late)).toMatchObject({ state: 'late', code: 'told_late' })
  const { events } = (await world.read(courier, order)) as unknown as { events: { counted: boolean }[] }
  expect(events.filter(({ counted }) => !counted)).toHaveLength(1)
})

test('a wrong receiver’s code is a conflict, and the parcel stays out for delivery', async () => {
  const { courier } = world.people
  const order = await carriedOrder()
  const right = await world.receiverCode(order)
  const wrong = right === '000000' ? '111111' : '000000'
  const told = { verb: 'deliver', parcel: order.id, input: { code: wrong, collected: 0 } }
  expect(only(await sends(courier, [told]))).toMatchObject({ state: 'conflict', code: 'wrong_receiver_code' })
  expect((await world.read(courier, order)).status).toBe('pickup')
})

test('what no parcel has, what nobody can read and what is missing is refused, and the others are done', async () => {
  const { courier } = world.people
  const order = await carriedOrder()
  const answer = await sends(courier, [
    { verb: 'deliver', parcel: 'TB00000000000000', input: {} },
    { verb: 'deliver', parcel: order.id, input: { collected: 'many' } },
    { verb: 'deliver', parcel: order.id, input: { collected: 0 } },
    { verb: 'write_off', parcel: order.id, input: { reason: 'lost' } },
    { verb: 'fail_delivery', parcel: order.id, input: { reason: 'nobody_home' } },
  ])
  expect(answer.results.map(({ state, code }) => [state, code])).toEqual([
    ['refused', 'not_found'],
    ['refused', 'invalid_input'],
    ['refused', 'proof_required'],
    ['refused', 'forbidden'],
    ['done', undefined],
  ])
})

test('a clock that is two hours wrong is measured and taken off', async () => {
  const { courier } = world.people
  for (const clockMs of [2 * hour, -2 * hour]) {
    const order = await carriedOrder()
    world.clock.advance(3 * hour)
    const answer = await sends(
      courier,
      [{ verb: 'fail_delivery', parcel: order.id, input: { reason: 'nobody_home' }, agoMs: hour }],
      { clockMs },
    )
    expect(answer.clock_off_ms).toBe(clockMs)
    expect(states(answer)).toEqual(['done'])
    const { events } = (await world.read(courier, order)) as unknown as {
      events: { verb: string; happened_at: string }[]
    }
    const at = events.find(({ verb }) => verb === 'fail_delivery')?.happened_at ?? ''
    expect(Date.parse(at)).toBe(world.clock.now().getTime() - hour)
  }
})

test('what another phone has to tell first waits, and counts once that is told', async () => {
  const { courier, samarkandAgent } = world.people
  const order = await paidOrder({
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: world.points.samarkand },
  })
  await world.does(courier, order, 'accept')
  world.clock.advance(2 * hour)
  const stored = await sends(samarkandAgent, [
    { verb: 'store', parcel: order.tracking_code, agoMs: 10 * 60_000 },
  ])
  expect(only(stored)).toMatchObject({ state: 'conflict', code: 'not_told_yet' })
  expect(states(await sends(courier, [{ verb: 'pick_up', parcel: order.id, agoMs: hour }]))).toEqual(['done'])
  expect(await world.read(samarkandAgent, order)).toMatchObject({
    status: 'agent_received',
    custody: { holder: 'destination_point', point_id: world.points.samarkand },
  })
  const { decision } = await world.db.one<{ decision: string }>(
    sql`select decision from order_incident where id = ${Number(only(stored).incident_id)}`,
  )
  expect(decision).toBe('settled')
})

test('the day has what is to be done, with the place, the money and what may be done', async () => {
  const other = world.people.otherCourier
  const order = await paidOrder()
  await world.does(other, order, 'accept')
  expect(stopOf(await today(other), order)).toMatchObject({ kind: 'collect', state: 'open', in_hand: false })
  await world.does(other, order, 'pick_up')
  const day = await today(other)
  expect(stopOf(day, order)).toMatchObject({
    kind: 'deliver',
    state: 'open',
    in_hand: true,
    name: 'Bobur Toshmatov',
    phone: '934445566',
    place: { street: 'Registon 7, 15-uy', point: null },
    to_collect: 0,
    position: 1,
  })
  expect(stopOf(day, order)?.allowed_actions).toContain('deliver')
})

test('a cursor brings what has changed since, and what has left the list', async () => {
  const other = world.people.otherCourier
  const first = await paidOrder()
  const second = await paidOrder()
  await world.does(other, first, 'accept')
  const { cursor } = await today(other)
  expect((await sends(other, [], { cursor })).changes).toMatchObject({ stops: [], left: [] })
  await world.does(other, second, 'accept')
  await world.does(other, first, 'release')
  const { changes } = await sends(other, [], { cursor })
  expect(changes.left).toEqual([first.id])
  expect(changes.stops.map(({ order_id }) => order_id)).toContain(second.id)
})

test('the courier’s own order is kept, and what comes new is put into it', async () => {
  const courier = await addPerson(world, 'courier')
  const orders = await Promise.all([paidOrder(), paidOrder(), paidOrder()])
  for (const order of orders) await world.does(courier, order, 'accept')
  const wanted = orders.map(({ id }) => id).reverse()
  await world.call(fieldCalls.arrangeStops, { headers: courier.headers, body: { order_ids: wanted } })
  const added = await paidOrder()
  await world.does(courier, added, 'accept')
  const went = (await today(courier)).stops.map(({ order_id }) => order_id)
  expect(went).toHaveLength(4)
  expect(went.filter((id) => id !== added.id)).toEqual(wanted)
})

test('a parcel that was collected leads to its receiver from then on, and is placed anew: for another day it comes last', async () => {
  const listOf = async (courier: Person) => (await today(courier)).stops.map(({ order_id }) => order_id)
  for (const isOwnOrder of [false, true]) {
    const courier = await addPerson(world, 'courier')
    const orders = [await paidOrder(), await paidOrder()]
    for (const order of orders) await world.does(courier, order, 'accept')
    if (isOwnOrder)
      await world.call(fieldCalls.arrangeStops, {
        headers: courier.headers,
        body: { order_ids: orders.map(({ id }) => id) },
      })
    const [first = '', second = ''] = await listOf(courier)
    await sends(courier, [{ verb: 'pick_up', parcel: first }])
    const [, last] = (await today(courier)).stops
    expect(last).toMatchObject({ order_id: first, kind: 'deliver' })
    expect(last?.window?.day).toBeDefined()
    expect(await listOf(courier)).toEqual([second, first])
  }
})

test('an ended phone is told so and takes nothing with it', async () => {
  const courier = await addPerson(world, 'courier')
  await sends(courier, [], { device: 'phone-lost' })
  await world.db.run(sql`
    update courier_device set ended_at = ${world.clock.now()}, ended_because = 'desk' where person_id = ${courier.id}`)
  const { status, body } = await phones.sync(courier, [], { device: 'phone-lost' })
  expect({ status, code: body.code }).toEqual({ status: 401, code: 'device_ended' })
})

test('what happened before there was an order counts from when it could be, and is told to the desk', async () => {
  const courier = await addPerson(world, 'courier')
  const { sender } = world.people
  await world.topUp(sender, 200_000)
  const order = await world.place(sender)
  world.clock.advance(hour)
  world.shownIn(await world.checkout(sender, [order], 'balance'))
  const paidAt = world.clock.now().toISOString()
  world.clock.advance(hour)
  // A phone that was switched on without a battery takes it for 1970.
  const answer = await sends(courier, [
    { verb: 'accept', parcel: order.id, agoMs: world.clock.now().getTime() },
    { verb: 'pick_up', parcel: order.id, agoMs: 5 * hour },
  ])
  expect(states(answer)).toEqual(['done', 'done'])
  for (const result of answer.results)
    expect(incidentIn(await today(courier), result)).toMatchObject({ kind: 'before_order' })
  const { status, events } = (await world.read(courier, order)) as unknown as {
    status: string
    events: { verb: string; happened_at: string }[]
  }
  expect(status).toBe('pickup')
  expect(events.slice(-2)).toMatchObject([
    { verb: 'accept', happened_at: paidAt },
    { verb: 'pick_up', happened_at: paidAt },
  ])
})

test('what is dated before the order and fits nowhere in it is with the desk, and overrides nothing', async () => {
  const [courier, late] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const order = await phones.carriedOrder(courier)
  const told = [
    {
      verb: 'fail_delivery',
      parcel: order.tracking_code,
      input: { reason: 'nobody_home' },
      agoMs: 900 * hour,
    },
    { verb: 'accept', parcel: order.tracking_code, agoMs: 900 * hour },
  ]
  const answer = await sends(late, told)
  expect(answer.results.map(({ code }) => code)).toEqual(['with_colleague', 'with_colleague'])
  const { incidents } = await today(late)
  expect(incidents.map(({ kind }) => kind).sort()).toEqual(['before_order', 'impossible_report'])
  expect((await world.read(courier, order)).status).toBe('pickup')
})

test('answers come as the reports were sent, whatever happened first', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await paidOrder()
  const sent = [
    { verb: 'pick_up', parcel: order.id, seq: 9, clientId: 'second-deed' },
    { verb: 'no such verb', parcel: order.id, seq: -1, clientId: 'unreadable' },
    { verb: 'accept', parcel: order.id, seq: 8, clientId: 'first-deed' },
  ]
  const answer = await sends(courier, sent)
  expect(answer.results.map(({ client_id, state }) => [client_id, state])).toEqual([
    ['second-deed', 'done'],
    ['unreadable', 'refused'],
    ['first-deed', 'done'],
  ])
})

/** Ordered and paid together, accepted and fetched with one call of the phone. */
async function twentyMore(
  courier: Person,
  draftOf: (at: number) => Record<string, unknown>,
): Promise<Shown[]> {
  const { sender } = world.people
  await world.topUp(sender, 10_000_000)
  const orders: Shown[] = []
  for (let at = 0; at < 20; at++) orders.push(await world.place(sender, draftOf(at)))
  world.shownIn(await world.checkout(sender, orders, 'balance'))
  const told = ['accept', 'pick_up'].flatMap((verb) => orders.map(({ id }) => ({ verb, parcel: id })))
  expect(new Set(states(await sends(courier, told)))).toEqual(new Set(['done']))
  return orders
}

const chooses = async (order: Shown, call: 'chooseHandOver' | 'sendDelegate', body: object) => {
  const link = receiverLinkOf(world.secrets, Number(order.id))
  expect((await world.call(receiverCalls[call], { params: { link }, body })).status).toBe(200)
}

test('sixty stops of a day are under 300 KB, however much people have written', async () => {
  const courier = await addPerson(world, 'courier')
  const inAllLanguages = (text: string) => JSON.stringify({ uz: text, oz: text, ru: text, en: text })
  await world.db.run(sql`
    update pickup_point set name = ${inAllLanguages(longPoint.name)}, address = ${inAllLanguages(longPoint.address)},
      landmark = ${inAllLanguages(longPoint.landmark)} where id = ${world.points.samarkand}`)
  const toPoint = { region: 8, city: 122, point_id: world.points.samarkand }
  await twentyMore(courier, (at) => ({
    ...longLetter(at),
    delivery_option: 3,
    to: toPoint,
    time_interval: null,
  }))
  const brought = await twentyMore(courier, (at) => ({ ...longLetter(at), product_fee: 1_250_000 }))
  const delivered = brought.map(({ id, to_collect: collected }) => {
    const proof = { kind: 'signature', signature: `signature-${id}`, passport: `passport-${id}` }
    return { verb: 'deliver', parcel: id, input: { proof, collected } }
  })
  expect(new Set(states(await sends(courier, delivered)))).toEqual(new Set(['done']))
  const inBag = await twentyMore(courier, longLetter)
  for (const [at, order] of inBag.entries()) {
    await chooses(order, 'chooseHandOver', longWish(at))
    await chooses(order, 'sendDelegate', longDelegate(at))
  }

  const headers = { ...courier.headers, 'accept-language': 'uz-Cyrl' }
  const day = await today({ ...courier, headers })
  expect(day.stops.map(({ kind }) => kind).toSorted()).toEqual([
    ...Array(20).fill('bring'),
    ...Array(40).fill('deliver'),
  ])
  const written = Buffer.byteLength(JSON.stringify(day.stops)) / day.stops.length
  expect(written, 'what is asked of the courier is in it').toBeGreaterThan(1_500)
  expect(Buffer.byteLength(JSON.stringify(day))).toBeLessThan(300_000)
})
