import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { addressOf } from '#platform/calls/address.ts'
import { sql } from '#platform/db/sql.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { requestOf } from '../../../tests/support/named-call.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import type { SmsText } from './domain/templates.ts'
import { notificationsCalls } from './notifications.calls.ts'
import { localGateway } from './sms/gateways/local.ts'
import { beginAttempt, markSent } from './sms/messages.repo.ts'
import { callbackPath } from './sms/report-secret.ts'

async function start() {
  const { app, db, secrets, clock, log } = await startTestApp()
  const attempt = { phone: '901234567', template: 'sign-in-code', locale: 'uz', at: clock.now() }
  return {
    ...{ app, db, secrets, clock, log },
    /** A message that Eskiz has taken. */
    async sent(reference: string, gateway = 'eskiz'): Promise<number> {
      const id = await beginAttempt(db, { ...attempt, reference, gateway })
      if (id === undefined) throw new Error('there is one already')
      await markSent(db, id, `eskiz-${id}`, clock.now())
      return id
    },
    statusOf: (id: number) =>
      db.one<{ status: string; error: string | null }>(
        sql`select status, error from message where id = ${id}`,
      ),
  }
}

/** As Eskiz writes it. */
function report(app: FastifyInstance, path: string, status: string) {
  const payload = {
    request_id: 'b0e2ff6e-0000-4000-8000-000000000001',
    message_id: '4385062',
    phone_number: '998901234567',
    sms_count: '1',
    status,
    status_date: '2026-11-16 12:00:05',
  }
  return app.inject({ method: 'POST', url: path, payload })
}

test.each([
  ['DELIVERED', 'delivered', null],
  ['DELIVRD', 'delivered', null],
  ['delivered', 'delivered', null],
  ['REJECTED', 'failed', 'undelivered'],
  ['EXPIRED', 'failed', 'undelivered'],
  ['NEW', 'sent', null],
  ['STORED', 'sent', null],
  ['ACCEPTED', 'sent', null],
  ['no such word', 'sent', null],
])('%s makes a sent message %s', async (word, status, error) => {
  const { app, secrets, sent, statusOf } = await start()
  const id = await sent('sign-in-code:1')
  const answer = await report(app, callbackPath(secrets, String(id)), word)
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: {} }])
  expect(await statusOf(id)).toEqual({ status, error })
})

test('a status only moves forward', async () => {
  const { app, secrets, sent, statusOf } = await start()
  const [first, second] = [await sent('sign-in-code:1'), await sent('sign-in-code:2')]
  for (const word of ['DELIVERED', 'REJECTED', 'ACCEPTED'])
    await report(app, callbackPath(secrets, String(first)), word)
  for (const word of ['REJECTED', 'DELIVERED', 'NEW'])
    await report(app, callbackPath(secrets, String(second)), word)
  expect(await statusOf(first)).toMatchObject({ status: 'delivered' })
  expect(await statusOf(second)).toMatchObject({ status: 'failed' })
})

test('a report that comes before the answer to the sending counts', async () => {
  const { app, db, secrets, clock, statusOf } = await start()
  const attempt = { phone: '901234567', template: 'sign-in-code', locale: 'uz', gateway: 'eskiz' }
  const id = (await beginAttempt(db, { ...attempt, reference: 'sign-in-code:1', at: clock.now() })) ?? 0
  await report(app, callbackPath(secrets, String(id)), 'DELIVERED')
  await markSent(db, id, 'eskiz-1', clock.now())
  expect(await statusOf(id)).toEqual({ status: 'delivered', error: null })
})

test('a message that we do not know is answered like one that we know, and nothing changes', async () => {
  const { app, secrets, sent, statusOf } = await start()
  const elsewhere = await sent('sign-in-code:1', 'telegram')
  const unknown = await report(app, callbackPath(secrets, '999999'), 'DELIVERED')
  const foreign = await report(app, callbackPath(secrets, String(elsewhere)), 'DELIVERED')
  for (const { statusCode, json } of [unknown, foreign])
    expect([statusCode, json()]).toEqual([200, { success: true, data: {} }])
  expect(await statusOf(elsewhere)).toMatchObject({ status: 'sent' })
})

test('a wrong secret is not found, whatever it looks like', async () => {
  const { app, secrets, sent, statusOf } = await start()
  const [mine, other] = [await sent('sign-in-code:1'), await sent('sign-in-code:2')]
  const right = callbackPath(secrets, String(mine))
  const withSecret = (secret: string) => addressOf(notificationsCalls.takeEskizReport, { params: { secret } })
  const [, mac = ''] = /-([0-9a-f]+)$/.exec(right) ?? []
  const wrong = [
    withSecret(`${other}-${mac}`),
    withSecret(`${mine}-${'0'.repeat(mac.length)}`),
    withSecret(`${mine}-${mac.slice(1)}`),
    withSecret(String(mine)),
    withSecret(`0${mine}-${mac}`),
    withSecret('x'),
    withSecret('9'.repeat(250)),
    callbackPath(createSecrets(randomBytes(32)), String(mine)),
  ]
  for (const path of wrong) {
    const answer = await report(app, path, 'DELIVERED')
    expect([answer.statusCode, answer.json().code], path).toEqual([404, 'not_found'])
  }
  expect(await statusOf(mine)).toMatchObject({ status: 'sent' })
})

test('secrets of reports stay out of the log', async () => {
  const { app, secrets, sent, log } = await start()
  const path = callbackPath(secrets, String(await sent('sign-in-code:1')))
  await report(app, path, 'DELIVERED')
  expect(log.length).toBeGreaterThan(0)
  expect(log.join('')).not.toContain(path.slice(-32))
})

test('the inbox answers with what would have been sent', async () => {
  const { app, db, secrets, clock } = await start()
  const gateway = localGateway({ db, secrets, clock })
  const message = { code: '123456', ttlSeconds: 60, reference: '1', text: 'TezBox: 123456' as SmsText }
  const { signal } = new AbortController()
  await gateway.send({ ...message, phone: '901234567' }, signal)
  await gateway.send({ ...message, phone: '907654321' }, signal)
  const read = async (phone?: string) =>
    (await app.inject(requestOf(notificationsCalls.readInbox, { query: { phone } }))).json()
  expect((await read()).data.map(({ phone }: { phone: string }) => phone)).toEqual(['901234567', '907654321'])
  expect(await read('+998 90 123-45-67')).toEqual({
    success: true,
    data: [
      { id: '1', phone: '901234567', channel: 'sms', text: 'TezBox: 123456', at: '2026-11-16T07:00:00.000Z' },
    ],
  })
  expect(await read('?phone=12')).toMatchObject({ success: false, code: 'invalid_input' })
})
