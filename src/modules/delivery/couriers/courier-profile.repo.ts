import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { CourierProfile } from '../domain/courier-profile.ts'

export function findProfile(db: Db, courierId: number): Promise<CourierProfile | undefined> {
  return db.maybe<CourierProfile>(sql`
    select vehicle, capacity_kg as "capacityKg", district_id as "districtId", cash_limit as "cashLimit"
    from courier_profile where courier_id = ${courierId}`)
}

export async function saveProfile(
  tx: Db,
  courierId: number,
  { vehicle, capacityKg, districtId, cashLimit }: CourierProfile,
  { by, now }: { by: number | undefined; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into courier_profile (courier_id, vehicle, capacity_kg, district_id, cash_limit, changed_at, changed_by)
    values (${courierId}, ${vehicle}, ${capacityKg}, ${districtId}, ${cashLimit}, ${now}, ${by})
    on conflict (courier_id) do update
    set vehicle = excluded.vehicle, capacity_kg = excluded.capacity_kg, district_id = excluded.district_id,
        cash_limit = excluded.cash_limit, changed_at = excluded.changed_at, changed_by = excluded.changed_by`)
}
