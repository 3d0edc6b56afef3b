import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

type DemoDelivery = { orderId: number; ownerId: number; courierId: number; deliveredAt: Date }

/** What the demo's courier has brought, oldest first. */
export function findDemoDeliveries(db: Db, phone: string): Promise<DemoDelivery[]> {
  return db.many<DemoDelivery>(sql`
    select parcel.id as "orderId", owner_id as "ownerId", courier.id as "courierId", max(happened_at) as "deliveredAt"
    from customer_order as parcel
    join person as courier on courier.id = parcel.courier_id
    join order_event as event on event.order_id = parcel.id and verb = 'deliver'
    where courier.phone = ${phone} and parcel.status in ('executor_done', 'done')
    group by parcel.id, courier.id order by max(happened_at), parcel.id limit 50`)
}
