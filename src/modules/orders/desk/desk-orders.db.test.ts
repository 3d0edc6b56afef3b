import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  hour,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import type { Place } from '../../../../tests/support/named-call.ts'
import { incidentsCalls } from '../incidents/incidents.calls.ts'
import type { IncidentList } from '../incidents/incidents.contract.ts'
import { deskOrdersCalls } from './desk-orders.calls.ts'
import type { Confirmation, ConfirmationList, DeskOrder } from './desk-orders.contract.ts'

let world: World
let operator: Person
let colleague: Person
beforeAll(async () => {
  world = await startWorld()
  operator = world.people.operator
  colleague = await addPerson(world, 'operator')
  await world.db.run(sql`update person set full_name = 'Malika Yusupova' where id = ${colleague.id}`)
})

const minute = 60_000
const { listConfirmations, startCall, leaveCall, tellNoAnswer, readDeskOrder, readCustomerOrders } =
  deskOrdersCalls

const call = (called: Call, given: Place & { body?: object } = {}, who = operator) =>
  world.call(called, { ...given, headers: { ...who.headers, 'accept-language': 'uz' } })
const about = ({ id }: { id: string | number }) => ({ params: { id } })

async function queue(query: Record<string, unknown> = {}, who = operator): Promise<ConfirmationList> {
  const { status, body } = await call(listConfirmations, { query }, who)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data as ConfirmationList
}

const shown = ({ status, body }: Awaited<ReturnType<typeof call>>) => {
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body.data as Confirmation
}

/** A draft that waits for the call. */
async function waiting(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { people, place, checkout } = world
  const order = await place(people.sender, { payment_type: 'cash', ...overrides })
  await checkout(people.sender, [order], String(overrides.payment_type ?? 'cash'))
  return order
}

async function emptyQueue(): Promise<void> {
  for (const { id } of (await queue({ limit: 100 })).items) await world.does(operator, { id }, 'confirm')
}

test('what waits for the call stands in the queue, oldest first, with its hour', async () => {
  await emptyQueue()
  const first = await waiting({ description: 'Choynak' })
  world.clock.advance(10 * minute)
  const second = await waiting({ payment_type: 'receiver' })
  await world.place(world.people.sender, { payment_type: 'cash' })
  const { items, waiting: count, late } = await queue()
  expect(items.map(({ id }) => id)).toEqual([first.id, second.id])
  expect([count, late]).toEqual([2, 0])
  expect(items[0]).toMatchObject({
    order: {
      description: 'Choynak',
      payment_type: 'cash',
      allowed_actions: expect.arrayContaining(['confirm']),
    },
    owner: { id: String(world.people.sender.id), full_name: 'Sinov' },
    from_place: 'Chilonzor',
    to_place: 'Samarqand',
    calls: [],
  })
  const left = Date.parse(items[0]?.order.confirm_by ?? '') - world.clock.now().getTime()
  expect(left).toBe(50 * minute)
})

test('after an hour it counts as late and keeps its place', async () => {
  await emptyQueue()
  const order = await waiting()
  world.clock.advance(hour + 1)
  await waiting()
  const { items, late } = await queue()
  expect([items[0]?.id, items.length, late]).toEqual([order.id, 2, 1])
})

test('the queue is read page by page without a gap or a repeat', async () => {
  await emptyQueue()
  const orders = []
  for (let made = 0; made < 5; made++) orders.push(await waiting())
  const seen: string[] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null && pages < 10; pages++) {
    const page: ConfirmationList = await queue({ limit: 2, cursor: cursor || undefined })
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect(seen.sort()).toEqual(orders.map(({ id }) => id).sort())
  expect((await queue({ cursor: 'nonsense' })).items).toHaveLength(5)
})

test('confirmed and cancelled orders leave the queue', async () => {
  await emptyQueue()
  const kept = await waiting()
  const confirmed = await waiting()
  const cancelled = await waiting()
  await world.does(operator, confirmed, 'confirm')
  await world.does(operator, cancelled, 'cancel', { note: 'Fikridan qaytdi' })
  expect((await queue()).items.map(({ id }) => id)).toEqual([kept.id])
})

test('of two operators one calls; the other is told who, for five minutes', async () => {
  const order = await waiting()
  expect(shown(await call(startCall, about(order), colleague)).calls).toMatchObject([
    { outcome: 'calling', by: { id: String(colleague.id), full_name: 'Malika Yusupova' } },
  ])
  for (const refused of [
    await call(startCall, about(order)),
    await call(tellNoAnswer, { ...about(order), body: {} }),
    await call(leaveCall, about(order)),
  ]) {
    expect(refusal(refused)).toMatchObject({ status: 409, code: 'call_taken' })
    expect(refused.body.message).toContain('Malika Yusupova')
  }
  world.clock.advance(4 * minute)
  shown(await call(startCall, about(order), colleague))
  world.clock.advance(4 * minute)
  expect(refusal(await call(startCall, about(order)))).toMatchObject({ code: 'call_taken' })
  world.clock.advance(minute)
  expect(shown(await call(startCall, about(order))).calls.map(({ outcome }) => outcome)).toEqual([
    'left',
    'calling',
  ])
})

