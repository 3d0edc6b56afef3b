import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { assert } from '#kernel/assert.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { createBoss, databaseIn, openBossDatabase, prepareQueues, prepareSchedules } from './boss.ts'
import type { Subscription } from './event.ts'
import { defineJob, handleJob, type Job, type JobWorker } from './job.ts'
import { sweepDoneOnce } from './once.repo.ts'
import { announce, type OutboxRow, sweepOutbox } from './outbox.repo.ts'
import { jobId, LIVE_CHANNEL, LIVE_TOPIC, topicOfEvent, topicOfJob } from './outbox.ts'
import { type Relay, startRelay } from './relay.ts'
import { type Schedule, schedule } from './schedule.ts'
import { type JobOutcome, startWorker } from './worker.ts'

export type JobsOptions = {
  db: Database
  workers: readonly JobWorker[]
  subscriptions?: readonly Subscription[]
  schedules?: readonly Schedule[]
  onOutcome?(outcome: JobOutcome): void
  onError?(error: unknown, what: string): void
  /** Tests hurry: how often to look for work nobody announced, and for jobs whose worker died. */
  pollSeconds?: number
  watchSeconds?: number
}

export type Jobs = {
  /** Takes no further job and waits for the running ones; those that need longer than the limit are delivered again. */
  stop(limitMs?: number): Promise<void>
}

const STOP_LIMIT_MS = 15_000
const LAST_WORDS_MS = 2_000
const SWEEP_BATCH = 10_000

const sweepTraces = defineJob({
  name: 'platform.sweep-job-traces',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  timeoutSeconds: 600,
  concurrency: 1,
})

/** Starts everything that happens after a commit: the relay, the workers and the clock. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { db, pollSeconds = 3, watchSeconds = 15, onError = () => undefined } = options
  const workers = [...options.workers, handleJob(sweepTraces, () => sweep(db, onError))]
  const schedules = [...(options.schedules ?? []), schedule(sweepTraces, '40 3 * * *', {})]
  const subscriptions = options.subscriptions ?? []
  const jobs = workers.map(({ job }) => job)
  refuseGaps(jobs, subscriptions, schedules)

  const bossDatabase = openBossDatabase(db.url, (error) => onError(error, 'jobs'))
  const boss = createBoss({ db: bossDatabase, watchSeconds })
  boss.on('error', (error) => onError(error, 'jobs'))
  boss.on('warning', ({ message }) => onError(new Error(message), 'jobs'))
  let relay: Relay | undefined
  try {
    await boss.start()
    await prepareQueues(boss, jobs)
    await prepareSchedules(boss, schedules)
    const routes = routesOf(jobs, subscriptions)
    relay = startRelay({
      db,
      topics: [LIVE_TOPIC, ...routes.keys()],
      deliver: (tx, rows) => deliver(boss, routes, tx, rows),
      onError: (error) => onError(error, 'outbox relay'),
      pollMs: pollSeconds * 1000,
    })
    const work = {
      db,
      pollSeconds,
      onOutcome: options.onOutcome ?? (() => undefined),
      onFailure: ({ job, id, error }: { job: string; id: string; error: unknown }) =>
        onError(error, `job ${job} ${id}`),
    }
    for (const worker of workers) await startWorker(boss, worker, work)
  } catch (error) {
    await relay?.stop()
    await boss.stop({ graceful: false })
    await bossDatabase.close()
    throw error
  }
  return {
    async stop(limitMs = STOP_LIMIT_MS) {
      // The engine writes down what it leaves; a database that is away would keep it from its end.
      await Promise.race([
        boss.stop({ timeout: limitMs }),
        sleep(limitMs + LAST_WORDS_MS, undefined, { ref: false }),
      ])
      await relay?.stop()
      await bossDatabase.close()
    },
  }
}

/** Mistakes of wiring are told at the start, not when the first job is lost. */
function refuseGaps(
  jobs: readonly Job[],
  subscriptions: readonly Subscription[],
  schedules: readonly Schedule[],
): void {
  const handled = new Set(jobs)
  const names = new Set(jobs.map(({ name }) => name))
  assert(names.size === jobs.length, 'two jobs have the same name')
  assert(new Set(schedules.map(({ job }) => job)).size === schedules.length, 'a job has two schedules')
  for (const { job } of [...subscriptions, ...schedules])
    assert(handled.has(job), `${job.name} is subscribed or scheduled, but nobody handles it`)
}

type Taker = Pick<Subscription, 'job' | 'wants'>

/** Which jobs a row of the outbox becomes, by its topic. */
function routesOf(jobs: readonly Job[], subscriptions: readonly Subscription[]): Map<string, Taker[]> {
  const routes = new Map<string, Taker[]>(jobs.map((job) => [topicOfJob(job), [{ job, wants: () => true }]]))
  for (const { event, job, wants } of subscriptions) {
    const topic = topicOfEvent(event)
    routes.set(topic, [...(routes.get(topic) ?? []), { job, wants }])
  }
  return routes
}

async function deliver(
  boss: PgBoss,
  routes: ReadonlyMap<string, readonly Taker[]>,
  tx: Db,
  rows: readonly OutboxRow[],
): Promise<void> {
  const batches = new Map<string, OutboxRow[]>()
  const notices = new Set<string>()
  for (const row of rows) {
    if (row.topic === LIVE_TOPIC) notices.add(String(row.payload))
    const takers = routes.get(row.topic) ?? []
    for (const { name } of takers.filter(({ wants }) => wants(row.payload)).map(({ job }) => job)) {
      const batch = batches.get(name)
      if (batch) batch.push(row)
      else batches.set(name, [row])
    }
  }
  const db = databaseIn(tx)
  for (const [name, batch] of batches) {
    const inserts = batch.map(({ id, key, payload, startAfter }) => ({
      id: jobId(id),
      data: payload as object,
      ...(key === null ? {} : { singletonKey: key }),
      ...(startAfter ? { startAfter } : {}),
    }))
    await boss.insert(name, inserts, { db })
  }
  if (notices.size > 0) await announce(tx, LIVE_CHANNEL, [...notices])
}

async function sweep(db: Db, onError: (error: unknown, what: string) => void): Promise<void> {
  const lost = await inBatches(() => sweepOutbox(db, SWEEP_BATCH))
  if (lost > 0) onError(new Error(`${lost} rows of the outbox had no taker for a week`), 'outbox')
  await inBatches(() => sweepDoneOnce(db, SWEEP_BATCH))
}

/** Many short statements rather than a long one; what is left after a million rows, the next night takes. */
async function inBatches(sweepSome: () => Promise<number>): Promise<number> {
  let swept = 0
  for (let batch = 0; batch < 100; batch++) {
    const some = await sweepSome()
    swept += some
    if (some < SWEEP_BATCH) break
  }
  return swept
}
