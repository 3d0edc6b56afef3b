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
