import { beforeAll, expect, test } from 'vitest'
import { tashkentDay } from '#kernel/tashkent.ts'
import { post } from '#modules/ledger/index.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import type { Place } from '../../../../tests/support/named-call.ts'
import { requestCode, type Session, sessionOf, signUp } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { demoCalls } from '../demo/demo.calls.ts'
import { loadDemoPeople, loadDemoSecondSteps } from '../demo/demo-people.service.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { signInCalls } from '../sign-in/sign-in.calls.ts'
import { totpAt } from '../sign-in/totp.ts'
import { staffCalls } from './staff.calls.ts'

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

const logIn = (body: object) => app.call(signInCalls.signIn, { body })
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code]

async function secondStepOf(phone: string): Promise<string> {
  const { body } = await app.call(demoCalls.readSecondStep, { query: { phone } })
  return (body.data as { code: string }).code
}

async function enter(phone: string): Promise<Session> {
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  return sessionOf(await logIn({ phone, code, totp: await secondStepOf(phone) }))
}

const call = (called: Call, given: Place & { body?: object } = {}, who = admin) =>
  app.call(called, { ...given, headers: who.headers })
const take = (body: object) => call(staffCalls.addStaff, { body })
const change = (id: unknown, body: object, who = admin) =>
  call(staffCalls.changeStaff, { params: { id }, body }, who)
const dismiss = (id: unknown) => call(staffCalls.dismissStaff, { params: { id } })

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
  const taken = await take({ phone, full_name: 'Шавкат Турсунов', role: 'courier' })
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
  expect((await call(staffCalls.listStaff, {}, courier)).status).toBe(403)

  expect((await change(person.id, { status: 'suspended' })).body.data).toMatchObject({
    status: 'suspended',
  })
  const { headers } = courier
  expect((await app.call(profileCalls.readUser, { headers })).status).toBe(401)
  app.clock.advance(60_000)
  const again = await requestCode(app, phone)
  const next = totpAt(step.secret, app.clock.now()).code
  expect(outcome(await logIn({ phone, code: again, totp: next }))).toEqual([403, 'account_suspended'])

  const { body } = await call(staffCalls.listAudit, { query: { object: `person:${person.id}` } })
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
  await take({ phone, full_name: 'Gʻulom Xoʻjayev', role: 'agent' })
  for (const q of ['Ғулом', 'gulom', "Xo'jayev", 'ХУЖАЕВ', phone.slice(-5), `+998 ${phone}`]) {
    const { body } = await call(staffCalls.listStaff, { query: { q } })
    expect(
      (body.data as { items: { phone: string }[] }).items.map((item) => item.phone),
      q,
    ).toContain(phone)
  }
  const { body: none } = await call(staffCalls.listStaff, { query: { q: '...' } })
  expect((none.data as { items: unknown[] }).items).toEqual([])
  const { body } = await call(staffCalls.listStaff, { query: { role: 'agent', status: 'active' } })
  expect((body.data as { items: { role: string }[] }).items.every(({ role }) => role === 'agent')).toBe(true)
})

test('a customer’s number becomes staff, and their old session ends', async () => {
  const phone = newPhone()
  const customer = await signUp(app, phone)
  await take({ phone, full_name: 'Ishga Olingan', role: 'operator' })
  const { headers } = customer
  expect((await app.call(profileCalls.readUser, { headers })).status).toBe(401)
  expect(outcome(await take({ phone, full_name: 'Yana', role: 'agent' }))).toEqual([
    409,
    'already_registered',
  ])
})

test('nobody takes their own rights away, and customers are not changed here', async () => {
  expect(outcome(await change(admin.user.id, { role: 'courier' }))).toEqual([409, 'not_yourself'])
  expect(outcome(await change(admin.user.id, { status: 'suspended' }))).toEqual([409, 'not_yourself'])
  expect((await change(admin.user.id, { full_name: 'Oygul Rahimova' })).status).toBe(200)
  const customer = await signUp(app, newPhone())
  expect(outcome(await change(customer.user.id, { role: 'admin' }))).toEqual([404, 'not_found'])
})

test('a new authenticator ends the old one and the sessions', async () => {
  const courier = await enter('901000011')
  const renewed = await call(staffCalls.renewSecondStep, { params: { id: courier.user.id } })
  expect(renewed.status).toBe(200)
  const { headers } = courier
  expect((await app.call(profileCalls.readUser, { headers })).status).toBe(401)
})

test('nobody gives themselves a new authenticator: a session that was left open would make its own second step', async () => {
  const own = await call(staffCalls.renewSecondStep, { params: { id: admin.user.id } })
  expect(outcome(own)).toEqual([409, 'not_yourself'])
})

test('a sign-in that meets its own promotion opens no door of staff', async () => {
  for (let round = 0; round < 5; round++) {
    const phone = newPhone()
    await signUp(app, phone)
    app.clock.advance(60_000)
    const code = await requestCode(app, phone)
    const [entered] = await Promise.all([
      logIn({ phone, code }),
      take({ phone, full_name: 'Yangi Admin', role: 'admin' }),
    ])
    if (entered.status !== 200) continue
    expect((await call(staffCalls.listStaff, {}, sessionOf(entered))).status).toBe(401)
  }
})

