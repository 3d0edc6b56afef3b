import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { ColumnField } from '../domain/fields.ts'
import type { RememberedHeaders } from '../domain/headers.ts'

/** Of one merchant: more than any files of theirs have. */
const MOST_HEADERS = 1_000

export async function findKnownHeaders(db: Db, owner: number): Promise<RememberedHeaders> {
  const rows = await db.many<{ key: string; field: ColumnField | null }>(sql`
    select header_key as key, field from bulk_known_header where owner_id = ${owner}
    order by used_at desc limit ${MOST_HEADERS}`)
  return new Map(rows.map(({ key, field }) => [key, field]))
}

export type KnownHeader = { key: string; field: ColumnField | null }

export const rememberHeaders = (tx: Db, owner: number, headers: readonly KnownHeader[], now: Date) =>
  tx.run(sql`
    insert into bulk_known_header (owner_id, header_key, field, used_at)
    select ${owner}, key, field, ${now}
    from unnest(${headers.map(({ key }) => key)}::text[], ${headers.map(({ field }) => field)}::text[]) as given (key, field)
    on conflict (owner_id, header_key) do update set field = excluded.field, used_at = excluded.used_at`)

export const forgetHeadersOf = (tx: Db, owner: number) =>
  tx.run(sql`delete from bulk_known_header where owner_id = ${owner}`)

export const forgetHeadersBefore = (db: Db, before: Date) =>
  db.run(sql`delete from bulk_known_header where used_at < ${before}`)
