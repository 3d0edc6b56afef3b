import { beforeAll, expect, test } from 'vitest'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import { sortingCalls } from '#modules/delivery/sorting/sorting.calls.ts'
import type { SortAnswer, SortingBoard } from '#modules/delivery/sorting/sorting.contract.ts'
import { tripCalls } from '#modules/delivery/trips/trips.calls.ts'
import type { BagView, TripView } from '#modules/delivery/trips/trips.contract.ts'
import { proveBooks } from '#modules/ledger/proof.repo.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { type BagWorld, startBagWorld } from './bag-world.ts'
import { addPerson, type Person, refusal, type Shown } from './parcel-world.ts'

/** Sixty parcels from five couriers, sorted into four bags on two trips, and one that does not come. */

const couriers = 5
const each = 12
const toSamarkand = { to: { region: 8, city: 122, street: 'Registon 7, 15-uy' } }
const toBukhara = { to: { region: 3, city: 47, street: 'Navoiy 3' } }

let world: BagWorld
beforeAll(async () => {
  world = await startBagWorld()
})

const data = <T>({ status, body }: { status: number; body: { data?: unknown } }): T => {
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body.data as T
}
const sorts = async (who: Person, code: string, trip?: TripView) =>
  data<SortAnswer>(
    await world.send(who, sortingCalls.sort, {
      body: { code, ...(trip ? { trip_id: Number(trip.id) } : {}) },
    }),
  )
const board = async (who: Person, trip?: TripView) =>
  data<SortingBoard>(
    await world.call<Call>(sortingCalls.readBoard, {
      query: trip ? { trip_id: trip.id } : {},
      headers: who.headers,
    }),
  )

/** A courier with twelve parcels, every other one for Bukhara, who says to the depot what they bring. */
async function bringsTwelve(): Promise<Shown[]> {
  const courier = await addPerson(world, 'courier')
  const brought: Shown[] = []
  for (let index = 0; index < each; index += 1)
    brought.push(await world.carried(courier, index % 2 === 0 ? toSamarkand : toBukhara))
  const said = await world.send(courier, handOverCalls.giveOver, {
    body: { point_id: world.depots.tashkent, parcels: brought.map(({ tracking_code: code }) => code) },
  })
  expect(said.status, JSON.stringify(said.body)).toBe(201)
  return brought
}

/** All of a lane into two bags: the first is closed after fifteen. */
async function fillTwo(parcels: readonly Shown[], to: number): Promise<string[]> {
  const { tashkent } = world.staff
  const codes: string[] = []
  for (const [index, { tracking_code: code }] of parcels.entries()) {
    if (index === 0 || index === 15)
      codes.push(
        data<BagView>(await world.send(tashkent, sortingCalls.openBagTo, { body: { to_point_id: to } })).code,
      )
    const sorted = await sorts(tashkent, code)
    expect(sorted, code).toMatchObject({ odd: [], bag: { code: codes.at(-1) } })
    if (sorted.kind === 'parcel' && index === 14)
      await world.send(tashkent, sortingCalls.closeLaneBag, { params: { id: sorted.lane.id }, body: {} })
  }
  return codes
}

async function sendsOff(
  driver: Person,
  to: number,
  seal: string,
  bags: readonly string[],
): Promise<TripView> {
  const { tashkent } = world.staff
  const body = { driver_id: driver.id, vehicle: '01 482 TGA', to_point_id: to }
  const trip = data<TripView>(await world.send(tashkent, tripCalls.makeTrip, { body }))
  for (const bag of bags) expect((await world.loads(tashkent, trip, bag)).status).toBe(200)
  return data<TripView>(
    await world.send(tashkent, tripCalls.leaveTrip, { params: { id: trip.id }, body: { seal } }),
  )
}

const holders = async (parcels: readonly Shown[]) =>
  world.db.many(sql`
    select holder, count(*) from customer_order
    where id = any (${parcels.map(({ id }) => Number(id))}::integer[]) group by holder order by holder`)

