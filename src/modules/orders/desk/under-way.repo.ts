import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type UnderWay = { pickups: number; deliveries: number }

/** Parcels that wait in each of these districts to be picked up, and those on their way there. */
export async function countUnderWayIn(
  db: Db,
  districts: readonly number[],
): Promise<ReadonlyMap<number, UnderWay>> {
  const from = sql`(sender ->> 'districtId')::integer`
  const to = sql`(receiver ->> 'districtId')::integer`
  const rows = await db.many<UnderWay & { district: number }>(sql`
    select district, sum(pickups)::integer as pickups, sum(deliveries)::integer as deliveries from (
      select ${from} as district, count(*) as pickups, 0 as deliveries from customer_order
      where status in ('new', 'accept') and ${from} = any (${districts}::integer[]) group by 1
      union all
      select ${to}, 0, count(*) from customer_order
      where status in ('new', 'accept', 'pickup', 'agent_received', 'failed_delivery')
        and ${to} = any (${districts}::integer[]) group by 1) each
    group by district`)
  return new Map(rows.map(({ district, pickups, deliveries }) => [district, { pickups, deliveries }]))
}
