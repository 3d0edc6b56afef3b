import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  type Person,
  refusal,
  type Shown,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { readBagCode } from '../domain/bag-code.ts'
import { tripCalls } from './trips.calls.ts'
import type { BagView, TripScanned, TripView } from './trips.contract.ts'

let world: World
let depots: { tashkent: number; samarkand: number }
let staff: { tashkent: Person; samarkand: Person }
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
  depots = { tashkent: await addDepot(205), samarkand: await addDepot(122) }
  staff = { tashkent: await addAgent(depots.tashkent), samarkand: await addAgent(depots.samarkand) }
})

async function addDepot(district: number): Promise<number> {
  const words = JSON.stringify({ uz: 'Ombor', oz: 'Омбор', ru: 'Склад', en: 'Depot' })
  const { id } = await world.db.one<{ id: number }>(sql`
    insert into pickup_point (kind, name, address, landmark, district_id, lat, lon, hours, services, max_grams,
      side_long_cm, side_middle_cm, side_short_cm, cod, capacity, search_text)
    values ('depot', ${words}, ${words}, ${words}, ${district}, 41, 69, '[[],[],[],[],[],[],[]]', '{}', 1000000,
      1000, 1000, 1000, false, 5000, '') returning id`)
  return id
}

async function addAgent(depot: number): Promise<Person> {
  const agent = await addPerson(world, 'agent')
  await world.db.run(sql`insert into agent_post (person_id, point_id) values (${agent.id}, ${depot})`)
  return agent
}

/** Fetched from its sender and scanned in at the depot of Tashkent. */
async function atDepot(): Promise<Shown> {
  const { people, place, checkout, does } = world
  const courier = await addPerson(world, 'courier')
  const order = await place(people.sender)
  await checkout(people.sender, [order], 'balance')
  await does(courier, order, 'accept')
  await does(courier, order, 'pick_up')
  return does(staff.tashkent, order, 'store', { scan: order.tracking_code })
}

