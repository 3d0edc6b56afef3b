import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics, serveMetrics } from './metrics.ts'

test('figures stand on a port of their own, by route pattern and status class', async () => {
  const metrics = createMetrics()
  metrics.answered({ method: 'GET', route: '/api/orders/:id', status: 404, seconds: 0.003 })
  metrics.watchPool(() => ({ total: 4, idle: 3, waiting: 0 }))
  metrics.countPage('cached')
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => void server.close())
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const text = await (await fetch(`${address}/metrics`)).text()
  expect(text).toContain(
    'tezbox_http_request_seconds_count{method="GET",route="/api/orders/:id",status="4xx"} 1',
  )
  expect(text).toContain('tezbox_db_connections{state="idle"} 3')
  expect(text).toContain('tezbox_pages_total{outcome="cached"} 1')
  expect((await fetch(`${address}/`)).status).toBe(404)
})
