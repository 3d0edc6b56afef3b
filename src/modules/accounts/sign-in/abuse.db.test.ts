import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import type { Sql } from '#platform/db/sql.ts'
import { sql } from '#platform/db/sql.ts'
import { freshDatabase } from '../../../../tests/support/database.ts'
import { solutionOf } from '../../../../tests/support/door.ts'
import { codeOf, requestCode, signUp } from '../../../../tests/support/sign-in.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { signInCalls } from './sign-in.calls.ts'

// Generous, for machines that are busy with other tests.
vi.setConfig({ testTimeout: 240_000 })

const minute = 60_000
const hour = 60 * minute
const unlimited = { RATE_LIMIT_PER_MINUTE: '1000000' }

const send = (app: TestApp, phone: string, from: string) =>
  app.call(signInCalls.sendCode, { body: { phone }, from })
const logIn = (app: TestApp, phone: string, code: string, from = '10.0.0.1') =>
  app.call(signInCalls.signIn, { body: { phone, code }, from })

/** One product for all, hours apart: what one test used up does not count for the next. */
let app: TestApp
let began = new Date()
beforeAll(async () => {
  app = await startTestApp({ env: unlimited })
})
beforeEach(() => {
  app.clock.advance(2 * hour)
  began = app.clock.now()
})

const codesSent = async () =>
  (
    await app.db.one<{ n: number }>(
      sql`select count(*)::int as n from sign_in_code where created_at >= ${began}`,
    )
  ).n
const addressNumber = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

async function inTurns<T>(count: number, width: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let n = 0; n < count; n += width) {
    done.push(
      ...(await Promise.all(Array.from({ length: Math.min(width, count - n) }, (_, i) => work(n + i)))),
    )
  }
  return done
}

test('a thousand addresses cannot make one phone ring more than five times an hour', async () => {
  for (let round = 0; round < 10; round++) {
    await inTurns(100, 20, (n) => send(app, '901230001', addressNumber(round * 100 + n)))
    app.clock.advance(minute)
  }
  expect(await codesSent()).toBe(5)
  app.clock.advance(60 * minute)
  expect((await send(app, '901230001', '10.9.9.9')).status).toBe(200)
})

test('one address with a thousand phones gets thirty codes out in ten minutes', async () => {
  const answers = await inTurns(1_000, 25, (n) => send(app, String(900_000_000 + n * 9_999), '10.1.1.1'))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'too_many_codes']))
  expect(await codesSent()).toBe(30)
  app.clock.advance(10 * minute)
  expect((await send(app, '907654321', '10.1.1.1')).status).toBe(200)
})

test('one home network of IPv6 is one address, however many it has', async () => {
  await inTurns(120, 20, (n) => send(app, String(900_000_000 + n * 10_007), `2a02:1:2:3::${n + 1}`))
  expect(await codesSent()).toBe(30)
})

test('a block of numbers has forty codes that cost no work, whatever the addresses', async () => {
  await inTurns(200, 20, (n) => send(app, String(901_234_000 + n), addressNumber(n)))
  expect(await codesSent()).toBe(40)
})

test('the ceiling holds over all phones and addresses', async () => {
  const small = await startTestApp({ env: { ...unlimited, CODES_PER_HOUR: '25' } })
  // The second half of it has to be worked for, which whoever has the machines can do.
  const answers = await inTurns(100, 20, async (n) => {
    const [phone, from] = [String(901_000_000 + n * 10_007), addressNumber(n)]
    const first = await send(small, phone, from)
    if (first.status !== 428) return first
    const body = { phone, solution: solutionOf(first.body) }
    return small.call(signInCalls.sendCode, { body, from })
  })
  const sent = answers.filter(({ status }) => status === 200).length
  expect(sent).toBeGreaterThan(13)
  expect(sent).toBeLessThanOrEqual(25)
  const { n } = await small.db.one<{ n: number }>(sql`select count(*)::int as n from sign_in_code`)
  expect(n).toBe(sent)
})

