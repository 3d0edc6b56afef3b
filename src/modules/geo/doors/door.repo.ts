import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Point } from '../domain/distance.ts'

export type DoorKey = { districtId: number; addressKey: string; flat: string }

/** Whoever was there last knows best. */
export async function upsertDoor(tx: Db, key: DoorKey, point: Point, at: Date): Promise<void> {
  await tx.run(sql`
    insert into confirmed_door (district_id, address_key, flat, lat, lon, last_at)
    values (${key.districtId}, ${key.addressKey}, ${key.flat}, ${point.lat}, ${point.lon}, ${at})
    on conflict (district_id, address_key, flat) do update
    set lat = excluded.lat, lon = excluded.lon, times = confirmed_door.times + 1, last_at = excluded.last_at
    where confirmed_door.last_at <= excluded.last_at`)
}

export type DoorRow = { n: number; lat: number; lon: number; at: Date }

/** Of each key its own door, or that of the house without a flat; `n` is its place in the list. */
export function findDoors(db: Db, keys: readonly DoorKey[]): Promise<DoorRow[]> {
  const asked = JSON.stringify(keys.map((key, n) => ({ n, ...key })))
  return db.many<DoorRow>(sql`
    select distinct on (asked.n) asked.n, door.lat, door.lon, door.last_at as at
    from jsonb_to_recordset(${asked}::jsonb) as asked (
      n integer, "districtId" integer, "addressKey" text, flat text)
    join confirmed_door as door on door.district_id = asked."districtId"
      and door.address_key = asked."addressKey" and door.flat in (asked.flat, '')
    order by asked.n, door.flat desc`)
}
