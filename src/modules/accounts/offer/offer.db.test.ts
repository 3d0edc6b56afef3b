import { beforeAll, expect, test } from 'vitest'
import { offerInForce } from '#modules/content/index.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson, draft } from '../../../../tests/scenarios/parcel-world.ts'
import { requestCode, type Session, signUp } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { signInCalls } from '../sign-in/sign-in.calls.ts'
import { customerDeskCalls } from '../staff/customer-desk.calls.ts'
import type { Customer, CustomerAnswer } from '../staff/customer-desk.contract.ts'
import { offerCalls } from './offer.calls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const inForce = () => offerInForce(app.clock.now()).id
const rowsOf = (person: unknown) =>
  app.db.many(sql`
    select version, way, locale from offer_acceptance where person_id = ${Number(person)} order by version`)
const accept = ({ headers }: Session, version: string) =>
  app.call(offerCalls.acceptOffer, { headers, body: { version } })
const cardOf = async (phone: string) => {
  const { headers } = await addPerson(app, 'operator')
  const found = await app.call(customerDeskCalls.findCustomer, { query: { phone }, headers })
  return (found.body.data as CustomerAnswer).customer
}

test('an account comes with the version of the offer it was opened under, and the desk sees which and when', async () => {
  const phone = '907710001'
  const { user } = await signUp(app, phone, { offer_version: inForce() })
  expect(user.offer_version).toBe(inForce())
  expect(await rowsOf(user.id)).toEqual([{ version: inForce(), way: 'sign_up', locale: 'uz' }])
  expect((await cardOf(phone))?.offer).toEqual({
    version: inForce(),
    accepted_at: app.clock.now().toISOString(),
    way: 'sign_up',
  })
})

test('a program that shows no version accepts the one in force; one that nobody has published is refused', async () => {
  expect((await signUp(app, '907710002')).user.offer_version).toBe(inForce())
  const phone = '907710003'
  const code = await requestCode(app, phone)
  const body = { phone, code, full_name: 'Birov', account_type: 'personal', offer_version: '1999-01-01' }
  const refused = await app.call(signInCalls.signUp, { body })
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ path: 'offer_version', code: 'invalid_choice' }],
  ])
  expect(await app.db.many(sql`select id from person where phone = ${phone}`)).toEqual([])
})

test('whoever had accepted an older version is asked once, and the old yes stays', async () => {
  const session = await signUp(app, '907710004')
  const { id } = session.user
  await app.db.run(sql`update offer_acceptance set version = '2020-01-01' where person_id = ${Number(id)}`)
  const before = await app.call(profileCalls.readUser, { headers: session.headers })
  expect(before.body.data).toMatchObject({ offer_version: '2020-01-01' })
  expect((await accept(session, inForce())).body.data).toMatchObject({ offer_version: inForce() })
  app.clock.advance(60_000)
  expect((await accept(session, inForce())).status).toBe(200)
  expect(await rowsOf(id)).toMatchObject([
    { version: '2020-01-01', way: 'sign_up' },
    { version: inForce(), way: 'visit' },
  ])
  expect((await accept(session, '2020-01-01')).status).toBe(422)
  const mine = await app.call(profileCalls.readMyData, { headers: session.headers })
  expect(mine.body.data).toMatchObject({
    offers_accepted: [{ version: inForce() }, { version: '2020-01-01' }],
  })
})

test('an order accepts the version of its day for whoever has none: a caller whose account the desk has opened', async () => {
  const phone = '907710005'
  const { headers } = await addPerson(app, 'operator')
  const made = await app.call(customerDeskCalls.createCustomer, {
    headers,
    body: { phone, full_name: 'Gulnora' },
  })
  const { id, offer } = made.body.data as Customer
  expect(offer).toBeNull()
  const placed = await app.call(ordersCalls.createOrder, {
    headers: { ...headers, 'idempotency-key': 'offer-call-1' },
    body: { ...draft(), owner_id: Number(id) },
  })
  expect(placed.status).toBe(201)
  expect((await cardOf(phone))?.offer).toMatchObject({ version: inForce(), way: 'call' })
})

test('an order leaves the moment of an earlier yes as it was', async () => {
  const session = await signUp(app, '907710006')
  app.clock.advance(60_000)
  const placed = await app.call(ordersCalls.createOrder, {
    headers: { ...session.headers, 'idempotency-key': 'offer-own-1' },
    body: draft(),
  })
  expect(placed.status).toBe(201)
  expect(await rowsOf(session.user.id)).toMatchObject([{ way: 'sign_up' }])
})
