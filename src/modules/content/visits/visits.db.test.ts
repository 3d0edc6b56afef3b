import { beforeAll, expect, test } from 'vitest'
import { tashkentDay } from '#kernel/tashkent.ts'
import { sql } from '#platform/db/sql.ts'
import { addPerson, type Person } from '../../../../tests/scenarios/parcel-world.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { contentCalls } from '../content.calls.ts'
import { dayBefore, visitLifeDays } from '../domain/visits/visit.ts'
import { visitCalls } from './visits.calls.ts'
import type { DeskVisits } from './visits.contract.ts'
import { addVisits } from './visits.repo.ts'
import { sweepVisitCounts } from './visits.service.ts'

let app: TestApp
let operator: Person
beforeAll(async () => {
  app = await startTestApp()
  operator = await addPerson(app, 'operator')
})

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const look = (page: string, language: string, headers: object = {}, from = '10.0.0.1') =>
  app.call(contentCalls.countVisit, {
    body: { page, language },
    headers: { 'user-agent': browser, ...headers },
    from,
  })

async function visits(query: { from?: string; to?: string } = {}): Promise<DeskVisits> {
  const { status, body } = await app.call(visitCalls.readVisits, { query, headers: operator.headers })
  expect(status).toBe(200)
  return body.data as DeskVisits
}

test('a look adds one to its page, language and day, and nothing else is kept', async () => {
  for (const [page, language] of [
    ['home', 'uz'],
    ['home', 'uz'],
    ['home', 'ru'],
    ['track', 'oz'],
  ] as const)
    expect(await look(page, language)).toMatchObject({ status: 200, body: { data: { counted: true } } })
  const today = tashkentDay(app.clock.now())
  const seen = await eventually(
    () => visits(),
    ({ total }) => total === 4,
  )
  expect(seen).toMatchObject({
    from: dayBefore(today, 29),
    to: today,
    before: 0,
    languages: { uz: 2, oz: 1, ru: 1, en: 0 },
    pages: [
      { page: 'home', visits: 3, languages: { uz: 2, oz: 0, ru: 1, en: 0 } },
      { page: 'track', visits: 1, languages: { uz: 0, oz: 1, ru: 0, en: 0 } },
    ],
  })
  expect(seen.days).toHaveLength(30)
  expect(seen.days.at(-1)).toEqual({ day: today, visits: 4 })
  expect(await app.db.many(sql`select * from visit_count where page = 'track'`)).toEqual([
    { day: expect.anything(), page: 'track', language: 'oz', visits: 1 },
  ])
})

test.each([
  ['nothing', 'uz'],
  ['deskOrders', 'uz'],
  ['/track?code=TB1', 'uz'],
  ['home', 'de'],
])(
  '%s in %s is not counted: only pages of the table, never the desk, never an address',
  async (page, language) => {
    expect(await look(page, language)).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
  },
)

test('programs that say so are not counted, and a network cannot count without end', async () => {
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }
  expect((await look('home', 'en', bot)).body.data).toEqual({ counted: false })
  const answers = []
  for (let times = 0; times < 301; times++) answers.push((await look('blog', 'en', {}, '10.0.0.7')).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(300)
  expect(answers.at(-1)).toBe(429)
})

test('a period ends where it is told to, is compared with the days before it, and can be taken along', async () => {
  const day = '2026-03-10'
  await addVisits(app.db, [
    { day, page: 'faq', language: 'ru', visits: 7 },
    { day: '2026-03-08', page: 'faq', language: 'ru', visits: 2 },
    { day: '2026-03-05', page: 'faq', language: 'uz', visits: 5 },
  ])
  expect(await visits({ from: '2026-03-08', to: day })).toMatchObject({
    total: 9,
    before: 5,
    days: [
      { day: '2026-03-08', visits: 2 },
      { day: '2026-03-09', visits: 0 },
      { day, visits: 7 },
    ],
  })
  const file = await app.call(visitCalls.exportVisits, {
    query: { from: '2026-03-08', to: day },
    headers: operator.headers,
  })
  expect(file.status).toBe(200)
  for (const query of [
    { from: day, to: '2026-03-08' },
    { from: '2024-01-01', to: day },
  ])
    expect((await app.call(visitCalls.readVisits, { query, headers: operator.headers })).status).toBe(422)
  expect((await app.call(visitCalls.readVisits, { query: {} })).status).toBe(401)
})

test('figures that are older than two years go away', async () => {
  const today = tashkentDay(app.clock.now())
  const old = dayBefore(today, visitLifeDays + 1)
  const kept = dayBefore(today, visitLifeDays)
  await addVisits(app.db, [
    { day: old, page: 'faq', language: 'ru', visits: 1 },
    { day: kept, page: 'faq', language: 'ru', visits: 1 },
  ])
  await sweepVisitCounts(app.db, app.clock.now())
  expect(await app.db.many(sql`select page from visit_count where day <= ${kept}::date`)).toHaveLength(1)
})
