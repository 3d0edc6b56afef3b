import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { deviceCookie, logIn, solutionOf, staffMember } from '../../../../tests/support/door.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { codeOf, requestCode, sessionOf, signUp } from '../../../../tests/support/sign-in.ts'
import { type Answer, startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { profileCalls } from '../profile/profile.calls.ts'
import { signInCalls } from './sign-in.calls.ts'

// Generous, for machines that are busy with other tests.
vi.setConfig({ testTimeout: 240_000 })

const minute = 60_000
const unlimited = { RATE_LIMIT_PER_MINUTE: '1000000' }

/** One product for all, hours apart: what one test used up does not count for the next. */
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { ...unlimited, CODES_PER_HOUR: '200' } })
})
beforeEach(() => app.clock.advance(120 * minute))

const send = (phone: string, from: string, headers: Record<string, string> = {}, at = app) =>
  at.call(signInCalls.sendCode, { body: { phone }, from, headers })

/** As a page does it: a challenge is solved, and the call made again. */
async function sendSolving(phone: string, from: string, at = app): Promise<Answer> {
  const first = await send(phone, from, {}, at)
  if (first.status !== 428) return first
  const body = { phone, solution: solutionOf(first.body) }
  return at.call(signInCalls.sendCode, { body, from })
}

const stranger = (n: number) => String(901_000_000 + n * 10_007)
const address = (n: number) => `10.3.${n >> 8}.${n & 255}`

/** What a stranger sees of an answer: all but its number. */
const seen = ({ status, headers, body }: Answer) => {
  const { request_id: _, ...told } = body
  return { status, told, retryAfter: headers['retry-after'] }
}

async function knownIn(phone: string, at = app): Promise<{ cookie: string }> {
  at.clock.advance(2 * minute)
  const code = await requestCode(at, phone)
  return deviceCookie(await at.call(signInCalls.signIn, { body: { phone, code } }))
}

const codesTo = async (phone: string, lane: string) =>
  (await app.db.many(sql`select id from sign_in_code where phone = ${phone} and lane = ${lane}`)).length

