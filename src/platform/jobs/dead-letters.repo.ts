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

/** Newest first; the last one of a page is `before` of the next. */
export function listDeadLetters(db: Db, { job, before, limit }: DeadLetterPage): Promise<DeadLetter[]> {
  return db.many<DeadLetter>(sql`
    select id, source_name as job, data as payload, singleton_key as key, source_output as reason,
      source_retry_count + 1 as attempts, source_created_on as "enqueuedAt",
      date_trunc('milliseconds', created_on) as "diedAt"
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

/** Back to its queue with all its tries, under the same `run.id`. False when it is no dead letter (any more). */
export async function retryDeadLetter(tx: Db, id: string): Promise<boolean> {
  return (await bossIn(tx).redrive(DEAD_LETTERS, { ids: [id] })) === 1
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
