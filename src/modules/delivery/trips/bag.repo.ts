import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Bag = {
  code: string
  fromPointId: number
  toPointId: number
  tripId: number | null
  madeAt: Date
  emptiedAt: Date | null
}

const columns = sql`code, from_point_id as "fromPointId", to_point_id as "toPointId", trip_id as "tripId",
  made_at as "madeAt", emptied_at as "emptiedAt"`

type NewBag = Pick<Bag, 'code' | 'fromPointId' | 'toPointId' | 'madeAt'> & { madeBy: number }

/** Undefined when the code is taken: another one is drawn then. */
export function insertBag(tx: Db, bag: NewBag): Promise<Bag | undefined> {
  return tx.maybe<Bag>(sql`
    insert into bag (code, from_point_id, to_point_id, made_by, made_at)
    values (${bag.code}, ${bag.fromPointId}, ${bag.toPointId}, ${bag.madeBy}, ${bag.madeAt})
    on conflict do nothing returning ${columns}`)
}

export function findBag(db: Db, code: string): Promise<Bag | undefined> {
  return db.maybe<Bag>(sql`select ${columns} from bag where code = ${code}`)
}

export function holdBag(tx: Db, code: string): Promise<Bag | undefined> {
  return tx.maybe<Bag>(sql`select ${columns} from bag where code = ${code} for update`)
}

const mostBags = 200

/** Not emptied yet: of this depot, on either end, or all. */
export function findOpenBags(db: Db, place: number | undefined): Promise<Bag[]> {
  return db.many<Bag>(sql`
    select ${columns} from bag
    where emptied_at is null and (${place}::bigint is null or ${place} in (from_point_id, to_point_id))
    order by made_at, code limit ${mostBags}`)
}

export type InBag = { bagCode: string; orderId: number }

export function findInBags(db: Db, codes: readonly string[]): Promise<InBag[]> {
  return db.many<InBag>(sql`
    select bag_code as "bagCode", order_id as "orderId" from bag_parcel
    where bag_code = any (${codes}::text[]) and taken_at is null order by bag_code, put_at, order_id`)
}

/** By order: the bag that each of these is in now. */
export async function findBagsOf(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.many<InBag>(sql`
    select bag_code as "bagCode", order_id as "orderId" from bag_parcel
    where order_id = any (${orderIds}::integer[]) and taken_at is null`)
  return new Map(rows.map(({ orderId, bagCode }) => [orderId, bagCode]))
}

/** False when it is in another bag. */
export async function putIn(
  tx: Db,
  { bagCode, orderId }: InBag,
  { by, at }: { by: number; at: Date },
): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into bag_parcel (bag_code, order_id, put_by, put_at)
    select ${bagCode}::text, ${orderId}::integer, ${by}::bigint, ${at}::timestamptz
    where not exists (select from bag_parcel where order_id = ${orderId} and taken_at is null)
    on conflict (bag_code, order_id) do update set taken_at = null, put_by = excluded.put_by, put_at = excluded.put_at`)
  return rows === 1
}

/** Out of whichever bag they are in. */
export async function takeOut(tx: Db, orderIds: readonly number[], at: Date): Promise<number> {
  return tx.run(sql`
    update bag_parcel set taken_at = ${at} where order_id = any (${orderIds}::integer[]) and taken_at is null`)
}

export async function saveTripOf(tx: Db, code: string, tripId: number): Promise<void> {
  await tx.run(sql`update bag set trip_id = ${tripId} where code = ${code}`)
}

/** The van is empty, and so are its bags: they are done with. */
export async function closeEmptied(tx: Db, tripId: number, at: Date): Promise<void> {
  await tx.run(sql`
    update bag_parcel set taken_at = ${at}
    where taken_at is null and bag_code in (select code from bag where trip_id = ${tripId} and emptied_at is null)`)
  await tx.run(sql`
    update bag set emptied_at = ${at} where trip_id = ${tripId} and emptied_at is null`)
}
