import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { openSession } from '#modules/accounts/sign-in/session.service.ts'
import { sql } from '#platform/db/sql.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { addPerson, hour, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { fakePushService } from '../../../../tests/support/fake-push-service.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { OutgoingNotice } from '../notices/channels.ts'
import { pushCalls } from './push.calls.ts'
import type { PushAnswer } from './push.contract.ts'
import { sweepSubscriptions } from './push.repo.ts'
import { pushKeys } from './push.service.ts'
import { pushChannel } from './push-channel.service.ts'

const never = new AbortController().signal

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})

const dataOf = ({ body }: { body: Record<string, unknown> }) => body.data as PushAnswer
const read = async ({ headers }: Person) => dataOf(await app.call(pushCalls.readPush, { headers }))

/** Somebody with a browser that shows notices, and the push service behind it. */
async function subscribed() {
  const service = fakePushService()
  const person = await addPerson(app, 'customer')
  const browser = service.subscribe((await read(person)).public_key)
  await app.call(pushCalls.subscribeBrowser, { headers: person.headers, body: browser })
  const channel = pushChannel({ ...app, post: service.post })
  return { service, person, browser, channel }
}

const noticeTo = ({ id }: Person, more: Partial<OutgoingNotice> = {}): OutgoingNotice => ({
  id: 7,
  kind: 'out_for_delivery',
  side: 'receiver',
  to: { personId: id, phone: '901234567', email: undefined, locale: 'oz' },
  order: { id: 12345678, trackingCode: 'TB00000000000000' },
  title: 'Бугун олиб борамиз',
  text: 'Курьер йўлда',
  link: { url: 'https://tezbox.uz/t/TB00000000000000', label: 'Кўриш' },
  expiresAt: new Date(app.clock.now().getTime() + hour),
  urgent: true,
  ...more,
})

test('a browser shows what was sent to its person, readable by it alone', async () => {
  const { service, person, browser, channel } = await subscribed()
  expect((await read(person)).endpoints).toEqual([browser.endpoint])
  expect(await channel.reaches(noticeTo(person).to)).toBe(true)
  expect(await channel.send(noticeTo(person), never)).toEqual({ outcome: 'sent', id: '7' })
  expect(service.shown).toEqual([
    {
      endpoint: browser.endpoint,
      message: {
        title: 'Бугун олиб борамиз',
        body: 'Курьер йўлда',
        url: 'https://tezbox.uz/t/TB00000000000000',
        tag: 'order-12345678',
        lang: 'uz-Cyrl',
      },
      headers: expect.objectContaining({ TTL: '3600', Urgency: 'high', Topic: 'order-12345678' }),
    },
  ])
  const { sealed } = await app.db.one<{ sealed: Buffer }>(
    sql`select sealed from push_subscription where endpoint = ${browser.endpoint}`,
  )
  expect(sealed.includes(browser.keys.auth)).toBe(false)
})

test('the key is drawn once, whoever asks first, and stays', async () => {
  const keys = await Promise.all([1, 2, 3, 4].map(() => pushKeys(app)))
  const [first] = keys
  expect(keys.map(({ publicKey }) => publicKey)).toEqual(keys.map(() => first?.publicKey))
  expect(await pushKeys(app)).toEqual(first)
})

test('a browser that was cleared is forgotten', async () => {
  const { service, person, browser, channel } = await subscribed()
  service.forget(browser.endpoint)
  expect(await channel.send(noticeTo(person), never)).toMatchObject({ why: 'gone', retryable: false })
  expect((await read(person)).endpoints).toEqual([])
  expect(await channel.reaches(noticeTo(person).to)).toBe(false)
})

test.each([
  ['too many', 429, 'rate_limited', true],
  ['a fault of theirs', 503, 'server_error', true],
  ['a lost line', 'drop', 'unreachable', true],
  ['a refusal', 403, 'refused', false],
] as const)('%s keeps the browser; whether to try again is told', async (_, answer, why, retryable) => {
  const { service, person, browser, channel } = await subscribed()
  service.answerNext(answer)
  expect(await channel.send(noticeTo(person), never)).toEqual({ outcome: 'refused', why, retryable })
  expect((await read(person)).endpoints).toEqual([browser.endpoint])
})

