import { beforeAll, expect, test } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { demoSettings } from '../../../../tests/support/api-settings.ts'
import type { Place } from '../../../../tests/support/named-call.ts'
import { requestCode, type Session, sessionOf } from '../../../../tests/support/sign-in.ts'
import { type Lies, softwareAuthenticator } from '../../../../tests/support/software-authenticator.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { demoCalls } from '../demo/demo.calls.ts'
import { loadDemoPeople, loadDemoSecondSteps } from '../demo/demo-people.service.ts'
import { passkeyRules } from '../domain/passkey-rules.ts'
import { sweepAccounts } from '../housekeeping.service.ts'
import { signInCalls } from '../sign-in/sign-in.calls.ts'
import { totpAt } from '../sign-in/totp.ts'
import { staffCalls } from '../staff/staff.calls.ts'
import { passkeyCalls } from './passkey.calls.ts'
import type { AddingOptions, AskAnswer, PasskeyView } from './passkey.contract.ts'

const origin = demoSettings.publicUrl
const minute = 60_000
const adminPhone = '901000015'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await startTestApp()
  await loadDemoPeople(app, app.clock.now())
  await loadDemoSecondSteps(app)
  admin = await signedIn(adminPhone, () => digitsOf(adminPhone))
})

type Answered = { status: number; body: Record<string, unknown> }
const outcome = ({ status, body }: Answered) => [status, body.code]
const asks = (who: Session, called: Call, given: Place & { body?: object } = {}) =>
  app.call(called, { ...given, headers: who.headers })

async function digitsOf(phone: string): Promise<string> {
  const { body } = await app.call(demoCalls.readSecondStep, { query: { phone } })
  return (body.data as { code: string }).code
}

async function freshCode(phone: string): Promise<string> {
  app.clock.advance(minute)
  return requestCode(app, phone)
}

async function signedIn(phone: string, digits: () => string | Promise<string>): Promise<Session> {
  const code = await freshCode(phone)
  const body = { phone, code, totp: await digits() }
  return sessionOf(await app.call(signInCalls.signIn, { body }))
}

let last = 906_110_000
/** Somebody new at the desk, with an authenticator of their own. */
async function staff(role = 'operator') {
  last += 1_000
  const phone = String(last)
  const taken = await asks(admin, staffCalls.addStaff, { body: { phone, full_name: 'Umida Saidova', role } })
  const { person, second_step } = taken.body.data as {
    person: { id: string }
    second_step: { secret: string }
  }
  const digits = () => totpAt(second_step.secret, app.clock.now()).code
  const session = await signedIn(phone, digits)
  // The digits of this sign-in are spent.
  app.clock.advance(minute)
  return { phone, id: person.id, session, digits }
}
type Someone = Awaited<ReturnType<typeof staff>>

const begin = (who: Someone, session = who.session) =>
  asks(session, passkeyCalls.beginPasskey, { body: { totp: who.digits() } })

async function optionsFor(who: Someone): Promise<AddingOptions> {
  app.clock.advance(minute)
  const { status, body } = await begin(who)
  expect([status, body.code]).toEqual([200, undefined])
  return body.data as AddingOptions
}

const keep = (who: Someone, credential: object, name = 'Noutbuk') =>
  asks(who.session, passkeyCalls.addPasskey, { body: { name, credential } })

async function withPasskey(who: Someone, settings = {}) {
  const device = softwareAuthenticator(origin, settings)
  const kept = await keep(who, device.make(await optionsFor(who)))
  expect(kept.status).toBe(201)
  return { ...device, key: (kept.body.data as PasskeyView).id }
}

const listed = async (who: Someone) =>
  (await asks(who.session, passkeyCalls.listPasskeys)).body.data as PasskeyView[]

async function question(phone: string, code: string) {
  const { body } = await app.call(passkeyCalls.askForPasskey, { body: { phone, code } })
  return (body.data as AskAnswer).passkey
}

type Device = Pick<ReturnType<typeof softwareAuthenticator>, 'use'>

/** One sign-in from its code on, told as the device wants it told. */
async function enter({ phone }: Someone, device: Device, lies: Lies = {}) {
  const code = await freshCode(phone)
  const asked = await question(phone, code)
  if (!asked) throw new Error('nothing was asked')
  const passkey = device.use(asked, lies)
  return {
    code,
    asked,
    passkey,
    answer: await app.call(signInCalls.signIn, { body: { phone, code, passkey } }),
  }
}

