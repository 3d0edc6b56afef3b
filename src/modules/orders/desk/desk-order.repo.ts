import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Who wrote the order down, and the order that carries its parcel back. */
export function findRelated(
  db: Db,
  orderId: number,
): Promise<{ enteredBy: number | null; returnId: number | null }> {
  return db.one<{ enteredBy: number | null; returnId: number | null }>(sql`
    select entered_by as "enteredBy",
      (select id from customer_order back where back.return_of = customer_order.id) as "returnId"
    from customer_order where id = ${orderId}`)
}

/** What was told of it that did not fit. */
export function countIncidents(db: Db, orderId: number): Promise<{ open: number; decided: number }> {
  return db.one<{ open: number; decided: number }>(sql`
    select count(*) filter (where decided_at is null)::integer as open,
      count(*) filter (where decided_at is not null)::integer as decided
    from order_incident where order_id = ${orderId}`)
}
