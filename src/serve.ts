import { join, resolve } from 'node:path'
import type { Clock } from '#kernel/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { createDatabase } from '#platform/db/database.ts'
import { openDataFolder, resolveDataDir, startEmbeddedPostgres } from '#platform/db/embedded/index.ts'
import { migrate } from '#platform/db/migrate.ts'
import { createFiles } from '#platform/files/files.ts'
import { readFileSettings } from '#platform/files/settings.ts'
import { loadCatalogs } from '#platform/i18n/load-catalogs.server.ts'
import { countJobs } from '#platform/jobs/dead-letters.repo.ts'
import { startJobs } from '#platform/jobs/jobs.ts'
import { outboxBacklog } from '#platform/jobs/outbox.repo.ts'
import { createLive } from '#platform/live/live.ts'
import { readSecrets } from '#platform/secrets/secrets.ts'
import { createLogger } from '#platform/telemetry/logger.ts'
import { createMetrics, serveMetrics } from '#platform/telemetry/metrics.ts'
import { openSite } from '#web/server/open-site.server.ts'
import { apiRoutes, apiStreams } from './api.ts'
import { createApp } from './app.ts'
import { loadDemoData } from './demo.ts'
import { greeting } from './greeting.ts'
import { jobsOf } from './jobs.ts'
import type { Shutdown } from './shutdown.ts'

const root = join(import.meta.dirname, '..')

/** Starts everything that answers, works and listens; who started it says when to stop. */
export async function serve(clock: Clock, shutdown: Shutdown): Promise<void> {
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
  const secrets = readSecrets(process.env, { demo: config.demo, dataDir })
  if (config.demo) await loadDemoData(db, secrets)

  const { store, keys } = readFileSettings(process.env, { demo: config.demo, dataDir })
  const files = createFiles({ store, keys, db, clock, log: logger })
  const jobs = await startJobs({
    db,
    ...jobsOf({ db, files, clock }),
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
    clock,
    onPage: metrics.countPage,
    onError: (err) => logger.error({ err }, 'a page failed'),
  })
  shutdown.afterwards(() => site.close())
  const live = createLive({ url: databaseUrl, onError: (err) => logger.warn({ err }, 'live updates') })
  const app = await createApp({
    routes: apiRoutes({ codesPerHour: config.codesPerHour, localInbox: config.demo }),
    streams: apiStreams,
    live,
    config,
    db,
    files,
    secrets,
    catalogs,
    clock,
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
  process.stdout.write(greeting(config, dataDir, secrets))

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
