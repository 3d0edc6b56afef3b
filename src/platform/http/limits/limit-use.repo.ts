import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { OthersUse, OwnUse } from './rate-limit.ts'

/**
 * Tells what this process has let through and answers what the others have, of the same callers and windows. A sum only
 * grows, so that telling it twice, or late, changes nothing.
 */
export function exchangeUse(db: Db, process: string, own: readonly OwnUse[]): Promise<OthersUse[]> {
  const rules = own.map(({ rule }) => rule)
  const callers = own.map(({ caller }) => caller)
  const starts = own.map(({ startedAt }) => new Date(startedAt))
  return db.many<OthersUse>(sql`
    with told as (
      insert into limit_use (rule, caller, started_at, process, used, ends_at)
      select * from unnest(${rules}::text[], ${callers}::text[], ${starts}::timestamptz[],
        array_fill(${process}::text, array[${own.length}::int]), ${own.map(({ used }) => used)}::int[],
        ${own.map(({ endsAt }) => new Date(endsAt))}::timestamptz[])
      on conflict (rule, caller, started_at, process) do update
      set used = greatest(limit_use.used, excluded.used)
    )
    select rule, caller, (extract(epoch from started_at) * 1000)::bigint as "startedAt", sum(used)::int as used
    from limit_use join unnest(${rules}::text[], ${callers}::text[], ${starts}::timestamptz[])
      as asked (rule, caller, started_at) using (rule, caller, started_at)
    where process <> ${process}
    group by rule, caller, started_at`)
}

/** Windows that are over count for nobody. */
export async function sweepUse(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from limit_use where ends_at < ${now}`)
}