test('a passkey that was added opens the door in place of the digits, and the list says when', async () => {
  const who = await staff()
  const device = await withPasskey(who)
  expect(await listed(who)).toMatchObject([{ name: 'Noutbuk', used_at: null, blocked: false }])
  const { answer } = await enter(who, device)
  expect([answer.status, sessionOf(answer).user.role]).toEqual([200, 'operator'])
  expect(await listed(who)).toMatchObject([{ used_at: app.clock.now().toISOString() }])
  // The authenticator stays as the way back.
  const back = { phone: who.phone, code: await freshCode(who.phone), totp: who.digits() }
  expect((await app.call(signInCalls.signIn, { body: back })).status).toBe(200)
})

test('a session alone adds no passkey: the digits are asked for, and guessing them ends soon', async () => {
  const who = await staff()
  const right = who.digits()
  const wrong = right === '111111' ? '222222' : '111111'
  const guess = (totp: string) => asks(who.session, passkeyCalls.beginPasskey, { body: { totp } })
  for (let tries = 0; tries < 5; tries++)
    expect(outcome(await guess(wrong))).toEqual([422, 'second_step_wrong'])
  expect(outcome(await guess(right))).toEqual([429, 'too_many_guesses'])
  app.clock.advance(10 * minute)
  expect((await begin(who)).status).toBe(200)
  // Spent by being right.
  expect(outcome(await begin(who))).toEqual([422, 'second_step_wrong'])
})

test('whoever is no staff has no passkeys', async () => {
  const phone = '906000001'
  const code = await freshCode(phone)
  const body = { phone, code, full_name: 'Aziza', account_type: 'personal' }
  const customer = sessionOf(await app.call(signInCalls.signUp, { body }))
  expect((await asks(customer, passkeyCalls.listPasskeys)).status).toBe(403)
  expect(await question(phone, await freshCode(phone))).toBeNull()
})

