import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Vehicle } from '../domain/field-words.ts'

export type CourierAtWork = {
  id: number
  fullName: string
  phone: string | null
  vehicle: Vehicle | null
  capacityKg: number | null
  cashLimit: number | null
  stars: number
  ratings: number
  startedAt: Date | null
  endedAt: Date | null
  positionAt: Date | null
}

/** Everybody who carries for us, whoever is on a shift first. */
export function findAtWork(db: Db, limit: number): Promise<CourierAtWork[]> {
  return db.many<CourierAtWork>(sql`
    select courier.id, courier.full_name as "fullName", phone, vehicle, capacity_kg as "capacityKg",
      cash_limit as "cashLimit", coalesce(stars, 0) as stars, coalesce(ratings, 0) as ratings,
      shift.started_at as "startedAt", shift.ended_at as "endedAt", place.at as "positionAt"
    from courier_at_work courier
    join person_contact contact on contact.id = courier.id
    left join courier_profile profile on profile.courier_id = courier.id
    left join courier_rating rating on rating.courier_id = courier.id
    left join lateral (
      select started_at, ended_at from courier_shift
      where courier_id = courier.id order by started_at desc limit 1) shift on true
    left join lateral (
      select at from courier_position where courier_id = courier.id order by at desc limit 1) place on true
    order by (shift.started_at is not null and shift.ended_at is null) desc, courier.id
    limit ${limit}`)
}

export type DeedsOf = { courier: number; delivered: number; failed: number; lastAt: Date }

/** What each of them has done since then, without what was taken back. */
export function countDeedsOf(db: Db, couriers: readonly number[], since: Date): Promise<DeedsOf[]> {
  return db.many<DeedsOf>(sql`
    select courier_id as courier,
      (count(*) filter (where verb = 'deliver') - count(*) filter (where verb = 'undo_delivery'))::integer as delivered,
      (count(*) filter (where verb = 'fail_delivery'))::integer as failed, max(happened_at) as "lastAt"
    from log_for_tracking
    where courier_id = any (${couriers}::bigint[]) and verb in ('deliver', 'undo_delivery', 'fail_delivery', 'pick_up')
      and happened_at >= ${since}
    group by courier_id`)
}
