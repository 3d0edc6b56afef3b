import { beforeAll, expect, test } from 'vitest'
import { paperCode } from '#kernel/paper-code.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addAgent,
  addPoint,
  hour,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { addDepot, packBag } from '../../../../tests/support/depot-world.ts'
import { counterCalls } from '../counter.calls.ts'
import type { CounterParcel, CounterPost, ScanAnswer, ShelfItem, ShelfList } from '../counter.contract.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

type Counter = { point: number; agent: Person }
/** A counter in Samarkand that nobody else in this file has to do with. */
async function counter(): Promise<Counter> {
  const point = await addPoint(world, 122, 'point')
  return { point, agent: await addAgent(world, point) }
}

async function paid(overrides: Record<string, unknown>): Promise<Shown> {
  const order = await world.place(world.people.sender, overrides)
  await world.checkout(world.people.sender, [order], 'balance')
  return order
}

async function carriedTo(point: number, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const { does, people } = world
  const order = await paid({
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: point },
    ...overrides,
  })
  await does(people.courier, order, 'accept')
  return does(people.courier, order, 'pick_up')
}

async function lyingAt({ point, agent }: Counter, overrides: Record<string, unknown> = {}): Promise<Shown> {
  const order = await carriedTo(point, overrides)
  return world.does(agent, order, 'store', { scan: order.tracking_code })
}

const scans = (who: Person, q: string) =>
  world.call(counterCalls.scan, { query: { q }, headers: who.headers })

async function scanned(who: Person, q: string): Promise<ScanAnswer> {
  const { status, body } = await scans(who, q)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as ScanAnswer
}

async function parcel(who: Person, q: string): Promise<CounterParcel> {
  const answer = await scanned(who, q)
  expect(answer.kind, JSON.stringify(answer)).toBe('parcel')
  return (answer as Extract<ScanAnswer, { kind: 'parcel' }>).parcel
}

const places = async (who: Person, { id }: { id: string }, place: string | null) =>
  world.call(counterCalls.placeOnShelf, { params: { id }, body: { place }, headers: who.headers })
const shelf = async (who: Person) =>
  (await world.call(counterCalls.listShelf, { headers: who.headers })).body.data as ShelfList

test('a parcel that its sender brings is taken in, one that a courier brings is stored', async () => {
  const here = await counter()
  const brought = await paid({
    delivery_option: 4,
    from: { region: 8, city: 122, point_id: here.point },
    to: { region: 14, city: 205, street: 'Bunyodkor 12' },
  })
  expect(await parcel(here.agent, brought.tracking_code)).toMatchObject({
    task: 'take_in',
    place: null,
    free_place: 'A-01',
    order: { sender_name: 'Dilnoza Karimova', to_collect: 0 },
    from_name: expect.stringMatching(/^Dilnoza Karimova, /),
    hand_over: null,
  })
  const carried = await carriedTo(here.point)
  const said = await world.send(world.people.courier, handOverCalls.giveOver, {
    body: { point_id: here.point, parcels: [carried.tracking_code], cash: 0 },
  })
  const { id } = said.body.data as { id: string }
  expect(await parcel(here.agent, carried.tracking_code)).toMatchObject({
    task: 'store',
    free_place: 'A-01',
    hand_over: { id, from: 'Sinov' },
  })
})

test('a stranger’s parcel that was merely scanned shows no name, no phone and no address', async () => {
  const here = await counter()
  const order = await carriedTo(world.points.samarkand, { comment: 'Sir' })
  const seen = await parcel(here.agent, order.tracking_code)
  expect(seen.task).toBe('store')
  const told = JSON.stringify(seen)
  for (const secret of ['Bobur', '934445566', 'Dilnoza', '901112233', 'Bunyodkor', 'Kitoblar', 'Sir'])
    expect(told).not.toContain(secret)
  await world.does(world.people.samarkandAgent, order, 'store', { scan: order.tracking_code })
  const elsewhere = await parcel(here.agent, order.tracking_code)
  expect(elsewhere).toMatchObject({ task: 'none', others: [], offline: false, free_place: null })
  expect(JSON.stringify(elsewhere)).not.toContain('Bobur')
})

test('whoever weighs a stranger’s parcel hears what its sender is asked to pay', async () => {
  const here = await counter()
  const order = await paid({
    delivery_option: 4,
    from: { region: 8, city: 122, point_id: world.points.samarkand },
    to: { region: 14, city: 205, street: 'Bunyodkor 12' },
  })
  const seen = await world.does(here.agent, order, 'reweigh', {
    scan: order.tracking_code,
    weight: 3,
    photos: ['tarozi'],
  })
  expect(seen).toMatchObject({ receiver_name: '', reweigh: { state: 'waiting' } })
  expect((await parcel(here.agent, order.tracking_code)).order.reweigh).toMatchObject({ state: 'waiting' })
})

