import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '#kernel/clock.ts'
import { countTowardsCeiling, isAdminThere } from '#modules/accounts/index.ts'
import type { FiscalSettings } from '#modules/fiscal/index.ts'
import { reporting } from '#modules/geo/index.ts'
import { createMapFile, type MapFile } from '#modules/map/index.ts'
import {
  type BotSettings,
  createGateways,
  listenToTelegram,
  type MailWay,
  type MessageSettings,
} from '#modules/notifications/index.ts'
import type { PaymentSettings } from '#modules/payments/index.ts'
import type { Distances } from '#modules/points/index.ts'
import { type Roads, roadsOf } from '#modules/roads/index.ts'
import { type Config, isOnlyHere } from '#platform/config/config.ts'
import { ConfigError } from '#platform/config/environment.ts'
import { createDatabase, type Database } from '#platform/db/database.ts'
import { openDataFolder, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { migrate } from '#platform/db/migrate.ts'
import { decideMode } from '#platform/db/mode.repo.ts'
import { type Mode, mustFit } from '#platform/db/mode.ts'
import { watchRoom } from '#platform/db/room.ts'
import { createFiles, type Files } from '#platform/files/files.ts'
import { hasLockedFiles } from '#platform/files/stored-file.repo.ts'
import { CLOSE_LIMIT_MS } from '#platform/http/connections/connections.ts'
import { loadCatalogs } from '#platform/i18n/load-catalogs.server.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { countJobs } from '#platform/jobs/dead-letters.repo.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { outboxBacklog } from '#platform/jobs/outbox.repo.ts'
import { createLive } from '#platform/live/live.ts'
import { createSecrets, type Secrets } from '#platform/secrets/secrets.ts'
import { createLogger } from '#platform/telemetry/logger.ts'
import { createMetrics, type Metrics, serveMetrics } from '#platform/telemetry/metrics.ts'
import { openSite, readBuild } from '#web/server/open-site.server.ts'
import { apiRoutes, apiStreams } from './api.ts'
import { createApp } from './app.ts'
import { loadDemoData } from './demo.ts'
import { watchFigures } from './figures.ts'
import { greeting } from './greeting.ts'
import { jobsOf } from './jobs.ts'
import { lostKey, mustHaveItsKey, readSettings, type Settings } from './settings.ts'
import type { Shutdown } from './shutdown.ts'
import { mapFile, migrations, root } from './standing.ts'
import { testBankSettings } from './test-bank.ts'
import { startTestBank } from './testbank/start.ts'
import { uzbekCyrillic } from './uzbek-cyrillic.ts'

/** Starts everything that answers, works and listens; who started it says when to stop. */
export async function serve(clock: Clock, shutdown: Shutdown): Promise<void> {
  const settings = readSettings(process.env)
  const laying = layGround(settings, shutdown)
  // The bank is a program of its own: it gets ready beside everything else.
  const opening = openOutside(settings, laying, shutdown)
  // The site is read while the database is waited for; what keeps it from being read is told by whoever opens it.
  if (!settings.config.dev) readBuild(root).catch(() => undefined)
  const ground = await laying
  const { config, logger, metrics, db, secrets } = ground
  const { messages, bot, mail } = settings
  const { dataDir } = settings.place
  await mustOpenItsFiles(db, settings)
  const files = createFiles({ ...settings.files.open(), db, clock, log: logger })
  const catalogs = loadCatalogs(join(root, 'build/locales'))
  mustFit(await decideMode(db, modeOf(config), clock.now()), modeOf(config), settings.place)
  const demoMadeIn = config.demo ? await makeDemo({ ...ground, files }, clock) : undefined
  const map = openMap(logger, shutdown)
  const site = await openSite({
    root,
    config,
    map,
    db,
    catalogs,
    clock,
    secrets,
    cyrillic: uzbekCyrillic,
    onPage: metrics.countPage,
    onError: (err) => logger.error({ err }, 'a page failed'),
  })
  shutdown.afterwards(() => site.close())
  metrics.watchRenders(site.renders)
  const { payments, fiscal } = await opening
  const roads = openRoads(settings, ground, shutdown)
  const { distances } = roads
  const working = startWork(
    { ...ground, files, catalogs, messages, bot, mail, clock, payments, fiscal, distances },
    shutdown,
  )
  const live = createLive({
    url: ground.databaseUrl,
    onError: (err) => logger.warn({ err }, 'live updates'),
  })
  watchFigures(metrics, { db, dataDir, clock, live })
  const room = watchRoom({
    folder: settings.files.isFolder || !settings.place.databaseUrl ? dataDir : undefined,
    db,
    onChange: (full) => logger.warn(full ? `not ready: ${full}` : 'there is room on the disk again'),
  })
  shutdown.afterwards(() => room.stop())
  const app = await createApp({
    ...ground,
    room,
    routes: callsOf(settings, ground, { payments, roads }),
    payments,
    bot,
    streams: apiStreams,
    live,
    files,
    catalogs,
    clock,
    map,
    isOpen: () => !shutdown.begun,
    site: site.mount,
  })
  shutdown.afterwards(() => app.close(), CLOSE_LIMIT_MS)
  // Runs before the line above: open streams would keep the server from closing.
  shutdown.afterwards(() => live.close())
  await working
  if (shutdown.begun) return
  await app.listen({ port: config.port, host: config.host })
  if (config.metrics.port !== 0) await openMetrics(ground, shutdown)
  drainFirst(config, shutdown)
  const localInbox = hasLocalInbox(settings)
  const hasAdmin = config.demo || (await isAdminThere(db))
  const facts = { dataDir, secrets, localInbox, payments, fiscal, hasAdmin, demoMadeIn }
  process.stdout.write(greeting(config, facts))
}

/** Answers how many seconds it took, unless all of it was there. */
async function makeDemo(
  { config, logger, ...deps }: Ground & { files: Files },
  clock: Clock,
): Promise<number | undefined> {
  const began = performance.now()
  if (config.demoPast)
    logger.info('Making the demo where there is none yet (first start only, up to a minute)')
  const loaded = await loadDemoData(deps, clock.now(), { withPast: config.demoPast })
  return loaded.length > 0 ? Math.round((performance.now() - began) / 1_000) : undefined
}

/** Nothing of it is read before somebody asks for a page or a tile. */
function openMap(logger: Logger, shutdown: Shutdown): MapFile {
  const map = createMapFile({
    path: mapFile,
    onChange: (problem) =>
      problem === undefined
        ? logger.info('the map can be read again')
        : logger.error({ problem, file: mapFile }, 'the map cannot be read, nobody gets tiles of it'),
  })
  shutdown.afterwards(() => map.close())
  return map
}

/** Every call, told what the settings say about it. */
function callsOf(
  settings: Settings,
  { config, logger, metrics }: Ground,
  { payments, roads }: { payments: PaymentSettings; roads: Roads },
) {
  return apiRoutes({
    codesPerHour: config.codesPerHour,
    challengeBits: config.challengeBits,
    onDoor: metrics.countDoor,
    leads: config.leads,
    applications: config.applications,
    publicUrl: config.publicUrl,
    geo: reporting(settings.geo, (problem) => logger.warn({ problem }, 'geocoding')),
    roads,
    ...settings.reweigh,
    localInbox: hasLocalInbox(settings),
    payments,
    bot: settings.bot,
    // Who only looks parcels up, one number after the other, is slowed down before everybody else.
    lookUpsPerMinute: Math.ceil(config.rateLimitPerMinute / 2),
  })
}

/** Nothing is read before the first question. */
function openRoads({ place, router }: Settings, { logger }: Ground, shutdown: Shutdown): Roads {
  const roads = roadsOf({
    ...router,
    file: join(root, 'map/roads.bin.br'),
    folder: join(place.dataDir, 'roads'),
    report: (problem) => logger.warn({ problem }, 'roads'),
  })
  shutdown.afterwards(() => roads.close())
  return roads
}

const hasLocalInbox = ({ messages }: Settings) => messages.order.includes('local')

/** Jobs that need longer are given back, and done by whoever comes next. */
const JOBS_LIMIT_MS = 10_000
/** Its own bounds, 20 seconds to end well and 5 to end at all, and a little more. */
const DATABASE_LIMIT_MS = 27_000

/** The first thing when it is asked to stop: /readyz says so, and until everybody has seen it all else is answered as ever. */
function drainFirst({ drainSeconds }: Config, shutdown: Shutdown): void {
  const ms = drainSeconds * 1_000
  if (ms > 0 && !shutdown.begun)
    shutdown.afterwards((why) => (why === 'asked' ? sleep(ms) : undefined), ms + 1_000)
}

type Outside = { payments: PaymentSettings; fiscal: FiscalSettings | undefined }

/**
 * Providers and the register of receipts as configured. A demo has a test register instead, and a bank of its own where
 * only this machine sees it.
 */
async function openOutside(
  { config, payments, fiscal }: Settings,
  ground: Promise<Ground>,
  shutdown: Shutdown,
): Promise<Outside> {
  const needsBank = config.demo && isOnlyHere(config) && !payments.payme && !payments.click
  const needsRegister = config.demo && !fiscal
  if (!needsBank && !needsRegister) return { payments, fiscal }
  const meant = ground.then(({ secrets }) => testBankSettings(secrets))
  const bank = await startTestBank(meant.then(({ orderFor }) => orderFor(`http://localhost:${config.port}`)))
  shutdown.afterwards(() => bank.stop())
  const { settings, fiscal: registerAt } = await meant
  return {
    payments: needsBank ? { ...payments, ...settings(bank.url) } : payments,
    fiscal: needsRegister ? registerAt(bank.url) : fiscal,
  }
}

type Ground = {
  config: Config
  logger: Logger
  metrics: Metrics
  databaseUrl: string
  db: Database
  secrets: Secrets
}

const modeOf = ({ demo }: Config): Mode => (demo ? 'demo' : 'production')

/** What everything else stands on: the data folder and a database of the newest shape. */
async function layGround({ config, place, secretKey }: Settings, shutdown: Shutdown): Promise<Ground> {
  const logger = createLogger(config.logLevel)
  const metrics = createMetrics()
  openDataFolder(place.dataDir)
  const databaseUrl = place.databaseUrl ?? (await ownDatabase(place.dataDir, logger, shutdown))
  const fits = (stored: Mode | undefined) => {
    mustFit(stored, modeOf(config), place)
    mustHaveItsKey(stored, secretKey, place)
  }
  const { ahead, clocks } = await migrate(databaseUrl, migrations, fits)
  if (ahead.length > 0) logger.warn({ ahead }, 'the database was brought up to date by a newer version')
  if (clocks) logger.warn(clocks)
  const db = createDatabase(databaseUrl, {
    poolSize: config.databasePool,
    onError: (err) => logger.warn({ err }, 'database connection lost'),
  })
  shutdown.afterwards(() => db.close())
  metrics.watchPool(db.poolStats)
  const secrets = createSecrets(secretKey.take())
  return { config, logger, metrics, databaseUrl, db, secrets }
}

/** A key for files is drawn only where none has locked any. */
async function mustOpenItsFiles(db: Database, { files }: Settings): Promise<void> {
  if (files.key.isMissing && (await hasLockedFiles(db)))
    throw new ConfigError(lostKey(files.key, 'FILES_KEY'))
}

async function ownDatabase(dataDir: string, logger: Logger, shutdown: Shutdown): Promise<string> {
  const starting = startEmbeddedPostgres({
    dataDir,
    log: (line) => logger.info(line),
    onLost: (err) => {
      logger.fatal({ err }, 'the database went away')
      void shutdown.begin(1)
    },
  })
  // Before it has started: who is asked to stop in the middle still stops it.
  const stop = () =>
    starting.then(
      (database) => database.stop(),
      // It never stood; whoever waits for it says why.
      () => undefined,
    )
  shutdown.afterwards(stop, DATABASE_LIMIT_MS)
  return (await starting).url
}

type WorkParts = Ground & {
  payments: PaymentSettings
  fiscal: FiscalSettings | undefined
  files: Files
  catalogs: Catalogs
  messages: MessageSettings
  bot: BotSettings | undefined
  mail: MailWay | undefined
  clock: Clock
  distances: Distances
}

/** Jobs, schedules and what events set going. */
async function startWork(parts: WorkParts, shutdown: Shutdown): Promise<void> {
  const { config, logger, metrics, db } = parts
  const apiUrl = config.apiUrl || config.publicUrl
  const gateways = createGateways(parts.messages, { ...parts, apiUrl })
  const starting = startJobs({
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
  // Before they have started: the app is made beside them, and what is told last is stopped first.
  const stop = () =>
    starting.then(
      (jobs) => jobs.stop(JOBS_LIMIT_MS),
      // They never started; whoever waits for them says why.
      () => undefined,
    )
  shutdown.afterwards(stop, JOBS_LIMIT_MS + 2_000)
  await starting
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
