import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { type CourierPhone, courierPhone } from '../../../../tests/support/courier-phone.ts'
import type { Place } from '../../../../tests/support/named-call.ts'
import { requestCode, type Session, sessionOf } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { demoCalls } from '../demo/demo.calls.ts'
import { loadDemoPeople, loadDemoSecondSteps } from '../demo/demo-people.service.ts'
import { courierPhoneRules } from '../domain/courier-phone.ts'
import { deviceLifeMs } from '../domain/sign-in-rules.ts'
import { sweepAccounts } from '../housekeeping.service.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { signInCalls } from '../sign-in/sign-in.calls.ts'
import { totpAt } from '../sign-in/totp.ts'
import { staffCalls } from '../staff/staff.calls.ts'
import { devicesCalls } from './devices.calls.ts'
import type { CourierDevice, PhoneSignedIn } from './devices.contract.ts'
import { seeDevice } from './devices.service.ts'

const minute = 60_000
const adminPhone = '901000015'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await startTestApp()
  await loadDemoPeople(app, app.clock.now())
  await loadDemoSecondSteps(app)
  const code = await freshCode(adminPhone)
  const { body } = await app.call(demoCalls.readSecondStep, { query: { phone: adminPhone } })
  const totp = (body.data as { code: string }).code
  admin = sessionOf(await app.call(signInCalls.signIn, { body: { phone: adminPhone, code, totp } }))
})

type Answered = { status: number; body: Record<string, unknown> }
const outcome = ({ status, body }: Answered) => [status, body.code]
const call = (called: Call, given: Place & { body?: object } = {}, who = admin) =>
  app.call(called, { ...given, headers: who.headers })

/** Far enough from the last one for the limits of a number. */
async function freshCode(phone: string): Promise<string> {
  app.clock.advance(15 * minute)
  return requestCode(app, phone)
}

let last = 907_110_000
async function newStaff(role = 'courier') {
  last += 1_000
  const phone = String(last)
  const taken = await call(staffCalls.addStaff, { body: { phone, full_name: 'Shavkat Tursunov', role } })
  const { person, second_step: step } = taken.body.data as {
    person: { id: string }
    second_step: { secret: string }
  }
  return { phone, id: person.id, digits: () => totpAt(step.secret, app.clock.now()).code }
}
type Someone = Awaited<ReturnType<typeof newStaff>>

let phones = 0
const newPhone = (name?: string) => courierPhone(`phone-${String(++phones).padStart(4, '0')}`, name)

/** One sign-in of the app, from its code on. */
async function open(who: Someone, phone: CourierPhone, more: object = {}) {
  const code = await freshCode(who.phone)
  const body = { phone: who.phone, code, device: phone.shows(who.phone, code), ...more }
  return app.call(devicesCalls.signInOnPhone, { body })
}

async function setUp(who: Someone, phone: CourierPhone): Promise<Session & PhoneSignedIn> {
  const code = await freshCode(who.phone)
  const device = phone.shows(who.phone, code)
  const body = { phone: who.phone, code, device, totp: who.digits() }
  const answer = await app.call(devicesCalls.signInOnPhone, { body })
  expect([answer.status, answer.body.code]).toEqual([200, undefined])
  return { ...sessionOf(answer), ...(answer.body.data as PhoneSignedIn) }
}

const isIn = async ({ headers }: Pick<Session, 'headers'>) =>
  (await app.call(profileCalls.readUser, { headers })).status === 200
const phonesOf = async (who: Someone) =>
  (await call(devicesCalls.listCourierDevices, { params: { id: who.id } })).body.data as CourierDevice[]
const end = (who: Someone, phone: CourierPhone) =>
  call(devicesCalls.endCourierDevice, { params: { id: who.id, device: phone.id } })
const suspend = (who: Someone, status: 'active' | 'suspended') =>
  call(staffCalls.changeStaff, { params: { id: who.id }, body: { status } })

