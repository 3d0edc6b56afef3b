import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Parcels that wait in these districts to be picked up, and those on their way there. */
export function countUnderWayIn(
  db: Db,
  districts: readonly number[],
): Promise<{ pickups: number; deliveries: number }> {
  return db.one<{ pickups: number; deliveries: number }>(sql`
    select count(*) filter (where status in ('new', 'accept')
        and (sender ->> 'districtId')::integer = any (${districts}::integer[]))::integer as pickups,
      count(*) filter (where (receiver ->> 'districtId')::integer = any (${districts}::integer[]))::integer as deliveries
    from customer_order
    where status in ('new', 'accept', 'pickup', 'agent_received', 'failed_delivery')`)
}
