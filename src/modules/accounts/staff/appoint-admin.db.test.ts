import { beforeAll, expect, test } from 'vitest'
import { post } from '#modules/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { requestCode, type Session, sessionOf, signUp } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { signInCalls } from '../sign-in/sign-in.calls.ts'
import { totpAt } from '../sign-in/totp.ts'
import { appointAdmin } from './appoint-admin.service.ts'
import { staffCalls } from './staff.calls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let last = 904_330_000
const newPhone = () => {
  last += 1_000
  return String(last)
}

async function appoint(phone: string, fullName = 'Aziza Karimova') {
  const done = await appointAdmin(app, { phone, fullName }, { now: app.clock.now(), systemUser: 'operator' })
  if (!done.ok) throw new Error(done.error.code)
  return { ...done.value, secret: done.value.second_step.secret }
}

async function enter(phone: string, secret: string): Promise<Session> {
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  const totp = totpAt(secret, app.clock.now()).code
  const answer = await app.call(signInCalls.signIn, { body: { phone, code, totp } })
  expect(answer.status).toBe(200)
  return sessionOf(answer)
}

const isSignedIn = async ({ headers }: Session) =>
  (await app.call(profileCalls.readUser, { headers })).status === 200

const auditOf = async ({ headers }: Session, id: number) =>
  (await app.call(staffCalls.listAudit, { query: { object: `person:${id}` }, headers })).body.data as {
    items: Record<string, unknown>[]
  }

test('the first admin signs in with the secret that is shown once, and the log names the command line', async () => {
  const phone = newPhone()
  const made = await appoint(phone)
  expect(made.isNew).toBe(true)
  expect(made.second_step.uri).toBe(
    `otpauth://totp/TezBox:%2B998${phone}?secret=${made.secret}&issuer=TezBox`,
  )
  const admin = await enter(phone, made.secret)
  expect(admin.user).toMatchObject({ role: 'admin', full_name: 'Aziza Karimova' })
  const audit = await auditOf(admin, made.id)
  expect(audit.items).toMatchObject([
    {
      action: 'staff.appoint-admin',
      role: 'command_line',
      person: { id: null, full_name: '' },
      before: null,
      after: { full_name: 'Aziza Karimova', role: 'admin', status: 'active', system_user: 'operator' },
    },
  ])
  expect(JSON.stringify(audit)).not.toContain(made.secret)
})

test('an admin who lost the phone is let in again: the old second step and every session end', async () => {
  const phone = newPhone()
  const first = await appoint(phone)
  const thief = await enter(phone, first.secret)
  await app.db.run(sql`update person set status = 'suspended' where phone = ${phone}`)
  const second = await appoint(phone, 'Aziza Karimova Yangi')
  expect(second).toMatchObject({ id: first.id, isNew: false })
  expect(await isSignedIn(thief)).toBe(false)
  app.clock.advance(60_000)
  const code = await requestCode(app, phone)
  const totp = totpAt(first.secret, app.clock.now()).code
  const old = await app.call(signInCalls.signIn, { body: { phone, code, totp } })
  expect([old.status, old.body.code]).toEqual([422, 'second_step_wrong'])
  const admin = await enter(phone, second.secret)
  expect(admin.user).toMatchObject({ role: 'admin', full_name: 'Aziza Karimova Yangi' })
  expect((await auditOf(admin, second.id)).items[0]).toMatchObject({
    before: { full_name: 'Aziza Karimova', role: 'admin', status: 'suspended' },
    after: { full_name: 'Aziza Karimova Yangi', role: 'admin', status: 'active' },
  })
})

test('a customer becomes an admin and keeps nothing that was open', async () => {
  const phone = newPhone()
  const customer = await signUp(app, phone)
  const made = await appoint(phone)
  expect([made.isNew, String(made.id)]).toEqual([false, customer.user.id])
  expect(await isSignedIn(customer)).toBe(false)
  expect((await enter(phone, made.secret)).user.role).toBe('admin')
})

test('a courier with cash of the company hands it in first', async () => {
  const phone = newPhone()
  const made = await appoint(phone)
  await app.db.run(sql`update person set role = 'courier' where id = ${made.id}`)
  const facts = { courier: made.id, amount: 20_000 }
  const at = app.clock.now()
  await post(app.db, { key: `cash of ${phone}`, template: 'order_paid_cash_to_courier', facts, at })
  const refused = await appointAdmin(
    app,
    { phone, fullName: 'Aziza Karimova' },
    { now: app.clock.now(), systemUser: 'operator' },
  )
  expect(refused).toEqual({ ok: false, error: { code: 'staff_holds_cash' } })
  expect(await app.db.one(sql`select role from person where id = ${made.id}`)).toEqual({ role: 'courier' })
})
