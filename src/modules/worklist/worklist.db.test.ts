import { beforeAll, expect, test } from 'vitest'
import { incidentsCalls } from '#modules/orders/incidents/incidents.calls.ts'
import { openIncident } from '#modules/orders/index.ts'
import type { Call } from '#platform/calls/call.ts'
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
} from '../../../tests/scenarios/parcel-world.ts'
import { worklistCalls } from './worklist.calls.ts'
import type { QueueState, WorkDetail, WorkList } from './worklist.contract.ts'

let world: World
let operator: Person
let colleague: Person
let cashier: Person
beforeAll(async () => {
  world = await startWorld()
  operator = world.people.operator
  colleague = await addPerson(world, 'operator')
  cashier = await addPerson(world, 'cashier')
  await world.db.run(sql`update person set full_name = 'Malika Yusupova' where id = ${colleague.id}`)
  await world.topUp(world.people.sender, 100_000_000)
})

const ask = async <T>(called: Call, query: Record<string, unknown> = {}, who = operator): Promise<T> => {
  const { status, body } = await world.call(called, { query, headers: who.headers })
  if (status !== 200)
    throw new Error(world.log.filter((l) => l.includes('"err"')).at(-1) ?? JSON.stringify(body))
  return body.data as T
}
const queuesOf = async (who = operator, query = {}) =>
  new Map(
    (await ask<QueueState[]>(worklistCalls.listQueues, query, who)).map((queue) => [queue.queue, queue]),
  )
const workOf = async (query: Record<string, unknown> = {}, who = operator) =>
  (await ask<WorkList>(worklistCalls.listWork, { limit: 100, ...query }, who)).items
const keyOf = ({ id }: { id: string }) => `order:${id}`
const about = (key: string) => ({ params: { key } })
const say = (called: Call, key: string, body: object = {}, who = operator) =>
  world.send(who, called, { ...about(key), body })
const read = async (key: string, who = operator) =>
  (await world.call(worklistCalls.readWork, { ...about(key), headers: who.headers })).body.data as WorkDetail

async function waitingForCall(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { people, place, checkout } = world
  const order = await place(people.sender, { payment_type: 'cash', ...overrides })
  await checkout(people.sender, [order], 'cash')
  return order
}

async function carried(): Promise<Shown> {
  const { people, place, checkout, does } = world
  const order = await place(people.sender)
  await checkout(people.sender, [order], 'balance')
  await does(people.courier, order, 'accept')
  return does(people.courier, order, 'pick_up')
}

test('each queue tells its count and its most urgent clock, and the list says what to do', async () => {
  const before = (await queuesOf()).get('confirmation_calls')
  const submittedAt = world.clock.now()
  const order = await waitingForCall()
  const after = (await queuesOf()).get('confirmation_calls')
  expect(after?.count).toBe((before?.count ?? 0) + 1)

  const found = (await workOf({ queue: 'confirmation_calls' })).find(({ key }) => key === keyOf(order))
  expect(found).toMatchObject({ deed: 'call', owner: null, settles: false, amount: order.price })
  expect(found?.parcel).toMatchObject({ tracking_code: order.tracking_code, status: 'draft' })
  expect(Date.parse(found?.due ?? '')).toBeGreaterThan(submittedAt.getTime())

  await world.does(operator, order, 'confirm')
  expect((await queuesOf()).get('confirmation_calls')?.count).toBe(before?.count ?? 0)
})

test('a failed attempt waits for a call, another address is found first, what is refused waits for nobody', async () => {
  const { people, does } = world
  const nobodyHome = await carried()
  await does(people.courier, nobodyHome, 'fail_delivery', { reason: 'nobody_home' })
  const wrong = await carried()
  await does(people.courier, wrong, 'fail_delivery', { reason: 'wrong_address' })
  const refused = await carried()
  await does(people.courier, refused, 'fail_delivery', { reason: 'refused' })

  const work = await workOf()
  const deedOf = (order: Shown) => work.find(({ key }) => key === keyOf(order))
  expect(deedOf(nobodyHome)).toMatchObject({ queue: 'failed_attempts', deed: 'agree_on_day', settles: true })
  expect(deedOf(wrong)).toMatchObject({ queue: 'addresses_not_found', deed: 'find_address' })
  expect(deedOf(refused)).toBeUndefined()
})

