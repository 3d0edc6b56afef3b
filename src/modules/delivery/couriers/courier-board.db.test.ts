import { beforeAll, expect, test } from 'vitest'
import { addPerson, startWorld, type World } from '../../../../tests/scenarios/parcel-world.ts'
import { couriersCalls } from './couriers.calls.ts'
import type { CourierBoard, CourierParcels } from './couriers.contract.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
  await world.topUp(world.people.sender, 100_000_000)
})

test('the board tells what a courier has in the bag and has taken on, and their parcels by name', async () => {
  const { people, place, checkout, does } = world
  const courier = await addPerson(world, 'courier')
  const operator = await addPerson(world, 'operator')
  const [fetched, ahead] = [await place(people.sender), await place(people.sender)]
  await checkout(people.sender, [fetched, ahead], 'balance')
  await does(courier, fetched, 'accept')
  await does(courier, fetched, 'pick_up')
  await does(courier, ahead, 'accept')

  const board = (await world.call(couriersCalls.readBoard, { headers: operator.headers })).body
    .data as CourierBoard
  expect(board.items.find(({ id }) => id === String(courier.id))).toMatchObject({
    working: false,
    in_bag: 1,
    accepted: 1,
    delivered: 0,
    cash: 0,
    cash_limit: null,
    rating: null,
    alarms: ['not_started'],
  })
  const answer = await world.call(couriersCalls.readCourierParcels, {
    params: { id: String(courier.id) },
    headers: operator.headers,
  })
  const parcels = answer.body.data as CourierParcels
  expect(parcels.map(({ order_id: id, in_bag }) => [id, in_bag])).toEqual([
    [fetched.id, true],
    [ahead.id, false],
  ])
  const nobody = await world.call(couriersCalls.readCourierParcels, {
    params: { id: String(operator.id) },
    headers: operator.headers,
  })
  expect(nobody.status).toBe(404)
})