test.each<[string, Lies]>([
  ['of another origin', { origin: 'https://tezbox.example.evil.uz' }],
  ['of the same host without a lock', { origin: 'http://tezbox.example' }],
  ['for another host', { rpId: 'evil.uz' }],
  ['for another question', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
  ['by nobody who showed who they are', { unverified: true }],
  ['as an answer to something else', { type: 'webauthn.get' }],
])('a passkey made %s is not kept', async (_, lies) => {
  const who = await staff()
  const made = softwareAuthenticator(origin).make(await optionsFor(who), lies)
  expect(outcome(await keep(who, made))).toEqual([422, 'passkey_refused'])
  expect(await listed(who)).toEqual([])
})

test.each<[string, Lies]>([
  ['of another origin', { origin: 'https://tezbox.example.evil.uz' }],
  ['of another port', { origin: 'https://tezbox.example:8443' }],
  ['for another host', { rpId: 'evil.uz' }],
  ['for another question', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
  ['by nobody who showed who they are', { unverified: true }],
  ['as an answer to something else', { type: 'webauthn.create' }],
  ['badly', { spoiltSignature: true }],
  ['in the name of a passkey that nobody has', { id: 'bm9ib2R5' }],
])('a sign-in signed %s is refused and costs a try of the code', async (_, lies) => {
  const who = await staff()
  const device = await withPasskey(who)
  const { answer, code } = await enter(who, device, lies)
  expect(outcome(answer)).toEqual([422, 'passkey_refused'])
  const { tries } = await app.db.one<{ tries: number }>(sql`
    select tries from sign_in_code where phone = ${who.phone} order by id desc limit 1`)
  expect(tries).toBe(1)
  // The right device still comes in with the same code, asked anew.
  const asked = await question(who.phone, code)
  const passkey = asked && device.use(asked)
  expect((await app.call(signInCalls.signIn, { body: { phone: who.phone, code, passkey } })).status).toBe(200)
})

test('an answer is good once, for its own code, and for three minutes', async () => {
  const who = await staff()
  const device = await withPasskey(who)
  const { phone } = who
  const first = await enter(who, device)
  expect(first.answer.status).toBe(200)
  const code = await freshCode(phone)
  const logIn = (passkey: object) => app.call(signInCalls.signIn, { body: { phone, code, passkey } })
  expect(outcome(await logIn(first.passkey))).toEqual([422, 'passkey_refused'])
  // Asked with one code, answered with the next.
  const earlier = await question(phone, code)
  const next = await freshCode(phone)
  const late = { phone, code: next, passkey: earlier && device.use(earlier) }
  expect(outcome(await app.call(signInCalls.signIn, { body: late }))).toEqual([422, 'passkey_refused'])

  const adding = await optionsFor(who)
  app.clock.advance(passkeyRules.challengeLifeMs)
  const made = softwareAuthenticator(origin).make(adding)
  expect(outcome(await keep(who, made))).toEqual([422, 'passkey_refused'])
})

test('a question asked in one session is not answered in another', async () => {
  const who = await staff()
  const options = await optionsFor(who)
  const other = await signedIn(who.phone, who.digits)
  const credential = softwareAuthenticator(origin).make(options)
  const answer = await asks(other, passkeyCalls.addPasskey, { body: { name: 'Boshqa', credential } })
  expect(outcome(answer)).toEqual([422, 'passkey_refused'])
})

test('a passkey that counts backwards has a copy: it opens nothing from then on, and its owner sees it', async () => {
  const who = await staff()
  const device = await withPasskey(who)
  expect((await enter(who, device)).answer.status).toBe(200)
  expect(outcome((await enter(who, device, { counter: 1 })).answer)).toEqual([422, 'passkey_refused'])
  expect(await listed(who)).toMatchObject([{ blocked: true }])
  expect(await question(who.phone, await freshCode(who.phone))).toBeNull()
})

test('a passkey that does not count, as those in the cloud of a phone maker, opens every time', async () => {
  const who = await staff()
  const device = await withPasskey(who, { counts: false })
  for (let times = 0; times < 2; times++) expect((await enter(who, device)).answer.status).toBe(200)
})

test('a passkey opens the door of its owner only, and belongs to one person', async () => {
  const [owner, other] = [await staff(), await staff()]
  const device = await withPasskey(owner)
  await withPasskey(other)
  expect(outcome((await enter(other, device)).answer)).toEqual([422, 'passkey_refused'])
  expect(outcome(await keep(other, device.make(await optionsFor(other))))).toEqual([409, 'passkey_known'])
  const options = await optionsFor(owner)
  expect(options.excludeCredentials.map(({ id }) => id)).toEqual([device.id])
  const foreign = await asks(other.session, passkeyCalls.removePasskey, { params: { id: device.key } })
  expect(outcome(foreign)).toEqual([404, 'not_found'])
})

test('a removed passkey opens nothing; the last second step stays', async () => {
  const who = await staff('admin')
  const device = await withPasskey(who)
  const remove = () => asks(who.session, passkeyCalls.removePasskey, { params: { id: device.key } })
  await app.db.run(sql`update person set totp_sealed = null where id = ${Number(who.id)}`)
  expect(outcome(await remove())).toEqual([409, 'last_second_step'])
  await app.db.run(sql`
    update person set totp_sealed = (select totp_sealed from person where phone = ${adminPhone})
    where id = ${Number(who.id)}`)
  expect((await remove()).status).toBe(200)
  expect(await listed(who)).toEqual([])
  expect(await question(who.phone, await freshCode(who.phone))).toBeNull()
  const { body } = await asks(admin, staffCalls.listAudit, { query: { object: `person:${who.id}` } })
  expect((body.data as { items: object[] }).items).toMatchObject([
    { action: 'passkey.remove', before: { passkey: 'Noutbuk' } },
    { action: 'passkey.add', after: { passkey: 'Noutbuk' } },
    { action: 'staff.create' },
  ])
})

test('a new authenticator takes the passkeys along, so does leaving', async () => {
  const [lost, gone] = [await staff(), await staff()]
  await withPasskey(lost)
  await withPasskey(gone)
  const shown = await asks(admin, staffCalls.listStaff, { query: { q: lost.phone } })
  expect((shown.body.data as { items: object[] }).items).toMatchObject([{ passkeys: 1, second_step: true }])
  await asks(admin, staffCalls.renewSecondStep, { params: { id: lost.id } })
  await asks(admin, staffCalls.dismissStaff, { params: { id: gone.id } })
  const { n } = await app.db.one<{ n: number }>(sql`
    select count(*)::int as n from passkey where person_id in (${Number(lost.id)}, ${Number(gone.id)})`)
  expect(n).toBe(0)
})

test('ten devices are enough, and old questions are swept away', async () => {
  const who = await staff()
  for (let n = 0; n < passkeyRules.most; n++) await withPasskey(who)
  app.clock.advance(minute)
  expect(outcome(await begin(who))).toEqual([409, 'too_many_passkeys'])
  await question(who.phone, await freshCode(who.phone))
  app.clock.advance(passkeyRules.challengeLifeMs + 1)
  await sweepAccounts(app.db, app.clock.now())
  const { n } = await app.db.one<{ n: number }>(sql`select count(*)::int as n from passkey_challenge`)
  expect(n).toBe(0)
})
