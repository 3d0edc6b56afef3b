import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { brand } from '#kernel/brand.ts'
import type { Clock } from '#kernel/clock.ts'
import { authorize, isAction, isOpenToVisitors } from '#modules/accounts/index.ts'
import { authorizeMachine, isMachine } from '#modules/lockers/index.ts'
import { type MapFile, mountTiles } from '#modules/map/index.ts'
import { type BotSettings, mountTelegramWebhook } from '#modules/notifications/index.ts'
import { type PaymentSettings, providersOf } from '#modules/payments/index.ts'
import type { Config } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import type { Room } from '#platform/db/room.ts'
import { mountFileLinks } from '#platform/files/file-links-route.ts'
import type { Files } from '#platform/files/files.ts'
import { letFormsThrough } from '#platform/files/upload/receive-file.ts'
import { mountApiDocs } from '#platform/http/docs/api-docs.ts'
import { openApiOf } from '#platform/http/docs/openapi.ts'
import type { Limit } from '#platform/http/limits/door.ts'
import type { MountOptions } from '#platform/http/mount-routes.ts'
import type { ErrorCatalogue } from '#platform/http/problem.ts'
import type { Route } from '#platform/http/route.ts'
import { createServer } from '#platform/http/server.ts'
import type { Catalogs, MessageKey } from '#platform/i18n/translator.ts'
import type { Live } from '#platform/live/live.ts'
import { mountStreams, type StreamRoute } from '#platform/live/stream-route.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import type { Metrics } from '#platform/telemetry/metrics.ts'
import { assertRightsCover } from './api.ts'
import { errorStatus } from './errors.ts'

export type AppParts = {
  routes: readonly Route[]
  streams: readonly StreamRoute[]
  live: Live
  payments: PaymentSettings
  /** Undefined without a Telegram bot. */
  bot: BotSettings | undefined
  config: Config
  db: Database
  files: Files
  secrets: Secrets
  catalogs: Catalogs
  clock: Clock
  logger: FastifyBaseLogger
  metrics: Metrics
  /** Whether there is room to write; left out where nobody fills the disk. */
  room?: Room
  /** The picture of the country. */
  map: MapFile
  /** True until the process is asked to stop. */
  isOpen(): boolean
  /** The rendered site; tests of the API leave it out. */
  site?: (app: FastifyInstance, limit: Limit) => Promise<void>
}

/** The whole product on one Fastify server: API, its documentation, and the site. */
export function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { routes, streams, live, config, db, files, secrets, catalogs, clock, logger, metrics } = parts
  assertRightsCover([...routes, ...streams])
  const catalogue: ErrorCatalogue = {
    status: errorStatus,
    message: (locale, code, values) => catalogs.translate(locale, `errors.${code}` as MessageKey, values),
  }
  const makeDocument = () =>
    openApiOf(routes, catalogue, {
      title: `${brand.name} API`,
      version: '1',
      description: `Delivery in Uzbekistan by ${brand.name}: prices, orders, tracking and payments.`,
      origin: config.apiUrl || config.publicUrl,
      isOpen: (action) => isAction(action) && isOpenToVisitors(action),
    })
  const calls: MountOptions = {
    db,
    catalogue,
    clock,
    secrets,
    https: config.publicUrl.startsWith('https:'),
    files,
    translate: catalogs.translate,
    authorize: (action, request, now) => {
      const { authorization } = request.headers
      return isMachine(authorization)
        ? authorizeMachine(db, action, { authorization, now })
        : authorize(db, action, { authorization, address: request.ip, now })
    },
  }
  return createServer({
    ...calls,
    routes,
    logger,
    trustProxy: config.trustProxy,
    onlyLocalCallers: config.onlyLocalCallers,
    isAlive: async () => !(await db.isStuck()),
    callsPerMinute: config.rateLimitPerMinute,
    pace: config.pace,
    isReady: async () => parts.isOpen() && parts.room?.isThere() !== false && (await db.isReachable()),
    isOpen: parts.isOpen,
    onFull: () => parts.room?.doubt(),
    onAnswer: metrics.answered,
    corsOrigin: config.apiUrl ? config.publicUrl : undefined,
    besideRoutes: (api, door) => {
      mountApiDocs(api, makeDocument)
      letFormsThrough(api)
      mountFileLinks(api, files, catalogue)
      mountStreams(api, streams, { ...calls, door, live })
      mountTelegramWebhook(api, parts.bot, { db, secrets, clock })
      const till = { db, clock, secrets, translate: catalogs.translate }
      for (const provider of providersOf(parts.payments)) provider.mount(api, till)
    },
    site: async (pages, limit) => {
      mountTiles(pages, { map: parts.map, limit, callsPerMinute: config.rateLimitPerMinute })
      await parts.site?.(pages, limit)
    },
  })
}
