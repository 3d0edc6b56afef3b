import { expect, onTestFinished, test, vi } from 'vitest'
import { contentCalls } from '#modules/content/content.calls.ts'
import { leadCalls } from '#modules/content/leads/leads.calls.ts'
import { createDatabase, type Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { freshDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'
import { lead } from './support/factories.ts'
import { startFaultProxy } from './support/fault-proxy.ts'
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

/** A pool whose only connection is never given back, as after a bug; its server answers everybody else. */
async function withoutConnections() {
  const { url } = await freshDatabase()
  const db = createDatabase(url, { poolSize: 1, connectTimeoutMs: 100, idleInTransactionTimeoutMs: 0 })
  // The time to wait is short for whoever finds no connection; making the only one may take a busy machine longer.
  const isOpen = () =>
    db.run(sql`select 1`).then(
      () => true,
      () => false,
    )
  await eventually(isOpen, (open) => open)
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = db.transaction(async () => {
    held.resolve()
    await release.promise
  })
  await held.promise
  const giveBack = async () => {
    release.resolve()
    await holding
  }
  onTestFinished(async () => {
    await giveBack()
    await db.close()
  })
  return { db, giveBack }
}

/** The process has lived for longer than a test lasts. */
function later(ms: number): void {
  const now = performance.now.bind(performance)
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ms)
  onTestFinished(() => void clock.mockRestore())
}

test('healthz says stuck after a minute without an answer of a database that answers others, until there is one', async () => {
  const { db, giveBack } = await withoutConnections()
  const { call } = await startTestApp({ db })
  const health = async () => {
    const { status, headers, body } = await call('GET', '/healthz')
    return [status, body.status, headers['retry-after']]
  }
  expect((await call('GET', '/readyz')).status).toBe(503)
  expect(await health()).toEqual([200, 'ok', undefined])
  later(61_000)
  // A new connection has a second to be made, which a busy machine may need.
  expect(await eventually(health, ([status]) => status === 503)).toEqual([503, 'stuck', '2'])
  await giveBack()
  expect(await eventually(health, ([status]) => status === 200)).toEqual([200, 'ok', undefined])
})

test('healthz does not call for a new start, which would not help, while nobody is answered by the database', async () => {
  const direct = await freshDatabase()
  const proxy = await startFaultProxy(direct.url)
  const db = createDatabase(proxy.urlOf(), { connectTimeoutMs: 500 })
  onTestFinished(async () => {
    await db.close()
    await proxy.stop()
  })
  const { call } = await startTestApp({ db })
  proxy.silent()
  expect((await call('GET', '/readyz')).status).toBe(503)
  later(61_000)
  expect((await call('GET', '/readyz')).status).toBe(503)
  expect((await call('GET', '/healthz')).body).toEqual({ status: 'ok' })
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