test('what is not brought by its promise is late, and says who has to be asked', async () => {
  const order = await carried()
  expect((await workOf()).some(({ key }) => key === keyOf(order))).toBe(false)
  world.clock.advance(8 * day)
  const late = (await workOf({ queue: 'late_parcels' })).find(({ key }) => key === keyOf(order))
  expect(late).toMatchObject({ deed: 'ask_courier' })
  expect(Date.parse(late?.due ?? '')).toBeLessThan(world.clock.now().getTime())
})

test('one person takes a thing; a second one is told the name, and may take it over from whom they saw', async () => {
  const order = await waitingForCall()
  const key = keyOf(order)
  expect((await say(worklistCalls.takeWork, key, {}, colleague)).status).toBe(200)
  const refused = await say(worklistCalls.takeWork, key)
  expect(refusal(refused)).toMatchObject({ status: 409, code: 'work_taken' })
  expect(JSON.stringify(refused.body)).toContain('Malika Yusupova')
  expect((await workOf({ owner: 'me' }, colleague)).map((item) => item.key)).toContain(key)
  expect((await workOf({ owner: 'nobody' })).map((item) => item.key)).not.toContain(key)
  expect(refusal(await say(worklistCalls.leaveWork, key))).toMatchObject({ code: 'work_taken' })

  await say(worklistCalls.takeWork, key, { instead_of: String(colleague.id) })
  expect((await read(key)).owner).toMatchObject({ id: String(operator.id) })
  await say(worklistCalls.leaveWork, key)
  expect((await read(key)).owner).toBeNull()
  expect((await read(key)).lines.map(({ kind }) => kind)).toEqual(['left', 'taken', 'taken'])
})

