import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Right } from './domain/rights.ts'

/**
 * What a new customer is promised: the first parcel always, half price while that offer is running. A phone whose
 * account was deleted before is no new customer's.
 */
export async function insertWelcome(
  tx: Db,
  personId: number,
  now: Date,
  halfPriceUntil: Date,
): Promise<void> {
  await tx.run(sql`
    insert into promotion_right (person_id, kind, granted_at, ends_at)
    select person.id, promised.kind, ${now}, promised.ends_at
    from person
    cross join (values ('first_parcel', null::timestamptz), ('half_price', ${halfPriceUntil}::timestamptz))
      as promised (kind, ends_at)
    where person.id = ${personId}
      and not exists (select from retained_person where retained_person.phone = person.phone)
      and (promised.kind = 'first_parcel' or exists (
        select from promotion
        where kind = 'half_price_month' and starts_at <= ${now} and promotion.ends_at > ${now}))
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
