import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Order } from '../domain/order.ts'

/** By the code of a label or the number of an order. A parcel on its way back still wears its old label. */
export function findByScan(
  db: Db,
  { code, id }: { code: string | null; id: number | null },
): Promise<Order | undefined> {
  return db.maybe<Order>(sql`
    select * from order_read
    where "trackingCode" = ${code} or id = ${id}
      or "returnOf" = (select labelled.id from customer_order labelled where labelled.tracking_code = ${code})
    order by "returnOf" is null limit 1`)
}

export function findByNumbers(db: Db, ids: readonly number[]): Promise<Order[]> {
  return db.many<Order>(sql`select * from order_read where id = any (${ids}::integer[]) order by id`)
}

/** A parcel in a bag, and where both are: at the depot where it was filled, on a trip, or with a courier. */
export type InBag = {
  bag: string
  orderId: number
  trackingCode: string
  tripId: number | null
  courierId: number | null
}

/**
 * What lies in each of these bags now. Delivery's view says what was put in; where it is since then, our log does. What was
 * scanned in anywhere has come out. A bag is at its depot as long as anything of it lies there, and otherwise where most of
 * it is: what is elsewhere has left it by itself.
 */
export function findInBags(db: Db, bags: readonly string[]): Promise<InBag[]> {
  return db.many<InBag>(sql`
    with still_in as (
      select put_in.code, parcel.id, parcel.tracking_code, parcel.holder_trip_id as trip_id,
        parcel.holder_courier_id as courier_id
      from bag_for_orders put_in join customer_order parcel on parcel.id = put_in.order_id
      where put_in.code = any (${bags}::text[])
        and (parcel.holder in ('trip', 'courier')
          or parcel.holder = 'depot' and parcel.holder_point_id = put_in.depot_id)
        and not exists (
          select from order_event scan
          where scan.order_id = put_in.order_id and scan.seq > put_in.after_line and scan.verb = 'store')
    ), place as (
      select distinct on (code) code, trip_id, courier_id
      from still_in
      group by code, trip_id, courier_id
      order by code, coalesce(trip_id, courier_id) is not null, count(*) desc, trip_id, courier_id
    )
    select still_in.code as bag, id as "orderId", tracking_code as "trackingCode", still_in.trip_id as "tripId",
      still_in.courier_id as "courierId"
    from still_in join place on place.code = still_in.code
      and (place.trip_id, place.courier_id) is not distinct from (still_in.trip_id, still_in.courier_id)
    order by still_in.code, id`)
}

/** Whatever happens to a bag happens one after the other. */
export async function lockBag(tx: Db, bag: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`bag ${bag}`}, 0))`)
}
