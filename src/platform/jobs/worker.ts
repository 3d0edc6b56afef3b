import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '#platform/db/database.ts'
import { batchSize } from './boss.ts'
import { GiveUp, type JobRun, type JobWorker } from './job.ts'
import { onceIn } from './once.repo.ts'

/** `retry`: failed and will be tried again; `dead`: failed for good. */
export type JobOutcome = { job: string; outcome: 'done' | 'retry' | 'dead'; seconds: number }

export type WorkOptions = {
  db: Database
  pollSeconds: number
  onOutcome(outcome: JobOutcome): void
  onFailure(failure: { job: string; id: string; error: unknown }): void
}

const LONGEST_REASON = 500

/** Lets this process take jobs of one kind, no more at a time than the job allows. */
export async function startWorker(boss: PgBoss, worker: JobWorker, options: WorkOptions): Promise<void> {
  const { job } = worker
  await boss.work(
    job.name,
    {
      batchSize: batchSize(job),
      burstWhenBatchFull: true,
      // How late a retry or a delayed job may come: only jobs that can run at once are announced.
      pollingIntervalSeconds: options.pollSeconds,
      notifyPollingIntervalSeconds: options.pollSeconds,
      includeMetadata: true,
      perJobResults: true,
    },
    (batch: JobWithMetadata[]) =>
      job.concurrency === 1
        ? oneByOne(batch, (delivery) => attempt(worker, delivery, options))
        : Promise.all(batch.map((delivery) => attempt(worker, delivery, options))),
  )
}

async function oneByOne<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}

async function attempt(
  { job, handle }: JobWorker,
  delivery: JobWithMetadata,
  { db, onOutcome, onFailure }: WorkOptions,
): Promise<JobResult> {
  const started = performance.now()
  const tell = (outcome: JobOutcome['outcome']) =>
    onOutcome({ job: job.name, outcome, seconds: (performance.now() - started) / 1000 })
  try {
    const payload = job.schema.safeParse(delivery.data)
    if (!payload.success)
      throw new GiveUp(`the payload is not what the job asks for: ${payload.error.message}`)
    await withinTime(job.timeoutSeconds, delivery.signal, (signal) =>
      handle(payload.data, runOf(db, job.name, delivery, signal)),
    )
    tell('done')
    return { id: delivery.id, status: 'completed' }
  } catch (error) {
    const isLast = error instanceof GiveUp || delivery.retryCount >= delivery.retryLimit
    onFailure({ job: job.name, id: delivery.id, error })
    tell(isLast ? 'dead' : 'retry')
    return { id: delivery.id, status: isLast ? 'deadletter' : 'failed', output: reasonOf(error) }
  }
}

function runOf(db: Database, name: string, delivery: JobWithMetadata, signal: AbortSignal): JobRun {
  const id = delivery.sourceRootId ?? delivery.id
  return {
    id,
    attempt: delivery.retryCount + 1,
    signal,
    once: (work) => db.transaction((tx) => onceIn(tx, `job ${name} ${id}`, work)),
  }
}

/** A handler that ignores its signal is left behind; what it still does, it does under the key of its job. */
async function withinTime(
  seconds: number,
  ended: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const late = new AbortController()
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const error = new Error(`took longer than ${seconds} s`)
    tooLate.reject(error)
    late.abort(error)
  }, seconds * 1000)
  try {
    await Promise.race([work(AbortSignal.any([ended, late.signal])), tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Kept with the job for the person who looks at it; never the error's properties, which may hold what was typed. */
function reasonOf(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) return { name: 'Error', message: 'something that is no error was thrown' }
  return { name: error.name, message: error.message.slice(0, LONGEST_REASON) }
}
