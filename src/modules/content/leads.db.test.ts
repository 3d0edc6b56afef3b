import { expect, test } from 'vitest'
import { sql } from '#platform/db/sql.ts'
import { lead } from '../../../tests/support/factories.ts'
import { startTestApp } from '../../../tests/support/test-app.ts'
import { contentCalls } from './content.calls.ts'

const minute = 60_000

test('contacts that strangers leave are bounded by address and in all, and the answer says how long to wait', async () => {
  const app = await startTestApp({ env: { LEADS_PER_ADDRESS: '3', LEADS_PER_HOUR: '5' } })
  const leave = (from: string, language = 'uz') =>
    app.call(contentCalls.leaveContacts, { body: lead(), from, headers: { 'accept-language': language } })
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
  expect(await app.db.one(sql`select count(*)::int as n from lead`)).toEqual({ n: 5 })
  app.clock.advance(40 * minute)
  expect((await leave('10.0.0.1')).status).toBe(201)
})

test('forty at once get no more through than one after the other', async () => {
  const app = await startTestApp({ env: { LEADS_PER_ADDRESS: '7' } })
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      app.call(contentCalls.leaveContacts, { body: lead(), from: '10.0.0.1' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7)
})

test('no field of a lead is longer than a line that a person reads', async () => {
  const app = await startTestApp()
  for (const field of ['name', 'lastName', 'email', 'phone', 'company', 'website']) {
    const body = { ...lead(), [field]: field === 'email' ? `${'a'.repeat(300)}@b.uz` : 'x'.repeat(300) }
    const answer = await app.call(contentCalls.leaveContacts, { body })
    expect([field, answer.status]).toEqual([field, 422])
  }
})