test('of two operators at the same moment exactly one is on the line', async () => {
  const order = await waiting()
  const answers = await Promise.all(
    [operator, colleague, operator, colleague].map((who) => call(startCall, about(order), who)),
  )
  const statuses = answers.map(({ status }) => status)
  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 409).length,
  ]).toEqual([2, 2])
  expect(statuses[0]).toBe(statuses[2])
})

test('whoever leaves a call leaves it to the others', async () => {
  const order = await waiting()
  shown(await call(startCall, about(order), colleague))
  shown(await call(leaveCall, about(order), colleague))
  expect(shown(await call(startCall, about(order))).calls.at(-1)).toMatchObject({ outcome: 'calling' })
})

test('a call without an answer is kept with its words, and the order keeps its place', async () => {
  await emptyQueue()
  const order = await waiting()
  shown(await call(startCall, about(order)))
  world.clock.advance(minute)
  shown(await call(tellNoAnswer, { ...about(order), body: { note: 'Oʻchirilgan' } }))
  shown(await call(tellNoAnswer, { ...about(order), body: {} }, colleague))
  const [item] = (await queue()).items
  expect(item?.calls).toMatchObject([
    { outcome: 'no_answer', note: 'Oʻchirilgan', by: { id: String(operator.id) } },
    { outcome: 'no_answer', note: null, by: { id: String(colleague.id) } },
  ])
  const { count } = await world.db.one<{ count: number }>(sql`
    select count(*) as count from audit_entry
    where action = 'order.no_answer' and object = ${`order:${order.id}`}`)
  expect(count).toBe(2)
})

test('nobody is called about an order that does not wait, or is not there', async () => {
  const order = await waiting()
  await world.does(operator, order, 'confirm')
  for (const called of [startCall, tellNoAnswer])
    expect(refusal(await call(called, { ...about(order), body: {} }))).toMatchObject({
      status: 409,
      code: 'not_waiting',
    })
  expect((await call(startCall, about({ id: 10000001 }))).status).toBe(404)
  expect((await call(startCall, about({ id: 7 }))).status).toBe(404)
})

