import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type PositionRow = { at: Date; lat: number; lon: number; accuracyM: number | null }

/** Answers how many were new. */
export function insertPositions(tx: Db, courier: number, positions: readonly PositionRow[]): Promise<number> {
  return tx.run(sql`
    insert into courier_position (courier_id, at, lat, lon, accuracy_m)
    select ${courier}, at, lat, lon, "accuracyM" from jsonb_to_recordset(${JSON.stringify(positions)}::jsonb) as told (
      at timestamptz, lat double precision, lon double precision, "accuracyM" integer)
    on conflict do nothing`)
}

/** Where they were last, after then. */
export function findLastPosition(db: Db, courier: number, after: Date): Promise<PositionRow | undefined> {
  return db.maybe<PositionRow>(sql`
    select at, lat, lon, accuracy_m as "accuracyM" from courier_position
    where courier_id = ${courier} and at > ${after} order by at desc limit 1`)
}

/** A few at a time, so that nobody waits for it. */
export function deletePositions(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from courier_position where (courier_id, at) in (
      select courier_id, at from courier_position where at < ${before} limit ${limit})`)
}
