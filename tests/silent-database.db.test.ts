import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import { createDatabase } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { freshDatabase } from './support/database.ts'
import { lead } from './support/factories.ts'
import { startFaultProxy } from './support/fault-proxy.ts'
import { patience } from './support/patience.ts'
import { startTestApp } from './support/test-app.ts'

test('a call whose commit was swallowed is told 503, and asked again with its key it is not done twice', async () => {
  const direct = await freshDatabase()
  const proxy = await startFaultProxy(direct.url)
  const db = createDatabase(proxy.urlOf(), { ...patience, quietMs: 700 })
  onTestFinished(async () => {
    await db.close()
    await proxy.stop()
  })
  const { call } = await startTestApp({ db })
  const company = randomUUID()
  const ask = () =>
    call(leadCalls.leaveContacts, { body: lead({ company }), headers: { 'idempotency-key': company } })
  // One that has been asked before, so that the next one's answers are those that are lost.
  await db.one(sql`select 1`)
  proxy.swallowAnswers()
  const lost = await ask()
  expect([lost.status, lost.body.code, lost.headers['retry-after']]).toEqual([
    503,
    'service_unavailable',
    '2',
  ])
  await expect.poll(async () => (await ask()).status, { timeout: 30_000 }).toBe(201)
  expect(await direct.many(sql`select company from lead where company = ${company}`)).toHaveLength(1)
})
