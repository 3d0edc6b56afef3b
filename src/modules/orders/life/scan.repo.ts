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

/** What is in a bag, from a view that delivery keeps. */
export function findInBag(db: Db, bag: string): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where id in (select order_id from bag_for_orders where code = ${bag}) order by id`)
}
