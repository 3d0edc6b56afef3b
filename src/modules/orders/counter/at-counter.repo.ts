import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Order } from '../domain/order.ts'

/** What lies at a place of ours: whose storage ends first stands first, then what has waited longest. */
export function findLyingAt(db: Db, point: number, limit: number): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read where "holderPointId" = ${point}
    order by "storedUntil" nulls last, "statusAt", id limit ${limit}`)
}

export async function countLyingAt(db: Db, point: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from customer_order where holder_point_id = ${point}`)
  return count
}

export type Sought = {
  /** For `tsquery`; null when the text has no word in it. */
  query: string | null
  /** The last digits of a code or a number; null for a name. */
  ending: string | null
  /** Also what is still on its way there. */
  comingToo: boolean
}

/** Among what lies at a point, what its senders still bring there, and what is on its way there. */
export function findSoughtAt(
  db: Db,
  point: number,
  { query, ending, comingToo }: Sought,
  limit: number,
): Promise<Order[]> {
  return db.many<Order>(sql`
    with here as (
      select id, search, tracking_code, 1 as place from customer_order where holder_point_id = ${point}
      union all
      select id, search, tracking_code, 2 from customer_order
      where from_point_id = ${point} and status = 'new' and holder = 'sender'
      union all
      select id, search, tracking_code, 3 from customer_order
      where ${comingToo}::boolean and destination_point_id = ${point}
        and status in ('new', 'accept', 'pickup', 'failed_delivery')
    ), found as (
      select id, min(place) as place from here
      where search @@ ${query}::tsquery or tracking_code like '%' || ${ending}::text
      group by id
    )
    select order_read.* from found join order_read using (id)
    order by place, "storedUntil" nulls last, id limit ${limit}`)
}

/** What else lies there for the same receiver. */
export function findOthersOf(
  db: Db,
  { id, receiver, holderPointId }: Pick<Order, 'id' | 'receiver' | 'holderPointId'>,
  limit: number,
): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where "holderPointId" = ${holderPointId} and receiver ->> 'phone' = ${receiver.phone} and id <> ${id}
      and status = 'agent_received'
    order by "storedUntil" nulls last, id limit ${limit}`)
}