test('a depot’s evening: sixty parcels from five couriers, four bags, two trips, one missing', async () => {
  const { staff, depots } = world
  const brought: Shown[] = []
  for (let courier = 0; courier < couriers; courier += 1) brought.push(...(await bringsTwelve()))
  expect(brought).toHaveLength(60)
  const goesTo = (city: number) => brought.filter(({ to }) => (to as { city: number }).city === city)
  const bags = {
    samarkand: await fillTwo(goesTo(122), depots.samarkand),
    bukhara: await fillTwo(goesTo(47), depots.bukhara),
  }
  const sorted = await board(staff.tashkent)
  expect(sorted).toMatchObject({ sorted: 60, expected: 60 })
  expect(sorted.lanes.map(({ number, sorted: here, expected }) => [number, here, expected])).toEqual([
    [1, 30, 30],
    [2, 30, 30],
  ])
  expect(await holders(brought)).toEqual([{ holder: 'depot', count: 60 }])

  const drivers = [await addPerson(world, 'courier'), await addPerson(world, 'courier')] as const
  const trips = {
    samarkand: await sendsOff(drivers[0], depots.samarkand, '771204', bags.samarkand),
    bukhara: await sendsOff(drivers[1], depots.bukhara, '771205', bags.bukhara),
  }
  expect(trips.samarkand).toMatchObject({ state: 'under_way', seal: '771204', listed: 30 })
  expect(await holders(brought)).toEqual([{ holder: 'trip', count: 60 }])

  const arrive = (who: Person, trip: TripView, body: object) =>
    world.send(who, tripCalls.arriveTrip, { params: { id: trip.id }, body })
  data(await arrive(staff.samarkand, trips.samarkand, { seal_check: 'whole' }))
  data(await arrive(staff.bukhara, trips.bukhara, { seal_check: 'other', seal_seen: '990011' }))

  // Samarkand scans parcel by parcel; one of them is not in the van.
  const [lost, ...came] = goesTo(122)
  for (const [index, { tracking_code: code }] of came.entries())
    expect(await sorts(staff.samarkand, code, trips.samarkand)).toMatchObject({
      kind: 'parcel',
      lane: { kind: 'doors' },
      odd: [],
      counts: { sorted: index + 1, listed: 30 },
    })
  expect(await board(staff.samarkand, trips.samarkand)).toMatchObject({
    trip: { seal: '771204', seal_check: 'whole' },
    sorted: 29,
    expected: 30,
    missing_count: 1,
    missing: [{ order_id: lost?.id, lane: 1, bag: bags.samarkand[0], search: 'look_in_bag' }],
    surplus_count: 0,
  })
  expect(data<TripView>(await world.unloads(staff.samarkand, trips.samarkand))).toMatchObject({
    state: 'unloaded',
  })

  // Bukhara takes the bags in whole, and sorts what is in them afterwards.
  for (const bag of bags.bukhara)
    expect(await sorts(staff.bukhara, bag, trips.bukhara)).toMatchObject({ kind: 'bag', taken: 15 })
  expect(await board(staff.bukhara, trips.bukhara)).toMatchObject({ sorted: 0, expected: 30, missing: [] })
  for (const { tracking_code: code } of goesTo(47)) await sorts(staff.bukhara, code, trips.bukhara)
  expect(await board(staff.bukhara, trips.bukhara)).toMatchObject({ sorted: 30, expected: 30 })
  data(await world.unloads(staff.bukhara, trips.bukhara))

  expect(await holders(brought)).toEqual([
    { holder: 'depot', count: 59 },
    { holder: 'trip', count: 1 },
  ])
  const kept = await world.db.many(sql`
    select kind, person_id as driver, order_id::text as parcel, details -> 'parcels' as about
    from order_incident order by id`)
  expect(kept).toEqual([
    { kind: 'seal', driver: drivers[1].id, parcel: null, about: ['771205', '990011'] },
    { kind: 'missing', driver: drivers[0].id, parcel: lost?.id, about: null },
  ])
  expect(await proveBooks(world.db)).toMatchObject({ 'the sum of all postings': '0' })
})

test('the desk that says a seal leaves its line in the log', async () => {
  const { people, depots } = world
  const driver = await addPerson(world, 'courier')
  const trip = await sendsOff(driver, depots.samarkand, '771206', [])
  const params = { id: trip.id }
  data(await world.send(people.operator, tripCalls.arriveTrip, { params, body: { seal_check: 'whole' } }))
  data(await world.send(people.operator, tripCalls.unloadTrip, { params, body: {} }))
  const told = await world.db.many(sql`
    select action from audit_entry where object = ${`trip:${trip.id}`} order by id`)
  expect(told).toEqual([{ action: 'trip.arrive' }, { action: 'trip.unload' }])
  expect(
    refusal(await world.send(people.operator, sortingCalls.sort, { body: { code: 'TB1' } })),
  ).toMatchObject({
    status: 403,
  })
})
