import { beforeAll, expect, test } from 'vitest'
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
import { addDepot } from '../../../../tests/support/depot-world.ts'
import { counterCalls } from '../counter.calls.ts'
import type { CommissionDay, CommissionStatement, RateList } from '../counter.contract.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
  admin = await addPerson(world, 'admin')
})

type Counter = { point: number; agent: Person }
async function counter(): Promise<Counter> {
  const point = await addPoint(world, 122, 'point')
  return { point, agent: await addAgent(world, point) }
}

async function carried(overrides: Record<string, unknown>): Promise<Shown> {
  const { does, people } = world
  const order = await world.place(people.sender, overrides)
  await world.checkout(people.sender, [order], 'balance')
  await does(people.courier, order, 'accept')
  return does(people.courier, order, 'pick_up')
}
const stores = (who: Person, order: Shown, more: object = {}) =>
  world.does(who, order, 'store', { scan: order.tracking_code, ...more })

const statement = async ({ agent }: Counter, month?: string) =>
  (
    await world.call(counterCalls.readStatement, {
      query: month === undefined ? {} : { month },
      headers: agent.headers,
    })
  ).body.data as CommissionStatement
const ofDay = async ({ agent }: Counter, asked: string) =>
  (await world.call(counterCalls.readStatementDay, { params: { day: asked }, headers: agent.headers })).body
    .data as CommissionDay
const today = () => new Date(world.clock.now().getTime() + 5 * hour).toISOString().slice(0, 10)
const kindsOf = ({ days }: CommissionStatement) =>
  days.flatMap(({ kinds }) => kinds.map(({ kind, parcels, amount }) => [kind, parcels, amount]))

test('a counter is paid for what it takes in, stores, hands out and gives on', async () => {
  const { does, people, place, checkout } = world
  const here = await counter()
  const brought = await place(people.sender, {
    delivery_option: 4,
    from: { region: 8, city: 122, point_id: here.point },
    to: { region: 14, city: 205, street: 'Bunyodkor 12' },
  })
  await checkout(people.sender, [brought], 'balance')
  await does(here.agent, brought, 'drop_off')
  await does(people.courier, brought, 'pick_up', { scan: brought.tracking_code })
  const waiting = await carried({
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: here.point },
  })
  await stores(here.agent, waiting)
  await does(here.agent, waiting, 'hand_out', { code: await world.receiverCode(waiting), collected: 0 })
  const told = await statement(here)
  expect(kindsOf(told)).toEqual([
    ['taken_in', 1, 1_500],
    ['stored', 1, 1_500],
    ['handed_out', 1, 1_500],
    ['given_on', 1, 500],
  ])
  expect(told).toMatchObject({ month: today().slice(0, 7), parcels: 4, amount: 5_000 })
  const one = await ofDay(here, today())
  expect(one.items.map(({ order_id, kind, amount }) => [order_id, kind, amount])).toEqual([
    [brought.id, 'taken_in', 1_500],
    [brought.id, 'given_on', 500],
    [waiting.id, 'stored', 1_500],
    [waiting.id, 'handed_out', 1_500],
  ])
  expect(one.amount).toBe(told.amount)
  expect(one.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(one.amount)
  // Another's parcels are another's.
  expect(await statement(await counter())).toMatchObject({ parcels: 0, amount: 0, days: [] })
})

test('what is told twice, too late or by somebody else is not paid for', async () => {
  const { does, people } = world
  const here = await counter()
  const order = await carried({ delivery_option: 3, to: { region: 8, city: 122, point_id: here.point } })
  const event = { event_id: 'store-told-twice-1' }
  await stores(here.agent, order, event)
  await stores(here.agent, order, event)
  expect(kindsOf(await statement(here))).toEqual([['stored', 1, 1_500]])
  await does(people.operator, order, 'hand_out', { code: await world.receiverCode(order), collected: 0 })
  const byDesk = await carried({ delivery_option: 3, to: { region: 8, city: 122, point_id: here.point } })
  await does(people.operator, byDesk, 'store', { point_id: here.point })
  const late = await carried({ delivery_option: 3, to: { region: 8, city: 122, point_id: here.point } })
  const early = new Date(world.clock.now().getTime() + 60_000)
  world.clock.advance(hour)
  await does(people.samarkandAgent, late, 'store', { scan: late.tracking_code })
  await does(people.courier, late, 'pick_up', { scan: late.tracking_code })
  world.clock.advance(hour)
  const { body } = await world.verb(here.agent, late, 'store', {
    scan: late.tracking_code,
    happened_at: early.toISOString(),
  })
  expect(body.success, JSON.stringify(body)).toBe(true)
  expect(kindsOf(await statement(here))).toEqual([['stored', 1, 1_500]])
})

test('depots earn nothing: their people are ours', async () => {
  const depot = await addDepot(world, world.points.samarkand)
  const order = await carried({
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: world.points.samarkand },
  })
  await stores(depot.agent, order)
  await world.does(world.people.courier, order, 'pick_up', { scan: order.tracking_code })
  expect(await statement({ point: depot.id, agent: depot.agent })).toMatchObject({ parcels: 0, amount: 0 })
})

test('a parcel that goes on and comes back is another visit', async () => {
  const here = await counter()
  const order = await carried({
    delivery_option: 3,
    to: { region: 8, city: 122, point_id: world.points.samarkand },
  })
  for (let visit = 0; visit < 2; visit++) {
    await stores(here.agent, order)
    await world.does(world.people.courier, order, 'pick_up', { scan: order.tracking_code })
  }
  expect(kindsOf(await statement(here))).toEqual([
    ['stored', 2, 3_000],
    ['given_on', 2, 1_000],
  ])
})

test('another rate holds from its day on, and what was earned stays', async () => {
  const here = await counter()
  const set = (who: Person, body: object) => world.send(who, counterCalls.setRate, { body })
  const tomorrow = () => new Date(world.clock.now().getTime() + 5 * hour + day).toISOString().slice(0, 10)
  expect(refusal(await set(admin, { kind: 'stored', amount: 900, from_day: today() }))).toMatchObject({
    status: 422,
    code: 'drawer_day_wrong',
  })
  const order = () => carried({ delivery_option: 3, to: { region: 8, city: 122, point_id: here.point } })
  await stores(here.agent, await order())
  const from = tomorrow()
  expect((await set(admin, { kind: 'stored', amount: 800, from_day: from })).status).toBe(200)
  const list = (await set(admin, { kind: 'stored', amount: 900, from_day: from })).body.data as RateList
  expect(list[0]).toEqual({ kind: 'stored', amount: 900, from_day: from, by: 'Sinov' })
  expect(list.filter(({ kind }) => kind === 'stored')).toHaveLength(2)
  const second = await order()
  world.clock.advance(day)
  await stores(here.agent, second)
  const told = await statement(here, from.slice(0, 7))
  expect(told.days.map(({ amount }) => amount)).toEqual([1_500, 900])
  expect(told.rates).toContainEqual({ kind: 'stored', amount: 900, from_day: from })
  const audit = await world.db.many<{ action: string }>(sql`
    select action from audit_entry where person_id = ${admin.id}`)
  expect(audit.map(({ action }) => action)).toEqual(['commission.set', 'commission.set'])
})
