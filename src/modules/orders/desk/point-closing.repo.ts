import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Order } from '../domain/order.ts'

/** Parcels that go to a point and are not there yet, by number, a page at a time. */
export function findOnTheWay(db: Db, pointId: number, after: number, limit: number): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where "destinationPointId" = ${pointId} and id > ${after}
      and status in ('new', 'accept', 'pickup', 'agent_received', 'failed_delivery')
      and holder not in ('destination_point', 'locker')
    order by id limit ${limit}`)
}

type PointLoad = {
  /** Wait there for their receivers. */
  stored: number
  /** Their senders mean to bring them there. */
  expected: number
}

export function countAtPoint(db: Db, pointId: number): Promise<PointLoad> {
  return db.one<PointLoad>(sql`
    select count(*) filter (where status = 'agent_received' and holder in ('destination_point', 'locker')
        and holder_point_id = ${pointId})::integer as stored,
      count(*) filter (where status in ('draft', 'new') and from_point_id = ${pointId})::integer as expected
    from customer_order
    where holder_point_id = ${pointId} or from_point_id = ${pointId}`)
}

/** Whoever meant to bring a parcel to a point, each once. */
export async function findExpectedFrom(db: Db, pointId: number, limit: number): Promise<number[]> {
  const rows = await db.many<{ person: number }>(sql`
    select distinct owner_id as person from customer_order
    where from_point_id = ${pointId} and status in ('draft', 'new') order by person limit ${limit}`)
  return rows.map(({ person }) => person)
}