test('the queue goes by its index', async () => {
  const plan = await world.db.transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`)
    return tx.many<{ 'QUERY PLAN': string }>(sql`
      explain select * from order_read
      where status = 'draft' and "submittedAt" is not null
        and ("submittedAt", id) > ('-infinity'::timestamptz, 0::integer)
      order by "submittedAt", id limit 50`)
  })
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('customer_order_call_due')
})

async function inspected(order: { id: string }, who = operator): Promise<DeskOrder> {
  const { status, body } = await call(readDeskOrder, about(order), who)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data as DeskOrder
}

test('an order at the desk tells who did what, its money and its calls', async () => {
  const { people, does, receiverCode } = world
  const order = await waiting({ product_fee: 200_000, services: ['cod'] })
  shown(await call(tellNoAnswer, { ...about(order), body: { note: 'Band' } }, colleague))
  await does(operator, order, 'confirm')
  await does(operator, order, 'accept', { courier_id: people.courier.id, note: 'Yaqin' })
  const handed = world.clock.now()
  world.clock.advance(10 * minute)
  await does(people.courier, order, 'pick_up', {
    happened_at: handed.toISOString(),
    latitude: 41.3,
    longitude: 69.2,
  })
  const code = await receiverCode(order)
  await does(people.courier, order, 'deliver', { code, collected: 200_000 })
  const { order: detail, owner, log, money, calls, courier, points: named } = await inspected(order)
  expect(detail).toMatchObject({ id: order.id, status: 'done' })
  expect(owner).toMatchObject({ id: String(people.sender.id), type: 1 })
  expect(courier).toMatchObject({ id: String(people.courier.id) })
  expect(log.map(({ verb }) => verb)).toEqual([
    'place',
    'submit',
    'confirm',
    'accept',
    'pick_up',
    'deliver',
    'complete',
  ])
  expect(log.find(({ verb }) => verb === 'accept')).toMatchObject({
    actor: 'operator',
    person: { id: String(operator.id) },
    courier: { id: String(people.courier.id) },
    note: 'Yaqin',
  })
  const picked = log.find(({ verb }) => verb === 'pick_up')
  expect(picked).toMatchObject({
    courier: null,
    place: { lat: 41.3, lon: 69.2 },
    happened_at: handed.toISOString(),
  })
  expect(Date.parse(picked?.recorded_at ?? '') - handed.getTime()).toBe(10 * minute)
  expect(log.find(({ verb }) => verb === 'deliver')).toMatchObject({ proof: 'code', collected: 200_000 })
  expect(log.find(({ verb }) => verb === 'complete')).toMatchObject({ actor: 'system', person: null })
  expect(money.map(({ title, amount }) => [title, amount])).toEqual([
    ['Posilka uchun kuryerga naqd toʻlov', detail.price],
    ['Tovar puli: kuryer qabul qildi', 200_000],
  ])
  expect(calls).toMatchObject([{ outcome: 'no_answer', note: 'Band' }])
  expect(named).toEqual([])
})

test('points are named, and what was told too late is marked', async () => {
  const { people, does, points } = world
  const from = { region: 14, city: 205, point_id: points.tashkent }
  const order = await waiting({ delivery_option: 4, from })
  await does(operator, order, 'confirm')
  const before = world.clock.now().toISOString()
  world.clock.advance(10 * minute)
  await does(people.tashkentAgent, order, 'drop_off')
  await does(people.tashkentAgent, order, 'drop_off', { happened_at: before })
  const { log, points: named } = await inspected(order)
  expect(named.map(({ id }) => id)).toEqual([points.tashkent])
  const handedIn = log.filter(({ verb }) => verb === 'drop_off')
  expect(handedIn.map(({ point, counted }) => [point, counted])).toContainEqual(['Punkt', true])
  expect(handedIn.filter(({ counted }) => counted)).toHaveLength(1)
  expect(handedIn).toHaveLength(2)
})

test('a cashier looks at the order and may do nothing to it; customers, couriers and agents do not look', async () => {
  const order = await waiting()
  const cashier = await addPerson(world, 'operator')
  await world.db.run(sql`update person set role = 'cashier' where id = ${cashier.id}`)
  await world.db.run(sql`update session set role = 'cashier' where person_id = ${cashier.id}`)
  expect((await inspected(order, cashier)).order.allowed_actions).toEqual([])
  expect((await call(listConfirmations, {}, cashier)).status).toBe(403)
  for (const who of [world.people.sender, world.people.courier, world.people.tashkentAgent]) {
    expect((await call(readDeskOrder, about(order), who)).status).toBe(403)
    expect((await call(listConfirmations, {}, who)).status).toBe(403)
    expect((await call(startCall, about(order), who)).status).toBe(403)
  }
})

test('the last orders of a customer are theirs and no other’s', async () => {
  const customer = await addPerson(world, 'customer')
  const placed = []
  for (let made = 0; made < 7; made++) {
    world.clock.advance(minute)
    placed.push(await world.place(customer))
  }
  const { body } = await call(readCustomerOrders, about(customer))
  const { items } = body.data as { items: Shown[] }
  expect(items.map(({ id }) => id)).toEqual(
    placed
      .map(({ id }) => id)
      .reverse()
      .slice(0, 5),
  )
  expect((await call(readCustomerOrders, about(customer), world.people.stranger)).status).toBe(403)
})

test('a return and what it returns name each other', async () => {
  const { does } = world
  const courier = await addPerson(world, 'courier')
  const order = await waiting()
  await does(operator, order, 'confirm')
  await does(courier, order, 'accept')
  await does(courier, order, 'pick_up')
  await does(courier, order, 'fail_delivery', { reason: 'refused' })
  await does(operator, order, 'expire')
  const { return_order: back } = await inspected(order)
  expect(back).toMatch(/^\d{8}$/)
  expect((await inspected({ id: String(back) })).order.return_of).toBe(order.id)
})

test('an order says how many reports of it did not fit, open and decided', async () => {
  const { does, people } = world
  const order = await waiting()
  await does(operator, order, 'confirm')
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up')
  expect((await inspected(order)).incidents).toEqual({ open: 0, decided: 0 })
  const scan = { scan: order.tracking_code }
  expect(refusal(await world.verb(people.otherCourier, order, 'pick_up', scan)).code).toBe(
    'action_not_allowed',
  )
  expect((await inspected(order)).incidents).toEqual({ open: 1, decided: 0 })
  const list = await call(incidentsCalls.listIncidents, { query: { order_id: order.id } })
  const [incident] = (list.body.data as IncidentList).items
  await call(incidentsCalls.decideIncident, {
    params: { id: incident?.id ?? '' },
    body: { decision: 'settled' },
  })
  expect((await inspected(order)).incidents).toEqual({ open: 0, decided: 1 })
})