test('two admins who suspend each other leave one', async () => {
  const phone = newPhone()
  const taken = await take({ phone, full_name: 'Ikkinchi Admin', role: 'admin' })
  const { person } = taken.body.data as { person: { id: string } }
  const second = await enter(phone)
  const answers = await Promise.all([
    change(person.id, { status: 'suspended' }),
    change(admin.user.id, { status: 'suspended' }, second),
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

test('whoever still holds cash keeps their role until it is handed in, and is suspended at once all the same', async () => {
  const taken = await take({ phone: newPhone(), full_name: 'Pulli Kuryer', role: 'courier' })
  const { person } = taken.body.data as { person: { id: string } }
  const key = `test:cash:${person.id}`
  const facts = { courier: Number(person.id), desk: 1, amount: 20_000 }
  const at = app.clock.now()
  await post(app.db, { key, template: 'order_paid_cash_to_courier', facts, at })
  const changes = () => Promise.all([change(person.id, { role: 'agent' }), dismiss(person.id)])
  for (const answer of await changes()) expect(outcome(answer)).toEqual([409, 'staff_holds_cash'])
  expect((await change(person.id, { full_name: 'Yangi Ism' })).status).toBe(200)
  expect((await change(person.id, { status: 'suspended' })).status).toBe(200)
  const held = await call(staffCalls.readHeld, { params: { id: person.id } })
  expect(held.body.data).toEqual({ cash: 20_000, parcel_count: 0, parcels: [] })
  expect(outcome(await dismiss(person.id))).toEqual([409, 'staff_holds_cash'])
  await post(app.db, { key: `${key}:in`, template: 'courier_handed_in', facts, at })
  expect((await dismiss(person.id)).status).toBe(200)
})

test('somebody who leaves is a customer again', async () => {
  const phone = newPhone()
  const taken = await take({ phone, full_name: 'Ketgan Kuryer', role: 'courier' })
  const { person } = taken.body.data as { person: { id: string } }
  expect((await dismiss(person.id)).status).toBe(200)
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  expect(sessionOf(await logIn({ phone, code })).user.role).toBe('customer')
  expect(outcome(await dismiss(person.id))).toEqual([404, 'not_found'])
  expect(outcome(await dismiss(admin.user.id))).toEqual([409, 'not_yourself'])
})

test('a line of the log keeps the name of its day, and a new name is a line', async () => {
  const operator = await enter('901000013')
  await app.call(profileCalls.editProfile, {
    headers: operator.headers,
    body: { full_name: 'Boshqa Ism' },
  })
  const { body } = await call(staffCalls.listAudit, { query: { object: `person:${operator.user.id}` } })
  expect((body.data as { items: object[] }).items[0]).toMatchObject({
    action: 'staff.rename',
    person: { full_name: 'Boshqa Ism' },
    before: { full_name: 'Gulnoza Xolmatova' },
    after: { full_name: 'Boshqa Ism' },
  })
  const { body: all } = await call(staffCalls.listAudit)
  const doers = (data: unknown) =>
    (data as { items: { person: { full_name: string } }[] }).items.map(({ person }) => person)
  await app.db.run(sql`update person set full_name = 'Qayta Nomlangan' where phone = ${adminPhone}`)
  const { body: after } = await call(staffCalls.listAudit)
  expect(doers(after.data)).toEqual(doers(all.data))
})

test('the log is sought by who, what kind, which thing and when, and calls people by their names of today', async () => {
  const taken = await take({ phone: newPhone(), full_name: 'Sevara Nurmatova', role: 'agent' })
  const { person } = taken.body.data as { person: { id: string } }
  type Line = { action: string; object: string; names: Record<string, string> }
  const sought = async (query: Record<string, string>) =>
    ((await call(staffCalls.listAudit, { query })).body.data as { items: Line[] }).items
  const object = `person:${person.id}`
  expect(await sought({ object })).toMatchObject([
    { action: 'staff.create', names: { [object]: 'Sevara Nurmatova' } },
  ])
  const today = tashkentDay(app.clock.now())
  const own = { who: 'Ойгул', kind: 'people', object: 'person', from: today, to: today }
  expect((await sought(own))[0]?.object).toBe(object)
  for (const other of [
    { who: 'hech kim' },
    { who: '???' },
    { person: person.id },
    { kind: 'tariffs' },
    { object: 'perso' },
    { to: '2020-01-01' },
    { from: '2090-01-01' },
  ])
    expect(await sought({ ...own, ...other }), JSON.stringify(other)).toEqual([])
  const { body } = await call(staffCalls.listAudit, { query: { from: '16.11.2026' } })
  expect(body).toMatchObject({ code: 'invalid_input' })
})

test('the audit log is only added to, also by hand', async () => {
  await expect(app.db.run(sql`update audit_entry set action = 'x'`)).rejects.toThrow('only added to')
  await expect(app.db.run(sql`delete from audit_entry`)).rejects.toThrow('only added to')
  await expect(app.db.run(sql`truncate audit_entry`)).rejects.toThrow('only added to')
})
