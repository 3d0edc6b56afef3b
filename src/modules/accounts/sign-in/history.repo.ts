import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { SignInEventKind } from '../domain/sign-in-rules.ts'

export type SignInEvent = {
  phone: string
  kind: SignInEventKind
  at: Date
  address: string
  network: string
  userAgent: string
}

export async function insertEvent(db: Db, event: SignInEvent): Promise<void> {
  await db.run(sql`
    insert into sign_in_event (phone, kind, at, address, network, user_agent)
    values (${event.phone}, ${event.kind}, ${event.at}, ${event.address}, ${event.network},
            ${event.userAgent})`)
}

export type EventRow = Omit<SignInEvent, 'phone' | 'network'> & { id: number }

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

export async function countGuesses(db: Db, network: string, since: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from sign_in_event
    where network = ${network} and at > ${since} and kind in ('code_wrong', 'second_step_wrong')`)
  return n
}

/** Wrong digits of one person's authenticator, wherever they came from. */
export async function countWrongSteps(db: Db, phone: string, since: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from sign_in_event
    where phone = ${phone} and at > ${since} and kind = 'second_step_wrong'`)
  return n
}

export function sweepEvents(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from sign_in_event where id in (select id from sign_in_event where at < ${olderThan} limit ${limit})`)
}
