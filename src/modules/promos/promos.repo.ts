import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Right } from './domain/rights.ts'

export type NewRight = Pick<Right, 'kind' | 'endsAt'>

export async function insertRights(
  tx: Db,
  personId: number,
  now: Date,
  rights: readonly NewRight[],
): Promise<void> {
  await tx.run(sql`
    insert into promotion_right (person_id, kind, granted_at, ends_at)
    select ${personId}, kind, ${now}, ends_at
    from unnest(${rights.map(({ kind }) => kind)}::text[], ${rights.map(({ endsAt }) => endsAt)}::timestamptz[])
      as promised (kind, ends_at)
    on conflict do nothing`)
}

export function findRights(db: Db, personId: number): Promise<Right[]> {
  return db.many<Right>(sql`
    select kind, ends_at as "endsAt", order_id as "orderId" from promotion_right
    where person_id = ${personId} order by kind`)
}

/** Whoever prices another order of the same person waits. */
export function lockRights(tx: Db, personId: number): Promise<Right[]> {
  return tx.many<Right>(sql`
    select kind, ends_at as "endsAt", order_id as "orderId" from promotion_right
    where person_id = ${personId} order by kind for update`)
}

/** False when another order has it. */
export async function saveFirstParcel(tx: Db, personId: number, orderId: number): Promise<boolean> {
  const rows = await tx.run(sql`
    update promotion_right set order_id = ${orderId}
    where person_id = ${personId} and kind = 'first_parcel' and order_id is null`)
  return rows === 1
}

export async function freeRightOf(tx: Db, orderId: number): Promise<void> {
  await tx.run(sql`update promotion_right set order_id = null where order_id = ${orderId}`)
}
