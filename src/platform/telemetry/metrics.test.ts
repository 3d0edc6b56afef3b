import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics, type Metrics, serveMetrics } from './metrics.ts'
import { within } from './watched-figure.ts'

/** The figures as they are read, on a port of their own. */
async function served(metrics: Metrics) {
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, read: async () => (await fetch(`${address}/metrics`)).text() }
}

test('figures stand on a port of their own, by route pattern and status class', async () => {
  const metrics = createMetrics()
  metrics.answered({ method: 'GET', route: '/api/orders/:id', status: 404, seconds: 0.003 })
  metrics.watchPool(() => ({ total: 4, idle: 3, waiting: 0 }))
  metrics.countPage('cached')
  const { address, read } = await served(metrics)
  const text = await read()
  expect(text).toContain(
    'tezbox_http_request_seconds_count{method="GET",route="/api/orders/:id",status="4xx"} 1',
  )
  expect(text).toContain('tezbox_db_connections{state="idle"} 3')
  expect(text).toContain('tezbox_pages_total{outcome="cached"} 1')
  expect((await fetch(`${address}/`)).status).toBe(404)
})

test('while the database is silent the figures come all the same, without what it would have told', async () => {
  const metrics = createMetrics(within(20))
  const silent = () => new Promise<never>(() => undefined)
  metrics.watchJobs({ states: silent, backlog: silent })
  metrics.watchCeiling({ limit: 100, used: silent })
  metrics.countPage('rendered')
  const { read } = await served(metrics)
  const text = await read()
  expect(text).toContain('tezbox_pages_total{outcome="rendered"} 1')
  expect(text).toContain('tezbox_outbox_oldest_seconds Nan\n')
  expect(text).toContain('tezbox_sign_in_ceiling_used Nan\n')
  expect(text).not.toContain('tezbox_jobs{')
})

test('a database that answers is told of, one that fails is left out', async () => {
  const metrics = createMetrics()
  const states = async () => [{ job: 'letters', state: 'created', count: 3 }]
  metrics.watchJobs({ states, backlog: () => Promise.reject(new Error('away')) })
  metrics.watchCeiling({ limit: 100, used: async () => 25 })
  const text = await metrics.text()
  expect(text).toContain('tezbox_jobs{job="letters",state="created"} 3\n')
  expect(text).toContain('tezbox_outbox_oldest_seconds Nan\n')
  expect(text).toContain('tezbox_sign_in_ceiling_used 0.25\n')
})
