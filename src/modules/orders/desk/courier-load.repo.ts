import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Status } from '../domain/words.ts'

export type CourierLoad = {
  courier: number
  /** In their own bag. */
  inBag: number
  grams: number
  /** Of these: should have been with their receivers by now. */
  late: number
  /** Taken on and not fetched yet. */
  accepted: number
}

const promiseEnd = sql`((promise #>> '{window,to}') || ' ' || coalesce(promise #>> '{window,hours,to}', '21:00'))`
const isLate = (clock: string) =>
  sql`(return_of is null and status in ('pickup', 'agent_received') and ${promiseEnd} < ${clock})`

/** What each of these couriers has to do; `clock`: `2026-11-16 21:00` there. */
export function findLoads(db: Db, couriers: readonly number[], clock: string): Promise<CourierLoad[]> {
  return db.many<CourierLoad>(sql`
    select courier, bag.parcels as "inBag", bag.grams, bag.late, ahead.accepted
    from unnest(${couriers}::bigint[]) as asked (courier)
    cross join lateral (
      select count(*)::int as parcels, coalesce(sum((parcel ->> 'billableGrams')::bigint), 0)::bigint as grams,
        count(*) filter (where ${isLate(clock)})::int as late
      from customer_order where holder_courier_id = courier and holder = 'courier') as bag
    cross join lateral (
      select count(*)::int as accepted
      from customer_order where courier_id = courier and status = 'accept') as ahead`)
}

export type CourierParcel = {
  orderId: number
  trackingCode: string
  status: Status
  receiver: string
  inBag: boolean
  isLate: boolean
  statusAt: Date
}

/** More than anybody has in a day. */
const MOST = 200

/** What a courier has in the bag, has taken on, and has brought or tried to bring since then. */
export function findParcelsOfDay(
  db: Db,
  courier: number,
  { since, clock }: { since: Date; clock: string },
): Promise<CourierParcel[]> {
  return db.many<CourierParcel>(sql`
    select id as "orderId", tracking_code as "trackingCode", status, receiver ->> 'fullName' as receiver,
      (holder = 'courier' and holder_courier_id = ${courier}) as "inBag", coalesce(${isLate(clock)}, false) as "isLate",
      status_at as "statusAt"
    from customer_order
    where id in (
      select id from customer_order where holder_courier_id = ${courier} and holder = 'courier'
      union select id from customer_order where courier_id = ${courier} and status = 'accept'
      union select order_id from order_event
      where courier_id = ${courier} and verb in ('deliver', 'fail_delivery') and happened_at >= ${since})
    order by "isLate" desc, "inBag" desc, status_at desc, id limit ${MOST}`)
}
