import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Order } from '../domain/order.ts'

const MOST = 200

/** To be carried, in the bag whatever has become of it, or ended since then. */
const isOnList = (courier: number, since: Date) => sql`
  ((courier_id = ${courier} and (status in ('accept', 'pickup', 'failed_delivery')
      or (status in ('executor_done', 'done', 'cancelled', 'expired') and status_at >= ${since})))
    or (holder_courier_id = ${courier} and holder = 'courier'))`

/** What a courier has to do or to carry, and what has ended for them since then; oldest first. */
export function findCarried(db: Db, courier: number, since: Date): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where id in (select id from customer_order where ${isOnList(courier, since)})
    order by "createdAt", id limit ${MOST}`)
}

/** Numbers that change with the list of a courier. */
export async function findCarriedVersions(db: Db, courier: number, since: Date): Promise<string> {
  const { told } = await db.one<{ told: string }>(sql`
    select coalesce(md5(string_agg(id || ':' || version, ' ' order by id)), 'none') as told from customer_order
    where ${isOnList(courier, since)}`)
  return told
}

/** Numbers that change with what lies at a counter or is on its way there. */
export async function findCounterVersions(db: Db, point: number): Promise<string> {
  const { told } = await db.one<{ told: string }>(sql`
    select coalesce(md5(string_agg(id || ':' || version, ' ' order by id)), 'none') as told from customer_order
    where (holder_point_id = ${point} or destination_point_id = ${point})
      and status in ('new', 'accept', 'pickup', 'agent_received', 'failed_delivery')`)
  return told
}
