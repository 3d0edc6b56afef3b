import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createMapFile } from '#modules/map/index.ts'
import type { BotSettings } from '#modules/notifications/index.ts'
import type { PaymentSettings } from '#modules/payments/index.ts'
import { addressOf } from '#platform/calls/address.ts'
import type { Call, Method } from '#platform/calls/call.ts'
import { readConfig } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { createFiles, type Files } from '#platform/files/files.ts'
import { createKeyRing } from '#platform/files/store/key-ring.ts'
import type { Route } from '#platform/http/route.ts'
import { createLive, type Live } from '#platform/live/live.ts'
import type { StreamRoute } from '#platform/live/stream-route.ts'
import { createSecrets, type Secrets } from '#platform/secrets/secrets.ts'
import { createMetrics, type Metrics } from '#platform/telemetry/metrics.ts'
import { apiRoutes } from '../../src/api.ts'
import { createApp } from '../../src/app.ts'
import { demoSettings } from './api-settings.ts'
import { atTheEnd } from './at-the-end.ts'
import { catalogs } from './catalogs.ts'
import { freshDatabase } from './database.ts'
import { fakeClock } from './fake-clock.ts'
import { memoryStore } from './memory-store.ts'
import type { Given } from './named-call.ts'

export type Answer<Body = Record<string, unknown>> = {
  status: number
  headers: Record<string, unknown>
  body: Body
}

export type TestApp = {
  app: FastifyInstance
  db: Database
  clock: ReturnType<typeof fakeClock>
  secrets: Secrets
  live: Live
  metrics: Metrics
  files: Files
  /** Every line the server logged. */
  log: string[]
  call: {
    <C extends Call>(call: C, ...given: Given<C, CallOptions>): Promise<Answer>
    /** By its address: pages, protocols of others, and what no call has. */
    (method: Method, path: string, options?: CallOptions): Promise<Answer>
  }
}

export type CallOptions = { body?: unknown; headers?: Record<string, string>; from?: string }

export type TestAppOptions = {
  env?: Record<string, string>
  extraRoutes?: Route[]
  streams?: StreamRoute[]
  db?: Database
  /** Of an earlier app, for one that was stopped and started again. */
  secrets?: Secrets
  /** Nobody is connected unless the test says so. */
  payments?: PaymentSettings
  bot?: BotSettings
  reweighWithoutYes?: 'carry' | 'hand_back'
  /** The file of the map; there is none unless the test says so. */
  mapFile?: string
}

/** The whole product without its pages, on a database of its own. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const db = options.db ?? (await freshDatabase())
  const clock = fakeClock()
  // Callers come from many addresses here, as they do to a demo that is shown to others.
  const config = readConfig({ TEZBOX_DEMO: '1', ...options.env })
  const secrets = options.secrets ?? createSecrets(randomBytes(32))
  const payments = options.payments ?? demoSettings.payments
  const log: string[] = []
  const metrics = createMetrics()
  const live = createLive({ url: db.url, onError: () => undefined })
  const files = createFiles({
    store: memoryStore(),
    keys: createKeyRing([randomBytes(32)]),
    db,
    clock,
    log: { warn: () => undefined },
  })
  const app = await createApp({
    routes: [
      ...apiRoutes({
        ...demoSettings,
        codesPerHour: config.codesPerHour,
        onDoor: metrics.countDoor,
        leads: config.leads,
        applications: config.applications,
        payments,
        bot: options.bot,
        ...(options.reweighWithoutYes ? { reweighWithoutYes: options.reweighWithoutYes } : {}),
      }),
      ...(options.extraRoutes ?? []),
    ],
    streams: options.streams ?? [],
    live,
    payments,
    bot: options.bot,
    config,
    db,
    clock,
    files,
    catalogs,
    secrets,
    logger: pino({ level: 'debug' }, linesInto(log)),
    metrics,
    map: createMapFile({ path: options.mapFile ?? '', onChange: (problem) => log.push(`map: ${problem}`) }),
    isOpen: () => true,
  })
  atTheEnd(async () => {
    await live.close()
    await app.close()
  })
  return {
    app,
    db,
    clock,
    secrets,
    live,
    files,
    log,
    metrics,
    call: (to: Call | Method, at?: unknown, options?: CallOptions) =>
      typeof to === 'string'
        ? call(app, to, String(at), options)
        : call(app, to.method, addressOf(to, at), at as CallOptions),
  }
}

async function call(
  app: FastifyInstance,
  method: Method,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const hasBody = options.body !== undefined
  const response = await app.inject({
    method,
    url: path,
    ...(options.from ? { remoteAddress: options.from } : {}),
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...options.headers },
    ...(hasBody
      ? { payload: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }
      : {}),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : { text: response.body },
  }
}

function linesInto(log: string[]): Writable {
  return new Writable({
    write(chunk, _, done) {
      log.push(String(chunk))
      done()
    },
  })
}
