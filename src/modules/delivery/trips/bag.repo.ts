import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Bag = {
  code: string
  fromPointId: number
  toPointId: number
  madeAt: Date
  /** Seen empty at the end of its way. */
  emptiedAt: Date | null
  /** When anything that was put in was last scanned in somewhere. */
  storedAt: Date | null
}

const columns = sql`code, from_point_id as "fromPointId", to_point_id as "toPointId", made_at as "madeAt",
  emptied_at as "emptiedAt", (
    select max(scan.happened_at)
    from bag_parcel inside join log_for_tracking scan on scan.order_id = inside.order_id
    where inside.bag_code = bag.code and inside.taken_at is null and scan.seq > inside.after_line
      and scan.verb = 'store') as "storedAt"`

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

const mostBags = 200

/**
 * Of this depot, on either end, or all, the newest first: what something lies in, what a lane is filled into, and what was
 * made since a moment and nothing has come out of.
 */
export function findOpenBags(db: Db, place: number | undefined, since: Date): Promise<Bag[]> {
  return db.many<Bag>(sql`
    select ${columns} from bag
    where emptied_at is null and (${place}::bigint is null or ${place} in (from_point_id, to_point_id))
      and (made_at >= ${since} or exists (select from sorting_lane where bag_code = bag.code) or exists (
        select from bag_parcel inside join order_for_sorting parcel using (order_id)
        where inside.bag_code = bag.code and inside.taken_at is null
          and (parcel.holder in ('trip', 'courier')
            or parcel.holder = 'depot' and parcel.holder_point_id = bag.from_point_id)
          and not exists (
            select from log_for_tracking scan
            where scan.order_id = inside.order_id and scan.seq > inside.after_line and scan.verb = 'store')))
    order by made_at desc, code limit ${mostBags}`)
}

/** Between two depots, and not seen empty yet. */
export function findBagsBetween(db: Db, from: number, to: number): Promise<Bag[]> {
  return db.many<Bag>(sql`
    select ${columns} from bag
    where emptied_at is null and from_point_id = ${from} and to_point_id = ${to}
    order by made_at desc, code limit ${mostBags}`)
}

/** The bags that these were put into last, whatever has become of them since. */
export async function findBagsOf(db: Db, orderIds: readonly number[]): Promise<string[]> {
  const rows = await db.many<{ code: string }>(sql`
    select distinct bag_code as code from bag_parcel
    where order_id = any (${orderIds}::integer[]) and taken_at is null`)
  return rows.map(({ code }) => code)
}

export async function putIn(
  tx: Db,
  { code, orderId }: { code: string; orderId: number },
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into bag_parcel (bag_code, order_id, put_by, put_at, after_line)
    select ${code}::text, ${orderId}::integer, ${by}::bigint, ${at}::timestamptz, max(seq)
    from log_for_tracking where order_id = ${orderId}
    on conflict (bag_code, order_id) do update
    set taken_at = null, put_by = excluded.put_by, put_at = excluded.put_at, after_line = excluded.after_line`)
}

/** Out of whichever bag it was put into. */
export async function takeOut(tx: Db, orderId: number, at: Date): Promise<void> {
  await tx.run(sql`update bag_parcel set taken_at = ${at} where order_id = ${orderId} and taken_at is null`)
}

export async function saveEmptied(tx: Db, codes: readonly string[], at: Date): Promise<void> {
  await tx.run(sql`
    update bag set emptied_at = ${at} where code = any (${codes}::text[]) and emptied_at is null`)
}
