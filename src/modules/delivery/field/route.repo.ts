import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type RouteRow = {
  orderIds: number[]
  /** Metres from the one before. */
  legs: (number | null)[]
  /** Where each led to when it was placed. */
  goals: string[]
  ownOrder: boolean
}

export function findRoute(db: Db, courier: number, day: string): Promise<RouteRow | undefined> {
  return db.maybe<RouteRow>(sql`
    select order_ids as "orderIds", legs, goals, own_order as "ownOrder" from courier_route
    where courier_id = ${courier} and day = ${day}::date`)
}

export async function saveRoute(db: Db, courier: number, day: string, route: RouteRow): Promise<void> {
  await db.run(sql`
    insert into courier_route (courier_id, day, order_ids, legs, goals, own_order)
    values (${courier}, ${day}::date, ${route.orderIds}::integer[], ${route.legs}::integer[],
      ${route.goals}::text[], ${route.ownOrder})
    on conflict (courier_id, day) do update
    set order_ids = excluded.order_ids, legs = excluded.legs, goals = excluded.goals, own_order = excluded.own_order`)
}

export async function deleteRoutes(db: Db, before: string): Promise<void> {
  await db.run(sql`delete from courier_route where day < ${before}::date`)
}
