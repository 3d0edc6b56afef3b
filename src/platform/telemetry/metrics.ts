import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type InTime, type WatchedFigure, watchIn, within } from './watched-figure.ts'

export type JobCount = { job: string; state: string; count: number }

export type Metrics = {
  answered(answer: { method: string; route: string; status: number; seconds: number }): void
  watchPool(stats: () => { total: number; idle: number; waiting: number }): void
  countPage(outcome: 'cached' | 'rendered' | 'refused'): void
  /** Pages that are being rendered, and those that wait for a place. */
  watchRenders(counts: () => { underWay: number; waiting: number }): void
  countJob(outcome: { job: string; outcome: string; seconds: number }): void
  /** Asked only when somebody reads the figures. */
  watchJobs(look: {
    states: () => Promise<JobCount[]>
    backlog: () => Promise<{ waiting: number; oldestSeconds: number }>
  }): void
  /** A code left by one of its lanes, was refused, or had to be worked for. */
  countDoor(event: string): void
  /** A message has left; what it is thought to cost, in so'm. */
  countMessage(message: { gateway: string; template: string; cost: number }): void
  /** How full the hour of sign-in codes is, over all processes. */
  watchCeiling(look: { limit: number; used: () => Promise<number> }): void
  watch(figure: WatchedFigure): void
  text(): Promise<string>
}

/** What leaves the house for phones, and what it costs. */
function messageMetrics(
  registry: Registry,
  inTime: InTime,
): Pick<Metrics, 'countDoor' | 'countMessage' | 'watchCeiling'> {
  const registers = [registry]
  const door = new Counter({
    name: 'tezbox_sign_in_door_total',
    help: 'Sign-in codes by lane (common, device, reserve), refused ones, challenges asked and solved',
    labelNames: ['event'],
    registers,
  })
  const labelNames = ['gateway', 'template']
  const sent = new Counter({
    name: 'tezbox_messages_sent_total',
    help: 'Messages a gateway has taken',
    labelNames,
    registers,
  })
  const spent = new Counter({
    name: 'tezbox_messages_spent_som_total',
    help: "What messages are thought to have cost, in so'm, by the prices in the settings",
    labelNames,
    registers,
  })
  return {
    countDoor: (event) => door.inc({ event }),
    countMessage({ gateway, template, cost }) {
      sent.inc({ gateway, template })
      spent.inc({ gateway, template }, cost)
    },
    watchCeiling({ limit, used }) {
      new Gauge({
        name: 'tezbox_sign_in_ceiling_used',
        help: 'Share of CODES_PER_HOUR that the last hour has used; from 0.5 strangers solve challenges',
        registers,
        async collect() {
          this.set(((await inTime(used)) ?? Number.NaN) / limit)
        },
      })
    },
  }
}

export function createMetrics(inTime = within()): Metrics {
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
    help: 'Pages sent, from memory or freshly rendered, and those refused because the house was full',
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
    watchRenders(counts) {
      new Gauge({
        name: 'tezbox_renders',
        help: 'Pages being rendered, and those waiting for a place',
        labelNames: ['state'],
        registers: [registry],
        collect() {
          const { underWay, waiting } = counts()
          this.set({ state: 'under_way' }, underWay)
          this.set({ state: 'waiting' }, waiting)
        },
      })
    },
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
          for (const { job, state, count } of (await inTime(states)) ?? []) this.set({ job, state }, count)
        },
      })
      new Gauge({
        name: 'tezbox_outbox_oldest_seconds',
        help: 'Age of the oldest row that waits to be relayed',
        registers: [registry],
        async collect() {
          this.set((await inTime(backlog))?.oldestSeconds ?? Number.NaN)
        },
      })
    },
    ...messageMetrics(registry, inTime),
    watch: watchIn(registry, inTime),
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