/** In the oldest session that is open. */
async function reports(who: Someone, device: string) {
  const { session } = await app.db.one<{ session: number }>(sql`
    select min(id) as session from session where person_id = ${who.id} and ended_at is null`)
  const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/130'
  const seen = { person: Number(who.id), session, device, userAgent, now: app.clock.now() }
  return app.db.transaction((tx) => seeDevice(tx, seen))
}

test('the second step is asked for once a phone; from then on the code and its key open', async () => {
  const who = await newStaff()
  const phone = newPhone()
  const code = await freshCode(who.phone)
  const body = { phone: who.phone, code, device: phone.shows(who.phone, code) }
  const asked = await app.call(devicesCalls.signInOnPhone, { body })
  expect(outcome(asked)).toEqual([403, 'second_step_required'])
  // The same code serves the second try.
  const set = await app.call(devicesCalls.signInOnPhone, { body: { ...body, totp: who.digits() } })
  const first = set.body.data as PhoneSignedIn
  expect([set.status, first.device.is_new, first.user.role]).toEqual([200, true, 'courier'])
  expect(Buffer.from(first.data_key, 'base64url')).toHaveLength(courierPhoneRules.dataKeyBytes)

  const again = await open(who, phone)
  const second = again.body.data as PhoneSignedIn
  expect([again.status, second.device.is_new, second.data_key]).toEqual([200, false, first.data_key])
  expect(await phonesOf(who)).toMatchObject([
    { id: phone.id, name: 'Redmi 12', signed_in: true, ended: null },
  ])
})

test('whoever knows a phone’s name but has not its key gets nothing, and loses a try of the code', async () => {
  const who = await newStaff()
  const phone = newPhone()
  await setUp(who, phone)
  const copy = courierPhone(phone.id)
  expect(outcome(await open(who, copy))).toEqual([422, 'device_key_wrong'])
  const { tries } = await app.db.one<{ tries: number }>(sql`
    select tries from sign_in_code where phone = ${who.phone} order by id desc limit 1`)
  expect(tries).toBe(1)
  // The right second step does not put another key in the place of the one that was set up.
  expect(outcome(await open(who, copy, { totp: who.digits() }))).toEqual([422, 'device_key_wrong'])
})

test('a signature is good for its own code, number and phone only', async () => {
  const who = await newStaff()
  const [phone, other] = [newPhone(), newPhone()]
  await setUp(who, phone)
  const code = await freshCode(who.phone)
  const wrong = [
    phone.shows(who.phone, code === '111111' ? '222222' : '111111'),
    phone.shows('901234567', code),
    { ...phone.shows(who.phone, code), signature: other.shows(who.phone, code).signature },
    { ...phone.shows(who.phone, code), signature: 'AAAA' },
  ]
  for (const device of wrong) {
    const answer = await app.call(devicesCalls.signInOnPhone, { body: { phone: who.phone, code, device } })
    expect(outcome(answer)).toEqual([422, 'device_key_wrong'])
  }
})

test('what is no key of a phone is not set up', async () => {
  const who = await newStaff()
  const code = await freshCode(who.phone)
  const device = { ...newPhone().shows(who.phone, code), public_key: 'MFkwEwYHKoZIzj0' }
  const body = { phone: who.phone, code, device, totp: who.digits() }
  expect(outcome(await app.call(devicesCalls.signInOnPhone, { body }))).toEqual([422, 'device_key_wrong'])
  expect(await phonesOf(who)).toEqual([])
})

test('the app is for couriers', async () => {
  const who = await newStaff('agent')
  expect(outcome(await open(who, newPhone(), { totp: who.digits() }))).toEqual([403, 'not_a_courier'])
})