async function tripFor(driver: Person): Promise<TripView> {
  const body = { driver_id: driver.id, vehicle: 'Isuzu', to_point_id: depots.samarkand }
  const answer = await world.send(staff.tashkent, tripCalls.makeTrip, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data as TripView
}

async function bagWith(...orders: readonly Shown[]): Promise<string> {
  const made = await world.send(staff.tashkent, tripCalls.makeBag, {
    body: { to_point_id: depots.samarkand },
  })
  const { code } = made.body.data as BagView
  for (const order of orders) {
    const put = await puts(code, order)
    expect(put.status, JSON.stringify(put.body)).toBe(200)
  }
  return code
}

const puts = (code: string, order: Shown) =>
  world.send(staff.tashkent, tripCalls.fillBag, { params: { code }, body: { parcel: order.tracking_code } })
const loads = (who: Person, { id }: TripView, parcel: string) =>
  world.send(who, tripCalls.loadTrip, { params: { id }, body: { parcel } })
const takes = (who: Person, { id }: TripView, parcel: string) =>
  world.send(who, tripCalls.takeFromTrip, { params: { id }, body: { parcel } })
const leaves = (who: Person, { id }: TripView) =>
  world.send(who, tripCalls.leaveTrip, { params: { id }, body: {} })
const unloads = (who: Person, { id }: TripView, body: object = {}) =>
  world.send(who, tripCalls.unloadTrip, { params: { id }, body })
const custody = async (order: Shown) => {
  const { status, custody: held } = await world.read(world.people.operator, order)
  return { status, holder: held.holder }
}

test('a bag with a label goes by van from depot to depot, and all in it with it', async () => {
  const driver = await addPerson(world, 'courier')
  const [one, other] = [await atDepot(), await atDepot()]
  expect(await custody(one)).toEqual({ status: 'agent_received', holder: 'depot' })
  const code = await bagWith(one, other)
  expect(readBagCode(code.toLowerCase())).toBe(code)
  const trip = await tripFor(driver)
  const loaded = await loads(driver, trip, code)
  expect(loaded.status, JSON.stringify(loaded.body)).toBe(200)
  const { orders, trip: withBag } = loaded.body.data as TripScanned
  expect([...orders].sort()).toEqual([one.id, other.id].sort())
  expect(withBag.aboard.map(({ bag }) => bag)).toEqual([code, code])
  expect(await custody(one)).toEqual({ status: 'pickup', holder: 'trip' })
  expect((await leaves(driver, trip)).body.data).toMatchObject({ state: 'under_way' })
  expect(refusal(await takes(staff.tashkent, trip, code))).toMatchObject({ status: 404 })
  expect((await takes(staff.samarkand, trip, code)).status).toBe(200)
  expect(await custody(other)).toEqual({ status: 'agent_received', holder: 'depot' })
  expect((await unloads(staff.samarkand, trip)).body.data).toMatchObject({ state: 'unloaded', aboard: [] })
  const kept = await world.db.many(sql`select kind from order_incident where person_id = ${driver.id}`)
  expect(kept).toEqual([])
  const emptied = await world.send(staff.samarkand, tripCalls.fillBag, {
    params: { code },
    body: { parcel: one.id },
  })
  expect(refusal(emptied)).toMatchObject({ code: 'bag_not_open' })
})

test('what was loaded and does not come is missing, what comes unlisted is surplus', async () => {
  const driver = await addPerson(world, 'courier')
  const [lost, stranger] = [await atDepot(), await atDepot()]
  const trip = await tripFor(driver)
  await loads(staff.tashkent, trip, lost.tracking_code)
  await leaves(staff.tashkent, trip)
  await unloads(staff.samarkand, trip, { surplus: [stranger.tracking_code] })
  const kept = await world.db.many(sql`
    select kind, order_id::text as order from order_incident where person_id = ${driver.id} order by id`)
  expect(kept).toEqual([
    { kind: 'missing', order: lost.id },
    { kind: 'surplus', order: stranger.id },
  ])
  // Found under a seat: the depot scans it in as ever.
  const found = await world.does(staff.samarkand, lost, 'store', { scan: lost.tracking_code })
  expect(found.custody.holder).toBe('depot')
})

test('a van loads only where its trip begins, and only until it has left', async () => {
  const [driver, other] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const [order, late] = [await atDepot(), await atDepot()]
  const trip = await tripFor(driver)
  expect(refusal(await loads(other, trip, order.tracking_code))).toMatchObject({ status: 404 })
  expect(refusal(await loads(driver, trip, 'TB00000000000000'))).toMatchObject({ code: 'parcel_not_here' })
  expect((await loads(driver, trip, order.id)).status).toBe(200)
  expect(refusal(await loads(driver, trip, order.id))).toMatchObject({ code: 'parcel_not_here' })
  await leaves(driver, trip)
  expect(refusal(await loads(driver, trip, late.tracking_code))).toMatchObject({ code: 'trip_not_now' })
  expect(await custody(late)).toEqual({ status: 'agent_received', holder: 'depot' })
})

test('a trip goes between two depots, and is given up only while it is empty', async () => {
  const driver = await addPerson(world, 'courier')
  const body = { driver_id: driver.id, vehicle: 'Isuzu' }
  for (const to_point_id of [depots.tashkent, world.points.samarkand])
    expect(
      refusal(await world.send(staff.tashkent, tripCalls.makeTrip, { body: { ...body, to_point_id } })),
    ).toMatchObject({ code: 'trip_places_wrong' })
  const trip = await tripFor(driver)
  const order = await atDepot()
  await loads(driver, trip, order.id)
  const cancels = () =>
    world.send(staff.tashkent, tripCalls.cancelTrip, { params: { id: trip.id }, body: {} })
  expect(refusal(await cancels())).toMatchObject({ code: 'trip_not_empty' })
  await world.does(staff.tashkent, order, 'store', { scan: order.tracking_code })
  expect((await cancels()).body.data).toMatchObject({ state: 'cancelled' })
})

test('a parcel is in one bag, and only what lies at the depot goes into one', async () => {
  const order = await atDepot()
  const [first, second] = [await bagWith(order), await bagWith()]
  expect(refusal(await puts(second, order))).toMatchObject({ code: 'parcel_in_bag' })
  const elsewhere = await world.place(world.people.sender)
  expect(refusal(await puts(second, elsewhere))).toMatchObject({ code: 'parcel_not_here' })
  const taken = await world.send(staff.tashkent, tripCalls.emptyBag, {
    params: { code: first },
    body: { parcel: order.id },
  })
  expect(taken.body.data).toMatchObject({ parcels: [] })
  expect((await puts(second, order)).status).toBe(200)
})

test('the label of a bag is a document', async () => {
  const code = await bagWith()
  const answer = await world.app.inject({
    method: 'GET',
    url: tripCalls.printBag.path.replace(':code', code),
    headers: staff.tashkent.headers,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})
