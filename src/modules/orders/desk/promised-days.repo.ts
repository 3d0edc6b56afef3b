import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** How many parcels that have not arrived are promised for each of these days. */
export function countPromisedOn(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; count: number }[]> {
  return db.many<{ day: string; count: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::integer as count
    from customer_order, generate_series(
      greatest((promise #>> '{window,from}')::date, ${from}::date),
      least((promise #>> '{window,to}')::date, ${to}::date), interval '1 day') day
    where status in ('new', 'accept', 'pickup', 'agent_received', 'failed_delivery')
      and promise #>> '{window,from}' <= ${to} and promise #>> '{window,to}' >= ${from}
    group by day order by day`)
}
