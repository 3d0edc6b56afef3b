import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { bossIn, DEAD_LETTERS } from './boss.ts'

/** A job that failed for good and waits for a person. */
export type DeadLetter = {
  id: string
  job: string
  payload: unknown
  key: string | null
  reason: { name: string; message: string } | null
  attempts: number
  enqueuedAt: Date
  diedAt: Date
}

export type DeadLetterPage = { job?: string; before?: { diedAt: Date; id: string }; limit: number }

const LARGEST_PAGE = 200

/** The engine makes its tables when it starts; until then there are no jobs. */
export async function isEngineThere(db: Db): Promise<boolean> {
  const { there } = await db.one<{ there: boolean }>(
    sql`select to_regclass('pgboss.job') is not null as there`,
  )
  return there
}

const letter = sql`
  id, source_name as job, data as payload, singleton_key as key, source_output as reason,
  source_retry_count + 1 as attempts, source_created_on as "enqueuedAt",
  date_trunc('milliseconds', created_on) as "diedAt"`

/** Newest first; the last one of a page is `before` of the next. */
export function listDeadLetters(db: Db, { job, before, limit }: DeadLetterPage): Promise<DeadLetter[]> {
  return db.many<DeadLetter>(sql`
    select ${letter}
    from pgboss.job
    where name = ${DEAD_LETTERS} and state = 'created'
      and (${job ?? null}::text is null or source_name = ${job ?? null})
      and (${before?.diedAt ?? null}::timestamptz is null
        or (date_trunc('milliseconds', created_on), id) < (${before?.diedAt ?? null}, ${before?.id ?? null}::uuid))
    order by date_trunc('milliseconds', created_on) desc, id desc
    limit ${Math.min(limit, LARGEST_PAGE)}`)
}

/** Before jobs were ever started on a database there is no engine, and nothing that could have failed. */
export async function hasEngine(db: Db): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select to_regclass('pgboss.job') is not null as found`)
  return found
}

export function findDeadLetter(db: Db, id: string): Promise<DeadLetter | undefined> {
  return db.maybe<DeadLetter>(sql`
    select ${letter} from pgboss.job where name = ${DEAD_LETTERS} and state = 'created' and id = ${id}::uuid`)
}

/** Back to its queue with all its tries, under the same `run.id`. False when it is no dead letter (any more). */
export async function retryDeadLetter(tx: Db, id: string): Promise<boolean> {
  return (await bossIn(tx).redrive(DEAD_LETTERS, { ids: [id] })) === 1
}

/** The same for the oldest of one kind; answers how many. */
export async function retryDeadLettersOf(tx: Db, job: string, limit: number): Promise<number> {
  const rows = await tx.many<{ id: string }>(sql`
    select id from pgboss.job where name = ${DEAD_LETTERS} and state = 'created' and source_name = ${job}
    order by created_on, id limit ${Math.min(limit, LARGEST_PAGE)}`)
  return rows.length === 0 ? 0 : bossIn(tx).redrive(DEAD_LETTERS, { ids: rows.map(({ id }) => id) })
}

/** For one that needs no retry: somebody has settled it by hand. */
export async function dismissDeadLetter(tx: Db, id: string): Promise<boolean> {
  const answer = (await bossIn(tx).deleteJob(DEAD_LETTERS, id)) as { affected: number }
  return answer.affected === 1
}

export type JobCount = { job: string; state: 'waiting' | 'running' | 'dead'; count: number }

/** For gauges: everything that is not done yet. */
export function countJobs(db: Db): Promise<JobCount[]> {
  return db.many<JobCount>(sql`
    select coalesce(source_name, name) as job,
      case when name = ${DEAD_LETTERS} then 'dead' when state = 'active' then 'running' else 'waiting' end as state,
      count(*)::int as count
    from pgboss.job
    where state <= 'active' and name not like '\_\_pgboss%'
    group by 1, 2`)
}

export type QueueNow = {
  job: string
  /** Due, and not taken yet. */
  waiting: number
  /** For a moment that is still to come: a morning, the next try. */
  later: number
  /** Of those that are not done, so many have failed at least once. */
  failing: number
  running: number
  dead: number
  /** Since when the first one that is due waits. */
  oldestDue: Date | null
}

/** How every kind of job stands that has anything left to do. */
export function readQueues(db: Db): Promise<QueueNow[]> {
  return db.many<QueueNow>(sql`
    select coalesce(source_name, name) as job,
      count(*) filter (where name <> ${DEAD_LETTERS} and state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where name <> ${DEAD_LETTERS} and state < 'active' and start_after > now())::int as later,
      count(*) filter (where name <> ${DEAD_LETTERS} and state = 'retry')::int as failing,
      count(*) filter (where name <> ${DEAD_LETTERS} and state = 'active')::int as running,
      count(*) filter (where name = ${DEAD_LETTERS})::int as dead,
      date_trunc('milliseconds', min(start_after) filter (
        where name <> ${DEAD_LETTERS} and state < 'active' and start_after <= now())) as "oldestDue"
    from pgboss.job
    where state <= 'active' and name not like '\_\_pgboss%'
    group by 1 order by 1`)
}