test('a browser in which somebody signed in is known by a cookie that scripts cannot read and logout leaves', async () => {
  const phone = '901110001'
  await signUp(app, phone)
  app.clock.advance(minute)
  const code = await requestCode(app, phone)
  const entered = await app.call(signInCalls.signIn, { body: { phone, code } })
  const cookie = String(entered.headers['set-cookie'])
  expect(cookie).toMatch(
    /^known_device=[A-Za-z0-9_-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
  )
  expect(entered.body.data).not.toHaveProperty('device')
  const { headers } = sessionOf(entered)
  const left = await app.call(signInCalls.signOut, { headers, body: {} })
  expect([left.status, left.headers['set-cookie']]).toEqual([200, undefined])
  const kept = await app.db.many<{ token_hash: Buffer }>(sql`select token_hash from known_device`)
  expect(kept.map(({ token_hash: hash }) => hash.length)).not.toContain(43)
})

test('over HTTPS the cookie stays there', async () => {
  const safe = await startTestApp({ env: { TEZBOX_DEMO: '1', PUBLIC_URL: 'https://tezbox.example' } })
  const code = await requestCode(safe, '901110002')
  const body = { phone: '901110002', code, full_name: 'Aziza', account_type: 'personal' }
  expect(String((await safe.call(signInCalls.signUp, { body })).headers['set-cookie'])).toMatch(/; Secure$/)
})

test('a block of numbers that is being bought keeps nobody of it waiting: strangers work, known browsers pass', async () => {
  const operator = await staffMember(app, '901234999', 'operator')
  app.clock.advance(2 * minute)
  await send(operator.phone, '10.0.0.1')
  const known = deviceCookie(await logIn(app, operator))
  for (let n = 0; n < 41; n++) await send(String(901_234_000 + n), address(n))
  app.clock.advance(minute)
  const told = await send(operator.phone, '10.0.0.1')
  expect([told.status, told.body.code]).toEqual([428, 'challenge_required'])
  expect(told.body.challenge).toMatchObject({ parts: 8, bits: 4, expires_in: 300 })
  expect(seen(await send('901234888', '10.0.0.1')).status).toBe(428)
  expect((await send(operator.phone, '10.0.0.1', known)).status).toBe(200)
  expect((await logIn(app, operator, { headers: known })).status).toBe(200)
  app.clock.advance(2 * minute)
  expect((await sendSolving('901234887', '10.0.0.2')).status).toBe(200)
})

test('from half of the ceiling strangers solve a challenge; each buys one code, for its phone', async () => {
  const hall = await startTestApp({ env: { ...unlimited, CODES_PER_HOUR: '20' } })
  for (let n = 0; n < 10; n++) expect((await send(stranger(n), address(n), {}, hall)).status).toBe(200)
  const asked = await send(stranger(20), address(20), {}, hall)
  expect(asked.status).toBe(428)
  const solution = solutionOf(asked.body)
  const offer = (phone: string, given: unknown) =>
    hall.call(signInCalls.sendCode, { body: { phone, solution: given }, from: address(20) })
  expect((await offer(stranger(21), solution)).status).toBe(428)
  expect((await offer(stranger(20), { ...solution, counters: solution.counters.map(() => 0) })).status).toBe(
    428,
  )
  expect((await offer(stranger(20), solution)).status).toBe(200)
  hall.clock.advance(minute)
  const again = await offer(stranger(20), solution)
  expect([again.status, again.body.code]).toEqual([428, 'challenge_required'])
  const figures = await hall.metrics.text()
  expect(figures).toContain('tezbox_sign_in_door_total{event="common"} 11')
  expect(figures).toContain('tezbox_sign_in_door_total{event="challenge_solved"} 1')
  expect(figures).toContain('tezbox_sign_in_door_total{event="challenge_asked"} 4')
})

test('with the ceiling used up known browsers come in, and staff whom nobody knows get a code that no answer shows', async () => {
  const hall = await startTestApp({ env: { ...unlimited, CODES_PER_HOUR: '30' } })
  const [operator, admin] = [
    await staffMember(hall, '901110003', 'operator'),
    await staffMember(hall, '935550004', 'admin'),
  ]
  await signUp(hall, '901110005')
  const customer = await knownIn('901110005', hall)
  hall.clock.advance(2 * minute)
  await send(operator.phone, '10.0.0.9', {}, hall)
  const known = deviceCookie(await logIn(hall, operator))
  let through = 0
  for (let n = 0; n < 40; n++)
    if ((await sendSolving(stranger(n), address(n), hall)).status === 200) through++
  expect(through).toBeLessThan(30)
  hall.clock.advance(minute)
  expect((await send('901110005', '10.0.0.9', customer, hall)).status).toBe(200)
  expect((await send(operator.phone, '10.0.0.9', known, hall)).status).toBe(200)
  expect((await logIn(hall, operator, { headers: known })).status).toBe(200)
  // The same words for the admin's phone and for one that nobody has, asked for once and again.
  for (let round = 0; round < 2; round++) {
    const ofAdmin = seen(await send(admin.phone, '10.0.0.7', {}, hall))
    expect(ofAdmin).toEqual(seen(await send('935559999', '10.0.0.7', {}, hall)))
    expect(ofAdmin).toMatchObject({ status: 429, told: { code: 'too_many_codes' } })
  }
  const sent = () =>
    hall.db.many(sql`select id from sign_in_code where phone = ${admin.phone} and lane = 'reserve'`)
  await eventually(sent, (codes) => codes.length === 1)
  // Nor does a wrong guess tell that a code is there.
  const guess = (phone: string) =>
    hall.call(signInCalls.signIn, { body: { phone, code: '000000' }, from: '10.0.0.7' })
  expect(seen(await guess(admin.phone))).toEqual(seen(await guess('935559999')))
  expect((await logIn(hall, admin, { from: '10.0.0.7' })).status).toBe(200)
  expect(await hall.metrics.text()).toContain('tezbox_sign_in_door_total{event="reserve"} 1')
})

test('an address that has had its thirty gives staff behind it their code all the same', async () => {
  const operator = await staffMember(app, '935550006', 'operator')
  app.clock.advance(120 * minute)
  for (let n = 0; n < 31; n++) await send(stranger(n), '10.0.0.1')
  expect((await send(operator.phone, '10.0.0.1')).body.code).toBe('too_many_codes')
  await eventually(
    () => codesTo(operator.phone, 'reserve'),
    (n) => n === 1,
  )
  expect((await logIn(app, operator, { from: '10.0.0.1' })).status).toBe(200)
})

test('who asks for codes for somebody else’s phone, and guesses them, does not lock its owner out', async () => {
  const operator = await staffMember(app, '901110007', 'operator')
  app.clock.advance(2 * minute)
  await send(operator.phone, '10.0.0.1')
  const known = deviceCookie(await logIn(app, operator))
  for (let n = 0; n < 5; n++) {
    app.clock.advance(minute)
    await send(operator.phone, address(n))
  }
  expect((await send(operator.phone, address(9), {})).status).toBe(429)
  expect((await send(operator.phone, '10.0.0.1', known)).status).toBe(200)
  const guesses = Array.from({ length: 20 }, (_, n) => ({ phone: operator.phone, code: String(100_000 + n) }))
  for (const [n, body] of guesses.entries()) await app.call(signInCalls.signIn, { body, from: address(n) })
  expect((await logIn(app, operator, { headers: known })).status).toBe(200)
})

test('a known browser has five codes an hour, and all of one person’s ten', async () => {
  const phone = '901110008'
  await signUp(app, phone)
  const cookies = [await knownIn(phone), await knownIn(phone), await knownIn(phone)]
  app.clock.advance(120 * minute)
  const statuses: number[] = []
  for (const cookie of cookies) {
    for (let n = 0; n < 6; n++) {
      statuses.push((await send(phone, '10.0.0.1', cookie)).status)
      app.clock.advance(minute)
    }
  }
  const five = [200, 200, 200, 200, 200, 429]
  expect(statuses).toEqual([...five, ...five, 429, 429, 429, 429, 429, 429])
})

test('a cookie that somebody put into a browser beforehand is never known for whoever signs in there', async () => {
  const planted = { cookie: `known_device=${'a'.repeat(43)}` }
  await signUp(app, '901110009')
  app.clock.advance(minute)
  const body = { phone: '901110009', code: await requestCode(app, '901110009') }
  const entered = await app.call(signInCalls.signIn, { body, headers: planted })
  const { cookie } = deviceCookie(entered)
  expect(cookie).not.toBe(planted.cookie)
  app.clock.advance(minute)
  await send('901110009', '10.0.0.1', planted)
  expect(await codesTo('901110009', '')).toBe(3)
  // The colleague who was known at the same counter before is still.
  await signUp(app, '901110010')
  app.clock.advance(minute)
  const colleague = { phone: '901110010', code: await requestCode(app, '901110010') }
  const next = deviceCookie(await app.call(signInCalls.signIn, { body: colleague, headers: { cookie } }))
  app.clock.advance(minute)
  await send('901110009', '10.0.0.1', next)
  expect(await codesTo('901110009', '')).toBe(3)
})

test('guessing from a shared address keeps nobody out who is known, nor staff', async () => {
  const [operator, admin] = [
    await staffMember(app, '901110011', 'operator'),
    await staffMember(app, '935550012', 'admin'),
  ]
  app.clock.advance(2 * minute)
  await send(operator.phone, '10.0.0.1')
  const known = deviceCookie(await logIn(app, operator))
  for (let n = 0; n < 20; n++) {
    await send(stranger(n), address(n))
    const wrong = (await codeOf(app, stranger(n))) === '111111' ? '222222' : '111111'
    for (let guess = 0; guess < 3; guess++)
      await app.call(signInCalls.signIn, { body: { phone: stranger(n), code: wrong }, from: '10.6.6.6' })
  }
  const right = { phone: stranger(0), code: await codeOf(app, stranger(0)) }
  const refused = await app.call(signInCalls.signIn, { body: right, from: '10.6.6.6' })
  expect(refused.body.code).toBe('too_many_guesses')
  app.clock.advance(minute)
  await send(operator.phone, '10.6.6.6', known)
  expect((await logIn(app, operator, { from: '10.6.6.6', headers: known })).status).toBe(200)
  await send(admin.phone, '10.6.6.6')
  expect((await logIn(app, admin, { from: '10.6.6.6' })).status).toBe(200)
})

test('an account that ends is known nowhere any more', async () => {
  const phone = '901110013'
  const { headers } = await signUp(app, phone)
  app.clock.advance(minute)
  const code = await requestCode(app, phone)
  const deleted = await app.call(profileCalls.deleteAccount, { headers, body: { code } })
  expect(deleted.status).toBe(200)
  expect(await app.db.many(sql`select id from known_device where phone = ${phone}`)).toEqual([])
})