test('a lost phone: the desk ends it, its sessions end, its key opens nothing, and our half of its data is gone', async () => {
  const who = await newStaff()
  const [lost, kept] = [newPhone('Yoʻqolgan'), newPhone('Qolgan')]
  const [onLost, onKept] = [await setUp(who, lost), await setUp(who, kept)]
  const ended = await end(who, lost)
  expect(ended.body.data).toMatchObject({
    signed_in: false,
    ended: { because: 'desk', by: 'Oygul Rahimova', at: app.clock.now().toISOString() },
  })
  expect([await isIn(onLost), await isIn(onKept)]).toEqual([false, true])
  // It hears why with whatever it asks next, and forgets what its PIN opens.
  const { status, body: told } = await app.call(profileCalls.readUser, { headers: onLost.headers })
  expect([status, told]).toMatchObject([401, { code: 'unauthorized', because: 'device_ended' }])
  expect(outcome(await open(who, lost))).toEqual([401, 'device_ended'])
  // No second step brings it back: whoever found it may have the authenticator as well.
  expect(outcome(await open(who, lost, { totp: who.digits() }))).toEqual([401, 'device_ended'])
  const { sealed } = await app.db.one<{ sealed: Buffer | null }>(sql`
    select data_key_sealed as sealed from courier_device where id = ${lost.id}`)
  expect(sealed).toBeNull()
  expect((await open(who, kept)).status).toBe(200)
  expect((await setUp(who, newPhone())).device.is_new).toBe(true)

  const { body } = await call(staffCalls.listAudit, { query: { object: `person:${who.id}` } })
  expect((body.data as { items: object[] }).items[0]).toMatchObject({
    action: 'courier.end-phone',
    after: { phone: 'Yoʻqolgan' },
  })
  // Ended twice it is told once.
  expect((await end(who, lost)).status).toBe(200)
  const { body: same } = await call(staffCalls.listAudit, { query: { object: `person:${who.id}` } })
  expect(same).toEqual(body)
})

test('the database alone tells neither our half of a data key nor anything that signs', async () => {
  const who = await newStaff()
  const phone = newPhone()
  const { data_key: dataKey } = await setUp(who, phone)
  const { kept } = await app.db.one<{ kept: string }>(sql`
    select encode(data_key_sealed, 'escape') as kept from courier_device where id = ${phone.id}`)
  expect(kept).not.toContain(dataKey)
})

test('a suspension ends sessions and phones at once; afterwards the second step opens the same data again', async () => {
  const who = await newStaff()
  const phone = newPhone()
  const session = await setUp(who, phone)
  expect((await suspend(who, 'suspended')).status).toBe(200)
  expect(await isIn(session)).toBe(false)
  expect(await phonesOf(who)).toMatchObject([{ signed_in: false, ended: { because: 'suspended' } }])
  expect(outcome(await open(who, phone))).toEqual([403, 'account_suspended'])
  await suspend(who, 'active')
  expect(outcome(await open(who, phone))).toEqual([403, 'second_step_required'])
  const back = await setUp(who, phone)
  expect(back.data_key).toBe(session.data_key)
  expect(await phonesOf(who)).toMatchObject([{ signed_in: true, ended: null }])
})

test('a phone that was lost during a suspension stays lost', async () => {
  const who = await newStaff()
  const phone = newPhone()
  await setUp(who, phone)
  await suspend(who, 'suspended')
  expect((await end(who, phone)).body.data).toMatchObject({ ended: { because: 'desk' } })
  await suspend(who, 'active')
  expect(outcome(await open(who, phone, { totp: who.digits() }))).toEqual([401, 'device_ended'])
})

test('a new authenticator is asked for on every phone again', async () => {
  const who = await newStaff()
  const phone = newPhone()
  const session = await setUp(who, phone)
  await call(staffCalls.renewSecondStep, { params: { id: who.id } })
  expect(await isIn(session)).toBe(false)
  expect(outcome(await open(who, phone))).toEqual([403, 'second_step_required'])
})

test('whoever leaves takes no open phone along', async () => {
  const who = await newStaff()
  const phone = newPhone()
  await setUp(who, phone)
  expect((await call(staffCalls.dismissStaff, { params: { id: who.id } })).status).toBe(200)
  expect(outcome(await open(who, phone))).toEqual([403, 'not_a_courier'])
  await call(staffCalls.addStaff, { body: { phone: who.phone, full_name: 'Qaytgan', role: 'courier' } })
  expect(outcome(await open(who, phone))).toEqual([401, 'device_ended'])
})

