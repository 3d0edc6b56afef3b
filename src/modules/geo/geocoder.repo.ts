import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/**
 * Takes the next turn to ask the service, for all processes together. Answers how long to wait for it, or undefined
 * when the queue is longer than anybody should wait. The database's clock counts: processes may disagree about time.
 */
export async function takeTurn(db: Db, pauseMs: number, longestWaitMs: number): Promise<number | undefined> {
  const turn = await db.maybe<{ waitMs: number }>(sql`
    update geocoder_turn
    set next_at = greatest(next_at, clock_timestamp()) + ${pauseMs} * interval '1 millisecond'
    where next_at <= clock_timestamp() + ${longestWaitMs} * interval '1 millisecond'
    returning greatest(0, ceil(extract(epoch from next_at - clock_timestamp()) * 1000) - ${pauseMs})::integer as "waitMs"`)
  return turn?.waitMs
}

/** Leaves the service alone for a while: nobody takes a turn until then. */
export async function restGeocoder(db: Db, ms: number): Promise<void> {
  await db.run(sql`
    update geocoder_turn
    set next_at = greatest(next_at, clock_timestamp() + ${ms} * interval '1 millisecond')`)
}

export async function findAnswer(db: Db, question: Buffer): Promise<unknown> {
  const row = await db.maybe<{ answer: unknown }>(sql`
    select answer from geocoder_answer where question = ${question} and expires_at > now()`)
  return row?.answer
}

/** Old answers leave as new ones come, a few at a time. */
export async function keepAnswer(db: Db, question: Buffer, answer: unknown, days: number): Promise<void> {
  await db.run(sql`
    delete from geocoder_answer where question in
      (select question from geocoder_answer where expires_at <= now() order by expires_at limit 20)`)
  await db.run(sql`
    insert into geocoder_answer (question, answer, expires_at)
    values (${question}, ${JSON.stringify(answer)}::jsonb, now() + ${days} * interval '1 day')
    on conflict (question) do update set answer = excluded.answer, expires_at = excluded.expires_at`)
}
