import type { z } from 'zod'
import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'

export type RetryRule = {
  /** How often it is tried again after the first failure, before it becomes a dead letter. */
  limit: number
  /** Waits double from `firstSeconds` to `maxSeconds`, each with up to half of it left to chance. */
  backoff: { firstSeconds: number; maxSeconds: number }
}

export type JobSpec<Schema extends z.ZodType> = {
  /** `module.what-it-does`. A name belongs to its payload for ever: another payload takes another name. */
  name: string
  /** The payload, as JSON: ids, not documents. What a job needs it reads when it runs. */
  schema: Schema
  retry: RetryRule
  /** One attempt may take this long; then its signal is aborted and it counts as failed. */
  timeoutSeconds?: number
  /** How many run at the same time in one process. */
  concurrency?: number
  /**
   * At most one job with the same key: `queued` merges jobs that have not begun (a change that comes while one runs
   * is not lost), `queued or running` merges those too.
   */
  unique?: 'queued' | 'queued or running'
}

export type Job<Schema extends z.ZodType = z.ZodType> = Required<Omit<JobSpec<Schema>, 'unique'>> & {
  readonly unique: JobSpec<Schema>['unique'] | undefined
}

/** What a handler knows of its own run. */
export type JobRun = {
  /** The same for every delivery of this job, also after it was a dead letter. */
  id: string
  /** 1 for the first delivery. */
  attempt: number
  /** Aborted when the attempt took too long or the server cannot wait any longer. */
  signal: AbortSignal
  /**
   * The effect of this job on the database, once whatever happens: a delivery that comes after it was committed finds
   * it done and skips it. Undefined then.
   */
  once<T>(work: (tx: Db) => Promise<T>): Promise<T | undefined>
}

export type JobHandler<Schema extends z.ZodType> = (payload: z.output<Schema>, run: JobRun) => Promise<void>

/** A job and who does it, with the types folded away. */
export type JobWorker = { job: Job; handle: JobHandler<z.ZodType> }

/** Thrown by a handler for which another try cannot help: the job becomes a dead letter at once. */
export class GiveUp extends Error {
  override name = 'GiveUp'
}

const nameShape = /^[a-z][a-z0-9]*([.-][a-z0-9]+)*$/
const longestName = 100
/** pg-boss allows a day; a longer job is several jobs. */
const longestTimeoutSeconds = 3_600

/** Names a job. Only the returned value can be enqueued, so a misspelt name does not compile. */
export function defineJob<Schema extends z.ZodType>(spec: JobSpec<Schema>): Job<Schema> {
  const { name, retry, timeoutSeconds = 60, concurrency = 5 } = spec
  assert(nameShape.test(name) && name.length <= longestName, `${name} is no name for a job`)
  assert(retry.limit >= 0 && retry.limit <= 50, `${name}: up to 50 retries`)
  assert(retry.backoff.firstSeconds >= 1, `${name}: the first retry comes after a second or more`)
  assert(retry.backoff.maxSeconds >= retry.backoff.firstSeconds, `${name}: waits grow, they do not shrink`)
  assert(timeoutSeconds >= 1 && timeoutSeconds <= longestTimeoutSeconds, `${name}: a second to an hour`)
  assert(concurrency >= 1 && concurrency <= 100, `${name}: between 1 and 100 at a time`)
  return { ...spec, timeoutSeconds, concurrency, unique: spec.unique }
}

/** Who does a job; called where the dependencies of the handler are known. */
export function handleJob<Schema extends z.ZodType>(
  job: Job<Schema>,
  handle: JobHandler<NoInfer<Schema>>,
): JobWorker {
  return { job, handle: handle as JobHandler<z.ZodType> }
}
