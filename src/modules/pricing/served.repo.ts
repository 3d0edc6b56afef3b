import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Where we do not come for now. */
export async function unservedDistricts(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.many<{ id: number }>(sql`select district_id as id from unserved_district`)
  return new Set(rows.map(({ id }) => id))
}

/** Whether we do not come to one of the districts for now. */
export async function isUnserved(db: Db, districts: readonly number[]): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (select from unserved_district where district_id = any (${districts}::integer[])) as found`)
  return found
}
