import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Those among these orders whose last place of ours was this one. */
export async function findCameFrom(db: Db, orderIds: readonly number[], place: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select last.order_id as id from (
      select distinct on (order_id) order_id, point_id from log_for_tracking
      where order_id = any (${orderIds}::integer[]) and verb in ('store', 'drop_off')
      order by order_id, seq desc) last
    where last.point_id = ${place}`)
  return rows.map(({ id }) => id)
}
