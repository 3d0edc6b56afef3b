import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

type DemoDelivery = { orderId: number; ownerId: number; deliveredAt: Date }

/** What the demo's courier has brought, oldest first. */
export function findDemoDeliveries(db: Db, courierId: number): Promise<DemoDelivery[]> {
  return db.many<DemoDelivery>(sql`
    select order_id as "orderId", owner_id as "ownerId", delivered_at as "deliveredAt"
    from delivery_for_rating where courier_id = ${courierId}
    order by delivered_at, order_id limit 50`)
}
