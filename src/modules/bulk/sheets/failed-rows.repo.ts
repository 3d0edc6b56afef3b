import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Field } from '../domain/fields.ts'

/** What was written by hand in rows that have errors. */
export async function findEdited(db: Db, upload: number): Promise<readonly Field[]> {
  const rows = await db.many<{ field: Field }>(sql`
    select distinct unnest(edited) as field from bulk_row where upload_id = ${upload} and problems <> '{}'`)
  return rows.map(({ field }) => field)
}
