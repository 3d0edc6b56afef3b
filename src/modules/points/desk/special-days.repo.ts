import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** How many places have hours of their own on each of these days. */
export function countSpecialDays(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<{ day: string; count: number }[]> {
  return db.many<{ day: string; count: number }>(sql`
    select holiday ->> 'day' as day, count(*)::integer as count
    from pickup_point, jsonb_array_elements(holidays) as holiday
    where holiday ->> 'day' between ${from} and ${to}
    group by 1 order by 1`)
}
