import { beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { addPerson, orderOf, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { requestCode } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { nameKey } from '../domain/name-key.ts'
import { saveProfile } from '../person.repo.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { signInCalls } from '../sign-in/sign-in.calls.ts'
import { customerDeskCalls } from '../staff/customer-desk.calls.ts'
import type { Customer } from '../staff/customer-desk.contract.ts'
import { customersCalls } from './customers.calls.ts'
import type { CustomerDetail, CustomerPage } from './customers.contract.ts'

let app: TestApp
let operator: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await addPerson(app, 'operator')
})

async function customer(phone: string, name: string): Promise<string> {
  const made = await app.call(customerDeskCalls.createCustomer, {
    headers: operator.headers,
    body: { phone, full_name: name },
  })
  return (made.body.data as Customer).id
}

const list = async (query: Record<string, string | null | undefined>) =>
  (await app.call(customersCalls.listCustomers, { query, headers: operator.headers })).body
    .data as CustomerPage
const names = async (query: Record<string, string | null | undefined>) =>
  (await list(query)).items.map(({ full_name: name }) => name)
const read = async (id: string) =>
  (await app.call(customersCalls.readCustomer, { params: { id }, headers: operator.headers })).body
    .data as CustomerDetail
const block = (id: string, reason = 'Soxta buyurtmalar') =>
  app.call(customersCalls.blockCustomer, { params: { id }, body: { reason }, headers: operator.headers })
const unblock = (id: string) =>
  app.call(customersCalls.unblockCustomer, {
    params: { id },
    body: { reason: 'Kelishildi' },
    headers: operator.headers,
  })

async function signIn(phone: string, language = 'uz') {
  const code = await requestCode(app, phone)
  return app.call(signInCalls.signIn, { body: { phone, code }, headers: { 'accept-language': language } })
}

test('a customer is found by a name in any script, by the start or the end of the phone, and by the company', async () => {
  const id = await customer('907770011', 'Shahnoza Xoʻjayeva')
  await app.db.run(sql`update person set type = 8, company = 'Oltin Vodiy MCHJ' where id = ${id}`)
  for (const q of [
    'Шахноза',
    'xodjaeva',
    'Хўжаева шах',
    '+998 90 777 00',
    '907770011',
    '0011',
    'oltin',
    'VODIY',
  ])
    expect(await names({ q }), q).toEqual(['Shahnoza Xoʻjayeva'])
  expect(await names({ q: 'Shahnoza', type: 'personal' })).toEqual([])
  expect(await names({ q: 'Shahnoza', type: 'merchant' })).toHaveLength(1)
  for (const q of ["'", '!!', '\\', ':* | ', '5550000000000']) expect(await names({ q }), q).toEqual([])
})

test('a company is found in any script by whatever its owner last called it', async () => {
  const id = await customer('907770033', 'Komil Sodiqov')
  const profile = { fullName: 'Komil Sodiqov', nameKey: nameKey('Komil Sodiqov'), stir: '301234567' }
  const call = (company: string) =>
    saveProfile(app.db, Number(id), { ...profile, type: 8, company, locale: 'uz', lowBalanceThreshold: null })
  await call('Oʻzbek kitoblari')
  for (const q of ["O'zbek", 'ozbek', 'Ўзбек', 'китоблари'])
    expect(await names({ q }), q).toEqual(['Komil Sodiqov'])
  await call('Дилшод савдо')
  for (const q of ['Dilshod', 'savdo']) expect(await names({ q }), q).toEqual(['Komil Sodiqov'])
  expect(await names({ q: 'китоблари' })).toEqual([])
})

test('nobody who works here is listed or read', async () => {
  const courier = await addPerson(app, 'courier')
  const { phone } = await app.db.one<{ phone: string }>(
    sql`select phone from person where id = ${courier.id}`,
  )
  expect(await names({ q: phone })).toEqual([])
  const answer = await app.call(customersCalls.readCustomer, {
    params: { id: String(courier.id) },
    headers: operator.headers,
  })
  expect(answer.status).toBe(404)
})

test('pages go on from the oldest that was shown', async () => {
  for (let n = 0; n < 31; n++) await customer(`9087700${String(n).padStart(2, '0')}`, 'Sahifadosh Birov')
  const first = await list({ q: 'Sahifadosh' })
  expect(first.items).toHaveLength(30)
  const rest = await list({ q: 'Sahifadosh', cursor: first.next_cursor })
  expect([rest.items.length, rest.next_cursor]).toEqual([1, null])
})

test('one look tells the orders, the money and what colleagues wrote', async () => {
  const sender = await addPerson(app, 'customer')
  await orderOf(app, sender.id)
  const id = String(sender.id)
  await app.call(customersCalls.noteCustomer, {
    params: { id },
    body: { text: ' Kechqurun  javob beradi ' },
    headers: operator.headers,
  })
  expect(await read(id)).toMatchObject({
    id,
    type: 1,
    status: 'active',
    addresses: 0,
    claims: [],
    money: { balance: expect.any(Number), cod_owed: 0, debts: 0, top_ups: 0 },
    lines: [{ kind: 'note', text: 'Kechqurun javob beradi', by: { id: String(operator.id) } }],
  })
})

test('a blocked customer is signed out, kept out in their language, and let in again; each is audited once', async () => {
  const phone = '907770021'
  const id = await customer(phone, 'Alisher Toʻrayev')
  const { body } = await signIn(phone)
  const { access_token: token } = body.data as { access_token: string }
  const headers = { authorization: `Token ${token}` }
  const profile = () => app.call(profileCalls.readUser, { headers })
  expect((await profile()).status).toBe(200)

  expect((await block(id)).status).toBe(200)
  expect((await block(id, 'Yana bir bor')).status).toBe(200)
  expect((await profile()).status).toBe(401)
  app.clock.advance(61_000)
  const refused = await signIn(phone, 'ru')
  expect([refused.status, refused.body.code]).toEqual([403, 'account_suspended'])
  expect(refused.body.message).toMatch(/[а-я]/)
  expect(await names({ q: phone, status: 'suspended' })).toEqual(['Alisher Toʻrayev'])

  await unblock(id)
  app.clock.advance(61_000)
  expect((await signIn(phone)).status).toBe(200)
  expect((await read(id)).lines.map(({ kind, text }) => [kind, text])).toEqual([
    ['unblocked', 'Kelishildi'],
    ['blocked', 'Soxta buyurtmalar'],
  ])
  const told = await app.db.many<{ action: string; after: object }>(sql`
    select action, after from audit_entry
    where object = ${`person:${id}`} and action like 'customer.%block' order by id`)
  expect(told).toEqual([
    { action: 'customer.block', after: { status: 'suspended', reason: 'Soxta buyurtmalar' } },
    { action: 'customer.unblock', after: { status: 'active', reason: 'Kelishildi' } },
  ])
})

test('staff are not blocked here, and a reason is asked for', async () => {
  const agent = await addPerson(app, 'agent')
  const answer = await block(String(agent.id))
  expect([answer.status, answer.body.code]).toEqual([409, 'person_is_staff'])
  const id = await customer('907770031', 'Sababsiz Birov')
  expect((await block(id, '  ')).status).toBe(422)
  expect((await block('999999999999999999')).status).toBe(404)
})
