import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** As many as an upload can have. */
export const MOST_ROWS = 50_000

/** The orders of an upload in the order of its rows, a part of them. */
export async function findOrderIds(
  db: Db,
  uploadId: number,
  { skip, limit }: { skip: number; limit: number },
): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select order_id as id from bulk_row where upload_id = ${uploadId} and order_id is not null
    order by n limit ${limit} offset ${skip}`)
  return rows.map(({ id }) => id)
}

export type Collection = {
  uploadId: number
  ownerId: number
  interval: string
  fee: number
}

/** Whom a courier visits on a day. */
export function findCollections(db: Db, day: string, limit: number): Promise<Collection[]> {
  return db.many<Collection>(sql`
    select id as "uploadId", owner_id as "ownerId", collection_interval as interval,
      coalesce(collection_fee, 0)::bigint as fee
    from bulk_upload
    where collection_day = ${day}::date and state in ('saving', 'saved')
    order by collection_interval, id limit ${limit}`)
}