/** What people choose most when they may choose six digits. */
function popularPins(): string[] {
  const pins = new Set<string>()
  for (let digit = 0; digit < 10; digit++) pins.add(String(digit).repeat(6))
  for (let start = 0; start < 10; start++) {
    const up = Array.from({ length: 6 }, (_, i) => (start + i) % 10).join('')
    pins.add(up)
    pins.add([...up].reverse().join(''))
  }
  for (let pair = 0; pair < 100; pair++) pins.add(String(pair).padStart(2, '0').repeat(3))
  for (let triple = 0; triple < 1_000; triple++) pins.add(String(triple).padStart(3, '0').repeat(2))
  for (let day = 1; day <= 31; day++) {
    for (let month = 1; month <= 12; month++) {
      for (const year of ['87', '90', '99', '00', '05']) {
        pins.add(`${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}${year}`)
      }
    }
  }
  return [...pins]
}

test('guessing with hundreds of popular PINs opens nothing, from one address or from many', async () => {
  const phone = '901230002'
  await signUp(app, phone)
  app.clock.advance(minute)
  // Every sixth, of every kind: from the sixth guess on all of them meet the same closed door.
  const pins = popularPins().filter((_, n) => n % 6 === 0)
  expect(pins.length).toBeGreaterThan(400)
  const code = await requestCode(app, phone)
  const guesses = pins.filter((pin) => pin !== code)
  const answers = await inTurns(guesses.length, 20, (n) =>
    logIn(app, phone, guesses[n] ?? '', addressNumber(n)),
  )
  expect(answers.some(({ status }) => status === 200)).toBe(false)
  const { tries } = await app.db.one<{ tries: number }>(
    sql`select tries from sign_in_code where phone = ${phone} order by id desc limit 1`,
  )
  expect(tries).toBe(5)
  // Spent: not even the right one opens any more.
  expect((await logIn(app, phone, code)).body.code).toBe('code_expired')
})

test('an address that guesses over many phones is stopped', async () => {
  const phones = Array.from({ length: 25 }, (_, n) => String(901_000_000 + n * 10_007))
  for (const [n, phone] of phones.entries()) await send(app, phone, addressNumber(n))
  const codes = new Set<unknown>()
  for (const phone of phones) {
    const wrong = (await codeOf(app, phone)) === '111111' ? '222222' : '111111'
    for (let attempt = 0; attempt < 3; attempt++)
      codes.add((await logIn(app, phone, wrong, '10.6.6.6')).body.code)
  }
  expect(codes).toEqual(new Set(['wrong_code', 'too_many_guesses']))
  const { n } = await app.db.one<{ n: number }>(
    sql`select sum(tries)::int as n from sign_in_code where created_at >= ${began}`,
  )
  expect(n).toBe(60)
})

/** The same database, noting which statements it is asked. */
function listening<T extends Db>(db: T, heard: string[]): T {
  const note = (query: Sql) => {
    heard.push(query.name)
    return query
  }
  return {
    ...db,
    many: (query) => db.many(note(query)),
    maybe: (query) => db.maybe(note(query)),
    one: (query) => db.one(note(query)),
    run: (query) => db.run(note(query)),
    transaction: (work, options) => db.transaction((tx) => work(listening(tx, heard)), options),
  } satisfies Db as T
}

test('a known and an unknown number cost the same statements, so time tells nothing either', async () => {
  const heard: string[] = []
  const heardApp = await startTestApp({ env: unlimited, db: listening(await freshDatabase(), heard) })
  await signUp(heardApp, '901230003')
  heardApp.clock.advance(10 * minute)
  const costOf = async (work: () => Promise<unknown>) => {
    heard.length = 0
    await work()
    return [...heard]
  }
  const [known, unknown] = ['901230003', '907770003']
  expect(await costOf(() => send(heardApp, known, '10.0.0.2'))).toEqual(
    await costOf(() => send(heardApp, unknown, '10.0.0.2')),
  )
  const wrongFor = async (phone: string) =>
    (await codeOf(heardApp, phone)) === '111111' ? '222222' : '111111'
  const [wrongKnown, wrongUnknown] = [await wrongFor(known), await wrongFor(unknown)]
  const first = await costOf(() => logIn(heardApp, known, wrongKnown))
  expect(first.length).toBeGreaterThan(3)
  expect(first).toEqual(await costOf(() => logIn(heardApp, unknown, wrongUnknown)))
})
