import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { EdgeError } from '#platform/http/errors.ts'
import { createDoor } from '#platform/http/limits/door.ts'
import { createLimits } from '#platform/http/limits/limits.ts'
import { createSecrets } from '#platform/secrets/secrets.ts'
import { createShortLinks } from '#web/server/short-links.server.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { makeShortLink, openShortLink, revokeLinks, shortenLinks } from './index.ts'
import { type ShortLink, sweepLinks } from './links.service.ts'

const secrets = createSecrets(randomBytes(32))
const now = new Date('2026-11-15T07:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

let db: Database
beforeAll(async () => {
  db = await freshDatabase()
})

const make = (link: Partial<ShortLink> = {}) =>
  makeShortLink(
    { db, secrets },
    {
      purpose: 'rate',
      target: '/ru/feedback/secret-of-the-receiver',
      reference: 'order:10000001',
      expiresAt: later(30),
      now,
      ...link,
    },
  )
const open = (token: string, at = now) => openShortLink({ db, secrets }, token, at)

test('a link leads to its page in the language of the person, as often as it is opened', async () => {
  const token = await make()
  expect(token).toMatch(/^[0-9A-Za-z]{16}$/)
  expect(await open(token)).toBe('/ru/feedback/secret-of-the-receiver')
  expect(await open(token)).toBe('/ru/feedback/secret-of-the-receiver')
  expect(await make()).not.toBe(token)
})

test('whoever reads the database learns neither the token nor where it leads', async () => {
  const token = await make({ reference: 'order:10000002' })
  const rows = await db.many<Record<string, unknown>>(sql`select * from short_link`)
  const everything = rows
    .flatMap((row) => Object.values(row))
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
    .join(' ')
  expect(everything).not.toContain(token)
  expect(everything).not.toContain('secret-of-the-receiver')
})

test('unknown, changed, expired and revoked links open nothing', async () => {
  const token = await make({ reference: 'order:10000003', expiresAt: later(2) })
  const changed = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`
  expect(await open(changed)).toBeUndefined()
  expect(await open('')).toBeUndefined()
  expect(await open(`${token}a`)).toBeUndefined()
  expect(await open(token, later(2))).toBeUndefined()
  expect(await open(token, later(1.9))).toBeDefined()
  expect(await revokeLinks(db, 'order:10000003')).toBe(1)
  expect(await open(token)).toBeUndefined()
})

test('links of one purpose are taken back alone, and those of another parcel stay', async () => {
  const reference = 'order:10000004'
  const rate = await make({ reference })
  const track = await make({ reference, purpose: 'track', target: '/t/TB00000000000000?p=abc' })
  const other = await make({ reference: 'order:10000005' })
  await revokeLinks(db, reference, 'rate')
  expect(await open(rate)).toBeUndefined()
  expect(await open(track)).toBe('/t/TB00000000000000?p=abc')
  expect(await open(other)).toBeDefined()
})

test('links of one purpose are made to end sooner, never later', async () => {
  const reference = 'order:10000007'
  const long = await make({ reference })
  const short = await make({ reference, expiresAt: later(2) })
  const track = await make({ reference, purpose: 'track', target: '/t/TB00000000000000' })
  expect(await shortenLinks(db, reference, 'rate', later(7))).toBe(1)
  expect(await open(long, later(6.9))).toBeDefined()
  expect(await open(long, later(7))).toBeUndefined()
  expect(await open(short, later(2))).toBeUndefined()
  expect(await open(track, later(20))).toBeDefined()
})

test.each([
  ['rate', '/pay/abc'],
  ['rate', 'https://evil.example/feedback/a'],
  ['rate', '//evil.example'],
  ['pay', '/ru/track'],
  ['update', '/update/'],
] as const)('a link of the purpose %s refuses to lead to %s', async (purpose, target) => {
  await expect(make({ purpose, target })).rejects.toThrow('another page')
})

test('no link outlives its purpose, however long it was asked for', async () => {
  const token = await make({ purpose: 'pay', target: '/pay/abc', expiresAt: later(900) })
  expect(await open(token, later(6.9))).toBe('/pay/abc')
  expect(await open(token, later(7))).toBeUndefined()
})

test('the sweep takes what is over and leaves the rest', async () => {
  const over = await make({ reference: 'order:10000006', expiresAt: later(1) })
  const kept = await make({ reference: 'order:10000006', expiresAt: later(20) })
  await sweepLinks(db, later(2))
  expect(await open(over)).toBeUndefined()
  expect(await open(kept)).toBeDefined()
  expect(await revokeLinks(db, 'order:10000006')).toBe(1)
})

test('a good link moves on without a trace, a bad one does not, and guessing is slowed down', async () => {
  const clock = { now: () => now }
  const limits = createLimits({ db, clock, onError: () => undefined })
  const { page } = createDoor({ limits, clock, perMinute: 600 })
  const follow = createShortLinks({ openLink: (token) => open(token) }, page)
  const app = Fastify()
  app.get<{ Params: { token: string } }>('/:token', async (request, reply) => {
    const isGood = await follow(request.params.token, request, reply)
    return isGood ? reply : reply.status(404).send('')
  })
  app.setErrorHandler((error, _, reply) =>
    reply.status(error instanceof EdgeError && error.failure.code === 'rate_limited' ? 429 : 500).send(''),
  )
  const token = await make()
  const good = await app.inject(`/${token}`)
  expect(good.statusCode).toBe(302)
  expect(good.headers).toMatchObject({
    location: '/ru/feedback/secret-of-the-receiver',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  for (let guess = 1; guess < 300; guess++)
    expect((await app.inject(`/guess${guess}guess`)).statusCode).toBe(404)
  expect((await app.inject(`/${token}`)).statusCode).toBe(429)
  expect((await app.inject({ url: `/${token}`, remoteAddress: '10.9.9.9' })).statusCode).toBe(302)
})
