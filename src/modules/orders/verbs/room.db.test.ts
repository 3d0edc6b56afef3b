import { beforeAll, expect, test } from 'vitest'
import { post } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { type BagWorld, startBagWorld } from '../../../../tests/scenarios/bag-world.ts'
import { addPerson, type Person, refusal, type Shown } from '../../../../tests/scenarios/parcel-world.ts'

let world: BagWorld
beforeAll(async () => {
  world = await startBagWorld()
})

const works = ({ id }: Person, { capacityKg = 1_500, cashLimit = null as number | null } = {}) =>
  world.db.run(sql`
    insert into courier_profile (courier_id, vehicle, capacity_kg, cash_limit, changed_at)
    values (${id}, 'van', ${capacityKg}, ${cashLimit}, ${world.clock.now()})`)

const holds = ({ id }: Person, amount: number) =>
  post(world.db, {
    key: `test:${id}:${amount}`,
    template: 'cod_collected_by_courier',
    facts: { courier: id, customer: world.people.sender.id, amount },
    at: world.clock.now(),
  })

test('a van takes as much as its driver’s vehicle carries, and of a bag that is too heavy nothing', async () => {
  const driver = await addPerson(world, 'courier')
  await works(driver, { capacityKg: 10 })
  const trip = await world.tripFor(driver)
  const heavy = { parcel_size: { weight: 4 } }
  const [first, second, third] = [
    await world.atDepot(heavy),
    await world.atDepot(heavy),
    await world.atDepot(heavy),
  ]
  const light = await world.atDepot()
  expect((await world.loads(driver, trip, first.tracking_code)).status).toBe(200)
  const code = await world.bagWith([second, third])
  const refused = await world.loads(driver, trip, code)
  expect(refused.body).toMatchObject({ code: 'trip_full', message: expect.stringContaining('10 kg') })
  const asked = await world.verb(driver, { id: code }, 'load', { trip_id: Number(trip.id) })
  expect(refusal(asked)).toMatchObject({ status: 409, code: 'trip_full' })
  expect(await world.standsAt(second)).toEqual({ status: 'agent_received', holder: 'depot' })
  expect((await world.loads(driver, trip, second.tracking_code)).status).toBe(200)
  expect(refusal(await world.loads(driver, trip, third.tracking_code))).toMatchObject({ code: 'trip_full' })
  expect((await world.loads(driver, trip, light.tracking_code)).status).toBe(200)
})

test('what is large for its weight fills a van as it is priced', async () => {
  const driver = await addPerson(world, 'courier')
  await works(driver, { capacityKg: 10 })
  const trip = await world.tripFor(driver)
  const pillow = await world.atDepot({ parcel_size: { weight: 2, length: 50, width: 40, height: 36 } })
  expect(refusal(await world.loads(driver, trip, pillow.tracking_code))).toMatchObject({ code: 'trip_full' })
})

test('a driver of whose vehicle nobody has said anything loads what there is', async () => {
  const driver = await addPerson(world, 'courier')
  const trip = await world.tripFor(driver)
  const heavy = await world.atDepot({ parcel_size: { weight: 90 } })
  expect((await world.loads(driver, trip, heavy.tracking_code)).status).toBe(200)
})

async function waiting(overrides: Record<string, unknown> = {}): Promise<Shown> {
  const order = await world.place(world.people.sender, overrides)
  await world.checkout(world.people.sender, [order], 'balance')
  return order
}

test('who holds cash up to the limit takes no order with money, until some of it is handed in', async () => {
  const courier = await addPerson(world, 'courier')
  await works(courier, { cashLimit: 300_000 })
  const [first, second, free] = [
    await waiting({ product_fee: 200_000 }),
    await waiting({ product_fee: 200_000 }),
    await waiting(),
  ]
  await holds(courier, 299_999)
  await world.does(courier, first, 'accept', { event_id: 'accepted-before' })
  await holds(courier, 1)
  const refused = await world.verb(courier, second, 'accept')
  expect(refusal(refused)).toMatchObject({ status: 409, code: 'courier_cash_full' })
  expect(refused.body.message).toContain('300')
  expect((await world.does(courier, free, 'accept')).status).toBe('accept')
  // Told again it is answered the same.
  await world.does(courier, first, 'accept', { event_id: 'accepted-before' })
  // The desk knows why it sends them.
  const sent = await world.does(world.people.operator, second, 'accept', { courier_id: courier.id })
  expect(sent.status).toBe('accept')
})

test('where the desk has set no limit there is none', async () => {
  const [trusted, beginner] = [await addPerson(world, 'courier'), await addPerson(world, 'courier')]
  await works(trusted)
  for (const courier of [trusted, beginner]) {
    await holds(courier, 60_000_000)
    await world.does(courier, await waiting({ product_fee: 200_000 }), 'accept')
  }
})
