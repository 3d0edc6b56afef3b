import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Order } from '../domain/order.ts'

const MOST = 200

/** What a courier has to do or to carry, and what has ended for them since then; oldest first. */
export function findCarried(db: Db, courier: number, since: Date): Promise<Order[]> {
  return db.many<Order>(sql`
    select * from order_read
    where "courierId" = ${courier}
      and (status in ('accept', 'pickup', 'failed_delivery')
        or (status in ('executor_done', 'done', 'cancelled', 'expired') and "statusAt" >= ${since}))
    order by "createdAt", id limit ${MOST}`)
}

/** Read off a parcel, or typed from its papers. */
export function findByScan(
  db: Db,
  { code, id }: { code: string | null; id: number | null },
): Promise<Order | undefined> {
  return db.maybe<Order>(sql`select * from order_read where "trackingCode" = ${code} or id = ${id}`)
}

/** Whose list it stands on, told by numbers that change with it. */
export async function findCarriedVersions(db: Db, courier: number, since: Date): Promise<string> {
  const { told } = await db.one<{ told: string }>(sql`
    select coalesce(md5(string_agg(id || ':' || version, ' ' order by id)), '') as told from customer_order
    where courier_id = ${courier}
      and (status in ('accept', 'pickup', 'failed_delivery')
        or (status in ('executor_done', 'done', 'cancelled', 'expired') and status_at >= ${since}))`)
  return told
}
