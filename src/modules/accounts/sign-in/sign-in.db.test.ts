import { beforeAll, expect, test } from 'vitest'
import { contentCalls } from '#modules/content/content.calls.ts'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { codeOf, requestCode, sessionOf, signUp } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { signInCalls } from './sign-in.calls.ts'

const second = 1_000
const minute = 60 * second

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

let last = 901_110_000
/** A number nobody else uses, in a block of its own, so that tests do not meet each other's limits. */
const newPhone = () => {
  last += 1_000
  return String(last)
}

const post = (called: Call, body: unknown, headers = {}) => app.call(called, { body, headers })
const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code]
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('a person signs up, is known by both kinds of header, and signs out', async () => {
  const phone = newPhone()
  const answer = await post(signInCalls.sendCode, { phone: `+998 ${phone}` })
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, data: { expires_in: 180, resend_in: 60 } },
  ])
  const code = await codeOf(app, phone)
  const opened = await post(signInCalls.signUp, {
    phone,
    code,
    full_name: '  Aziza   Karimova ',
    account_type: 'personal',
  })
  expect(opened.status).toBe(201)
  const { token, user } = sessionOf(opened)
  expect(user).toMatchObject({ phone, full_name: 'Aziza Karimova', type: 1, role: 'customer', balance: 0 })
  for (const authorization of [`Token ${token}`, `Bearer ${token}`, `bearer  ${token} `, `Bearer${token}`]) {
    const { body } = await app.call(profileCalls.readUser, { headers: { authorization } })
    expect(body.data).toMatchObject({ phone })
  }
  const bye = await post(signInCalls.signOut, { access_token: token }, { authorization: `Bearer ${token}` })
  expect(bye.status).toBe(200)
  const gone = await app.call(profileCalls.readUser, { headers: { authorization: `Token ${token}` } })
  expect(outcome(gone)).toEqual([401, 'unauthorized'])
})

test('a business gives company and STIR, and is a merchant', async () => {
  const phone = newPhone()
  const code = await requestCode(app, phone)
  const business = { phone, code, full_name: 'Olim', account_type: 'business' }
  const refused = await post(signInCalls.signUp, { ...business, company: '', stir: '123' })
  expect(outcome(refused)).toEqual([422, 'invalid_input'])
  expect((refused.body.errors as { path: string; code: string }[]).map((e) => [e.path, e.code])).toEqual([
    ['company', 'required'],
    ['stir', 'invalid_stir'],
  ])
  const opened = await post(signInCalls.signUp, { ...business, company: 'Olim Savdo', stir: '301 234 567' })
  expect(sessionOf(opened).user).toMatchObject({ type: 8, company: 'Olim Savdo', stir: '301234567' })
})

test('an unknown number with the right code may sign up with the same one', async () => {
  const phone = newPhone()
  const code = await requestCode(app, phone)
  expect(outcome(await post(signInCalls.signIn, { phone, code }))).toEqual([404, 'not_registered'])
  const opened = await post(signInCalls.signUp, { phone, code, full_name: 'Botir', account_type: 'personal' })
  expect(opened.status).toBe(201)
})

test('a known number that tries to sign up may sign in with the same code', async () => {
  const phone = newPhone()
  await signUp(app, phone)
  app.clock.advance(minute)
  const code = await requestCode(app, phone)
  const again = await post(signInCalls.signUp, { phone, code, full_name: 'Boshqa', account_type: 'personal' })
  expect(outcome(again)).toEqual([409, 'already_registered'])
  expect((await post(signInCalls.signIn, { phone, code })).status).toBe(200)
})

test('a code works once, for three minutes, for its own phone, and only the newest counts', async () => {
  const phone = newPhone()
  const other = newPhone()
  await signUp(app, phone)
  await signUp(app, other)
  app.clock.advance(minute)
  const first = await requestCode(app, phone)
  await requestCode(app, other)
  if (first !== (await codeOf(app, other))) {
    expect(outcome(await post(signInCalls.signIn, { phone: other, code: first }))).toEqual([
      422,
      'wrong_code',
    ])
  }
  app.clock.advance(minute)
  const second = await requestCode(app, phone)
  if (first !== second)
    expect(outcome(await post(signInCalls.signIn, { phone, code: first }))).toEqual([422, 'wrong_code'])
  expect(
    (await post(signInCalls.signIn, { phone, code: ` ${second.slice(0, 3)} ${second.slice(3)}` })).status,
  ).toBe(200)
  expect(outcome(await post(signInCalls.signIn, { phone, code: second }))).toEqual([422, 'code_expired'])
  app.clock.advance(minute)
  const third = await requestCode(app, phone)
  app.clock.advance(3 * minute)
  expect(outcome(await post(signInCalls.signIn, { phone, code: third }))).toEqual([422, 'code_expired'])
})

