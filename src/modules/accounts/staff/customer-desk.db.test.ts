import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { requestCode } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { signInCalls } from '../sign-in/sign-in.calls.ts'
import { customerDeskCalls } from './customer-desk.calls.ts'
import type { Customer, CustomerAnswer } from './customer-desk.contract.ts'

let app: TestApp
let operator: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await addPerson(app, 'operator')
})

const find = (phone: string, who = operator) =>
  app.call(customerDeskCalls.findCustomer, { query: { phone }, headers: who.headers })
const create = (body: object, who = operator) =>
  app.call(customerDeskCalls.createCustomer, { headers: who.headers, body })
const found = async (phone: string) => (await find(phone)).body.data as CustomerAnswer

test('a number nobody has is told so; a half number is refused', async () => {
  expect(await found('+998 90 800-00-01')).toEqual({ customer: null, is_staff: false })
  const half = await find('9080')
  expect([half.status, half.body.code]).toEqual([422, 'invalid_input'])
})

test('an account opened for a caller is found, audited, and opened once', async () => {
  const made = await create({ phone: '90 800 00 02', full_name: '  Gulnora   Ismoilova ' })
  expect(made.status).toBe(201)
  const customer = made.body.data as Customer
  expect(customer).toMatchObject({
    phone: '908000002',
    full_name: 'Gulnora Ismoilova',
    type: 1,
    addresses: [],
  })
  expect((await found('908000002')).customer).toEqual(customer)
  const line = await app.db.one<{ person: number; after: object }>(sql`
    select person_id as person, after from audit_entry
    where action = 'customer.create' and object = ${`person:${customer.id}`}`)
  expect(line).toEqual({ person: operator.id, after: { full_name: 'Gulnora Ismoilova' } })
  const again = await create({ phone: '908000002', full_name: 'Boshqa' })
  expect([again.status, again.body.code]).toEqual([409, 'already_registered'])
})

test('a person made at the desk signs in with a code as anybody registered does', async () => {
  const phone = '908000003'
  await create({ phone, full_name: 'Rustam Qodirov' })
  const code = await requestCode(app, phone)
  const signUp = await app.call(signInCalls.signUp, {
    body: { phone, code, full_name: 'Birov', account_type: 'personal' },
  })
  expect([signUp.status, signUp.body.code]).toEqual([409, 'already_registered'])
  const login = await app.call(signInCalls.signIn, { body: { phone, code } })
  expect(login.status).toBe(200)
  expect(login.body.data).toMatchObject({ user: { full_name: 'Rustam Qodirov', role: 'customer' } })
})

test('staff are not customers, and a suspended account says so', async () => {
  const courier = await addPerson(app, 'courier')
  const { phone } = await app.db.one<{ phone: string }>(
    sql`select phone from person where id = ${courier.id}`,
  )
  expect(await found(phone)).toEqual({ customer: null, is_staff: true })
  await create({ phone: '908000004', full_name: 'Toʻxtatilgan' })
  await app.db.run(sql`update person set status = 'suspended' where phone = '908000004'`)
  expect((await found('908000004')).customer).toMatchObject({ status: 'suspended' })
})

test('the addresses of a known caller come along', async () => {
  const { body } = await create({ phone: '908000005', full_name: 'Nodira' })
  const { id } = body.data as Customer
  await app.db.run(sql`
    insert into address (person_id, label, region_id, district_id, street, is_default, created_at)
    values (${id}, 'uy', 14, 205, 'Bogʻ koʻchasi 5', true, now())`)
  expect((await found('908000005')).customer?.addresses).toMatchObject([
    { label: 'uy', region: 14, city: 205, street: 'Bogʻ koʻchasi 5', is_default: true },
  ])
})

test('nobody but operators and administrators looks callers up', async () => {
  for (const role of ['customer', 'courier', 'agent'] as const) {
    const who = await addPerson(app, role)
    expect((await find('908000002', who)).status).toBe(403)
    expect((await create({ phone: '908000009', full_name: 'Birov' }, who)).status).toBe(403)
  }
})
