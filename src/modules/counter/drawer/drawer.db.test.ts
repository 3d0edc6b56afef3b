import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { checkBooks, post } from '#modules/ledger/index.ts'
import { passCash } from '#modules/payments/index.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addAgent,
  addPerson,
  addPoint,
  day,
  hour,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { counterCalls } from '../counter.calls.ts'
import type { ClosingList, DrawerClosing, DrawerDay } from '../counter.contract.ts'

let world: World
let cashier: Person
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
  cashier = await addPerson(world, 'cashier')
})

type Counter = { point: number; agent: Person }
async function counter(): Promise<Counter> {
  const point = await addPoint(world, 122, 'point')
  return { point, agent: await addAgent(world, point) }
}

async function paidAt({ point, agent }: Counter, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { does, people } = world
  const to = { region: 8, city: 122, point_id: point }
  const order = await world.place(people.sender, {
    delivery_option: 3,
    to,
    product_fee: 240_000,
    ...overrides,
  })
  await world.checkout(people.sender, [order], 'balance')
  await does(people.courier, order, 'accept')
  await does(people.courier, order, 'pick_up')
  const lies = await does(agent, order, 'store', { scan: order.tracking_code })
  return does(agent, order, 'hand_out', {
    code: await world.receiverCode(order),
    collected: lies.to_collect,
  })
}

const put = ({ agent }: Counter, amount: number) =>
  post(world.db, {
    key: `test:${randomUUID()}`,
    template: 'order_paid_cash_to_agent',
    facts: { agent: agent.id, amount },
    reference: 'order:1',
    at: world.clock.now(),
  })