test('of two browsers one that shows it is enough', async () => {
  const { service, person, channel } = await subscribed()
  const other = service.subscribe((await read(person)).public_key)
  await app.call(pushCalls.subscribeBrowser, { headers: person.headers, body: other })
  service.answerNext(503)
  expect(await channel.send(noticeTo(person), never)).toMatchObject({ outcome: 'sent' })
  expect(service.shown).toHaveLength(1)
})

test('whoever signs out hears nothing there any more, and another person can take the browser over', async () => {
  const { service, person, browser, channel } = await subscribed()
  await app.db.run(sql`update session set ended_at = ${app.clock.now()} where person_id = ${person.id}`)
  expect(await channel.reaches(noticeTo(person).to)).toBe(false)
  expect(await channel.send(noticeTo(person), never)).toMatchObject({ why: 'gone' })
  expect(service.shown).toEqual([])
  const other = await addPerson(app, 'customer')
  await app.call(pushCalls.subscribeBrowser, { headers: other.headers, body: browser })
  expect((await read(other)).endpoints).toEqual([browser.endpoint])
})

test('a browser is taken off by its own person only', async () => {
  const { person, browser } = await subscribed()
  const other = await addPerson(app, 'customer')
  const body = { endpoint: browser.endpoint }
  await app.call(pushCalls.unsubscribeBrowser, { headers: other.headers, body })
  expect((await read(person)).endpoints).toEqual([browser.endpoint])
  await app.call(pushCalls.unsubscribeBrowser, { headers: person.headers, body })
  expect((await read(person)).endpoints).toEqual([])
})

test.each([
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'http://push.example.net/x',
  'https://localhost/x',
  'https://[::1]/x',
  'https://push.example.net:8443/x',
])('%s is no push service', async (endpoint) => {
  const { headers } = await addPerson(app, 'customer')
  const { keys } = fakePushService().subscribe('x')
  const { status, body } = await app.call(pushCalls.subscribeBrowser, { headers, body: { endpoint, keys } })
  expect([status, body.code]).toEqual([422, 'invalid_input'])
})

test('keys that are no keys are refused', async () => {
  const { headers } = await addPerson(app, 'customer')
  const { endpoint, keys } = fakePushService().subscribe('x')
  for (const wrong of [
    { ...keys, auth: 'AAAA' },
    { ...keys, p256dh: 'B'.repeat(87) },
  ])
    expect(
      (await app.call(pushCalls.subscribeBrowser, { headers, body: { endpoint, keys: wrong } })).status,
    ).toBe(422)
})

test('a person keeps the newest twenty browsers', async () => {
  const service = fakePushService()
  const { headers } = await addPerson(app, 'customer')
  const browsers = Array.from({ length: 22 }, () => service.subscribe('x'))
  for (const body of browsers) {
    app.clock.advance(1_000)
    await app.call(pushCalls.subscribeBrowser, { headers, body })
  }
  const { endpoints } = dataOf(await app.call(pushCalls.readPush, { headers }))
  expect(endpoints).toEqual(browsers.slice(2).map(({ endpoint }) => endpoint))
})

test('with another key of the house browsers have to subscribe anew', async () => {
  const other = await startTestApp()
  const { id } = await addPerson(other, 'customer')
  const now = other.clock.now()
  const token = await openSession(other.db, { id, role: 'customer' }, { address: '', userAgent: '', now })
  const headers = { authorization: `Token ${token}` }
  const { public_key: before } = dataOf(await other.call(pushCalls.readPush, { headers }))
  await other.call(pushCalls.subscribeBrowser, { headers, body: fakePushService().subscribe(before) })
  const { publicKey } = await pushKeys({ db: other.db, secrets: createSecrets(randomBytes(32)) })
  expect(publicKey.toString('base64url')).not.toBe(before)
  expect(await other.db.one(sql`select count(*)::int as n from push_subscription`)).toEqual({ n: 0 })
})

test('browsers of ended sessions are swept away', async () => {
  const { person, browser } = await subscribed()
  const kept = await subscribed()
  await app.db.run(sql`update session set ended_at = ${app.clock.now()} where person_id = ${person.id}`)
  await sweepSubscriptions(app.db, app.clock.now(), 100)
  const rows = await app.db.many<{ endpoint: string }>(sql`select endpoint from push_subscription`)
  const left = rows.map(({ endpoint }) => endpoint)
  expect(left).not.toContain(browser.endpoint)
  expect(left).toContain(kept.browser.endpoint)
})
