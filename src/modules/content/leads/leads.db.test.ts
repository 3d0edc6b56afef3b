import { expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { lead } from '../../../../tests/support/factories.ts'
import { startTestApp } from '../../../../tests/support/test-app.ts'
import { leadCalls } from './leads.calls.ts'
import { sweepContent } from './leads.service.ts'

const minute = 60_000

test('contacts that strangers leave are bounded by address and in all, and the answer says how long to wait', async () => {
  const app = await startTestApp({ env: { LEADS_PER_ADDRESS: '3', LEADS_PER_HOUR: '5' } })
  const leave = (from: string, language = 'uz') =>
    app.call(leadCalls.leaveContacts, { body: lead(), from, headers: { 'accept-language': language } })
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) statuses.push((await leave('10.0.0.1')).status)
  expect(statuses).toEqual([201, 201, 201, 429])
  app.clock.advance(20 * minute)
  // Two more from elsewhere, and nobody may leave any.
  expect((await leave('10.0.0.2')).status).toBe(201)
  expect((await leave('10.0.0.3')).status).toBe(201)
  const said = await Promise.all(['uz', 'uz-Cyrl', 'ru', 'en'].map((language) => leave('10.0.0.4', language)))
  expect(said.map(({ status, body }) => [status, body.code])).toEqual(said.map(() => [429, 'too_many_leads']))
  expect(new Set(said.map(({ body }) => body.message)).size).toBe(4)
  expect(said[3]?.body.message).toContain('40 min')
  expect(said[0]?.headers['retry-after']).toBe('2400')
  expect(await app.db.one(sql`select sum(times)::int as n from lead`)).toEqual({ n: 5 })
  app.clock.advance(40 * minute)
  expect((await leave('10.0.0.1')).status).toBe(201)
})

test('forty at once get no more through than one after the other', async () => {
  const app = await startTestApp({ env: { LEADS_PER_ADDRESS: '7' } })
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => app.call(leadCalls.leaveContacts, { body: lead(), from: '10.0.0.1' })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7)
})

test('no field of a lead is longer than a line that a person reads', async () => {
  const app = await startTestApp()
  for (const field of ['name', 'lastName', 'email', 'phone', 'company', 'website']) {
    const body = { ...lead(), [field]: field === 'email' ? `${'a'.repeat(300)}@b.uz` : 'x'.repeat(300) }
    const answer = await app.call(leadCalls.leaveContacts, { body })
    expect([field, answer.status]).toEqual([field, 422])
  }
})

test('a question and a report come with their words; a last name may stay unsaid, or be spelt as others spell it', async () => {
  const app = await startTestApp()
  const leave = (body: object) => app.call(leadCalls.leaveContacts, { body })
  const bare = { name: 'Dilnoza', phone: '901112233' }
  for (const kind of ['contact', 'report']) {
    const answer = await leave({ ...bare, kind })
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path: 'message', code: 'required' }]])
  }
  expect((await leave({ ...bare, kind: 'contact', message: ' Punktlar\n qayerda? ' })).status).toBe(201)
  const told = { kind: 'report', website: 'tezb0x.example/pay', message: 'Karta soʻradi' }
  expect((await leave({ ...bare, ...told })).status).toBe(201)
  expect((await leave({ ...bare, kind: 'partner', last_name: 'Karimova' })).status).toBe(201)
  expect((await leave({ ...bare, kind: 'spam' })).status).toBe(422)
  expect((await leave(bare)).status).toBe(201)
  expect(
    await app.db.many(sql`select kind, last_name as last, website, message from lead order by id`),
  ).toEqual([
    { kind: 'contact', last: null, website: null, message: 'Punktlar qayerda?' },
    { kind: 'report', last: null, website: 'tezb0x.example/pay', message: 'Karta soʻradi' },
    { kind: 'partner', last: 'Karimova', website: null, message: null },
    { kind: 'business', last: null, website: null, message: null },
  ])
})

test('what strangers wrote is forgotten after a year, and not before', async () => {
  const app = await startTestApp()
  await app.call(leadCalls.leaveContacts, { body: lead() })
  const left = async () => (await app.db.many(sql`select id from lead`)).length
  app.clock.advance(365 * 24 * 60 * minute)
  await sweepContent(app.db, app.clock.now())
  expect(await left()).toBe(1)
  app.clock.advance(2 * 24 * 60 * minute)
  await sweepContent(app.db, app.clock.now())
  expect(await left()).toBe(0)
})
