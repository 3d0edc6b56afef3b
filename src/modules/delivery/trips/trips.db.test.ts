import { beforeAll, expect, test } from 'vitest'
import { readBagCode } from '#kernel/bag-code.ts'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { type BagWorld, startBagWorld } from '../../../../tests/scenarios/bag-world.ts'
import { addPerson, refusal } from '../../../../tests/scenarios/parcel-world.ts'
import { tripCalls } from './trips.calls.ts'
import type { TripScanned } from './trips.contract.ts'

let world: BagWorld
beforeAll(async () => {
  world = await startBagWorld()
})

test('a bag with a label goes by van from depot to depot, and all in it with it', async () => {
  const driver = await addPerson(world, 'courier')
  const [one, other] = [await world.atDepot(), await world.atDepot()]
  expect(await world.standsAt(one)).toEqual({ status: 'agent_received', holder: 'depot' })
  const code = await world.bagWith([one, other])
  expect(readBagCode(code.toLowerCase())).toBe(code)
  const trip = await world.tripFor(driver)
  const loaded = await world.loads(driver, trip, code)
  expect(loaded.status, JSON.stringify(loaded.body)).toBe(200)
  const { orders, trip: withBag } = loaded.body.data as TripScanned
  expect([...orders].sort()).toEqual([one.id, other.id].sort())
  expect(withBag.aboard.map(({ bag }) => bag)).toEqual([code, code])
  expect(await world.standsAt(one)).toEqual({ status: 'pickup', holder: 'trip' })
  expect((await world.leaves(driver, trip)).body.data).toMatchObject({ state: 'under_way' })
  expect(refusal(await world.takes(world.staff.tashkent, trip, code))).toMatchObject({ status: 404 })
  expect((await world.takes(world.staff.samarkand, trip, code)).status).toBe(200)
  expect(await world.standsAt(other)).toEqual({ status: 'agent_received', holder: 'depot' })
  expect((await world.unloads(world.staff.samarkand, trip)).body.data).toMatchObject({
    state: 'unloaded',
    aboard: [],
  })
  const kept = await world.db.many(sql`select kind from order_incident where person_id = ${driver.id}`)
  expect(kept).toEqual([])
  const emptied = await world.send(world.staff.samarkand, tripCalls.fillBag, {
    params: { code },
    body: { parcel: one.id },
  })
  expect(refusal(emptied)).toMatchObject({ code: 'bag_not_open' })
})

test('what was loaded and does not come is missing, what comes unlisted is surplus', async () => {
  const driver = await addPerson(world, 'courier')
  const [lost, stranger] = [await world.atDepot(), await world.atDepot()]
  const trip = await world.tripFor(driver)
  await world.loads(world.staff.tashkent, trip, lost.tracking_code)
  await world.leaves(world.staff.tashkent, trip)
  await world.unloads(world.staff.samarkand, trip, { surplus: [stranger.tracking_code] })
  const kept = await world.db.many(sql`
    select kind, order_id::text as order from order_incident where person_id = ${driver.id} order by id`)
  expect(kept).toEqual([
    { kind: 'missing', order: lost.id },
    { kind: 'surplus', order: stranger.id },
  ])
  // Found under a seat: the depot scans it in as ever.
  const found = await world.does(world.staff.samarkand, lost, 'store', { scan: lost.tracking_code })
  expect(found.custody.holder).toBe('depot')
})

test('what was put into the van unscanned is taken in where it comes to, and is surplus of that trip', async () => {
  const driver = await addPerson(world, 'courier')
  const [listed, one, other] = [await world.atDepot(), await world.atDepot(), await world.atDepot()]
  const code = await world.bagWith([other])
  const trip = await world.tripFor(driver)
  await world.loads(driver, trip, listed.tracking_code)
  await world.leaves(driver, trip)
  for (const scan of [listed.tracking_code, one.tracking_code, code])
    expect((await world.takes(world.staff.samarkand, trip, scan)).status, scan).toBe(200)
  for (const order of [one, other]) {
    const { status, custody } = await world.read(world.people.operator, order)
    expect({ status, custody }).toMatchObject({
      status: 'agent_received',
      custody: { holder: 'depot', point_id: world.depots.samarkand },
    })
  }
  await world.unloads(world.staff.samarkand, trip)
  const kept = await world.db.many(sql`
    select kind, order_id::text as order, person_id as person from order_incident
    where order_id = any (${[listed, one, other].map(({ id }) => Number(id))}::integer[]) order by id`)
  expect(kept).toEqual([
    { kind: 'surplus', order: one.id, person: driver.id },
    { kind: 'surplus', order: other.id, person: driver.id },
  ])
})

