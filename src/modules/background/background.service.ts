import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import {
  type DeadLetter,
  dismissDeadLetter,
  findDeadLetter,
  isEngineThere,
  listDeadLetters,
  readQueues,
  retryDeadLetter,
  retryDeadLettersOf,
} from '#platform/jobs/dead-letters.repo.ts'
import type { DeadJob, DeadList, DeadQuery, QueueList } from './background.contract.ts'
import { factsOf, failureOf, sentenceOf } from './domain/job-facts.ts'
import { isJobName, jobWords } from './domain/job-words.ts'

/** Of one kind, so many go again with one press; the rest with the next. */
const MOST_AT_ONCE = 200

export async function listQueues({ db, translate }: RequestContext): Promise<Ok<QueueList>> {
  const queues = (await isEngineThere(db)) ? await readQueues(db) : []
  const weight = ({ dead, waiting }: (typeof queues)[number]) => dead * 1_000_000 + waiting
  return ok(
    queues
      .sort((a, b) => weight(b) - weight(a) || a.job.localeCompare(b.job, 'en'))
      .map(({ oldestDue, ...queue }) => ({
        ...queue,
        label: labelOf(queue.job, translate),
        oldest_due: oldestDue?.toISOString() ?? null,
      })),
  )
}

export async function listDeadJobs(
  { db, translate }: RequestContext,
  { job, cursor, limit }: DeadQuery,
): Promise<Ok<DeadList>> {
  if (!(await isEngineThere(db))) return ok({ items: [], next_cursor: null })
  const before = readCursor(cursor)
  const found = await listDeadLetters(db, {
    ...(job === undefined ? {} : { job }),
    ...(before === undefined ? {} : { before }),
    limit: limit + 1,
  })
  const page = found.slice(0, limit)
  return ok({
    items: page.map((letter) => viewOf(letter, translate)),
    next_cursor: found.length > limit ? cursorOf(page.at(-1)) : null,
  })
}

type Settled = { id: string }

/** Under its old number, so that what it has done already it does not do again. */
export function retryDeadJob(
  context: RequestContext,
  id: string,
): Promise<Result<Settled, Failure<'job_settled' | 'job_retired'>>> {
  return context.db.transaction(async (tx) => {
    const letter = await deadLetter(tx, id)
    if (letter && !isJobName(letter.job)) return err({ code: 'job_retired' })
    if (!letter || !(await retryDeadLetter(tx, id))) return err({ code: 'job_settled' })
    await recordAudit(tx, context, { action: 'job.retry', object: `job:${id}`, after: toldOf(letter) })
    return ok({ id })
  })
}

export function dismissDeadJob(
  context: RequestContext,
  id: string,
  reason: string,
): Promise<Result<Settled, Failure<'job_settled'>>> {
  return context.db.transaction(async (tx) => {
    const letter = await deadLetter(tx, id)
    if (!letter || !(await dismissDeadLetter(tx, id))) return err({ code: 'job_settled' })
    await recordAudit(tx, context, {
      action: 'job.dismiss',
      object: `job:${id}`,
      after: { ...toldOf(letter), reason },
    })
    return ok({ id })
  })
}

export function retryDeadJobs(
  context: RequestContext,
  job: string,
): Promise<Result<{ count: number }, Failure<'job_settled' | 'job_retired'>>> {
  return context.db.transaction(async (tx) => {
    if (!isJobName(job)) return err({ code: 'job_retired' })
    const count = (await isEngineThere(tx)) ? await retryDeadLettersOf(tx, job, MOST_AT_ONCE) : 0
    if (count === 0) return err({ code: 'job_settled' })
    await recordAudit(tx, context, { action: 'job.retry-all', object: `jobs:${job}`, after: { count } })
    return ok({ count })
  })
}

const deadLetter = async (tx: Db, id: string) =>
  (await isEngineThere(tx)) ? findDeadLetter(tx, id) : undefined

const toldOf = ({ job, payload }: DeadLetter) => ({
  job,
  ...Object.fromEntries(factsOf(payload).map(({ field, value }) => [field, value])),
})

type Translate = RequestContext['translate']

const labelOf = (job: string, translate: Translate) => (isJobName(job) ? translate(jobWords[job]) : job)

function viewOf(
  { id, job, payload, reason, attempts, enqueuedAt, diedAt }: DeadLetter,
  translate: Translate,
): DeadJob {
  return {
    id,
    job,
    label: labelOf(job, translate),
    about: factsOf(payload),
    failure: failureOf(reason),
    sentence: sentenceOf(reason),
    attempts,
    enqueued_at: enqueuedAt.toISOString(),
    died_at: diedAt.toISOString(),
    retired: !isJobName(job),
  }
}

const cursorShape = /^(\d{1,15})\.([0-9a-f]{8}-[0-9a-f-]{27})$/

const cursorOf = (letter: DeadLetter | undefined) =>
  letter ? `${letter.diedAt.getTime()}.${letter.id}` : null

/** A cursor that is none of ours begins anew. */
function readCursor(cursor: string | undefined): { diedAt: Date; id: string } | undefined {
  const [, ms, id] = cursorShape.exec(cursor ?? '') ?? []
  return id === undefined ? undefined : { diedAt: new Date(Number(ms)), id }
}
