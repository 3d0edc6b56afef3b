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

/** The last pin counts: whoever was there last knows best. */
export async function upsertKnownAddress(db: Db, address: KnownAddress, at: Date): Promise<void> {
  await db.run(sql`
    insert into known_address (place_key, text, search_key, region_id, district_id, lat, lon, last_at)
    values (${address.placeKey}, ${address.text}, ${address.searchKey}, ${address.regionId}, ${address.districtId},
            ${address.point.lat}, ${address.point.lon}, ${at})
    on conflict (place_key) do update
    set text = excluded.text, search_key = excluded.search_key, lat = excluded.lat, lon = excluded.lon,
        region_id = excluded.region_id, district_id = excluded.district_id,
        times = known_address.times + 1, last_at = excluded.last_at`)
}

/** Addresses that begin with the key, which is letters and digits only; those we go to most often first. */
export async function findKnownAddresses(
  db: Db,
  key: string,
  regionIds: readonly number[] | undefined,
  limit: number,
): Promise<KnownAddress[]> {
  const rows = await db.many<Row>(sql`
    select place_key as "placeKey", text, search_key as "searchKey", region_id as "regionId",
           district_id as "districtId", lat, lon
    from known_address
    where search_key like ${`${key}%`} and (${regionIds}::integer[] is null or region_id = any (${regionIds}))
    order by times desc, search_key, place_key
    limit ${limit}`)
  return rows.map(addressOf)
}

const kmPerDegree = 111

/** Whatever lies in the square around the point; the caller measures. */
export async function findAddressesNear(db: Db, { lat, lon }: Point, km: number): Promise<KnownAddress[]> {
  const latStep = km / kmPerDegree
  const lonStep = latStep / Math.cos((lat * Math.PI) / 180)
  const rows = await db.many<Row>(sql`
    select place_key as "placeKey", text, search_key as "searchKey", region_id as "regionId",
           district_id as "districtId", lat, lon
    from known_address
    where lat between ${lat - latStep} and ${lat + latStep} and lon between ${lon - lonStep} and ${lon + lonStep}
    limit 50`)
  return rows.map(addressOf)
}
