import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** The point an agent works at. */
export async function findPost(db: Db, person: number): Promise<number | undefined> {
  const row = await db.maybe<{ point: number }>(sql`
    select point_id as point from agent_post where person_id = ${person}`)
  return row?.point
}

export async function savePost(tx: Db, person: number, point: number): Promise<void> {
  await tx.run(sql`
    insert into agent_post (person_id, point_id) values (${person}, ${point})
    on conflict (person_id) do update set point_id = excluded.point_id`)
}

export async function deletePost(tx: Db, person: number): Promise<void> {
  await tx.run(sql`delete from agent_post where person_id = ${person}`)
}

const mostAgents = 100

export async function findPosted(db: Db, point: number): Promise<number[]> {
  const rows = await db.many<{ person: number }>(sql`
    select person_id as person from agent_post where point_id = ${point} order by person_id limit ${mostAgents}`)
  return rows.map(({ person }) => person)
}

/** Who says where somebody works, and when; nobody of the desk where the demo does. */
export type SaidBy = { by: number | null; at: Date; note?: string | undefined }

export async function beginStay(
  tx: Db,
  person: number,
  point: number,
  { by, at, note }: SaidBy,
): Promise<void> {
  await tx.run(sql`
    insert into agent_stay (person_id, point_id, began_at, began_by, began_note)
    values (${person}, ${point}, ${at}, ${by}, ${note})`)
}

export async function endStay(tx: Db, person: number, { by, at, note }: SaidBy): Promise<void> {
  await tx.run(sql`
    update agent_stay set ended_at = ${at}, ended_by = ${by}, ended_note = ${note}
    where person_id = ${person} and ended_at is null`)
}

export type Stay = {
  id: number
  personId: number
  person: string
  pointId: number
  beganAt: Date | null
  beganBy: string | null
  beganNote: string | null
  endedAt: Date | null
  endedBy: string | null
  endedNote: string | null
}

/** Of a person or at a point, newest first. */
export function findStays(
  db: Db,
  of: { person: number } | { point: number },
  limit: number,
): Promise<Stay[]> {
  const wanted = 'person' in of ? sql`person_id = ${of.person}` : sql`point_id = ${of.point}`
  return db.many<Stay>(sql`
    select stay.id, person_id as "personId", worker.full_name as person, point_id as "pointId",
      began_at as "beganAt", beginner.full_name as "beganBy", began_note as "beganNote",
      ended_at as "endedAt", ender.full_name as "endedBy", ended_note as "endedNote"
    from agent_stay stay
      join person_name worker on worker.id = person_id
      left join person_name beginner on beginner.id = began_by
      left join person_name ender on ender.id = ended_by
    where ${wanted} order by (ended_at is null) desc, stay.id desc limit ${limit}`)
}

/** Who said last where somebody works, or that they work nowhere. */
export function findLastSaid(db: Db, person: number): Promise<{ id: number; name: string } | undefined> {
  return db.maybe(sql`
    select said.id, said.full_name as name
    from agent_stay join person_name said on said.id = coalesce(ended_by, began_by)
    where person_id = ${person} order by agent_stay.id desc limit 1`)
}