test('five wrong tries spend a code, and the answers are those of an unknown number', async () => {
  const known = newPhone()
  const unknown = newPhone()
  await signUp(app, known)
  app.clock.advance(minute)
  for (const phone of [known, unknown]) {
    const code = await requestCode(app, phone)
    const answers = []
    for (let attempt = 0; attempt < 5; attempt++)
      answers.push(await post(signInCalls.signIn, { phone, code: wrong(code) }))
    expect(answers.map(outcome)).toEqual([...Array(4).fill([422, 'wrong_code']), [422, 'code_expired']])
    expect(outcome(await post(signInCalls.signIn, { phone, code }))).toEqual([422, 'code_expired'])
  }
})

test('another code may be asked for after a minute', async () => {
  const phone = newPhone()
  await requestCode(app, phone)
  app.clock.advance(20 * second)
  const early = await post(signInCalls.sendCode, { phone })
  expect(outcome(early)).toEqual([429, 'code_wait'])
  expect(early.body.message).toContain('40')
  expect(early.headers['retry-after']).toBe('40')
  expect(early.headers['cache-control']).toBe('no-store')
  app.clock.advance(40 * second)
  expect((await post(signInCalls.sendCode, { phone })).status).toBe(200)
})

test('what is not a number of +998 gets no code', async () => {
  for (const phone of ['+7 901 234 56 78', '12', '+998 10 123 45 67', "9' or 1=1"]) {
    const answer = await post(signInCalls.sendCode, { phone })
    expect(outcome(answer)).toEqual([422, 'invalid_input'])
  }
})

test('two sign-ups with one code make one account', async () => {
  const phone = newPhone()
  const code = await requestCode(app, phone)
  const body = { phone, code, full_name: 'Bir', account_type: 'personal' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(signInCalls.signUp, body)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const { n } = await app.db.one<{ n: number }>(
    sql`select count(*)::int as n from person where phone = ${phone}`,
  )
  expect(n).toBe(1)
})

test('a sign-in repeated with its Idempotency-Key gets the same session, and the database cannot tell it', async () => {
  const phone = newPhone()
  const code = await requestCode(app, phone)
  const body = { phone, code, full_name: 'Qayta', account_type: 'personal' }
  const key = { 'idempotency-key': 'again-and-again' }
  const [first, second] = [
    await post(signInCalls.signUp, body, key),
    await post(signInCalls.signUp, body, key),
  ]
  expect(second.body).toEqual(first.body)
  const { token } = sessionOf(first)
  const kept = await app.db.many<{ text: string }>(
    sql`select encode(answer, 'escape') as text from idempotency_key`,
  )
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.every(({ text }) => !text.includes(token))).toBe(true)
})

test('a sign-in repeated after the code’s life is asked anew', async () => {
  const phone = newPhone()
  const code = await requestCode(app, phone)
  const body = { phone, code, full_name: 'Kech', account_type: 'personal' }
  const key = { 'idempotency-key': 'too-late' }
  expect((await post(signInCalls.signUp, body, key)).status).toBe(201)
  await app.db.run(sql`update idempotency_key set expires_at = expires_at - interval '3 minutes'`)
  expect(outcome(await post(signInCalls.signUp, body, key))).toEqual([422, 'code_expired'])
})

test('a name that cannot be read is no name', async () => {
  const phone = newPhone()
  const code = await requestCode(app, phone)
  for (const full_name of ['\u200b\u200b', 'Ali\u202eadmin', 'Ali\u0007', '...']) {
    const answer = await post(signInCalls.signUp, { phone, code, full_name, account_type: 'personal' })
    expect(outcome(answer)).toEqual([422, 'invalid_input'])
  }
})

test('a session slides for ninety days and ends when unused for as long', async () => {
  const { headers } = await signUp(app, newPhone())
  const day = 24 * 60 * minute
  const isIn = async () => (await app.call(profileCalls.readUser, { headers })).status === 200
  app.clock.advance(80 * day)
  expect(await isIn()).toBe(true)
  app.clock.advance(80 * day)
  expect(await isIn()).toBe(true)
  app.clock.advance(91 * day)
  expect(await isIn()).toBe(false)
})

test('a bad token leaves open calls open', async () => {
  for (const authorization of ['Token nonsense', `Bearer ${'x'.repeat(43)}`, 'Basic abc', '\u0000']) {
    const open = await app.call(contentCalls.readWarning, { headers: { authorization } })
    expect(open.status).toBe(200)
    const closed = await app.call(profileCalls.readUser, { headers: { authorization } })
    expect(outcome(closed)).toEqual([401, 'unauthorized'])
  }
})

test('an invitation is remembered; nonsense, an unknown code and one’s own are not an error', async () => {
  const inviter = await signUp(app, newPhone())
  const referrerOf = async (phone: string) =>
    (
      await app.db.one<{ by: number | null }>(
        sql`select referred_by as by from person where phone = ${phone}`,
      )
    ).by
  const invited = newPhone()
  await signUp(app, invited, { referral_id: inviter.user.referral_code })
  expect(await referrerOf(invited)).toBe(Number(inviter.user.id))
  for (const referral_id of ['nobody-has-this', '//evil.example', 42, null, { a: 1 }, 'x'.repeat(5_000)]) {
    const phone = newPhone()
    await signUp(app, phone, { referral_id })
    expect(await referrerOf(phone)).toBeNull()
  }
})
