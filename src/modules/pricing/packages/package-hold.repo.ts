import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type HoldRow = { key: string; packageId: number; share: number }

export async function insertHolds(tx: Db, holds: readonly HoldRow[]): Promise<void> {
  await tx.run(sql`
    insert into package_hold (key, package_id, share)
    select key, package_id, share
    from unnest(${holds.map(({ key }) => key)}::text[], ${holds.map(({ packageId }) => packageId)}::bigint[],
                ${holds.map(({ share }) => share)}::bigint[]) as given (key, package_id, share)`)
}

export type UsedHold = { key: string; orderId: number; movement: string }

/** What was held for a row is its order's, and earned by this movement. Answers with the shares, by order. */
export function moveHolds(tx: Db, used: readonly UsedHold[]): Promise<{ orderId: number; share: number }[]> {
  return tx.many(sql`
    with given as (
      select key, order_id, movement
      from unnest(${used.map(({ key }) => key)}::text[], ${used.map(({ orderId }) => orderId)}::integer[],
                  ${used.map(({ movement }) => movement)}::text[]) as given (key, order_id, movement)
    ), freed as (
      delete from package_hold using given where package_hold.key = given.key
      returning given.order_id, package_id, share, movement
    )
    insert into package_shipment (order_id, package_id, share, movement)
    select order_id, package_id, share, movement from freed
    returning order_id as "orderId", share`)
}
