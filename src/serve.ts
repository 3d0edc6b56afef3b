import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Clock } from '#kernel/clock.ts'
import { countTowardsCeiling, isAdminThere } from '#modules/accounts/index.ts'
import { readGeoSettings } from '#modules/geo/index.ts'
import {
  type BotSettings,
  createGateways,
  listenToTelegram,
  type MailWay,
  type MessageSettings,
  readBotSettings,
  readMessageSettings,
} from '#modules/notifications/index.ts'
import { readReweighSettings } from '#modules/orders/index.ts'
import { type PaymentSettings, readPaymentSettings } from '#modules/payments/index.ts'
import { type Config, isOnlyHere, readConfig } from '#platform/config/config.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { migrate } from '#platform/db/migrate.ts'
import { decideMode } from '#platform/db/mode.repo.ts'
import { type Mode, mustFit, type Place } from '#platform/db/mode.ts'
import { createFiles, type Files } from '#platform/files/files.ts'
import { readFileSettings } from '#platform/files/settings.ts'
import { loadCatalogs } from '#platform/i18n/load-catalogs.server.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { countJobs } from '#platform/jobs/dead-letters.repo.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { outboxBacklog } from '#platform/jobs/outbox.repo.ts'
import { createLive } from '#platform/live/live.ts'
import { readMailSettings } from '#platform/mail/settings.ts'
import { readSecrets, type Secrets } from '#platform/secrets/secrets.ts'
import { createLogger } from '#platform/telemetry/logger.ts'
import { createMetrics, type Metrics, serveMetrics } from '#platform/telemetry/metrics.ts'
import { openSite } from '#web/server/open-site.server.ts'
import { apiRoutes, apiStreams } from './api.ts'
import { createApp } from './app.ts'
import { loadDemoData } from './demo.ts'
import { greeting } from './greeting.ts'
import { jobsOf } from './jobs.ts'
import type { Shutdown } from './shutdown.ts'
import { dataDirOf, migrations, root } from './standing.ts'
import { testBankSettings } from './test-bank.ts'
import { startTestBank } from './testbank/start.ts'
import { uzbekCyrillic } from './uzbek-cyrillic.ts'

/** Starts everything that answers, works and listens; who started it says when to stop. */
export async function serve(clock: Clock, shutdown: Shutdown): Promise<void> {
  const ground = await layGround(shutdown)
  const { config, logger, metrics, dataDir, db, secrets } = ground
  const { store, keys } = readFileSettings(process.env, { demo: config.demo, dataDir })
  const files = createFiles({ store, keys, db, clock, log: logger })
  const catalogs = loadCatalogs(join(root, 'build/locales'))
  const messages = readMessageSettings(process.env)
  const bot = readBotSettings(process.env)
  const localInbox = messages.order.includes('local')
  const mail = readMailSettings(process.env) ?? (localInbox ? 'inbox' : undefined)
  const payments = await openPayments(ground, shutdown)
  // A start with settings that cannot be used decides nothing: all of them are read by now.
  mustFit(await decideMode(db, modeOf(config), clock.now()), modeOf(config), ground.place)
  if (config.demo) await loadDemoData(db, secrets, clock.now())
  await startWork({ ...ground, files, catalogs, messages, bot, mail, clock, payments }, shutdown)

  const site = await openSite({
    root,
    config,
    db,
    catalogs,
    clock,
    secrets,
    cyrillic: uzbekCyrillic,
    onPage: metrics.countPage,
    onError: (err) => logger.error({ err }, 'a page failed'),
  })
  shutdown.afterwards(() => site.close())
  const live = createLive({
    url: ground.databaseUrl,
    onError: (err) => logger.warn({ err }, 'live updates'),
  })
  const app = await createApp({
    ...ground,
    routes: apiRoutes({
      codesPerHour: config.codesPerHour,
      challengeBits: config.challengeBits,
      onDoor: metrics.countDoor,
      leads: config.leads,
      applications: config.applications,
      publicUrl: config.publicUrl,
      geo: readGeoSettings(process.env, (problem) => logger.warn({ problem }, 'geocoding')),
      ...readReweighSettings(process.env),
      localInbox,
      payments,
      bot,
      // Who only looks parcels up, one number after the other, is slowed down before everybody else.
      lookUpsPerMinute: Math.ceil(config.rateLimitPerMinute / 2),
    }),
    payments,
    bot,
    streams: apiStreams,
    live,
    files,
    catalogs,
    clock,
    isOpen: () => !shutdown.begun,
    site: site.mount,
  })
  shutdown.afterwards(() => app.close())
  // Runs before the line above: open streams would keep the server from closing.
  shutdown.afterwards(() => live.close())
  if (shutdown.begun) return
  await app.listen({ port: config.port, host: config.host })
  if (config.metrics.port !== 0) await openMetrics(ground, shutdown)
  const hasAdmin = config.demo || (await isAdminThere(db))
  process.stdout.write(greeting(config, { dataDir, secrets, localInbox, payments, hasAdmin }))
}