test('what waits for its receiver is handed out, also with a locked code, and elsewhere not', async () => {
  const here = await counter()
  const order = await lyingAt(here, { product_fee: 240_000 })
  expect(await parcel(here.agent, order.tracking_code)).toMatchObject({
    task: 'hand_out',
    order: { receiver_name: 'Bobur Toshmatov', to_collect: 240_000, pickup_code: { state: 'open' } },
    to_name: 'Bobur Toshmatov, Punkt',
    offline: false,
  })
  const right = await world.receiverCode(order)
  for (let tries = 0; tries < 5; tries++)
    await world.verb(here.agent, order, 'hand_out', {
      code: right === '000000' ? '111111' : '000000',
      collected: order.to_collect,
    })
  const locked = await parcel(here.agent, order.id)
  expect(locked).toMatchObject({ task: 'hand_out', order: { pickup_code: { state: 'locked' } } })
  expect(locked.order.allowed_actions).not.toContain('hand_out')
})

test('what goes on waits for a courier, and what was cancelled is told to the desk', async () => {
  const here = await counter()
  const order = await carriedTo(world.points.tashkent)
  await world.does(here.agent, order, 'store', { scan: order.tracking_code })
  expect(await parcel(here.agent, order.tracking_code)).toMatchObject({ task: 'give' })
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  expect(await parcel(here.agent, order.tracking_code)).toMatchObject({ task: 'found', place: null })
})

test('whoever comes with several parcels is told of all that lie here for the same phone', async () => {
  const here = await counter()
  const [first, second] = [await lyingAt(here), await lyingAt(here, { product_fee: 50_000 })]
  await lyingAt(here, { receiver_phone: '935550001' })
  await places(here.agent, second, 'a3')
  expect((await parcel(here.agent, first.tracking_code)).others).toEqual([
    { order_id: second.id, tracking_code: second.tracking_code, place: 'A-03', to_collect: 50_000 },
  ])
})

test('a person is found by phone, by last digits and by name in any script, among what lies here', async () => {
  const here = await counter()
  const one = await lyingAt(here, { receiver_name: 'Jahongir Xoʻjayev', receiver_phone: '935557788' })
  const two = await lyingAt(here, { receiver_name: 'Shoira Mirzayeva', receiver_phone: '935551122' })
  for (const q of ['+998 93 555-77-88', '7788', 'Хўжаев', 'xojayev jah', one.tracking_code.slice(-6)])
    expect((await parcel(here.agent, q)).order.id, q).toBe(one.id)
  const both = await scanned(here.agent, 'Dilnoza')
  expect(both).toMatchObject({ kind: 'parcels' })
  expect((both as { items: ShelfItem[] }).items.map(({ order_id }) => order_id).sort()).toEqual(
    [one.id, two.id].sort(),
  )
  const other = await counter()
  for (const q of ['935557788', '7788', 'Хўжаев', 'Dilnoza', 'x', '77'])
    expect(await scanned(other.agent, q), q).toEqual({ kind: 'nothing' })
})

test('a full number tells what is still on its way here, without a name; a name does not', async () => {
  const here = await counter()
  await carriedTo(here.point, { receiver_name: 'Nodir Yoʻldagi', receiver_phone: '935553344' })
  const coming = await parcel(here.agent, '93 555 33 44')
  expect(coming.task).toBe('store')
  expect(JSON.stringify(coming)).not.toContain('Nodir')
  expect(await scanned(here.agent, 'Nodir')).toEqual({ kind: 'nothing' })
  expect(await scanned(here.agent, '3344')).toEqual({ kind: 'nothing' })
})

test('a typed number opens what a courier brings, so many times an hour; what lies elsewhere it never opens', async () => {
  const here = await counter()
  const carried = await carriedTo(world.points.samarkand)
  expect((await parcel(here.agent, carried.id)).task).toBe('store')
  await world.does(world.people.samarkandAgent, carried, 'store', { scan: carried.tracking_code })
  expect(await scanned(here.agent, carried.id)).toEqual({ kind: 'nothing' })
  let last = await scans(here.agent, '99999999')
  for (let tries = 3; tries <= 200 && last.status === 200; tries++) last = await scans(here.agent, '99999999')
  expect((await scans(here.agent, '99999999')).body.code).toBe('rate_limited')
  // What lies here is found all the same.
  const own = await lyingAt(here)
  expect((await parcel(here.agent, own.id)).task).toBe('hand_out')
  world.clock.advance(hour)
})

test('the label of the way there opens the way back, and it keeps its place on the shelf', async () => {
  const here = await counter()
  const order = await lyingAt(here)
  expect((await places(here.agent, order, 'B 14')).body.data).toMatchObject({ place: 'B-14' })
  await world.does(here.agent, order, 'refuse')
  await world.does(world.people.operator, order, 'expire')
  const back = await parcel(here.agent, order.tracking_code)
  expect(back).toMatchObject({
    task: 'give',
    place: 'B-14',
    free_place: null,
    order: { return_of: order.id },
  })
  expect((await shelf(here.agent)).items).toEqual([
    expect.objectContaining({
      order_id: back.order.id,
      task: 'give',
      place: 'B-14',
      to_name: 'Chilonzor tumani',
    }),
  ])
})

