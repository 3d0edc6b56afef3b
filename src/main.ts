import { join, resolve } from 'node:path'
import { systemClock } from '#kernel/clock.ts'
import { ConfigError, readConfig } from '#platform/config/config.ts'
import { createDatabase } from '#platform/db/database.ts'
import {
  EmbeddedDatabaseProblem,
  openDataFolder,
  resolveDataDir,
  startEmbeddedPostgres,
} from '#platform/db/embedded/index.ts'
import { MigrationError, migrate } from '#platform/db/migrate.ts'
import { createFiles } from '#platform/files/files.ts'
import { readFileSettings } from '#platform/files/settings.ts'
import { loadCatalogs } from '#platform/i18n/load-catalogs.server.ts'
import { countJobs } from '#platform/jobs/dead-letters.repo.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { outboxBacklog } from '#platform/jobs/outbox.repo.ts'
import { createLive } from '#platform/live/live.ts'
import { createLogger } from '#platform/telemetry/logger.ts'
import { createMetrics, serveMetrics } from '#platform/telemetry/metrics.ts'
import { openSite } from '#web/server/open-site.server.ts'
import { apiRoutes, apiStreams } from './api.ts'
import { createApp } from './app.ts'
import { loadDemoData } from './demo.ts'
import { greeting } from './greeting.ts'
import { jobsOf } from './jobs.ts'
import { createShutdown } from './shutdown.ts'

const root = join(import.meta.dirname, '..')

const shutdown = createShutdown()

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  const metrics = createMetrics()

  // Only the embedded database runs as another user, who has to reach the folder.
  const dataDir = config.databaseUrl
    ? resolve(root, process.env.TEZBOX_DATA || '.data')
    : resolveDataDir(process.env, root)
  openDataFolder(dataDir)
  const databaseUrl = config.databaseUrl ?? (await ownDatabase())
  await migrate(databaseUrl, join(root, 'migrations'))
  const db = createDatabase(databaseUrl, {
    onError: (err) => logger.warn({ err }, 'database connection lost'),
  })
  shutdown.afterwards(() => db.close())
  metrics.watchPool(db.poolStats)
  if (config.demo) await loadDemoData(db)

  const { store, keys } = readFileSettings(process.env, { demo: config.demo, dataDir })
  const files = createFiles({ store, keys, db, clock: systemClock, log: logger })
  const jobs = await startJobs({
    db,
    ...jobsOf(db, files),
    onOutcome: metrics.countJob,
    onError: (err, what) => logger.warn({ err }, what),
  })
  shutdown.afterwards(() => jobs.stop())
  metrics.watchJobs({ states: () => countJobs(db), backlog: () => outboxBacklog(db) })

  const catalogs = loadCatalogs(join(root, 'build/locales'))
  const site = await openSite({
    root,
    config,
    db,
    catalogs,
    clock: systemClock,
    onPage: metrics.countPage,
    onError: (err) => logger.error({ err }, 'a page failed'),
  })
  shutdown.afterwards(() => site.close())
  const live = createLive({ url: databaseUrl, onError: (err) => logger.warn({ err }, 'live updates') })
  const app = await createApp({
    routes: apiRoutes,
    streams: apiStreams,
    live,
    config,
    db,
    files,
    catalogs,
    clock: systemClock,
    logger,
    metrics,
    isOpen: () => !shutdown.begun,
    site: site.mount,
  })
  shutdown.afterwards(() => app.close())
  // Runs before the line above: open streams would keep the server from closing.
  shutdown.afterwards(() => live.close())
  if (shutdown.begun) return
  await app.listen({ port: config.port, host: config.host })
  if (config.metrics.port !== 0) await openMetrics()
  process.stdout.write(greeting(config, dataDir))

  async function ownDatabase(): Promise<string> {
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

  async function openMetrics(): Promise<void> {
    try {
      const server = await serveMetrics(metrics, config.metrics)
      shutdown.afterwards(() => server.close())
    } catch (err) {
      // Two copies on one machine are normal in development; figures are not worth refusing to serve.
      logger.warn({ err }, 'metrics are off: their port is taken')
    }
  }
}

main().catch(fail)
process.on('unhandledRejection', fail)
process.on('uncaughtException', fail)

function fail(error: unknown): void {
  // What breaks because everything is being stopped needs no words.
  if (!shutdown.begun) process.stderr.write(`${sentenceFor(error as Error)}\n`)
  void shutdown.begin(1)
}

/** What the person at the terminal can act on; anything else is a bug and shows its stack. */
function sentenceFor(error: Error & { code?: string; port?: number }): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${error.port} is taken by another program. Choose another one, for example: PORT=3001 npm start`
  }
  const isForPeople =
    error instanceof ConfigError ||
    error instanceof EmbeddedDatabaseProblem ||
    error instanceof MigrationError
  return isForPeople ? error.message : (error.stack ?? error.message)
}
