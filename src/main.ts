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
import { createLogger } from '#platform/telemetry/logger.ts'
import { createMetrics, serveMetrics } from '#platform/telemetry/metrics.ts'
import { openSite } from '#web/server/open-site.server.ts'
import { apiRoutes } from './api.ts'
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
  const site = await openSite({ root, config, db, catalogs, clock: systemClock, onPage: metrics.countPage })
  shutdown.afterwards(() => site.close())
  const app = await createApp({
    routes: apiRoutes,
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
  await app.listen({ port: config.port, host: config.host })
  shutdown.afterwards(() => app.close())
  if (config.metrics.port !== 0) await openMetrics()
  process.stdout.write(greeting(config, dataDir))

  async function ownDatabase(): Promise<string> {
    const database = await startEmbeddedPostgres({
      dataDir,
      onLost: (err) => {
        logger.fatal({ err }, 'the database went away')
        void shutdown.begin(1)
      },
    })
    shutdown.afterwards(() => database.stop())
    return database.url
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

main().catch((error: Error & { code?: string }) => {
  process.stderr.write(`${sentenceFor(error)}\n`)
  return shutdown.begin(1)
})

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
