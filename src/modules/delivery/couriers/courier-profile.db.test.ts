import { beforeAll, expect, test } from 'vitest'
import { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import type { Place } from '../../../../tests/support/named-call.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newCourier } from '../domain/courier-profile.ts'
import { findCourierProfile } from './courier-profile.service.ts'
import { couriersCalls } from './couriers.calls.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await startTestApp()
  admin = await addPerson(app, 'admin')
})

const ask = async (who: Person, called: Call, given: Place & { body?: object }) => {
  const { status, body } = await app.call(called, { ...given, headers: who.headers })
  return { status, ...(body as { code?: string; data: unknown; errors?: unknown }) }
}
const inVan = { vehicle: 'van', capacity_kg: 1_500, district_id: 205, cash_limit: null } as const

test('a courier of whom the desk has said nothing works as anybody new', async () => {
  const courier = await addPerson(app, 'courier')
  const { data } = await ask(admin, couriersCalls.readCourierProfile, { params: { id: String(courier.id) } })
  expect(data).toEqual({ vehicle: 'scooter', capacity_kg: 30, district_id: null, cash_limit: null })
  expect(await findCourierProfile(app.db, courier.id)).toEqual(newCourier)
})

test('how a courier works is changed by an admin, with a line in the log', async () => {
  const courier = await addPerson(app, 'courier')
  const params = { id: String(courier.id) }
  const changed = await ask(admin, couriersCalls.changeCourierProfile, { params, body: inVan })
  expect([changed.status, changed.data]).toEqual([200, inVan])
  expect((await ask(admin, couriersCalls.readCourierProfile, { params })).data).toEqual(inVan)
  expect(await findCourierProfile(app.db, courier.id)).toMatchObject({ vehicle: 'van', cashLimit: null })
  const { data } = await ask(admin, staffCalls.listAudit, { query: { object: `person:${courier.id}` } })
  expect(data).toMatchObject({
    items: [{ action: 'courier.profile', before: { vehicle: 'scooter' }, after: { vehicle: 'van' } }],
  })
})

test('a district that there is not is refused at its field, and only couriers have a profile', async () => {
  const courier = await addPerson(app, 'courier')
  const params = { id: String(courier.id) }
  const wrong = await ask(admin, couriersCalls.changeCourierProfile, {
    params,
    body: { ...inVan, district_id: 9_999 },
  })
  expect([wrong.status, wrong.errors]).toMatchObject([422, [{ path: 'district_id', code: 'invalid_choice' }]])
  const agent = await addPerson(app, 'agent')
  const none = await ask(admin, couriersCalls.readCourierProfile, { params: { id: String(agent.id) } })
  expect([none.status, none.code]).toEqual([404, 'not_found'])
})
