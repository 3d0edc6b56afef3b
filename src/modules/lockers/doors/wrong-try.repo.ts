import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type WrongTry = { triedAt: Date; lockedUntil: Date | null }

export function findWrongTry(db: Db, point: number, eventId: string): Promise<WrongTry | undefined> {
  return db.maybe<WrongTry>(sql`
    select tried_at as "triedAt", locked_until as "lockedUntil"
    from locker_wrong_try where point_id = ${point} and event_id = ${eventId}`)
}

export async function insertWrongTry(
  tx: Db,
  point: number,
  eventId: string,
  { triedAt, lockedUntil }: WrongTry,
): Promise<void> {
  await tx.run(sql`
    insert into locker_wrong_try (point_id, event_id, tried_at, locked_until)
    values (${point}, ${eventId}, ${triedAt}, ${lockedUntil})`)
}

export function sweepWrongTries(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from locker_wrong_try where (point_id, event_id) in (
      select point_id, event_id from locker_wrong_try where tried_at < ${before} limit ${limit})`)
}
