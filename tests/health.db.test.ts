import { expect, onTestFinished, test } from 'vitest'
import { contentCalls } from '#modules/content/content.calls.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import { createDatabase, type Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { lead } from './support/factories.ts'
import { startTestApp } from './support/test-app.ts'

test('healthz says the process lives, readyz that it can serve', async () => {
  const { call } = await startTestApp()
  expect((await call('GET', '/healthz')).status).toBe(200)
  expect((await call('GET', '/readyz')).status).toBe(200)
})

test('readyz turns callers away when the database cannot be asked', async () => {
  const db = createDatabase('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => db.close())
  const { call } = await startTestApp({ db })
  expect((await call('GET', '/healthz')).status).toBe(200)
  const notReady = await call('GET', '/readyz')
  expect([notReady.status, notReady.headers['retry-after']]).toEqual([503, '2'])
  const answer = await call(contentCalls.readWarning, {
    headers: { 'accept-language': 'en' },
  })
  expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable'])
  expect(answer.headers['retry-after']).toBe('2')
})

test('a request that is under way is finished before the server goes', async () => {
  const { app, db } = await startTestApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await tx.run(sql`lock table lead in exclusive mode`)
    held.resolve()
    await release.promise
  })
  await held.promise
  const request = fetch(`${address}${leadCalls.leaveContacts.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead()),
  })
  await expect.poll(() => waitingForALock(db), { timeout: 30_000 }).toBe(1)
  const closing = app.close()
  release.resolve()
  await holding
  expect((await request).status).toBe(201)
  await closing
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
})

async function waitingForALock(db: Db): Promise<number> {
  const { n } = await db.one<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return n
}
