import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { type BagWorld, startBagWorld } from '../../../../tests/scenarios/bag-world.ts'
import { addPerson, type Person, refusal, type Shown } from '../../../../tests/scenarios/parcel-world.ts'
import { tripCalls } from '../trips/trips.calls.ts'
import type { BagView, TripView } from '../trips/trips.contract.ts'
import { sortingCalls } from './sorting.calls.ts'
import type { SortAnswer, SortingBoard } from './sorting.contract.ts'

type Sorted = Extract<SortAnswer, { kind: 'parcel' }>

let world: BagWorld
beforeAll(async () => {
  world = await startBagWorld()
})

const scan = (who: Person, code: string, trip?: TripView) =>
  world.send(who, sortingCalls.sort, { body: { code, ...(trip ? { trip_id: Number(trip.id) } : {}) } })
const sorted = async (who: Person, { tracking_code: code }: Shown, trip?: TripView): Promise<Sorted> => {
  const answer = await scan(who, code, trip)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data as Sorted
}
const board = async (who: Person, trip?: TripView) => {
  const query = trip ? { trip_id: trip.id } : {}
  const answer = await world.call<Call>(sortingCalls.readBoard, { query, headers: who.headers })
  return answer.body.data as SortingBoard
}
const openBag = async (lane: Sorted['lane']): Promise<string> => {
  const made = await world.send(world.staff.tashkent, sortingCalls.openLaneBag, {
    params: { id: lane.id },
    body: {},
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return (made.body.data as BagView).code
}
const isIn = async (code: string, { id }: Shown) =>
  (await world.bag(code)).parcels.some(({ order_id: inside }) => inside === id)

const arrives = (who: Person, { id }: TripView) =>
  world.send(who, tripCalls.arriveTrip, { params: { id }, body: { seal_check: 'none' } })
const toldOf = ({ id }: Shown) =>
  world.db.many(sql`
    select kind, person_id as person, decided_at is null as "isOpen" from order_incident
    where order_id = ${Number(id)} order by order_incident.id`)

test('one scan takes a parcel in from its courier, says its lane, and the same scan once more changes nothing', async () => {
  const order = await world.carried(await addPerson(world, 'courier'))
  const first = await sorted(world.staff.tashkent, order)
  expect(first).toMatchObject({ lane: { kind: 'depot' }, odd: [], bag: null })
  expect(await world.standsAt(order)).toEqual({ status: 'agent_received', holder: 'depot' })
  const again = await sorted(world.staff.tashkent, order)
  expect(again).toMatchObject({ lane: first.lane, odd: ['already'], counts: first.counts })
  const scans = await world.db.one<{ count: number }>(sql`
    select count(*) from order_event where order_id = ${Number(order.id)} and verb = 'store'`)
  expect(scans.count).toBe(1)
})

test('two who scan the same parcel at once sort it once, and open no incident', async () => {
  const order = await world.carried(await addPerson(world, 'courier'))
  const both = await Promise.all([1, 2].map(() => scan(world.staff.tashkent, order.tracking_code)))
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const odd = both.map(({ body }) => (body.data as Sorted).odd)
  expect(odd.flat()).toEqual(['already'])
  const kept = await world.db.many(sql`select kind from order_incident where order_id = ${Number(order.id)}`)
  expect(kept).toEqual([])
})

test('a parcel goes into the open bag of its lane, and out of it again when that is undone', async () => {
  const { tashkent } = world.staff
  const order = await world.atDepot()
  const { lane } = await sorted(tashkent, order)
  const code = await openBag(lane)
  expect(await openBag(lane)).toBe(code)
  expect(await sorted(tashkent, order)).toMatchObject({ bag: { code, parcels: 1 }, odd: [] })
  expect(await isIn(code, order)).toBe(true)
  const undo = () => world.send(tashkent, sortingCalls.undoSort, { body: { order_id: order.id } })
  expect((await undo()).status).toBe(200)
  expect(await isIn(code, order)).toBe(false)
  expect((await undo()).status).toBe(200)
  expect(await sorted(tashkent, order)).toMatchObject({ bag: { code, parcels: 1 }, odd: [] })
  const trip = await world.tripFor(await addPerson(world, 'courier'))
  expect((await world.loads(tashkent, trip, code)).status).toBe(200)
  expect(refusal(await undo())).toMatchObject({ code: 'bag_not_open' })
  // The next one of the lane waits for another bag.
  expect(await sorted(tashkent, await world.atDepot())).toMatchObject({ lane: { id: lane.id }, bag: null })
})

test('what comes unlisted is sorted all the same, and is told at closing without being named again', async () => {
  const driver = await addPerson(world, 'courier')
  const [listed, stranger] = [await world.atDepot(), await world.atDepot()]
  const [trip, other] = [await world.tripFor(driver), await world.tripFor(await addPerson(world, 'courier'))]
  await world.loads(world.staff.tashkent, trip, listed.tracking_code)
  await world.loads(world.staff.tashkent, other, stranger.tracking_code)
  await world.leaves(world.staff.tashkent, trip)
  await world.leaves(world.staff.tashkent, other)
  const { samarkand } = world.staff
  await arrives(samarkand, trip)
  expect(await sorted(samarkand, listed, trip)).toMatchObject({ odd: [] })
  expect(await sorted(samarkand, stranger, trip)).toMatchObject({ odd: ['surplus'], counts: { sorted: 1 } })
  expect(await board(samarkand, trip)).toMatchObject({
    sorted: 1,
    expected: 1,
    missing_count: 0,
    surplus: [{ order_id: stranger.id }],
  })
  await world.unloads(samarkand, trip)
  const kept = await world.db.many(sql`select kind, order_id::text as order from order_incident
    where person_id = ${driver.id}`)
  expect(kept).toEqual([{ kind: 'surplus', order: stranger.id }])
})

test('what came unlisted stays surplus when its lane is undone, and when it is sorted once more', async () => {
  const { tashkent, samarkand } = world.staff
  const [driver, other] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const stranger = await world.atDepot()
  const [trip, itsOwn] = [await world.tripFor(driver), await world.tripFor(other)]
  await world.loads(tashkent, itsOwn, stranger.tracking_code)
  for (const one of [trip, itsOwn]) await world.leaves(tashkent, one)
  await arrives(samarkand, trip)
  expect(await sorted(samarkand, stranger, trip)).toMatchObject({ odd: ['surplus'] })
  await world.send(samarkand, sortingCalls.undoSort, { body: { order_id: stranger.id } })
  expect(await board(samarkand, trip)).toMatchObject({ surplus_count: 1 })
  expect(await sorted(samarkand, stranger)).toMatchObject({ odd: ['surplus'] })
  expect(await board(samarkand, trip)).toMatchObject({ surplus: [{ order_id: stranger.id }] })
  await world.unloads(samarkand, trip)
  expect(await toldOf(stranger)).toEqual([{ kind: 'surplus', person: driver.id, isOpen: true }])
})

test('a trip that still loads does not arrive, and what is sorted out of it is no surplus', async () => {
  const { tashkent, samarkand } = world.staff
  const driver = await addPerson(world, 'courier')
  const [early, listed] = [await world.atDepot(), await world.atDepot()]
  const trip = await world.tripFor(driver)
  expect(refusal(await arrives(samarkand, trip))).toMatchObject({ status: 409, code: 'trip_not_left' })
  for (const { tracking_code: code } of [early, listed]) await world.loads(tashkent, trip, code)
  expect(await sorted(samarkand, early, trip)).toMatchObject({ odd: [] })
  expect((await world.leaves(tashkent, trip)).body.data).toMatchObject({ listed: 1 })
  expect((await arrives(samarkand, trip)).body.data).toMatchObject({ listed: 1 })
  expect(await sorted(samarkand, listed, trip)).toMatchObject({ odd: [] })
  await world.unloads(samarkand, trip)
  expect([...(await toldOf(early)), ...(await toldOf(listed))]).toEqual([])
})

test('after a trip is closed, what comes unlisted is told at once, and what was missing is settled by its scan', async () => {
  const { tashkent, samarkand } = world.staff
  const [driver, other] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  const [lost, stranger] = [await world.atDepot(), await world.atDepot()]
  const [trip, itsOwn] = [await world.tripFor(driver), await world.tripFor(other)]
  await world.loads(tashkent, trip, lost.tracking_code)
  await world.loads(tashkent, itsOwn, stranger.tracking_code)
  for (const one of [trip, itsOwn]) await world.leaves(tashkent, one)
  await arrives(samarkand, trip)
  await world.unloads(samarkand, trip)
  expect(await toldOf(lost)).toEqual([{ kind: 'missing', person: driver.id, isOpen: true }])
  expect(await sorted(samarkand, stranger, trip)).toMatchObject({ odd: ['surplus'] })
  expect(await toldOf(stranger)).toEqual([{ kind: 'surplus', person: driver.id, isOpen: true }])
  expect(await sorted(samarkand, lost, trip)).toMatchObject({ odd: [] })
  expect(await toldOf(lost)).toEqual([{ kind: 'missing', person: driver.id, isOpen: false }])
})

test('what another depot put into the van unscanned is sorted, and is surplus of that van', async () => {
  const { tashkent, samarkand } = world.staff
  const driver = await addPerson(world, 'courier')
  const stranger = await world.atDepot()
  const trip = await world.tripFor(driver)
  await world.leaves(tashkent, trip)
  await arrives(samarkand, trip)
  expect(await sorted(samarkand, stranger, trip)).toMatchObject({
    lane: { kind: 'doors' },
    odd: ['surplus'],
  })
  expect((await world.read(world.people.operator, stranger)).custody).toMatchObject({
    holder: 'depot',
    point_id: world.depots.samarkand,
  })
  await world.unloads(samarkand, trip)
  expect(await toldOf(stranger)).toEqual([{ kind: 'surplus', person: driver.id, isOpen: true }])
})

test('a parcel of a cancelled order is found, laid aside, and never put into a bag', async () => {
  const courier = await addPerson(world, 'courier')
  const order = await world.carried(courier)
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  expect(await sorted(world.staff.tashkent, order)).toMatchObject({
    lane: { kind: 'aside' },
    odd: ['cancelled'],
    bag: null,
  })
  const kept = await world.db.many(sql`select kind from order_incident where order_id = ${Number(order.id)}`)
  expect(kept).toEqual([{ kind: 'found_after_end' }])
})

test('what nobody knows, what is not ours to have yet, and who works elsewhere are refused', async () => {
  const unsent = await world.place(world.people.sender)
  const { tashkent } = world.staff
  expect(refusal(await scan(tashkent, 'TB00000000000000'))).toMatchObject({ code: 'parcel_not_here' })
  expect(refusal(await scan(tashkent, unsent.tracking_code))).toMatchObject({ code: 'action_not_allowed' })
  expect(refusal(await scan(world.people.tashkentAgent, unsent.tracking_code))).toMatchObject({
    code: 'not_at_depot',
  })
  const trip = await world.tripFor(await addPerson(world, 'courier'))
  expect(refusal(await scan(tashkent, unsent.tracking_code, trip))).toMatchObject({ code: 'not_found' })
})

test('a number that is typed reaches what is carried here, and nothing else', async () => {
  const order = await world.carried(await addPerson(world, 'courier'))
  expect((await scan(world.staff.tashkent, order.id)).status).toBe(200)
  const elsewhere = await world.atDepot()
  expect(refusal(await scan(world.staff.bukhara, elsewhere.id))).toMatchObject({ code: 'parcel_not_here' })
})

test('lanes are named, ordered and led together by the depot’s people; their numbers stay', async () => {
  const { tashkent, samarkand } = world.staff
  const toBukhara = { to: { region: 3, city: 47, street: 'Navoiy 3' } }
  const inTashkent = { to: { region: 14, city: 200, street: 'Nukus 5' } }
  const [one, two, three] = [
    (await sorted(tashkent, await world.atDepot())).lane,
    (await sorted(tashkent, await world.atDepot(toBukhara))).lane,
    (await sorted(tashkent, await world.atDepot(inTashkent))).lane,
  ]
  const change = (who: Person, id: string, body: object) =>
    world.send(who, sortingCalls.changeLane, { params: { id }, body })
  expect((await change(tashkent, two.id, { name: 'Buxoro va atrofi' })).status).toBe(200)
  expect(refusal(await change(tashkent, two.id, { merge_into: Number(three.id) }))).toMatchObject({
    code: 'lanes_differ',
  })
  expect(refusal(await change(samarkand, two.id, { name: 'Birovniki' }))).toMatchObject({ code: 'not_found' })
  await world.send(tashkent, sortingCalls.openLaneBag, { params: { id: one.id }, body: {} })
  expect((await change(tashkent, two.id, { merge_into: Number(one.id) })).status).toBe(200)
  const led = await sorted(tashkent, await world.atDepot(toBukhara))
  expect(led).toMatchObject({ lane: { number: one.number }, bag: { parcels: 1 } })
  expect((await change(tashkent, two.id, { merge_into: null })).status).toBe(200)
  expect((await sorted(tashkent, await world.atDepot(toBukhara))).lane).toMatchObject({
    number: two.number,
    name: 'Buxoro va atrofi',
  })
  const ids = [Number(three.id), Number(one.id)]
  const ordered = await world.call<Call>(sortingCalls.orderLanes, {
    body: { ids },
    headers: tashkent.headers,
  })
  const lanes = (ordered.body.data as SortingBoard).lanes.map(({ number }) => number)
  expect(lanes.slice(0, 2)).toEqual([three.number, one.number])
  const told = await world.db.many<{ action: string }>(sql`
    select action from audit_entry where person_id = ${tashkent.id} and action like 'sorting.%' order by id`)
  expect(told.map(({ action }) => action)).toEqual([...Array(3).fill('sorting.lane'), 'sorting.order'])
})

test('a day after its end nobody is told for whom a parcel was', async () => {
  const order = await world.carried(await addPerson(world, 'courier'))
  await world.does(world.people.operator, order, 'write_off', { reason: 'lost' })
  const seen = await sorted(world.staff.tashkent, order)
  expect(seen.receiver).not.toBeNull()
  world.clock.advance(25 * 3_600_000)
  expect(await sorted(world.staff.tashkent, order)).toMatchObject({ receiver: null, lane: { kind: 'aside' } })
})
