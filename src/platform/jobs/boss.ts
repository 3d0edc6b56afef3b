import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss, type Queue } from 'pg-boss'
import { assert } from '#kernel/assert.ts'
import { limitsOfCalls } from '#platform/db/connection/limits.ts'
import { startListener } from '#platform/db/connection/listener.ts'
import { openPool } from '#platform/db/connection/open.ts'
import type { Db } from '#platform/db/database.ts'
import type { Sql } from '#platform/db/sql.ts'
import type { Job } from './job.ts'
import { SCHEDULE_ZONE, type Schedule } from './schedule.ts'

export const JOBS_SCHEMA = 'pgboss'
export const DEAD_LETTERS = 'dead-letters'

const DAY_SECONDS = 86_400
/** Connections of the engine itself. Handlers use the pool of the server, so neither can starve the other. */
const POOL_SIZE = 4
/** Beyond this a killed worker's job is missed by its heartbeat rather than by its whole time-out. */
const LONG_JOB_SECONDS = 60
const HEARTBEAT_SECONDS = 30

/** The engine keeps house over all jobs, which may take longer than a call. */
const STATEMENT_LIMIT_MS = 60_000
/** Nobody waits for it, and on a busy machine its many workers ask at once. */
const CONNECT_LIMIT_MS = 5_000
const CLOSE_LIMIT_MS = 3_000

/** The connections of the engine. It would open them itself, but without our limits. */
export function openBossDatabase(url: string, onError: (error: Error) => void) {
  const applicationName = 'tezbox jobs'
  const { pool, watch } = openPool(url, {
    applicationName,
    poolSize: POOL_SIZE,
    ...limitsOfCalls,
    connectTimeoutMs: CONNECT_LIMIT_MS,
    statementTimeoutMs: STATEMENT_LIMIT_MS,
    // Jobs are delivered at least once anyway: one that was taken or finished just before a power cut comes again.
    settings: { synchronous_commit: 'off' },
  })
  pool.on('error', onError)
  return {
    executeSql: (text: string, values?: unknown[]) => pool.query(text, values),
    listen(channel: string, onNotice: (payload: string) => void, onGap: () => void) {
      const listener = startListener({ url, channel, applicationName, onNotice, onGap, onError })
      return Promise.resolve({ close: listener.stop })
    },
    async close() {
      if (pool.ending) return
      await Promise.race([pool.end(), sleep(CLOSE_LIMIT_MS, undefined, { ref: false })])
      watch.stop()
    },
  }
}

export type BossOptions = { db: ReturnType<typeof openBossDatabase>; watchSeconds: number }

/** The engine behind the jobs. It makes and migrates its own schema, under a lock, when it starts. */
export function createBoss({ db, watchSeconds }: BossOptions): PgBoss {
  return new PgBoss({
    db,
    schema: JOBS_SCHEMA,
    useListenNotify: true,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    cronMonitorIntervalSeconds: watchSeconds,
    cronWorkerIntervalSeconds: Math.min(watchSeconds, 5),
  })
}

/** The same engine for one call inside a transaction of ours. It is never started. */
export function bossIn(tx: Db): PgBoss {
  return new PgBoss({ db: databaseIn(tx), schema: JOBS_SCHEMA, supervise: false, schedule: false })
}

/** Statements of the engine in our transaction. Their text is the engine's own, with values apart. */
export function databaseIn(tx: Db) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const statement: Sql = { name: '', text, values }
      return { rows: await tx.many<never>(statement) }
    },
  }
}

/** How many are fetched together. At least two: the engine only hurries on after a full batch of several. */
export const batchSize = (job: Job) => Math.max(2, job.concurrency)

function queueOf(job: Job): Omit<Queue, 'name'> {
  const rounds = Math.ceil(batchSize(job) / job.concurrency)
  return {
    policy: job.unique === undefined ? 'standard' : job.unique === 'queued' ? 'short' : 'exclusive',
    notify: true,
    deadLetter: DEAD_LETTERS,
    retryLimit: job.retry.limit,
    retryDelay: job.retry.backoff.firstSeconds,
    retryBackoff: true,
    retryDelayMax: job.retry.backoff.maxSeconds,
    // Ours ends an attempt first; the engine's is for a process that died.
    expireInSeconds: job.timeoutSeconds * rounds + 1,
    ...(job.timeoutSeconds > LONG_JOB_SECONDS ? { heartbeatSeconds: HEARTBEAT_SECONDS } : {}),
    deleteAfterSeconds: DAY_SECONDS,
    retentionSeconds: 90 * DAY_SECONDS,
  }
}

/** Makes the queues what the program says. Processes that start together do the same thing twice, without harm. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!existing.has(DEAD_LETTERS))
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * DAY_SECONDS })
  for (const job of jobs) {
    const { policy, ...wanted } = queueOf(job)
    const found = existing.get(job.name)
    if (!found) await boss.createQueue(job.name, { policy: policy ?? 'standard', ...wanted })
    else {
      assert(found.policy === policy, `${job.name} changed its uniqueness: give it another name`)
      const differs = Object.entries(wanted).some(([key, value]) => found[key as keyof Queue] !== value)
      if (differs) await boss.updateQueue(job.name, wanted)
    }
  }
}

/** Plans what the program says and drops what it no longer says. */
export async function prepareSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  for (const { job, cron, payload } of schedules)
    await boss.schedule(job.name, cron, payload, { tz: SCHEDULE_ZONE, missed: 'once' })
  const planned = new Set(schedules.map(({ job }) => job.name))
  for (const { name, key } of await boss.getSchedules())
    if (!planned.has(name)) await boss.unschedule(name, key)
}
