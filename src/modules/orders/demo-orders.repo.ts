import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Ids of the people of the demo, by phone. */
export async function findDemoPeople(
  db: Db,
  phones: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.many<{ id: number; phone: string }>(sql`
    select id, phone from person where phone = any (${phones}::text[]) and status = 'active'`)
  return new Map(rows.map(({ id, phone }) => [phone, id]))
}

/** In each district one counter that takes parcels and money. */
export async function findCounters(
  db: Db,
  districts: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.many<{ id: number; district: number }>(sql`
    select distinct on (district_id) id, district_id as district from pickup_point
    where district_id = any (${districts}::integer[]) and kind = 'point' and cod and not closed
      and occupied < capacity
    order by district_id, id`)
  return new Map(rows.map(({ id, district }) => [district, id]))
}
