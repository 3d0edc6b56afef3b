import { beforeAll, expect, test } from 'vitest'
import { tashkentDay } from '#kernel/tashkent.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import type { ClosingAnswer } from '#modules/points/desk/desk-points.contract.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  draft,
  type Person,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { ordersCalls } from '../orders.calls.ts'
import { redirectParcels, redirectStragglers } from './point-closing.service.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await startWorld()
  admin = await addPerson(world, 'admin')
  await world.topUp(world.people.sender, 100_000_000)
})

/** A point beside another one, which takes everything. */
async function pointLike(id: number): Promise<number> {
  const row = await world.db.one<{ id: number }>(sql`
    insert into pickup_point (kind, name, address, landmark, district_id, lat, lon, hours, services, max_grams,
      side_long_cm, side_middle_cm, side_short_cm, cod, capacity, search_text)
    select kind, name, address, landmark, district_id, lat, lon, hours, services, max_grams,
      side_long_cm, side_middle_cm, side_short_cm, cod, capacity, search_text
    from pickup_point where id = ${id} returning id`)
  return row.id
}

const toPoint = (point: number) => ({
  to: { region: 8, city: 122, point_id: point },
  delivery_option: 3,
})

async function sent(point: number, overrides: object = {}): Promise<Shown> {
  const order = await world.place(world.people.sender, { ...toPoint(point), ...overrides })
  await world.checkout(world.people.sender, [order], 'balance')
  return order
}

const close = async (id: number, body: object) => {
  const from = tashkentDay(new Date(world.clock.now().getTime() + 2 * day))
  const given = { params: { id }, body: { from, reason: 'Ijara tugadi', ...body }, headers: admin.headers }
  const { status, body: answer } = await world.call(deskPointsCalls.closePoint, given)
  return { status, code: answer.code, data: answer.data as ClosingAnswer }
}

const destinationOf = async ({ id }: { id: string }) => {
  const row = await world.db.one<{ point: number }>(sql`
    select destination_point_id as point from customer_order where id = ${Number(id)}`)
  return row.point
}

test('what is on its way to a closing point goes to another, what lies there stays, new ones are refused', async () => {
  const { does, people } = world
  const [closing, other] = [await pointLike(world.points.samarkand), await pointLike(world.points.samarkand)]
  await world.db.run(sql`update pickup_point set cod = false where id = ${other}`)
  const fresh = await sent(closing)
  const late = await world.place(people.sender, toPoint(closing))
  const carried = await sent(closing)
  await does(people.courier, carried, 'accept')
  await does(people.courier, carried, 'pick_up')
  const withMoney = await world.place(people.sender, {
    ...toPoint(closing),
    product_fee: 100_000,
    services: ['cod'],
  })
  await world.checkout(people.sender, [withMoney], 'balance')
  const stored = await sent(closing)
  await does(people.courier, stored, 'accept')
  await does(people.courier, stored, 'pick_up')
  await does(people.operator, stored, 'store', { point_id: closing })

  expect((await close(closing, { to_point_id: world.points.tashkent })).code).toBe('point_closing_elsewhere')
  const looked = await close(closing, { to_point_id: other, dry_run: true })
  const expected = {
    on_the_way: 3,
    redirected: 2,
    left_count: 1,
    left: [{ order_id: withMoney.id, track: withMoney.tracking_code, why: 'cannot_take' }],
    stored: 1,
    expected: 0,
  }
  expect(looked.data).toMatchObject({ done: false, ...expected })
  expect(await destinationOf(fresh)).toBe(closing)
  expect((await close(closing, { to_point_id: other })).data).toMatchObject({ done: true, ...expected })
  expect((await close(closing, {})).code).toBe('point_closing_already')

  const points = { fromPointId: closing, toPointId: other }
  await redirectParcels(world, points, world.clock.now())
  // Delivered twice, as jobs may be.
  await redirectParcels(world, points, world.clock.now())
  const orders = [fresh, carried, withMoney, stored]
  expect(await Promise.all(orders.map(destinationOf))).toEqual([other, other, closing, closing])
  const { times } = await world.db.one<{ times: number }>(sql`
    select count(*)::integer as times from order_event where verb = 'redirect' and order_id = ${Number(fresh.id)}`)
  expect(times).toBe(1)

  const refused = await world.send(people.sender, ordersCalls.createOrder, {
    body: draft(toPoint(closing)),
  })
  expect(refused.body.code).toBe('point_cannot_take')
  // A basket that was filled before and is paid for after.
  await world.checkout(people.sender, [late], 'balance')
  await redirectStragglers(world, world.clock.now())
  expect(await destinationOf(late)).toBe(other)
  const code = await world.receiverCode(stored)
  const done = await does(people.operator, stored, 'hand_out', { code, collected: 0 })
  expect(done.status).toBe('done')
})

