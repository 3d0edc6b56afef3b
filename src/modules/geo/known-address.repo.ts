import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Point } from './domain/distance.ts'

export type KnownAddress = {
  placeKey: string
  text: string
  searchKey: string
  regionId: number
  districtId: number
  point: Point
}

type Row = Omit<KnownAddress, 'point'> & Point

const addressOf = ({ lat, lon, ...row }: Row): KnownAddress => ({ ...row, point: { lat, lon } })

/** The last pin counts: whoever was there last knows best. No two may have the same place key. */
export async function upsertKnownAddresses(
  db: Db,
  addresses: readonly KnownAddress[],
  at: Date,
): Promise<void> {
  const rows = addresses.map(({ point, ...address }) => ({ ...address, ...point }))
  await db.run(sql`
    insert into known_address (place_key, text, search_key, region_id, district_id, lat, lon, last_at)
    select "placeKey", text, "searchKey", "regionId", "districtId", lat, lon, ${at}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      "placeKey" text, text text, "searchKey" text, "regionId" integer, "districtId" integer,
      lat double precision, lon double precision)
    on conflict (place_key) do update
    set text = excluded.text, search_key = excluded.search_key, lat = excluded.lat, lon = excluded.lon,
        region_id = excluded.region_id, district_id = excluded.district_id,
        times = known_address.times + 1, last_at = excluded.last_at`)
}

/**
 * The address itself first, then those that begin with it, most visited first. The key is letters, digits and blanks. A
 * word may be half typed; a number is whole: after house 5 come its flats, but neither house 52 nor house 5-a.
 */
export async function findKnownAddresses(
  db: Db,
  key: string,
  regionIds: readonly number[] | undefined,
  limit: number,
): Promise<KnownAddress[]> {
  const isNumberLast = /\d$/.test(key)
  const [longer, another] = isNumberLast ? [`${key} __%`, `${key} _ %`] : [`${key}%`, '']
  const rows = await db.many<Row>(sql`
    select place_key as "placeKey", text, search_key as "searchKey", region_id as "regionId",
           district_id as "districtId", lat, lon
    from known_address
    where (search_key = ${key} or (search_key like ${longer} and search_key not like ${another}))
      and (${regionIds}::integer[] is null or region_id = any (${regionIds}))
    order by search_key = ${key} desc, times desc, search_key, place_key
    limit ${limit}`)
  return rows.map(addressOf)
}

const kmPerDegree = 111

/** Doors in the square around the point, nearest first. Our own points are no addresses: they are beside one. */
export async function findDoorsNear(
  db: Db,
  { lat, lon }: Point,
  km: number,
  limit: number,
): Promise<KnownAddress[]> {
  const latStep = km / kmPerDegree
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const lonStep = latStep / narrowing
  const rows = await db.many<Row>(sql`
    select place_key as "placeKey", text, search_key as "searchKey", region_id as "regionId",
           district_id as "districtId", lat, lon
    from known_address
    where place_key like 'door:%' and point(lon, lat) <@ box(
      point(${lon - lonStep}, ${lat - latStep}), point(${lon + lonStep}, ${lat + latStep}))
    order by (lat - ${lat}) ^ 2 + ((lon - ${lon}) * ${narrowing}) ^ 2, place_key
    limit ${limit}`)
  return rows.map(addressOf)
}