/** Providers as configured. A demo that only this machine sees has a bank of its own instead. */
async function openPayments({ config, secrets }: Ground, shutdown: Shutdown): Promise<PaymentSettings> {
  const given = readPaymentSettings(process.env, config.publicUrl)
  if (given.payme || given.click || !config.demo || !isOnlyHere(config)) return given
  const { settings, orderFor } = testBankSettings(secrets)
  const bank = await startTestBank(orderFor(`http://localhost:${config.port}`))
  shutdown.afterwards(() => bank.stop())
  return { ...given, ...settings(bank.url) }
}

type Ground = {
  config: Config
  logger: Logger
  metrics: Metrics
  dataDir: string
  place: Place
  databaseUrl: string
  db: Database
  secrets: Secrets
}

const modeOf = ({ demo }: Config): Mode => (demo ? 'demo' : 'production')

/** What everything else stands on: settings, the data folder and a database of the newest shape. */
async function layGround(shutdown: Shutdown): Promise<Ground> {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  const metrics = createMetrics()
  const dataDir = dataDirOf(config.databaseUrl)
  openDataFolder(dataDir)
  const place = { databaseUrl: config.databaseUrl, dataDir }
  const databaseUrl = config.databaseUrl ?? (await ownDatabase(dataDir, logger, shutdown))
  await migrate(databaseUrl, migrations, (stored) => mustFit(stored, modeOf(config), place))
  const db = createDatabase(databaseUrl, {
    onError: (err) => logger.warn({ err }, 'database connection lost'),
  })
  shutdown.afterwards(() => db.close())
  metrics.watchPool(db.poolStats)
  const secrets = readSecrets(process.env, { demo: config.demo, dataDir })
  return { config, logger, metrics, dataDir, place, databaseUrl, db, secrets }
}

async function ownDatabase(dataDir: string, logger: Logger, shutdown: Shutdown): Promise<string> {
  const starting = startEmbeddedPostgres({
    dataDir,
    onLost: (err) => {
      logger.fatal({ err }, 'the database went away')
      void shutdown.begin(1)
    },
  })
  // Before it has started: who is asked to stop in the middle still stops it.
  shutdown.afterwards(async () => (await starting).stop())
  return (await starting).url
}

type WorkParts = Ground & {
  payments: PaymentSettings
  files: Files
  catalogs: Catalogs
  messages: MessageSettings
  bot: BotSettings | undefined
  mail: MailWay | undefined
  clock: Clock
}

/** Jobs, schedules and what events set going. */
async function startWork(parts: WorkParts, shutdown: Shutdown): Promise<void> {
  const { config, logger, metrics, db } = parts
  const apiUrl = config.apiUrl || config.publicUrl
  const gateways = createGateways(parts.messages, { ...parts, apiUrl })
  const jobs = await startJobs({
    db,
    ...jobsOf({
      ...parts,
      gateways,
      apiUrl,
      publicUrl: config.publicUrl,
      onSent: metrics.countMessage,
    }),
    onOutcome: metrics.countJob,
    onError: (err, what) => logger.warn({ err }, what),
  })
  shutdown.afterwards(() => jobs.stop())
  await listenToTelegram({ ...parts, apiUrl })
  metrics.watchJobs({ states: () => countJobs(db), backlog: () => outboxBacklog(db) })
  metrics.watchCeiling({
    limit: config.codesPerHour,
    used: () => countTowardsCeiling(db, parts.clock.now()),
  })
}

async function openMetrics({ config, logger, metrics }: Ground, shutdown: Shutdown): Promise<void> {
  try {
    const server = await serveMetrics(metrics, config.metrics)
    shutdown.afterwards(() => server.close())
  } catch (err) {
    // Two copies on one machine are normal in development; figures are not worth refusing to serve.
    logger.warn({ err }, 'metrics are off: their port is taken')
  }
}
