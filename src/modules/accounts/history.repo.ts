import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { SignInEventKind } from './domain/sign-in-rules.ts'

export type SignInEvent = {
  phone: string
  kind: SignInEventKind
  at: Date
  address: string
  userAgent: string
}

export async function insertEvent(db: Db, event: SignInEvent): Promise<void> {
  await db.run(sql`
    insert into sign_in_event (phone, kind, at, address, user_agent)
    values (${event.phone}, ${event.kind}, ${event.at}, ${event.address}, ${event.userAgent})`)
}

export type EventRow = Omit<SignInEvent, 'phone'> & { id: number }

/** Of the person's number as it is now, and not from before they had it. */
export function findEvents(
  db: Db,
  personId: number,
  before: string | undefined,
  limit: number,
): Promise<EventRow[]> {
  return db.many<EventRow>(sql`
    select event.id, kind, at, address, user_agent as "userAgent"
    from sign_in_event event join person on person.phone = event.phone
    where person.id = ${personId} and event.at >= person.created_at - interval '1 hour'
      and (${before}::bigint is null or event.id < ${before})
    order by event.id desc limit ${limit}`)
}

export async function countGuesses(db: Db, address: string, since: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from sign_in_event
    where address = ${address} and at > ${since} and kind in ('code_wrong', 'second_step_wrong')`)
  return n
}

export async function sweepEvents(db: Db, olderThan: Date): Promise<void> {
  await db.run(sql`delete from sign_in_event where at < ${olderThan}`)
}
