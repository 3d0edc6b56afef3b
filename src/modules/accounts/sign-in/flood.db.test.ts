import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import type { Call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { solutionOf, staffMember } from '../../../../tests/support/door.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { codeOf } from '../../../../tests/support/sign-in.ts'
import { type Answer, startTestApp } from '../../../../tests/support/test-app.ts'
import { signInCalls } from './sign-in.calls.ts'

// Generous, for machines that are busy with other tests.
vi.setConfig({ testTimeout: 240_000 })

type Sent = { body: unknown; from: string; headers?: Record<string, string> }

/** A call over the loopback, from any address of it. */
async function post(port: number, { path }: Call, { body, from, headers = {} }: Sent): Promise<Answer> {
  const asked = request({
    ...{ host: '127.0.0.1', port, path, method: 'POST', localAddress: from, agent: false },
    headers: { 'content-type': 'application/json', ...headers },
  })
  asked.end(JSON.stringify(body))
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: (await json(answer)) as Answer['body'] }
}

/** Attackers at the door: how many, how often each of them knocks, and whether they do the work. */
const flood = { addresses: 17, knocks: 12, ceiling: 60 }

test('while a flood of strangers uses up the ceiling, staff sign in throughout: in known browsers and in new ones', async () => {
  const env = { RATE_LIMIT_PER_MINUTE: '1000000', CODES_PER_HOUR: String(flood.ceiling) }
  const app = await startTestApp({ env })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const [operator, admin] = [
    await staffMember(app, '901110021', 'operator'),
    await staffMember(app, '935550022', 'admin'),
  ]
  app.clock.advance(120 * 60_000)

  let number = 0
  const strangerAt = async (from: string) => {
    for (let n = 0; n < flood.knocks; n++) {
      const phone = String(900_000_000 + number++ * 10_007)
      const first = await post(port, signInCalls.sendCode, { body: { phone }, from })
      if (first.status !== 428) continue
      const body = { phone, solution: solutionOf(first.body) }
      await post(port, signInCalls.sendCode, { body, from })
    }
  }

  /** In the browser of the office, which is known from the first sign-in on. */
  const desk: { headers: Record<string, string> } = { headers: {} }
  const operatorSignsIn = async () => {
    const { phone } = operator
    const asked = await post(port, signInCalls.sendCode, { body: { phone }, from: '127.0.0.9', ...desk })
    const body = { phone, code: await codeOf(app, phone), totp: operator.totp() }
    const entered = await post(port, signInCalls.signIn, { body, from: '127.0.0.9', ...desk })
    desk.headers = { cookie: String(entered.headers['set-cookie']).split(';', 1)[0] ?? '' }
    return [asked.status, entered.status]
  }
  expect(await operatorSignsIn()).toEqual([200, 200])

  for (let round = 0; round < 2; round++) {
    app.clock.advance(61_000)
    const attack = Array.from({ length: flood.addresses }, (_, n) => strangerAt(`127.0.1.${n + 1}`))
    expect(await operatorSignsIn()).toEqual([200, 200])
    await Promise.all(attack)
    app.clock.advance(61_000)
    expect(await operatorSignsIn()).toEqual([200, 200])
  }

  // A stranger is turned away by now. So is the admin at a machine of a hotel, and the code comes all the same.
  const from = '127.0.2.1'
  const told = await post(port, signInCalls.sendCode, { body: { phone: admin.phone }, from })
  const other = await post(port, signInCalls.sendCode, { body: { phone: '935559999' }, from })
  expect([told.status, told.body.message]).toEqual([429, other.body.message])
  await eventually(
    () => app.db.many(sql`select id from sign_in_code where phone = ${admin.phone} and lane = 'reserve'`),
    (codes) => codes.length === 1,
  )
  const body = { phone: admin.phone, code: await codeOf(app, admin.phone), totp: admin.totp() }
  expect((await post(port, signInCalls.signIn, { body, from })).status).toBe(200)
  const { n } = await app.db.one<{ n: number }>(sql`
    select count(*)::int as n from sign_in_code
    where lane = '' and created_at > ${new Date(app.clock.now().getTime() - 3_600_000)}`)
  expect(n).toBe(flood.ceiling)
})
