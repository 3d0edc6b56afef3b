import { beforeAll, expect, test } from 'vitest'
import { post } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { requestCode, type Session, sessionOf, signUp } from '../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { loadDemoPeople, loadDemoSecondSteps } from './demo-people.service.ts'
import { totpAt } from './totp.ts'

const desk = '/api/desk/v1'
const adminPhone = '901000015'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await startTestApp()
  await loadDemoPeople(app, app.clock.now())
  await loadDemoSecondSteps(app)
  admin = await enter(adminPhone)
})

let last = 904_110_000
const newPhone = () => {
  last += 1_000
  return String(last)
}

const logIn = (body: object) => app.call('POST', '/api/accounts/v1/login', { body })
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code]

async function secondStepOf(phone: string): Promise<string> {
  const { body } = await app.call('GET', `/api/dev/v1/second-step?phone=${phone}`)
  return (body.data as { code: string }).code
}

async function enter(phone: string): Promise<Session> {
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  return sessionOf(await logIn({ phone, code, totp: await secondStepOf(phone) }))
}

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, who = admin) =>
  app.call(method, `${desk}/${path}`, { headers: who.headers, ...(body ? { body } : {}) })

test('staff need both the code and the authenticator', async () => {
  app.clock.advance(60_000)
  const phone = '901000013'
  const code = await requestCode(app, phone)
  expect(outcome(await logIn({ phone, code }))).toEqual([403, 'second_step_required'])
  expect(outcome(await logIn({ phone, code, totp: '000000' }))).toEqual([422, 'second_step_wrong'])
  const totp = await secondStepOf(phone)
  expect((await logIn({ phone, code, totp })).status).toBe(200)
})

test('guessing the authenticator spends the code, and a spent authenticator code opens nothing', async () => {
  app.clock.advance(60_000)
  const phone = '901000014'
  const code = await requestCode(app, phone)
  const totp = await secondStepOf(phone)
  for (let guess = 0; guess < 5; guess++)
    await logIn({ phone, code, totp: totp === '111111' ? '222222' : '111111' })
  expect(outcome(await logIn({ phone, code, totp }))).toEqual([422, 'code_expired'])
  const cashier = await enter(phone)
  expect(cashier.user.role).toBe('cashier')
  const used = await secondStepOf(phone)
  app.clock.advance(60_000)
  const next = await requestCode(app, phone)
  expect(outcome(await logIn({ phone, code: next, totp: used }))).toEqual([422, 'second_step_wrong'])
})

test('an admin takes on a courier, who signs in with the given secret, and is suspended', async () => {
  const phone = newPhone()
  const taken = await call('POST', 'staff', { phone, full_name: 'Шавкат Турсунов', role: 'courier' })
  expect(taken.status).toBe(201)
  const { person, second_step: step } = taken.body.data as {
    person: { id: string; role: string }
    second_step: { secret: string; uri: string }
  }
  expect(step.uri).toContain(step.secret)
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  const totp = totpAt(step.secret, app.clock.now()).code
  const courier = sessionOf(await logIn({ phone, code, totp }))
  expect(courier.user.role).toBe('courier')
  expect((await call('GET', 'staff', undefined, courier)).status).toBe(403)

  expect((await call('PATCH', `staff/${person.id}`, { status: 'suspended' })).body.data).toMatchObject({
    status: 'suspended',
  })
  const { headers } = courier
  expect((await app.call('GET', '/api/accounts/v1/detail', { headers })).status).toBe(401)
  app.clock.advance(60_000)
  const again = await requestCode(app, phone)
  const next = totpAt(step.secret, app.clock.now()).code
  expect(outcome(await logIn({ phone, code: again, totp: next }))).toEqual([403, 'account_suspended'])

  const { body } = await call('GET', `audit?object=person:${person.id}`)
  expect((body.data as { items: object[] }).items).toMatchObject([
    { action: 'staff.edit', before: { status: 'active' }, after: { status: 'suspended' }, role: 'admin' },
    {
      action: 'staff.create',
      before: null,
      after: { role: 'courier' },
      person: { full_name: 'Oygul Rahimova' },
    },
  ])
  expect(JSON.stringify(body)).not.toContain(step.secret)
})

test('a name is found in either script, a phone by its digits', async () => {
  const phone = newPhone()
  await call('POST', 'staff', { phone, full_name: 'Gʻulom Xoʻjayev', role: 'agent' })
  for (const q of ['Ғулом', 'gulom', "Xo'jayev", 'ХУЖАЕВ', phone.slice(-5), `+998 ${phone}`]) {
    const { body } = await call('GET', `staff?q=${encodeURIComponent(q)}`)
    expect(
      (body.data as { items: { phone: string }[] }).items.map((item) => item.phone),
      q,
    ).toContain(phone)
  }
  const { body: none } = await call('GET', 'staff?q=...')
  expect((none.data as { items: unknown[] }).items).toEqual([])
  const { body } = await call('GET', 'staff?role=agent&status=active')
  expect((body.data as { items: { role: string }[] }).items.every(({ role }) => role === 'agent')).toBe(true)
})

test('a customer’s number becomes staff, and their old session ends', async () => {
  const phone = newPhone()
  const customer = await signUp(app, phone)
  await call('POST', 'staff', { phone, full_name: 'Ishga Olingan', role: 'operator' })
  const { headers } = customer
  expect((await app.call('GET', '/api/accounts/v1/detail', { headers })).status).toBe(401)
  expect(outcome(await call('POST', 'staff', { phone, full_name: 'Yana', role: 'agent' }))).toEqual([
    409,
    'already_registered',
  ])
})