test('a bag is told with where it goes and how much is in it', async () => {
  const here = await counter()
  const depot = await addDepot(world, here.point)
  const order = await carriedTo(here.point)
  await world.does(depot.agent, order, 'store', { scan: order.tracking_code })
  await packBag(world, { code: 'BG00000000130', from: depot.id, to: here.point }, [order])
  expect(await scanned(depot.agent, 'bg 0000000013-0')).toEqual({
    kind: 'bag',
    code: 'BG00000000130',
    to: 'Punkt',
    parcels: 1,
  })
  expect(await scanned(depot.agent, 'BG00000000017')).toEqual({ kind: 'nothing' })
  expect(await parcel(depot.agent, order.tracking_code)).toMatchObject({ task: 'give' })
})

test('the sheet of a hand-over leads to it', async () => {
  const { agent } = await counter()
  const sheet = paperCode({ kind: 'act', id: 41 })
  expect(await scanned(agent, sheet.toLowerCase())).toEqual({ kind: 'hand_over', id: '41' })
  expect(await scanned(agent, paperCode({ kind: 'manifest', id: 41 }))).toEqual({ kind: 'nothing' })
})

test('a place holds as long as the parcel lies here, and a parcel that comes back has none', async () => {
  const here = await counter()
  const { courier } = world.people
  const order = await carriedTo(world.points.tashkent)
  await world.does(here.agent, order, 'store', { scan: order.tracking_code })
  expect((await places(here.agent, order, 'c7')).body.data).toMatchObject({ place: 'C-07', task: 'give' })
  await world.does(courier, order, 'pick_up', { scan: order.tracking_code })
  expect(refusal(await places(here.agent, order, 'c7'))).toMatchObject({ status: 404 })
  expect((await shelf(here.agent)).items).toEqual([])
  await world.does(here.agent, order, 'store', { scan: order.tracking_code })
  expect((await shelf(here.agent)).items).toEqual([
    expect.objectContaining({ order_id: order.id, place: null, task: 'give' }),
  ])
  expect((await places(here.agent, order, 'A1')).body.data).toMatchObject({ place: 'A-01' })
  expect((await places(here.agent, order, null)).body.data).toMatchObject({ place: null })
})

test('a place that the shelf does not have is refused, and the shelf can be made larger', async () => {
  const here = await counter()
  const order = await lyingAt(here)
  const labels = (row: string) =>
    world.call(counterCalls.printShelfLabels, { query: { row }, headers: here.agent.headers })
  expect(refusal(await labels('D'))).toMatchObject({ status: 422, fields: ['row'] })
  for (const place of ['D-01', 'A-16', 'nowhere'])
    expect(refusal(await places(here.agent, order, place)), place).toMatchObject({
      status: 422,
      code: 'invalid_input',
      fields: ['place'],
    })
  const larger = await world.call(counterCalls.saveLayout, {
    body: { rows: 4, columns: 20 },
    headers: here.agent.headers,
  })
  expect((larger.body.data as CounterPost).shelf).toEqual({ rows: 4, columns: 20 })
  expect((await places(here.agent, order, 'D-20')).body.data).toMatchObject({ place: 'D-20' })
  const audit = await world.db.many<{ action: string }>(sql`
    select action from audit_entry where person_id = ${here.agent.id}`)
  expect(audit).toEqual([{ action: 'counter.layout' }])
})

test('the shelf tells whose storage ends first, with what is overdue and what has no place', async () => {
  const here = await counter()
  const old = await lyingAt(here)
  world.clock.advance(48 * hour)
  const young = await lyingAt(here, { product_fee: 10_000 })
  await places(here.agent, young, 'a1')
  world.clock.advance(5 * 24 * hour - hour)
  const list = await shelf(here.agent)
  expect(list.items.map(({ order_id }) => order_id)).toEqual([old.id, young.id])
  expect(list.items[1]).toMatchObject({ task: 'hand_out', name: 'Bobur Toshmatov', to_collect: 10_000 })
  expect(list.counts).toEqual({ hand_out: 2, give: 0, overdue: 1, without_place: 1 })
})

test('whoever is posted nowhere has no counter', async () => {
  const { agent, point } = await counter()
  const read = () => world.call(counterCalls.readPost, { headers: agent.headers })
  const order = await lyingAt({ agent, point })
  expect((await read()).body.data).toMatchObject({
    point: { id: point, kind: 'point', said: 'open', open_now: false },
    shelf: { rows: 3, columns: 15 },
    person: { name: 'Sinov' },
    counts: { here: 1, to_take: 0 },
  })
  await world.db.run(sql`delete from agent_post where person_id = ${agent.id}`)
  expect(refusal(await read())).toMatchObject({ status: 409, code: 'no_post' })
  expect(refusal(await scans(agent, order.id)).code).toBe('no_post')
})