/** In Tashkent, at a counter that takes everything. */
const elsewhere = () => ({ region: 14, city: 205, point_id: world.points.tashkent })

const atSamarkand = () => ({ region: 8, city: 122, point_id: world.points.samarkand })

const toFullPoint = async (changes: { capacity: number } | { said: 'full' | 'closed_today' }) => {
  const point = await pointLike(world.points.samarkand)
  const due = await sent(point)
  await world.does(world.people.courier, due, 'accept')
  await world.does(world.people.courier, due, 'pick_up')
  if ('capacity' in changes)
    await world.db.run(sql`
      update pickup_point set capacity = ${changes.capacity}, occupied = ${changes.capacity} where id = ${point}`)
  else
    await world.call(pointsCalls.sayAvailability, {
      params: { id: point },
      body: { state: changes.said },
      headers: admin.headers,
    })
  return { point, due }
}

test.each([{ said: 'full' }, { said: 'closed_today' }, { capacity: 1 }] as const)(
  'what was on its way is taken in by a point with %o, and nothing else is',
  async (changes) => {
    const { does, verb, people } = world
    const { point, due } = await toFullPoint(changes)
    const stranger = await world.place(people.sender, {
      delivery_option: 1,
      from: atSamarkand(),
      to: elsewhere(),
    })
    await world.checkout(people.sender, [stranger], 'balance')
    const refused = await verb(people.operator, stranger, 'drop_off', { point_id: point })
    expect(refused.body.code).toBe('point_cannot_take')
    const stored = await does(people.operator, due, 'store', { point_id: point })
    expect(stored.status).toBe('agent_received')
    if (!('capacity' in changes)) return
    // What is counted is what is there: with one handed out, one is left.
    const code = await world.receiverCode(due)
    const occupied = async () =>
      (await world.db.one<{ n: number }>(sql`select occupied as n from pickup_point where id = ${point}`)).n
    expect(await occupied()).toBe(2)
    await does(people.operator, due, 'hand_out', { code, collected: 0 })
    expect(await occupied()).toBe(1)
  },
)

test('who meant to hand in a parcel at a closing point is told once; what went there from another goes on with it', async () => {
  const { people } = world
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => pointLike(world.points.samarkand)))
  const given = { delivery_option: 1, from: { region: 8, city: 122, point_id: second }, to: elsewhere() }
  const orders = [await world.place(people.sender, given), await world.place(people.sender, given)]
  expect((await close(first ?? 0, { to_point_id: second })).data.done).toBe(true)
  const answer = await close(second ?? 0, { to_point_id: third })
  expect(answer.data.expected).toBe(orders.length)
  const { told } = await world.db.one<{ told: number }>(sql`
    select count(*)::integer as told from outbox
    where topic = 'event:orders.drop-point-closes' and key like ${`point:${second}:%`}`)
  expect(told).toBe(1)
  const { to } = await world.db.one<{ to: number }>(
    sql`select closing_to as to from pickup_point where id = ${first}`,
  )
  expect(to).toBe(third)
})
