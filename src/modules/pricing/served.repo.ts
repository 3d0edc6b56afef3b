import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Whether we do not come to one of the districts for now. */
export async function isUnserved(db: Db, districts: readonly number[]): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (select from unserved_district where district_id = any (${districts}::integer[])) as found`)
  return found
}
