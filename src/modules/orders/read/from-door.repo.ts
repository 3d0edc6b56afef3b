import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** How many of these orders a courier fetches from their sender, and the first of them. What was cancelled waits no more. */
export const countFromDoor = (db: Db, owner: number, ids: readonly number[]) =>
  db.one<{ parcels: number; first: number | null }>(sql`
    select count(*) as parcels, min(id) as first from customer_order
    where owner_id = ${owner} and id = any (${ids}::integer[]) and delivery_option in (2, 3) and status <> 'cancelled'`)
