import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Of the stay that it is on: nobody has scanned it in anywhere since. What it came with stands, also when undone. */
const isOfStay = sql`not exists (
    select from log_for_tracking scan
    where scan.order_id = sorted_parcel.order_id and scan.seq > sorted_parcel.after_line and scan.verb = 'store')`

/** A row of `sorted_parcel` that still holds. */
const holds = sql`undone_at is null and ${isOfStay}`

/** What sorting asks of one parcel. */
export type Stay = {
  isRefused: boolean
  /** The trip to this depot that listed it last, and where that came from. */
  listedBy: number | null
  /** The lane it was sorted to before it last moved. */
  laneId: number | null
  bagCode: string | null
  /** The trip that it came with unlisted. */
  surplusOf: number | null
}

export function findStay(tx: Db, depot: number, orderId: number): Promise<Stay> {
  return tx.one<Stay>(sql`
    select exists (
        select from log_for_tracking where order_id = asked.id and verb = 'refuse') as "isRefused",
      (select trip_id from trip_parcel join trip on trip.id = trip_parcel.trip_id
        where order_id = asked.id and to_point_id = ${depot} order by trip_id desc limit 1) as "listedBy",
      case when sorted.undone_at is null then sorted.lane_id end as "laneId",
      case when sorted.undone_at is null then sorted.bag_code end as "bagCode",
      case when sorted.surplus then sorted.trip_id end as "surplusOf"
    from (select ${orderId}::integer as id) asked
      left join (
        select order_id, lane_id, bag_code, surplus, trip_id, undone_at from sorted_parcel
        where depot_id = ${depot} and ${isOfStay}) sorted on sorted.order_id = asked.id`)
}

export type Sorted = {
  depotId: number
  orderId: number
  laneId: number
  tripId: number | null
  surplus: boolean
  bagCode: string | null
  by: number
  at: Date
}

export async function saveSorted(tx: Db, sorted: Sorted): Promise<void> {
  await tx.run(sql`
    insert into sorted_parcel (depot_id, order_id, lane_id, trip_id, surplus, bag_code, sorted_by, sorted_at, after_line)
    select ${sorted.depotId}::bigint, ${sorted.orderId}::integer, ${sorted.laneId}::bigint, ${sorted.tripId}::bigint,
      ${sorted.surplus}::boolean, ${sorted.bagCode}::text, ${sorted.by}::bigint, ${sorted.at}::timestamptz, max(seq)
    from log_for_tracking where order_id = ${sorted.orderId}
    on conflict (depot_id, order_id) do update
    set lane_id = excluded.lane_id, trip_id = excluded.trip_id, surplus = excluded.surplus, bag_code = excluded.bag_code,
      sorted_by = excluded.sorted_by, sorted_at = excluded.sorted_at, after_line = excluded.after_line, undone_at = null`)
}

export async function saveUndone(tx: Db, depot: number, orderId: number, at: Date): Promise<void> {
  await tx.run(sql`
    update sorted_parcel set undone_at = ${at}
    where depot_id = ${depot} and order_id = ${orderId} and undone_at is null`)
}

/** More than a hall or a van holds. */
const mostRows = 10_000

/** A parcel of a board: where it goes, where it is, and the lane it was sorted to. */
export type BoardRow = {
  orderId: number
  trackingCode: string
  status: string
  isReturn: boolean
  isRefused: boolean
  districtId: number
  pointId: number | null
  /** Still in the van, at this depot, or elsewhere by now. */
  where: 'van' | 'here' | 'elsewhere'
  isListed: boolean
  bagCode: string | null
  laneId: number | null
  isSurplus: boolean
}

const boardColumns = sql`parcel.order_id as "orderId", parcel.tracking_code as "trackingCode", parcel.status,
    parcel.return_of is not null as "isReturn", parcel.district_id as "districtId", parcel.point_id as "pointId",
    exists (select from log_for_tracking line where line.order_id = parcel.order_id and line.verb = 'refuse') as "isRefused"`

/** What a trip listed, and what came with it all the same. */
export function findOfTrip(db: Db, depot: number, trip: number): Promise<BoardRow[]> {
  return db.many<BoardRow>(sql`
    select ${boardColumns}, case
        when parcel.holder = 'trip' and parcel.holder_trip_id = ${trip} then 'van'
        when parcel.holder_point_id = ${depot} then 'here' else 'elsewhere' end as where,
      listed.order_id is not null as "isListed", listed.bag_code as "bagCode",
      case when sorted.undone_at is null then sorted.lane_id end as "laneId",
      coalesce(sorted.surplus, false) as "isSurplus"
    from (
        select order_id from trip_parcel where trip_id = ${trip}
        union select order_id from sorted_parcel where trip_id = ${trip} and depot_id = ${depot} and (surplus or undone_at is null)
      ) asked
      join order_for_sorting parcel on parcel.order_id = asked.order_id
      left join trip_parcel listed on listed.trip_id = ${trip} and listed.order_id = asked.order_id
      left join sorted_parcel sorted on sorted.depot_id = ${depot} and sorted.order_id = asked.order_id
        and sorted.trip_id = ${trip} and (sorted.surplus or sorted.undone_at is null)
    order by parcel.order_id limit ${mostRows}`)
}

/** Whatever lies at a depot. */
export function findHere(db: Db, depot: number): Promise<BoardRow[]> {
  return db.many<BoardRow>(sql`
    select ${boardColumns}, 'here' as where, false as "isListed", null::text as "bagCode", sorted.lane_id as "laneId",
      coalesce(sorted.surplus, false) as "isSurplus"
    from order_for_sorting parcel
      left join (
        select order_id, lane_id, surplus from sorted_parcel where depot_id = ${depot} and ${holds}
      ) sorted on sorted.order_id = parcel.order_id
    where parcel.holder_point_id = ${depot} and parcel.holder = 'depot'
    order by parcel.order_id limit ${mostRows}`)
}

/** How many of a lane were sorted: of one van, or of what lies here. */
export async function countSorted(
  tx: Db,
  depot: number,
  { laneId, tripId }: { laneId: number; tripId: number | undefined },
): Promise<{ inLane: number; sorted: number; listed: number }> {
  if (tripId === undefined)
    return tx.one(sql`
      select count(*) filter (where lane_id = ${laneId}) as "inLane", count(*) as sorted, 0 as listed
      from sorted_parcel join order_for_sorting parcel using (order_id)
      where depot_id = ${depot} and parcel.holder_point_id = ${depot} and parcel.holder = 'depot' and ${holds}`)
  return tx.one(sql`
    select count(*) filter (where lane_id = ${laneId}) as "inLane", count(*) filter (where not surplus) as sorted,
      (select count(*) from trip_parcel where trip_id = ${tripId}) as listed
    from sorted_parcel where trip_id = ${tripId} and depot_id = ${depot} and undone_at is null`)
}

/** What came with a trip that did not list it. */
export async function findSurplus(
  tx: Db,
  trip: number,
): Promise<{ orderId: number; trackingCode: string }[]> {
  return tx.many(sql`
    select order_id as "orderId", tracking_code as "trackingCode"
    from sorted_parcel join order_for_sorting using (order_id)
    where trip_id = ${trip} and surplus order by order_id limit ${mostRows}`)
}
