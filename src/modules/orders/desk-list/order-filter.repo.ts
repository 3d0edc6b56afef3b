import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type FilterRow = { id: number; name: string; query: string }

export function findFilters(db: Db, person: number): Promise<FilterRow[]> {
  return db.many<FilterRow>(sql`
    select id, name, query from order_filter where person_id = ${person} order by lower(name), id`)
}

export async function saveFilter(
  tx: Db,
  person: number,
  { name, query, at }: { name: string; query: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into order_filter (person_id, name, query, created_at) values (${person}, ${name}, ${query}, ${at})
    on conflict (person_id, name) do update set query = excluded.query`)
}

/** Of one person one after the other: two windows do not save past the bound. */
export async function lockFilters(tx: Db, person: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`order filters of ${person}`}, 0))`)
}

export async function removeFilter(db: Db, person: number, id: string): Promise<boolean> {
  const row = await db.maybe(sql`
    delete from order_filter where id = ${id}::bigint and person_id = ${person} returning id`)
  return row !== undefined
}
