import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { type ShelfLayout, usualLayout } from '../domain/shelf-place.ts'

export async function findLayout(db: Db, point: number): Promise<ShelfLayout> {
  const kept = await db.maybe<ShelfLayout>(sql`
    select row_count as rows, column_count as columns from shelf_layout where point_id = ${point}`)
  return kept ?? usualLayout
}

export async function saveShelfLayout(tx: Db, point: number, { rows, columns }: ShelfLayout): Promise<void> {
  await tx.run(sql`
    insert into shelf_layout (point_id, row_count, column_count) values (${point}, ${rows}, ${columns})
    on conflict (point_id) do update set row_count = excluded.row_count, column_count = excluded.column_count`)
}

/** It has been scanned in somewhere since it was laid there: that is another stay. */
const isStale = sql`exists (
  select from log_for_tracking scan
  where scan.order_id = laid.order_id and scan.seq > laid.after_line and scan.verb in ('drop_off', 'store', 'report_found'))`

/**
 * Where everything lies that is at a point. What goes back wears the place of the way there until it is laid elsewhere:
 * nobody has moved it.
 */
export async function findPlaces(db: Db, point: number): Promise<Map<number, string>> {
  const rows = await db.many<{ id: number; place: string }>(sql`
    select parcel.order_id as id, laid.place
    from parcel_at_point parcel
      join shelf_place laid on laid.point_id = parcel.point_id and laid.order_id in (parcel.order_id, parcel.return_of)
    where parcel.point_id = ${point} and not ${isStale}
    order by laid.order_id = parcel.order_id`)
  return new Map(rows.map(({ id, place }) => [id, place]))
}

/** Where these lie, of all that are at the point. */
export async function findPlacesFor(
  db: Db,
  point: number,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.many<{ id: number; place: string }>(sql`
    select parcel.order_id as id, laid.place
    from parcel_at_point parcel
      join shelf_place laid on laid.point_id = parcel.point_id and laid.order_id in (parcel.order_id, parcel.return_of)
    where parcel.order_id = any (${orderIds}::integer[]) and parcel.point_id = ${point} and not ${isStale}
    order by laid.order_id = parcel.order_id`)
  return new Map(rows.map(({ id, place }) => [id, place]))
}

export async function savePlace(
  tx: Db,
  { point, orderId, place }: { point: number; orderId: number; place: string },
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await tx.run(sql`
    insert into shelf_place (point_id, order_id, place, after_line, placed_at, placed_by)
    select ${point}::bigint, ${orderId}::integer, ${place}::text, coalesce(max(seq), 0), ${at}::timestamptz, ${by}::bigint
    from log_for_tracking where order_id = ${orderId}
    on conflict (point_id, order_id) do update
    set place = excluded.place, after_line = excluded.after_line, placed_at = excluded.placed_at,
      placed_by = excluded.placed_by`)
}

/** Also the place that a way back has from the way there. */
export async function deletePlace(tx: Db, point: number, orderId: number): Promise<void> {
  await tx.run(sql`
    delete from shelf_place laid
    where point_id = ${point} and order_id in (
      select unnest(array[order_id, return_of]) from parcel_at_point where order_id = ${orderId})`)
}

export const MOST_SWEPT = 10_000

/** Of what has left, nobody asks any more where it lay. */
export function sweepPlaces(db: Db): Promise<number> {
  return db.run(sql`
    delete from shelf_place where ctid in (
      select laid.ctid from shelf_place laid
      where not exists (
        select from parcel_at_point parcel
        where parcel.point_id = laid.point_id and laid.order_id in (parcel.order_id, parcel.return_of))
      limit ${MOST_SWEPT})`)
}