test('two couriers share a phone: each sets it up, and one may lose it for themselves', async () => {
  const [one, other] = [await newStaff(), await newStaff()]
  const phone = newPhone()
  const first = await setUp(one, phone)
  expect(outcome(await open(other, phone))).toEqual([403, 'second_step_required'])
  const second = await setUp(other, phone)
  expect(second.data_key).not.toBe(first.data_key)
  await end(one, phone)
  expect([await isIn(first), await isIn(second)]).toEqual([false, true])
})

test('past five phones the longest unused ends', async () => {
  const who = await newStaff()
  const all = Array.from({ length: courierPhoneRules.most + 1 }, () => newPhone())
  for (const phone of all) await setUp(who, phone)
  const ended = (await phonesOf(who)).filter((phone) => phone.ended)
  expect(ended).toMatchObject([{ id: all[0]?.id, ended: { because: 'replaced', by: null } }])
})

test('a phone that reports in a session of any kind is noted, and ends with it', async () => {
  const who = await newStaff()
  const code = await freshCode(who.phone)
  const body = { phone: who.phone, code, totp: who.digits() }
  const session = sessionOf(await app.call(signInCalls.signIn, { body }))
  const device = 'phone-of-a-shift'
  const see = () => reports(who, device)
  expect(await see()).toEqual({ ok: true, value: {} })
  expect(await phonesOf(who)).toMatchObject([{ id: device, name: 'Chrome, Android', signed_in: true }])
  app.clock.advance(courierPhoneRules.seenAfterMs)
  await see()
  expect(await phonesOf(who)).toMatchObject([{ seen_at: app.clock.now().toISOString() }])
  await call(devicesCalls.endCourierDevice, { params: { id: who.id, device } })
  expect(await isIn(session)).toBe(false)
  expect(await see()).toEqual({ ok: false, error: { code: 'device_ended' } })
})

test('a session ends with the phone it was opened on, whatever the phone calls itself later', async () => {
  const who = await newStaff()
  const phone = newPhone()
  const session = await setUp(who, phone)
  expect(await reports(who, 'another-name')).toEqual({ ok: true, value: {} })
  await end(who, phone)
  expect(await isIn(session)).toBe(false)
})

test('names that a session makes up push out no phone that was set up', async () => {
  const who = await newStaff()
  const all = Array.from({ length: courierPhoneRules.most }, () => newPhone())
  const sessions: Session[] = []
  for (const phone of all) sessions.push(await setUp(who, phone))
  for (let name = 0; name <= courierPhoneRules.most; name++) {
    app.clock.advance(minute)
    await reports(who, `made-up-${name}`)
  }
  const ended = (await phonesOf(who)).filter((phone) => phone.ended)
  expect(ended).toMatchObject([{ id: 'made-up-0', ended: { because: 'replaced' } }])
  for (const session of sessions) expect(await isIn(session)).toBe(true)
})

test('a phone of one courier is not ended in the name of another', async () => {
  const [one, other] = [await newStaff(), await newStaff()]
  const phone = newPhone()
  await setUp(one, phone)
  expect(outcome(await end(other, phone))).toEqual([404, 'not_found'])
  const customers = await call(devicesCalls.listCourierDevices, { params: { id: '999999' } })
  expect(outcome(customers)).toEqual([404, 'not_found'])
})

test('a phone that nobody has used for long is forgotten', async () => {
  const who = await newStaff()
  await setUp(who, newPhone())
  const after = (ms: number) => new Date(app.clock.now().getTime() + ms)
  const kept = async () =>
    (
      await app.db.one<{ n: number }>(sql`
      select count(*)::int as n from courier_device where person_id = ${who.id}`)
    ).n
  await sweepAccounts(app.db, after(deviceLifeMs - minute))
  expect(await kept()).toBe(1)
  await sweepAccounts(app.db, after(deviceLifeMs + minute))
  expect(await kept()).toBe(0)
})