async function drawer({ agent }: Counter, asked?: string): Promise<DrawerDay> {
  const answer = await world.call(counterCalls.readDrawer, {
    query: asked === undefined ? {} : { day: asked },
    headers: agent.headers,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data as DrawerDay
}
const closes = ({ agent }: Counter, body: object, key?: string) =>
  world.send(agent, counterCalls.closeDrawer, { body }, key)
async function closed(one: Counter, body: object): Promise<DrawerClosing> {
  const answer = await closes(one, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data as DrawerClosing
}
const reviews = (who: Person, { id }: { id: string }, body: object) =>
  world.send(who, counterCalls.reviewClosing, { params: { id }, body })
const closings = async (query: Record<string, string>) =>
  (await world.call(counterCalls.listClosings, { query, headers: cashier.headers })).body.data as ClosingList
const today = () => new Date(world.clock.now().getTime() + 5 * hour).toISOString().slice(0, 10)
const sums = ({ lines }: DrawerDay) => lines.map(({ kind, amount, parcels }) => [kind, amount, parcels])

test('the day of a drawer is what its parcels have brought and what has gone on, with whom', async () => {
  const here = await counter()
  await put(here, 100_000)
  world.clock.advance(day)
  const order = await paidAt(here)
  await put(here, 25_000)
  const { courier } = world.people
  await world.db.transaction((tx) =>
    passCash(tx, {
      key: `test:${randomUUID()}`,
      from: { kind: 'agent', person: here.agent.id },
      to: { kind: 'courier', person: courier.id },
      amount: 200_000,
      at: world.clock.now(),
      by: courier.id,
    }),
  )
  const told = await drawer(here)
  expect(told.opening).toBe(100_000)
  expect(sums(told)).toEqual([
    ['goods', order.to_collect || 240_000, 1],
    ['senders', 25_000, 1],
    ['to_courier', -200_000, 0],
  ])
  expect(told.lines[2]).toMatchObject({ with: 'Sinov', at: world.clock.now().toISOString() })
  expect(told.expected).toBe(165_000)
  expect(told.expected).toBe(await world.tillOf(here.agent))
  expect(told.parcels).toEqual({ taken_in: 0, stored: 1, handed_out: 1, given_on: 0 })
  expect(told.commission.day).toEqual({ parcels: 2, amount: 3_000 })
  expect(
    refusal(
      await world.call(counterCalls.readDrawer, {
        query: { day: '2199-01-01' },
        headers: here.agent.headers,
      }),
    ),
  ).toMatchObject({ status: 422, code: 'drawer_day_wrong' })
})

test('a drawer that agrees with the books is closed once, whatever the screen sends again', async () => {
  const here = await counter()
  await put(here, 46_000)
  const notes = [
    { value: 20_000, count: 2 },
    { value: 5_000, count: 1 },
    { value: 1_000, count: 1 },
  ]
  expect(refusal(await closes(here, { counted: 45_000, notes }))).toMatchObject({
    status: 422,
    code: 'drawer_count_wrong',
  })
  const key = randomUUID()
  const first = await closes(here, { counted: 46_000, notes }, key)
  expect(first.body.data).toMatchObject({
    state: 'even',
    difference: 0,
    day: today(),
    notes,
    expected: 46_000,
  })
  expect((await closes(here, { counted: 46_000, notes }, key)).body).toEqual(first.body)
  expect(refusal(await closes(here, { counted: 46_000 }))).toMatchObject({
    status: 409,
    code: 'drawer_closed',
  })
  expect((await drawer(here)).closing).toEqual(first.body.data)
  expect(await world.tillOf(here.agent)).toBe(46_000)
})

test('a difference needs a reason, stands in the agent’s name and is not found anew the next evening', async () => {
  const here = await counter()
  await put(here, 858_000)
  expect(refusal(await closes(here, { counted: 846_000 }))).toMatchObject({ code: 'drawer_note_needed' })
  const short = await closed(here, { counted: 846_000, note: 'Qaytim' })
  expect(short).toMatchObject({
    state: 'open',
    expected: 858_000,
    difference: -12_000,
    note: 'Qaytim',
    point: { id: here.point },
  })
  // The books have not moved: nobody has decided.
  expect(await world.tillOf(here.agent)).toBe(858_000)
  world.clock.advance(day)
  expect(await drawer(here)).toMatchObject({ opening: 846_000, expected: 846_000, open_difference: -12_000 })
  expect(await closed(here, { counted: 846_000 })).toMatchObject({ state: 'even', difference: 0 })
  expect((await closings({ open: 'true', point_id: String(here.point) })).items).toEqual([short])
})

test('booked, the difference leaves the drawer by the books, once; explained, nothing moves', async () => {
  const here = await counter()
  await put(here, 100_000)
  const short = await closed(here, { counted: 95_000, note: 'Bilmayman' })
  const [one, other] = await Promise.all([
    reviews(cashier, short, { decision: 'book', note: 'Agentdan' }),
    reviews(cashier, short, { decision: 'book', note: 'Agentdan' }),
  ])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  expect(await world.tillOf(here.agent)).toBe(95_000)
  world.clock.advance(day)
  expect(await drawer(here)).toMatchObject({ opening: 95_000, expected: 95_000, open_difference: 0 })
  const over = await closed(here, { counted: 97_000, note: 'Ortiqcha' })
  expect(
    (await reviews(cashier, over, { decision: 'explained', note: 'Mijozniki' })).body.data,
  ).toMatchObject({
    state: 'explained',
    reviewed_by: 'Sinov',
    review_note: 'Mijozniki',
  })
  expect(await world.tillOf(here.agent)).toBe(95_000)
  world.clock.advance(day)
  const more = await closed(here, { counted: 98_000, note: 'Ortiqcha' })
  await reviews(cashier, more, { decision: 'book' })
  expect(await world.tillOf(here.agent)).toBe(98_000)
  expect(await checkBooks(world.db)).toEqual([])
  const audit = await world.db.many<{ action: string }>(sql`
    select action from audit_entry where object like 'drawer-closing:%'
      and substring(object from 16)::bigint in (${Number(short.id)}, ${Number(over.id)}, ${Number(more.id)}) order by id`)
  expect(audit.map(({ action }) => action)).toEqual([
    'drawer.close',
    'drawer.book-difference',
    'drawer.close',
    'drawer.explain-difference',
    'drawer.close',
    'drawer.book-difference',
  ])
})

test('what the agent does not hold any more cannot be booked as missing', async () => {
  const here = await counter()
  await put(here, 10_000)
  const short = await closed(here, { counted: 0, note: 'Yoʻqoldi' })
  const desk = await world.db.one<{ id: number }>(sql`select min(id) as id from cash_desk`)
  await post(world.db, {
    key: `test:${randomUUID()}`,
    template: 'agent_handed_in',
    facts: { agent: here.agent.id, desk: desk.id, amount: 10_000 },
    at: world.clock.now(),
  })
  expect(refusal(await reviews(cashier, short, { decision: 'book' }))).toMatchObject({
    status: 409,
    code: 'drawer_books_short',
  })
  expect((await reviews(cashier, short, { decision: 'explained' })).status).toBe(200)
})

test('of two who close the same day at once one does', async () => {
  const here = await counter()
  await put(here, 5_000)
  const answers = await Promise.all([1, 2, 3].map(() => closes(here, { counted: 5_000 })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
})

test('a forgotten yesterday is closed with what lies there now, and then today', async () => {
  const here = await counter()
  await put(here, 30_000)
  const yesterday = today()
  world.clock.advance(day)
  await put(here, 7_000)
  expect(await drawer(here, yesterday)).toMatchObject({ opening: 0, expected: 37_000 })
  expect(await closed(here, { day: yesterday, counted: 37_000 })).toMatchObject({
    state: 'even',
    day: yesterday,
  })
  expect(await drawer(here, yesterday)).toMatchObject({ expected: 30_000 })
  expect(await closed(here, { counted: 37_000 })).toMatchObject({ state: 'even', day: today() })
  expect(refusal(await closes(here, { day: yesterday, counted: 37_000 }))).toMatchObject({
    code: 'drawer_closed',
  })
})

test('nobody decides on what they have counted themselves', async () => {
  const here = await counter()
  await put(here, 1_000)
  const short = await closed(here, { counted: 0, note: 'Yoʻq' })
  await world.db.run(sql`update person set role = 'cashier' where id = ${here.agent.id}`)
  expect(refusal(await reviews(here.agent, short, { decision: 'explained' })).status).not.toBe(200)
  const { state } = await world.db.one<{ state: string }>(sql`
    select state from drawer_closing where id = ${Number(short.id)}`)
  expect(state).toBe('open')
})
