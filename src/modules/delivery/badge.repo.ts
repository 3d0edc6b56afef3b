import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type CourierRow = {
  id: number
  fullName: string
  number: string | null
  stars: number
  ratings: number
}

/** Undefined for somebody who carries no parcels for us now. */
export function findCourier(db: Db, id: number | string): Promise<CourierRow | undefined> {
  return db.maybe<CourierRow>(sql`
    select courier.id, full_name as "fullName", badge.number, coalesce(sums.stars, 0) as stars,
      coalesce(sums.ratings, 0) as ratings
    from courier_at_work as courier
    left join courier_badge as badge on badge.courier_id = courier.id
    left join courier_rating as sums on sums.courier_id = courier.id
    where courier.id = ${id}`)
}

export function findByBadge(db: Db, number: string): Promise<{ id: number; fullName: string } | undefined> {
  return db.maybe<{ id: number; fullName: string }>(sql`
    select courier.id, full_name as "fullName"
    from courier_badge as badge join courier_at_work as courier on courier.id = badge.courier_id
    where badge.number = ${number}`)
}

/** Whoever has a badge keeps it, also one that somebody else gives at the same moment; a number in use is not given again. */
export async function insertBadge(tx: Db, courierId: number, number: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into courier_badge (courier_id, number, created_at) values (${courierId}, ${number}, ${now})
    on conflict do nothing`)
}

export async function findNumber(db: Db, courierId: number): Promise<string | undefined> {
  const row = await db.maybe<{ number: string }>(
    sql`select number from courier_badge where courier_id = ${courierId}`,
  )
  return row?.number
}

/** In the place of the one before. False when another badge has the number. */
export async function saveBadge(tx: Db, courierId: number, number: string, now: Date): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into courier_badge (courier_id, number, created_at)
    select ${courierId}, ${number}, ${now}
    where not exists (select from courier_badge where number = ${number})
    on conflict (courier_id) do update
    set number = excluded.number, created_at = excluded.created_at, wrong_words = 0, wrong_since = null`)
  return rows === 1
}

export type WordTries = { wrong: number; since: Date | null }

/** Held until the transaction ends: tries come one after the other. */
export function holdTries(tx: Db, number: string): Promise<WordTries | undefined> {
  return tx.maybe<WordTries>(sql`
    select wrong_words as wrong, wrong_since as since from courier_badge where number = ${number} for update`)
}

export async function saveTries(tx: Db, number: string, { wrong, since }: WordTries): Promise<void> {
  await tx.run(sql`
    update courier_badge set wrong_words = ${wrong}, wrong_since = ${since} where number = ${number}`)
}
