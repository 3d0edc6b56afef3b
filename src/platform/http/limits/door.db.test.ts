import { expect, test } from 'vitest'
import { signInCalls } from '#modules/accounts/sign-in/sign-in.calls.ts'
import { requestCode, sessionOf, signUp } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

const open = '/api/orders/v1/warning-message'
/** A mobile network: everybody in it has one address. */
const nat = '203.0.113.7'

const server = await startTestApp({ env: { RATE_LIMIT_PER_MINUTE: '20' } })
// People sign in at home, one address each, so that the tests below begin with an unused one.
let phones = 0
const somebody = async () => {
  const person = await signUp(server, `90100000${phones++}`)
  server.clock.advance(120_000)
  return person.headers
}

async function statuses(
  app: TestApp,
  times: number,
  { path = open, headers = {}, from = nat }: { path?: string; headers?: object; from?: string } = {},
) {
  const seen: Record<number, number> = {}
  for (let n = 0; n < times; n++) {
    const { status } = await app.call('GET', path, { headers: { ...headers }, from })
    seen[status] = (seen[status] ?? 0) + 1
  }
  return seen
}

test('who is signed in is served though strangers have used up the address, and takes nothing from them', async () => {
  const [one, other] = [await somebody(), await somebody()]
  expect(await statuses(server, 25)).toEqual({ 200: 20, 429: 5 })
  expect(await statuses(server, 20, { headers: one })).toEqual({ 200: 20 })
  expect(await statuses(server, 20, { headers: other })).toEqual({ 200: 20 })
  server.clock.advance(60_000)
  expect(await statuses(server, 20, { headers: one })).toEqual({ 200: 20 })
  expect(await statuses(server, 20)).toEqual({ 200: 20 })
})

test('a person has one allowance, from wherever they call and with however many devices', async () => {
  const phone = '901000099'
  const first = await signUp(server, phone)
  server.clock.advance(120_000)
  const code = await requestCode(server, phone)
  const second = sessionOf(await server.call(signInCalls.signIn, { body: { phone, code } }))
  server.clock.advance(120_000)
  expect(await statuses(server, 15, { headers: first.headers, from: '10.1.0.1' })).toEqual({ 200: 15 })
  expect(await statuses(server, 15, { headers: second.headers, from: '10.2.0.1' })).toEqual({
    200: 5,
    429: 10,
  })
})

test('an invented token counts for the address, whatever is asked for', async () => {
  const invented = () => ({
    authorization: `Bearer ${Math.random().toString(36).padEnd(43, 'x').slice(0, 43)}`,
  })
  const seen: Record<number, number> = {}
  for (let n = 0; n < 30; n++)
    for (const [status, times] of Object.entries(
      await statuses(server, 1, { headers: invented(), from: '10.3.0.1' }),
    ))
      seen[Number(status)] = (seen[Number(status)] ?? 0) + times
  expect(seen).toEqual({ 200: 20, 429: 10 })
  const docs = await statuses(server, 30, { headers: invented(), from: '10.3.0.2', path: '/api/docs' })
  expect(docs).toEqual({ 200: 20, 429: 10 })
})

test('only so many invented tokens are looked up at all', async () => {
  const seen: number[] = []
  for (let n = 0; n < 210; n++) {
    const headers = { authorization: `Bearer ${String(n).padEnd(43, 'x')}` }
    const answer = await server.call('GET', open, { headers, from: '10.4.0.1' })
    seen.push(answer.status)
    if (n === 205) expect(answer.headers['ratelimit-policy']).toBe('"knocks";q=200;w=60')
  }
  expect(seen.filter((status) => status === 200)).toHaveLength(20)
})

test('a session that is over counts for the address again', async () => {
  const headers = await somebody()
  expect(await statuses(server, 5, { headers, from: '10.5.0.1' })).toEqual({ 200: 5 })
  await server.call(signInCalls.signOut, { headers, body: {}, from: '10.5.0.1' })
  // The first of them finds out.
  expect(await statuses(server, 30, { headers, from: '10.5.0.1' })).toEqual({ 200: 21, 429: 9 })
})

test('the answer says whose limit it was and how much is left of it', async () => {
  const headers = await somebody()
  const [stranger, person] = [
    await server.call('GET', open, { from: '10.6.0.1' }),
    await server.call('GET', open, { headers, from: '10.6.0.1' }),
  ]
  expect(stranger.headers).toMatchObject({ 'ratelimit-policy': '"default";q=20;w=60' })
  expect(person.headers).toMatchObject({ 'ratelimit-policy': '"person";q=20;w=60' })
  expect(person.headers.ratelimit).toMatch(/^"person";r=19;t=\d+$/)
  await statuses(server, 20, { headers })
  const refused = await server.call('GET', open, { headers })
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
  expect(refused.headers.ratelimit).toBe(`"person";r=0;t=${refused.headers['retry-after']}`)
})

test('two processes on one database keep one limit for a person and for an address', async () => {
  const other = await startTestApp({
    env: { RATE_LIMIT_PER_MINUTE: '20' },
    db: server.db,
    secrets: server.secrets,
  })
  other.clock.advance(server.clock.now().getTime() - other.clock.now().getTime())
  const headers = await somebody()
  other.clock.advance(120_000)
  for (const who of [{ headers, from: '10.7.0.1' }, { from: '10.7.0.2' }]) {
    expect(await statuses(server, 30, who)).toEqual({ 200: 20, 429: 10 })
    let allowed = 0
    for (let tries = 0; tries < 500; tries++) {
      const { status } = await other.call('GET', open, who)
      if (status === 429) break
      allowed++
      await new Promise((wake) => setTimeout(wake, 100))
    }
    expect(allowed).toBeLessThan(15)
  }
})
