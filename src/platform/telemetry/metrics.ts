import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type JobCount = { job: string; state: string; count: number }

export type Metrics = {
  answered(answer: { method: string; route: string; status: number; seconds: number }): void
  watchPool(stats: () => { total: number; idle: number; waiting: number }): void
  countPage(outcome: 'cached' | 'rendered'): void
  countJob(outcome: { job: string; outcome: string; seconds: number }): void
  /** Asked only when somebody reads the figures. */
  watchJobs(look: {
    states: () => Promise<JobCount[]>
    backlog: () => Promise<{ waiting: number; oldestSeconds: number }>
  }): void
  text(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'tezbox_' })
  const durations = new Histogram({
    name: 'tezbox_http_request_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'tezbox_pages_total',
    help: 'Pages sent, from memory or freshly rendered',
    labelNames: ['outcome'],
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'tezbox_job_seconds',
    help: 'Time of one attempt at a job, by outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [registry],
  })
  return {
    answered({ method, route, status, seconds }) {
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds)
    },
    watchPool(stats) {
      new Gauge({
        name: 'tezbox_db_connections',
        help: 'Connections of the pool, and callers waiting for one',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          for (const [state, count] of Object.entries(stats())) this.set({ state }, count)
        },
      })
    },
    countPage: (outcome) => pages.inc({ outcome }),
    countJob: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    watchJobs({ states, backlog }) {
      new Gauge({
        name: 'tezbox_jobs',
        help: 'Jobs by state; dead letters wait for a person',
        labelNames: ['job', 'state'],
        registers: [registry],
        async collect() {
          this.reset()
          // Without the database the other figures are wanted all the more.
          for (const { job, state, count } of await states().catch(() => [])) this.set({ job, state }, count)
        },
      })
      new Gauge({
        name: 'tezbox_outbox_oldest_seconds',
        help: 'Age of the oldest row that waits to be relayed',
        registers: [registry],
        async collect() {
          this.set(
            await backlog().then(
              ({ oldestSeconds }) => oldestSeconds,
              () => Number.NaN,
            ),
          )
        },
      })
    },
    text: () => registry.metrics(),
  }
}

/** A port of their own, so that the public server never has to decide who may read them. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return server
}
