import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { err, ok } from '#kernel/result.ts'
import { call } from '#platform/calls/call.ts'
import { sql } from '#platform/db/sql.ts'
import { lead } from '../../../tests/support/factories.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { sweepKeys } from './idempotency.repo.ts'
import { idempotencyKey } from './idempotency.ts'
import { route } from './route.ts'

const leads = '/api/content/v1/leads'
const withKey = (key: string) => ({ 'idempotency-key': key })

test('sixty-four identical calls create one lead and all get its number', async () => {
  const { call, db } = await startTestApp()
  const answers = await Promise.all(
    Array.from({ length: 64 }, () => call('POST', leads, { body: lead(), headers: withKey('same') })),
  )
  const created = answers.filter(({ status }) => status === 201)
  expect(
    answers.filter(({ status }) => status !== 201).every(({ body }) => body.code === 'idempotency_in_flight'),
  ).toBe(true)
  expect(new Set(created.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await db.one(sql`select count(*)::int as n from lead`)).toEqual({ n: 1 })
  const later = await call('POST', leads, { body: lead(), headers: withKey('same') })
  expect(later.body).toEqual(created[0]?.body)
  expect(later.headers['idempotency-replayed']).toBe('true')
})

test('key order and white space do not make another request, another value does', async () => {
  const { call } = await startTestApp()
  const { name, ...rest } = lead()
  const first = await call('POST', leads, { body: { name, ...rest }, headers: withKey('k') })
  const reordered = await call('POST', leads, {
    body: JSON.stringify({ ...rest, name }, null, 2),
    headers: withKey('k'),
  })
  expect(reordered.body).toEqual(first.body)
  const other = await call('POST', leads, { body: lead({ name: 'Boshqa' }), headers: withKey('k') })
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
})

test('a phone that changes its network in between still sends once', async () => {
  const { call } = await startTestApp()
  const wifi = await call('POST', leads, { body: lead(), headers: withKey('k'), from: '10.0.0.1' })
  const mobile = await call('POST', leads, { body: lead(), headers: withKey('k'), from: '10.0.0.2' })
  expect(mobile.body).toEqual(wifi.body)
})

test('what a verb writes before it refuses stays, with a key as without one', async () => {
  const counted = route(
    call('POST', '/api/counted', {
      group: 'Test',
      summary: 'Counts an attempt, then refuses',
      answer: z.object({}),
      errors: ['forbidden'],
    }),
    'lead.create',
    async (_, { db: tx }) => {
      await tx.run(sql`insert into demo_data (part) values (${`attempt ${Math.random()}`})`)
      return err({ code: 'forbidden' })
    },
  )
  const { call: ask, db } = await startTestApp({ extraRoutes: [counted] })
  await ask('POST', '/api/counted')
  for (let n = 0; n < 2; n++)
    expect((await ask('POST', '/api/counted', { headers: withKey('k') })).status).toBe(403)
  expect(await db.one(sql`select count(*)::int as n from demo_data`)).toEqual({ n: 3 })
})

test('a failed call is not remembered', async () => {
  const { call } = await startTestApp()
  expect((await call('POST', leads, { body: lead({ phone: '1' }), headers: withKey('k') })).status).toBe(422)
  expect((await call('POST', leads, { body: lead(), headers: withKey('k') })).status).toBe(201)
})

test('a call under way answers 409 to its twin, and a crash in the middle leaves the key free', async () => {
  const gate = Promise.withResolvers<void>()
  let runs = 0
  const slow = route(
    call('POST', '/api/slow', {
      group: 'Test',
      summary: 'Waits, then fails on its first run',
      answer: z.object({ runs: z.number() }),
      errors: [],
    }),
    'lead.create',
    async (_, { db: tx }) => {
      await tx.run(sql`insert into demo_data (part) values (${`run ${++runs}`})`)
      await gate.promise
      if (runs === 1) throw new Error('the process died here')
      return ok({ runs })
    },
  )
  const { app, db } = await startTestApp({ extraRoutes: [slow] })
  const first = app.inject({ method: 'POST', url: '/api/slow', headers: withKey('k') })
  while (runs === 0) await sleep(5)
  const twin = await app.inject({ method: 'POST', url: '/api/slow', headers: withKey('k') })
  expect([twin.statusCode, twin.headers['retry-after']]).toEqual([409, '1'])
  gate.resolve()
  expect((await first).statusCode).toBe(500)
  expect(await db.many(sql`select part from demo_data`)).toEqual([])
  const again = await app.inject({ method: 'POST', url: '/api/slow', headers: withKey('k') })
  expect(again.json()).toEqual({ success: true, data: { runs: 2 } })
})

test('keys older than a day are forgotten and swept', async () => {
  const { call, db } = await startTestApp()
  const first = await call('POST', leads, { body: lead(), headers: withKey('old') })
  await db.run(sql`update idempotency_key set expires_at = now() - interval '1 hour'`)
  const second = await call('POST', leads, { body: lead({ name: 'Yangi' }), headers: withKey('old') })
  expect(second.status).toBe(201)
  expect(second.body).not.toEqual(first.body)
  await db.run(sql`update idempotency_key set expires_at = now() - interval '1 hour'`)
  expect(await sweepKeys(db)).toBe(1)
})

test('a key must be there where it is required, and be printable and short', () => {
  expect(idempotencyKey(undefined, false)).toBeUndefined()
  expect(idempotencyKey('7d9f', true)).toBe('7d9f')
  expect(() => idempotencyKey(undefined, true)).toThrow('idempotency_key_required')
  expect(() => idempotencyKey('', true)).toThrow('idempotency_key_required')
  expect(() => idempotencyKey('x'.repeat(256), false)).toThrow('idempotency_key_invalid')
  expect(() => idempotencyKey('a b', false)).toThrow('idempotency_key_invalid')
  expect(() => idempotencyKey(['a', 'b'], false)).toThrow('idempotency_key_invalid')
})