test('nobody takes their own rights away, and customers are not changed here', async () => {
  expect(outcome(await call('PATCH', `staff/${admin.user.id}`, { role: 'courier' }))).toEqual([
    409,
    'not_yourself',
  ])
  expect(outcome(await call('PATCH', `staff/${admin.user.id}`, { status: 'suspended' }))).toEqual([
    409,
    'not_yourself',
  ])
  expect((await call('PATCH', `staff/${admin.user.id}`, { full_name: 'Oygul Rahimova' })).status).toBe(200)
  const customer = await signUp(app, newPhone())
  expect(outcome(await call('PATCH', `staff/${customer.user.id}`, { role: 'admin' }))).toEqual([
    404,
    'not_found',
  ])
})

test('a new authenticator ends the old one and the sessions', async () => {
  const courier = await enter('901000011')
  const renewed = await call('POST', `staff/${courier.user.id}/second-step`)
  expect(renewed.status).toBe(200)
  const { headers } = courier
  expect((await app.call('GET', '/api/accounts/v1/detail', { headers })).status).toBe(401)
})

test('a sign-in that meets its own promotion opens no door of staff', async () => {
  for (let round = 0; round < 5; round++) {
    const phone = newPhone()
    await signUp(app, phone)
    app.clock.advance(60_000)
    const code = await requestCode(app, phone)
    const [entered] = await Promise.all([
      logIn({ phone, code }),
      call('POST', 'staff', { phone, full_name: 'Yangi Admin', role: 'admin' }),
    ])
    if (entered.status !== 200) continue
    expect((await call('GET', 'staff', undefined, sessionOf(entered))).status).toBe(401)
  }
})

test('two admins who suspend each other leave one', async () => {
  const phone = newPhone()
  const taken = await call('POST', 'staff', { phone, full_name: 'Ikkinchi Admin', role: 'admin' })
  const { person } = taken.body.data as { person: { id: string } }
  const second = await enter(phone)
  const answers = await Promise.all([
    call('PATCH', `staff/${person.id}`, { status: 'suspended' }),
    call('PATCH', `staff/${admin.user.id}`, { status: 'suspended' }, second),
  ])
  // Whoever comes second is no admin any more (403), or was signed out before being heard (401).
  const [first, last] = answers.map(({ status }) => status).sort()
  expect(first).toBe(200)
  expect([401, 403]).toContain(last)
  const { n } = await app.db.one<{ n: number }>(sql`
    select count(*)::int as n from person where role = 'admin' and status = 'active' and phone in (${phone}, ${adminPhone})`)
  expect(n).toBe(1)
  await app.db.run(sql`update person set status = 'active' where phone = ${adminPhone}`)
  admin = await enter(adminPhone)
})

test('whoever still holds cash stays in their role until it is handed in', async () => {
  const taken = await call('POST', 'staff', { phone: newPhone(), full_name: 'Pulli Kuryer', role: 'courier' })
  const { person } = taken.body.data as { person: { id: string } }
  const key = `test:cash:${person.id}`
  const facts = { courier: Number(person.id), amount: 20_000 }
  const at = app.clock.now()
  await post(app.db, { key, template: 'order_paid_cash_to_courier', facts, at })
  const changes = () =>
    Promise.all([
      call('PATCH', `staff/${person.id}`, { role: 'agent' }),
      call('PATCH', `staff/${person.id}`, { status: 'suspended' }),
      call('POST', `staff/${person.id}/dismiss`),
    ])
  for (const answer of await changes()) expect(outcome(answer)).toEqual([409, 'staff_holds_cash'])
  expect((await call('PATCH', `staff/${person.id}`, { full_name: 'Yangi Ism' })).status).toBe(200)
  await post(app.db, { key: `${key}:in`, template: 'courier_handed_in', facts, at })
  expect((await call('PATCH', `staff/${person.id}`, { status: 'suspended' })).status).toBe(200)
})

test('somebody who leaves is a customer again', async () => {
  const phone = newPhone()
  const taken = await call('POST', 'staff', { phone, full_name: 'Ketgan Kuryer', role: 'courier' })
  const { person } = taken.body.data as { person: { id: string } }
  expect((await call('POST', `staff/${person.id}/dismiss`)).status).toBe(200)
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  expect(sessionOf(await logIn({ phone, code })).user.role).toBe('customer')
  expect(outcome(await call('POST', `staff/${person.id}/dismiss`))).toEqual([404, 'not_found'])
  expect(outcome(await call('POST', `staff/${admin.user.id}/dismiss`))).toEqual([409, 'not_yourself'])
})

test('a line of the log keeps the name of its day, and a new name is a line', async () => {
  const operator = await enter('901000013')
  await app.call('PATCH', '/api/accounts/v1/detail', {
    headers: operator.headers,
    body: { full_name: 'Boshqa Ism' },
  })
  const { body } = await call('GET', `audit?object=person:${operator.user.id}`)
  expect((body.data as { items: object[] }).items[0]).toMatchObject({
    action: 'staff.rename',
    person: { full_name: 'Boshqa Ism' },
    before: { full_name: 'Gulnoza Xolmatova' },
    after: { full_name: 'Boshqa Ism' },
  })
  const { body: all } = await call('GET', 'audit')
  const own = (all.data as { items: { person: { full_name: string } }[] }).items
  await app.db.run(sql`update person set full_name = 'Qayta Nomlangan' where phone = ${adminPhone}`)
  const { body: after } = await call('GET', 'audit')
  expect((after.data as { items: { person: { full_name: string } }[] }).items).toEqual(own)
})

test('the audit log is only added to, also by hand', async () => {
  await expect(app.db.run(sql`update audit_entry set action = 'x'`)).rejects.toThrow('only added to')
  await expect(app.db.run(sql`delete from audit_entry`)).rejects.toThrow('only added to')
  await expect(app.db.run(sql`truncate audit_entry`)).rejects.toThrow('only added to')
})
