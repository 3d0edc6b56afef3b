import { beforeAll, expect, test } from 'vitest'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { sql } from '#platform/db/sql.ts'
import {
  addPerson,
  day,
  draft,
  type Person,
  startWorld,
  type World,
} from '../../../../tests/scenarios/parcel-world.ts'
import { pricingCalls } from '../pricing.calls.ts'
import { servedCalls } from './served-desk.calls.ts'
import type { PauseRequest, ServicePause } from './served-desk.contract.ts'

let world: World
let operator: Person
beforeAll(async () => {
  world = await startWorld()
  operator = world.people.operator
})

/** Samarkand: 122 its city, 124 a district of it. */
const snow = { region_id: 8, district_ids: [124], pickups: false, deliveries: true, reason: 'snow' } as const

async function close(request: Partial<PauseRequest> = {}, who = operator) {
  return world.call(servedCalls.closeService, { body: { ...snow, ...request }, headers: who.headers })
}
async function closed(request: Partial<PauseRequest> = {}): Promise<ServicePause> {
  const answer = await close(request)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return (answer.body.data as ServicePause[])[0] as ServicePause
}
const open = (id: string) =>
  world.call(servedCalls.openService, { params: { id }, headers: operator.headers })
const isAhead = (days: number) =>
  new Date(world.clock.now().getTime() + days * day + 5 * 3_600_000).toISOString().slice(0, 10)

async function reasonOf(from: { region: number; city: number }, to: { region: number; city: number }) {
  const answer = await world.call(pricingCalls.calculateParcel, {
    body: { from, to, parcel_size: { weight: 1 } },
    headers: { 'accept-language': 'en' },
  })
  const [offer] = answer.body.results as { reason_code: string | null; reason: string | null }[]
  return offer
}
const tashkent = { region: 14, city: 205 }
const district = { region: 8, city: 124 }

test('a closed district is told by the calculator and refused by an order, with its name, the last day and why', async () => {
  const lastDay = isAhead(3)
  const pause = await closed({ last_day: lastDay })
  expect(pause.told.join()).toContain('qor bosgan')
  const offer = await reasonOf(tashkent, district)
  expect(offer).toMatchObject({ reason_code: 'city_not_served' })
  expect(offer?.reason).toMatch(
    /^.+ District: no deliveries until the end of .+\. Snow has blocked the roads\./,
  )
  // The other way it is open.
  expect((await reasonOf(district, tashkent))?.reason_code).toBeNull()
  const sender = world.people.sender
  const refused = await world.send(sender, ordersCalls.createOrder, {
    body: draft({ to: { region: 8, city: 124, street: 'Registon 1' } }),
  })
  expect(refused).toMatchObject({ status: 422, body: { code: 'city_not_served' } })
  expect(String(refused.body.message)).toContain('yetkazmaymiz')
  await open(pause.id)
  expect((await reasonOf(tashkent, district))?.reason_code).toBeNull()
})

test('a whole region closes all of its districts, from its first day on and to its last', async () => {
  const pause = await closed({ district_ids: [], pickups: true, from: isAhead(2), last_day: isAhead(3) })
  expect(pause).toMatchObject({ state: 'later', district: null })
  expect((await reasonOf(tashkent, district))?.reason_code).toBeNull()
  world.clock.advance(2 * day)
  expect((await reasonOf(tashkent, district))?.reason_code).toBe('city_not_served')
  expect((await reasonOf(district, tashkent))?.reason_code).toBe('city_not_served')
  world.clock.advance(2 * day)
  expect((await reasonOf(tashkent, district))?.reason_code).toBeNull()
  expect((await open(pause.id)).body.code).toBe('pause_over')
})

test('what is under way is counted and goes on; a place is closed once, however often it is pressed', async () => {
  await world.place(world.people.sender, { to: { region: 8, city: 124, street: 'Registon 1' } })
  await world.db.run(sql`update customer_order set status = 'pickup' where receiver ->> 'districtId' = '124'`)
  const answers = await Promise.all([close(), close()])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const [pause] = answers.flatMap(({ body }) => (body.data as ServicePause[] | undefined) ?? [])
  expect(pause?.under_way).toBe(1)
  const moved = await world.call(servedCalls.moveServiceEnd, {
    params: { id: pause?.id ?? '' },
    body: { last_day: isAhead(9) },
    headers: operator.headers,
  })
  expect(moved.body.data).toMatchObject({ last_day: isAhead(9) })
  await open(pause?.id ?? '')
  const actions = await world.db.many<{ action: string }>(sql`
    select action from audit_entry where object = ${`service-pause:${pause?.id}`} order by id`)
  expect(actions.map(({ action }) => action)).toEqual(['service.close', 'service.move-end', 'service.open'])
})

test('days that make no sense, places of elsewhere and other hands are refused', async () => {
  expect((await close({ last_day: isAhead(-1) })).body.code).toBe('pause_days')
  expect((await close({ from: isAhead(-2) })).body.code).toBe('pause_days')
  expect((await close({ last_day: isAhead(900) })).body.code).toBe('pause_days')
  expect((await close({ district_ids: [205] })).body.code).toBe('invalid_input')
  expect((await close({ deliveries: false })).body.code).toBe('invalid_input')
  expect((await close({}, await addPerson(world, 'cashier'))).status).toBe(403)
})
