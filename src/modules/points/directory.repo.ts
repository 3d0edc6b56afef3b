import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** How many points stand in each district on a day; what is shut for a while counts, what has closed for good does not. */
export async function countByDistrict(db: Db, today: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db.many<{ district: number; count: number }>(sql`
    select district_id as district, count(*)::integer as count from pickup_point
    where kind <> 'depot' and coalesce(closes_on > ${today}::date, true)
    group by district_id`)
  return new Map(rows.map(({ district, count }) => [district, count]))
}
