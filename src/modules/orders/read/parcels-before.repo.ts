import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** What tells whether two parcels are the same. */
export type ParcelBefore = {
  externalId: string | null
  name: string
  phone: string
  districtId: number
  street: string | null
  pointId: number | null
  description: string
  productFee: number
  createdAt: Date
}

type Sought = { since: Date; phones: readonly string[]; externalIds: readonly string[] }

/** Orders to these receivers, or with these numbers of the owner's own, newest last; what was cancelled is none. */
export const findParcelsBefore = (db: Db, owner: number, { since, phones, externalIds }: Sought) =>
  db.many<ParcelBefore>(sql`
    select external_id as "externalId", receiver ->> 'fullName' as name, receiver ->> 'phone' as phone,
      (receiver ->> 'districtId')::integer as "districtId", receiver ->> 'street' as street,
      to_point_id as "pointId", description, product_fee as "productFee", created_at as "createdAt"
    from customer_order
    where owner_id = ${owner} and created_at >= ${since} and return_of is null
      and status not in ('draft', 'cancelled')
      and (receiver ->> 'phone' = any (${phones}::text[]) or external_id = any (${externalIds}::text[]))
    order by created_at, id`)

/** Whether there is any order to compare with. */
export async function hasOrderSince(db: Db, owner: number, since: Date): Promise<boolean> {
  const row = await db.maybe(sql`
    select from customer_order where owner_id = ${owner} and created_at >= ${since} limit 1`)
  return row !== undefined
}

/** Enough for a shop's regulars; more would make every question of a large shop slow. */
const MOST_ORDERS = 5_000

/** The numbers of receivers by name, oldest first. People behind a link are not the sender's to know. */
export const findPhonesBefore = (db: Db, owner: number) =>
  db.many<{ name: string; phone: string; createdAt: Date }>(sql`
    select name, phone, "createdAt" from (
      select receiver ->> 'fullName' as name, receiver ->> 'phone' as phone, created_at as "createdAt",
        receiver ? 'link' as hidden, return_of
      from customer_order where owner_id = ${owner} order by created_at desc, id desc limit ${MOST_ORDERS}) lately
    where return_of is null and not hidden order by "createdAt"`)

export async function findIdByCode(db: Db, code: string): Promise<number | undefined> {
  const row = await db.maybe<{ id: number }>(sql`select id from customer_order where tracking_code = ${code}`)
  return row?.id
}

export async function findTrackingCodes(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db.many<{ id: number; code: string }>(sql`
    select id, tracking_code as code from customer_order where id = any (${ids}::integer[])`)
  return new Map(rows.map(({ id, code }) => [id, code]))
}
