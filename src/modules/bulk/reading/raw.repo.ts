import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { unpackedRows } from '../domain/raw-rows.ts'

export const CHUNK_ROWS = 1_000

export const insertRaw = (tx: Db, upload: number, chunk: number, rows: string) =>
  tx.run(sql`
    insert into bulk_raw (upload_id, chunk, rows) values (${upload}, ${chunk}, ${rows})
    on conflict (upload_id, chunk) do update set rows = excluded.rows`)

/** Of a longer file that was read before. */
export const deleteRawFrom = (tx: Db, upload: number, chunk: number) =>
  tx.run(sql`delete from bulk_raw where upload_id = ${upload} and chunk >= ${chunk}`)

export async function findRaw(db: Db, upload: number, chunk: number): Promise<string[][]> {
  const found = await db.maybe<{ rows: string }>(sql`
    select rows from bulk_raw where upload_id = ${upload} and chunk = ${chunk}`)
  return found ? unpackedRows(found.rows) : []
}

/** An answer about a file that is long gone: no chunk, no rows. */
export async function countChunks(db: Db, upload: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::integer as count from bulk_raw where upload_id = ${upload}`)
  return count
}

export const deleteRaw = (tx: Db, upload: number) =>
  tx.run(sql`delete from bulk_raw where upload_id = ${upload}`)
