import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Trip } from './trip.repo.ts'

type Way = Pick<Trip, 'id' | 'fromPointId' | 'toPointId' | 'leftAt'>

/** More than any van carries. */
const MOST = 10_000

/** What was scanned into this van and not out of it again where it loads. */
export async function findLoaded(db: Db, { id, fromPointId, leftAt }: Way, now: Date): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select loading.order_id as id, min(loading.seq) as first
    from log_for_tracking loading
    where loading.verb = 'load' and (loading.details ->> 'tripId')::bigint = ${id}
      and not exists (
        select from log_for_tracking back
        where back.order_id = loading.order_id and back.seq > loading.seq and back.verb = 'store'
          and back.point_id = ${fromPointId} and back.happened_at <= ${leftAt ?? now}::timestamptz)
    group by loading.order_id order by first limit ${MOST}`)
  return rows.map((row) => row.id)
}

/** The bags in which these left, as they were filled; where a bag was emptied since, nothing else knows it. */
export async function findBagsLoaded(
  db: Db,
  { fromPointId, toPointId, leftAt }: Way,
  orderIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.many<{ orderId: number; code: string }>(sql`
    select distinct on (order_id) order_id as "orderId", bag_code as code
    from bag_parcel inside join bag on bag.code = inside.bag_code
    where order_id = any (${orderIds}::integer[])
      and bag.from_point_id = ${fromPointId} and bag.to_point_id = ${toPointId}
      and put_at <= ${leftAt ?? now}::timestamptz
      and (taken_at is null or taken_at > ${leftAt ?? now}::timestamptz)
    order by order_id, put_at desc`)
  return new Map(rows.map(({ orderId, code }) => [orderId, code]))
}