test('of two who take it at the same moment one has it', async () => {
  const key = keyOf(await waitingForCall())
  const answers = await Promise.all(
    [operator, colleague].map((who) => say(worklistCalls.takeWork, key, {}, who)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('handed over it waits for the colleague, whatever queue it is in, until it is settled', async () => {
  const order = await carried()
  const key = keyOf(order)
  const body = { to: String(colleague.id), note: 'Qabul qiluvchi kechqurun soʻraydi' }
  expect((await say(worklistCalls.handWork, key, body)).status).toBe(200)
  const [own] = (await workOf({ owner: 'me' }, colleague)).filter((item) => item.key === key)
  expect(own).toMatchObject({ note: body.note, settles: true })
  expect(
    refusal(await say(worklistCalls.handWork, key, { to: String(world.people.courier.id) })),
  ).toMatchObject({
    code: 'colleague_unknown',
  })

  await say(worklistCalls.settleWork, key, { note: 'Gaplashildi' }, colleague)
  expect((await workOf({ owner: 'me' }, colleague)).map((item) => item.key)).not.toContain(key)
  expect((await read(key)).lines[0]).toMatchObject({ kind: 'settled', text: 'Gaplashildi' })
})

test('settled, it leaves its queue until it begins anew; what has a deed of its own stays', async () => {
  const { people, does } = world
  const order = await carried()
  await does(people.courier, order, 'fail_delivery', { reason: 'phone_off' })
  const key = keyOf(order)
  const isThere = async () => (await workOf({ queue: 'failed_attempts' })).some((item) => item.key === key)
  expect(await isThere()).toBe(true)
  world.clock.advance(60_000)
  expect((await say(worklistCalls.settleWork, key, { note: 'Ertaga olib boriladi' })).status).toBe(200)
  expect(await isThere()).toBe(false)
  expect(refusal(await say(worklistCalls.settleWork, key, { note: 'Yana' }))).toMatchObject({
    code: 'work_gone',
  })

  const call = keyOf(await waitingForCall())
  expect(refusal(await say(worklistCalls.settleWork, call, { note: 'Shunchaki' }))).toMatchObject({
    code: 'not_settled_by_hand',
  })
})

test('an hour that is set takes the place of its own, and lies ahead', async () => {
  const order = await waitingForCall()
  const key = keyOf(order)
  const later = new Date(world.clock.now().getTime() + 5 * hour).toISOString()
  const past = new Date(world.clock.now().getTime() - hour).toISOString()
  const text = 'Mijoz oqshom bering dedi'
  expect(refusal(await say(worklistCalls.noteWork, key, { text, look_at: past }))).toMatchObject({
    code: 'look_at_in_past',
  })
  expect((await say(worklistCalls.noteWork, key, { text, look_at: later })).status).toBe(201)
  const found = (await workOf({ queue: 'confirmation_calls' })).find((item) => item.key === key)
  expect(found).toMatchObject({ due: later, note: text })
})

test('an hour that is set brings forward what lies behind a hundred others, whatever was set for things long done', async () => {
  const { db, clock } = world
  const now = clock.now()
  const open = (name: string) =>
    openIncident(db, { key: `report:${name}`, kind: 'late_report', happenedAt: now, now })
  for (let each = 0; each < 101; each++) await open(`before-${each}`)
  const key = `incident:${await open('behind')}`
  await db.run(sql`
    insert into work_item (key, look_at, look_said_at)
    select 'incident:90000' || n, ${now}::timestamptz - interval '8 days', ${now}::timestamptz - interval '9 days'
    from generate_series(1000, 2100) n`)
  const places = async () => (await workOf({ queue: 'incidents' })).map((item) => item.key)
  expect(await places()).not.toContain(key)
  await say(worklistCalls.noteWork, key, {
    text: 'Darrov',
    look_at: new Date(now.getTime() + 60_000).toISOString(),
  })
  expect(await places()).toContain(key)
  await db.run(sql`delete from order_incident where key like 'report:b%'`)
})

test('each sees the queues that they may deal with, and nobody else any', async () => {
  expect([...(await queuesOf(cashier)).keys()]).toEqual([
    'handed_over',
    'cod_due',
    'approvals',
    'top_ups',
    'refunds',
    'claims',
    'incidents',
  ])
  expect((await queuesOf()).has('cod_due')).toBe(false)
  const order = await waitingForCall()
  expect((await workOf({}, cashier)).some(({ key }) => key === keyOf(order))).toBe(false)
  for (const who of [world.people.sender, world.people.courier, world.people.tashkentAgent])
    expect((await world.call(worklistCalls.listQueues, { headers: who.headers })).status).toBe(403)
  expect(
    (await world.call(worklistCalls.readWork, { ...about('order:99999999'), headers: operator.headers }))
      .status,
  ).toBe(404)
})

test('an incident stands in its queue until it is decided, and a region leaves out what is elsewhere', async () => {
  const now = world.clock.now()
  const order = await carried()
  const id = await openIncident(world.db, {
    key: `report:worklist-${order.id}`,
    kind: 'late_report',
    orderId: Number(order.id),
    personId: world.people.courier.id,
    happenedAt: now,
    now,
  })
  const there = async (query = {}) => (await workOf(query)).some(({ key }) => key === `incident:${id}`)
  expect(await there()).toBe(true)
  await world.send(operator, incidentsCalls.decideIncident, {
    params: { id: String(id) },
    body: { decision: 'settled' },
  })
  expect(await there()).toBe(false)

  const call = await waitingForCall()
  const { region_id: home } = { region_id: 14 }
  const inRegion = async (region: number) =>
    (await workOf({ queue: 'confirmation_calls', region })).some(({ key }) => key === keyOf(call))
  expect([await inRegion(home), await inRegion(home === 1 ? 2 : 1)]).toEqual([true, false])
})

async function unsentNotice(): Promise<{ key: string; fail: () => Promise<unknown> }> {
  const { db, clock } = world
  const order = await carried()
  const { id } = await db.one<{ id: number }>(sql`
    insert into notice (order_id, seq, side, kind, channel, phone, locale, planned_at, due_at, state, settled_at, why)
    values (${Number(order.id)}, 100, 'receiver', 'created', 'sms', '901234567', 'uz', ${clock.now()}, ${clock.now()},
      'failed', ${clock.now()}, 'undelivered') returning id`)
  const fail = () => db.run(sql`update notice set settled_at = ${world.clock.now()} where id = ${id}`)
  return { key: `notice:${id}`, fail }
}

test('a message that somebody told by phone leaves its queue until it fails once more', async () => {
  const { key, fail } = await unsentNotice()
  const isThere = async () => (await workOf({ queue: 'unsent_messages' })).some((item) => item.key === key)
  expect(await isThere()).toBe(true)
  expect((await say(worklistCalls.settleWork, key, { note: 'Telefonda aytdim' })).status).toBe(200)
  expect(await isThere()).toBe(false)
  world.clock.advance(hour)
  await fail()
  expect(await isThere()).toBe(true)
})

async function handedIncident(to: Person): Promise<string> {
  const { db, clock, people } = world
  const now = clock.now()
  const order = await carried()
  const id = await openIncident(db, {
    key: `report:handed-${order.id}`,
    kind: 'late_report',
    orderId: Number(order.id),
    personId: people.courier.id,
    happenedAt: now,
    now,
  })
  const key = `incident:${id}`
  expect((await say(worklistCalls.handWork, key, { to: String(to.id) })).status).toBe(200)
  await world.send(operator, incidentsCalls.decideIncident, {
    params: { id: String(id) },
    body: { decision: 'settled' },
  })
  return key
}

test('what was handed over stays in sight when its own deed is done, whoever takes or leaves it, until it is settled', async () => {
  const key = await handedIncident(colleague)
  const handed = async (who: Person, query = {}) =>
    (await workOf(query, who)).find((item) => item.key === key)
  expect(await handed(colleague, { owner: 'me' })).toBeDefined()

  const taken = await say(worklistCalls.takeWork, key, { instead_of: String(colleague.id) })
  expect(taken.status).toBe(200)
  expect(await handed(operator, { owner: 'me' })).toMatchObject({ queue: 'handed_over' })
  expect((await say(worklistCalls.leaveWork, key)).status).toBe(200)
  expect(await handed(colleague)).toMatchObject({ queue: 'handed_over', owner: null })
  expect((await say(worklistCalls.settleWork, key, { note: 'Bajarildi' }, colleague)).status).toBe(200)
  expect(await handed(colleague)).toBeUndefined()
})

test('who may not deal with a thing neither takes, hands on, puts off nor settles it, also when it was handed over', async () => {
  const order = await carried()
  await world.does(world.people.courier, order, 'fail_delivery', { reason: 'nobody_home' })
  const key = keyOf(order)
  await say(worklistCalls.handWork, key, { to: String(colleague.id) })
  expect((await workOf({}, cashier)).find((item) => item.key === key)).toMatchObject({ queue: 'handed_over' })
  const later = new Date(world.clock.now().getTime() + hour).toISOString()
  for (const [called, body] of [
    [worklistCalls.takeWork, { instead_of: String(colleague.id) }],
    [worklistCalls.handWork, { to: String(operator.id) }],
    [worklistCalls.noteWork, { text: 'Keyin', look_at: later }],
    [worklistCalls.settleWork, { note: 'Bitdi' }],
  ] as const)
    expect(refusal(await say(called, key, body, cashier))).toMatchObject({ code: 'forbidden' })
  expect((await say(worklistCalls.noteWork, key, { text: 'Pul olinmagan' }, cashier)).status).toBe(201)
  expect((await workOf({ queue: 'failed_attempts' })).some((item) => item.key === key)).toBe(true)
})

test('work of the cash desk is handed to those who may do it, and to nobody else', async () => {
  const order = await carried()
  const { id } = await world.db.one<{ id: number }>(sql`
    insert into order_refund (key, order_id, provider, amount, asked_at)
    values (${`test:${order.id}`}, ${Number(order.id)}, 'payme', 45000, ${world.clock.now()}) returning id`)
  const other = await addPerson(world, 'cashier')
  const key = `refund:${id}`
  const answer = await world.call(worklistCalls.readWork, { ...about(key), headers: cashier.headers })
  const ids = (answer.body.data as WorkDetail).colleagues.map((one) => one.id)
  expect([ids.includes(String(other.id)), ids.includes(String(operator.id))]).toEqual([true, false])
  const handed = (to: Person) => say(worklistCalls.handWork, key, { to: String(to.id) }, cashier)
  expect(refusal(await handed(operator))).toMatchObject({ code: 'colleague_unknown' })
  expect((await handed(other)).status).toBe(200)
  expect((await read(keyOf(order))).colleagues.map((one) => one.id)).not.toContain(String(other.id))
})
