import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { type LaneKey, type LaneKind, mostLanes } from '../domain/lane-words.ts'

export type Lane = {
  id: number
  number: number
  kind: LaneKind
  target: number
  name: string | null
  place: number
  mergedInto: number | null
  bagCode: string | null
}

const columns = sql`id, number, kind, target, name, place, merged_into as "mergedInto", bag_code as "bagCode"`

/** As they stand on the board. */
export function findLanes(db: Db, depot: number): Promise<Lane[]> {
  return db.many<Lane>(sql`
    select ${columns} from sorting_lane where depot_id = ${depot} order by place, number limit ${mostLanes}`)
}

export async function lockLanes(tx: Db, depot: number): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`lanes of ${depot}`}, 0))`)
}

/** With the next free number; under the lock of the depot's lanes. */
export function insertLane(
  tx: Db,
  depot: number,
  { kind, target }: LaneKey,
  at: Date,
): Promise<Lane | undefined> {
  return tx.maybe<Lane>(sql`
    insert into sorting_lane (depot_id, number, kind, target, place, made_at)
    select ${depot}::bigint, coalesce(max(number), 0) + 1, ${kind}::text, ${target}::bigint, coalesce(max(place), 0),
      ${at}::timestamptz
    from sorting_lane where depot_id = ${depot}
    on conflict (depot_id, kind, target) do nothing
    returning ${columns}`)
}

export async function saveName(tx: Db, id: number, name: string | null): Promise<void> {
  await tx.run(sql`update sorting_lane set name = ${name} where id = ${id}`)
}

/** Whatever went into it goes along; its own bag is filled by hand from now on. */
export async function saveMerge(tx: Db, id: number, into: number | null): Promise<void> {
  await tx.run(sql`
    update sorting_lane
    set merged_into = ${into}::bigint, bag_code = case when ${into}::bigint is null then bag_code end
    where id = ${id} or (${into}::bigint is not null and merged_into = ${id})`)
}

/** In this order from now on; lanes that are not named follow by number. */
export async function savePlaces(tx: Db, depot: number, ids: readonly number[]): Promise<void> {
  await tx.run(sql`
    update sorting_lane set place = coalesce(array_position(${ids}::bigint[], id), ${ids.length + 1})
    where depot_id = ${depot}`)
}

export async function saveBag(tx: Db, id: number, code: string | null): Promise<void> {
  await tx.run(sql`update sorting_lane set bag_code = ${code} where id = ${id}`)
}
