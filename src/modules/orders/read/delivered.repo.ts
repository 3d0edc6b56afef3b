import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Parcels that are with their receivers, and those among them that came by the last day that was agreed. */
export type Delivered = { delivered: number; onTime: number }

/** Longer than any parcel is under way: storage, another day and an extension included. */
const LONGEST_WAY = '60 days'

/**
 * Handed over since this moment. On time is measured by the day that was agreed with the order, however it was put off later; at a
 * point by the day the parcel came there, because its receiver comes when they like. Ways back are not counted.
 */
export function countDelivered(db: Db, since: Date): Promise<Delivered> {
  return db.one<Delivered>(sql`
    select count(*)::integer as delivered,
      (count(*) filter (where (coalesce(stored.happened_at, handed.happened_at) at time zone 'Asia/Tashkent')::date
        <= parcel.promised_to))::integer as "onTime"
    from customer_order parcel
      cross join lateral (
        select verb, happened_at from order_event
        where order_id = parcel.id and verb in ('deliver', 'hand_out')
        order by happened_at desc, seq desc limit 1) handed
      left join lateral (
        select happened_at from order_event
        where order_id = parcel.id and verb in ('store', 'drop_off') and handed.verb = 'hand_out'
          and happened_at <= handed.happened_at
        order by happened_at desc, seq desc limit 1) stored on true
    where parcel.status in ('executor_done', 'done') and parcel.return_of is null
      and parcel.created_at >= ${since}::timestamptz - ${LONGEST_WAY}::interval
      and parcel.status_at >= ${since} and handed.happened_at >= ${since}`)
}