test('what lies at a depot is taken in without its scan by another depot alone', async () => {
  const order = await world.atDepot()
  const agent = world.people.samarkandAgent
  const asked = await world.verb(agent, order, 'store', { scan: order.tracking_code })
  expect(refusal(asked)).toMatchObject({ code: 'action_not_allowed' })
  expect(await world.standsAt(order)).toEqual({ status: 'agent_received', holder: 'depot' })
})

test('a driver answers for what is missing from the van until somebody has scanned it', async () => {
  const admin = await addPerson(world, 'admin')
  const driver = await addPerson(world, 'courier')
  const lost = await world.atDepot()
  const trip = await world.tripFor(driver)
  await world.loads(driver, trip, lost.tracking_code)
  await world.leaves(driver, trip)
  await world.unloads(world.staff.samarkand, trip)
  const params = { id: String(driver.id) }
  const dismisses = () => world.send(admin, staffCalls.dismissStaff, { params, body: {} })
  expect(refusal(await dismisses())).toMatchObject({ status: 409 })
  await world.does(world.staff.samarkand, lost, 'store', { scan: lost.tracking_code })
  expect((await dismisses()).status).toBe(200)
})

test('a van loads only where its trip begins, and only until it has left', async () => {
  const [driver, other] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const [order, late] = [await world.atDepot(), await world.atDepot()]
  const trip = await world.tripFor(driver)
  expect(refusal(await world.loads(other, trip, order.tracking_code))).toMatchObject({ status: 404 })
  expect(refusal(await world.loads(driver, trip, 'TB00000000000000'))).toMatchObject({
    code: 'parcel_not_here',
  })
  expect((await world.loads(driver, trip, order.id)).status).toBe(200)
  expect((await world.loads(driver, trip, order.id)).body.data).toMatchObject({
    orders: [],
    trip: { aboard: [{ order_id: order.id }] },
  })
  await world.leaves(driver, trip)
  expect(refusal(await world.loads(driver, trip, late.tracking_code))).toMatchObject({ code: 'trip_not_now' })
  expect(await world.standsAt(late)).toEqual({ status: 'agent_received', holder: 'depot' })
})

test('a trip goes between two depots, and is given up only while it is empty', async () => {
  const driver = await addPerson(world, 'courier')
  const body = { driver_id: driver.id, vehicle: 'Isuzu' }
  for (const to_point_id of [world.depots.tashkent, world.points.samarkand])
    expect(
      refusal(await world.send(world.staff.tashkent, tripCalls.makeTrip, { body: { ...body, to_point_id } })),
    ).toMatchObject({ code: 'trip_places_wrong' })
  const trip = await world.tripFor(driver)
  const order = await world.atDepot()
  await world.loads(driver, trip, order.id)
  const cancels = () =>
    world.send(world.staff.tashkent, tripCalls.cancelTrip, { params: { id: trip.id }, body: {} })
  expect(refusal(await cancels())).toMatchObject({ code: 'trip_not_empty' })
  await world.does(world.staff.tashkent, order, 'store', { scan: order.tracking_code })
  expect((await cancels()).body.data).toMatchObject({ state: 'cancelled' })
})

test('a parcel is in one bag, and only what lies at the depot goes into one', async () => {
  const order = await world.atDepot()
  const [first, second] = [await world.bagWith([order]), await world.bagWith([])]
  expect(refusal(await world.puts(second, order))).toMatchObject({ code: 'parcel_in_bag' })
  const elsewhere = await world.place(world.people.sender)
  expect(refusal(await world.puts(second, elsewhere))).toMatchObject({ code: 'parcel_not_here' })
  const taken = await world.send(world.staff.tashkent, tripCalls.emptyBag, {
    params: { code: first },
    body: { parcel: order.id },
  })
  expect(taken.body.data).toMatchObject({ parcels: [] })
  expect((await world.puts(second, order)).status).toBe(200)
})

test('the label of a bag is a document', async () => {
  const code = await world.bagWith([])
  const answer = await world.app.inject({
    method: 'GET',
    url: tripCalls.printBag.path.replace(':code', code),
    headers: world.staff.tashkent.headers,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})
