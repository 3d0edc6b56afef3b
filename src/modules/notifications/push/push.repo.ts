import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export async function findPushKey(db: Db): Promise<Buffer | undefined> {
  const row = await db.maybe<{ sealed: Buffer }>(sql`select sealed from push_key`)
  return row?.sealed
}

/** The first one stays; of two processes that start at once one finds the other's. */
export async function insertPushKey(db: Db, sealed: Buffer): Promise<void> {
  await db.run(sql`insert into push_key (sealed) values (${sealed}) on conflict do nothing`)
}

/** A key that cannot be read any more: no browser would take a message signed with another one. */
export async function replacePushKey(tx: Db, lost: Buffer, sealed: Buffer): Promise<void> {
  const replaced = await tx.run(sql`update push_key set sealed = ${sealed} where sealed = ${lost}`)
  if (replaced === 1) await tx.run(sql`delete from push_subscription`)
}

export type NewSubscription = {
  personId: number
  sessionId: number
  endpoint: string
  sealed: Buffer
  at: Date
}

/** A browser belongs to whoever subscribed last with it; of a person the newest few are kept. */
export async function saveSubscription(tx: Db, one: NewSubscription, most: number): Promise<void> {
  await tx.run(sql`
    insert into push_subscription (person_id, session_id, endpoint, sealed, created_at)
    values (${one.personId}, ${one.sessionId}, ${one.endpoint}, ${one.sealed}, ${one.at})
    on conflict (endpoint) do update set person_id = excluded.person_id, session_id = excluded.session_id,
      sealed = excluded.sealed, created_at = excluded.created_at`)
  await tx.run(sql`
    delete from push_subscription where id in (
      select id from push_subscription where person_id = ${one.personId} order by created_at desc, id desc
      offset ${most})`)
}

export async function removeSubscription(db: Db, personId: number, endpoint: string): Promise<void> {
  await db.run(sql`delete from push_subscription where person_id = ${personId} and endpoint = ${endpoint}`)
}

export async function dropSubscription(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from push_subscription where id = ${id}`)
}

export type Subscription = { id: number; endpoint: string; sealed: Buffer }

/** Of sessions that are alive: a browser that has signed out is nobody's. */
export function findSubscriptions(db: Db, personId: number, now: Date): Promise<Subscription[]> {
  return db.many<Subscription>(sql`
    select push_subscription.id, endpoint, sealed
    from push_subscription join session_life on session_life.id = session_id
    where push_subscription.person_id = ${personId} and ended_at is null and expires_at > ${now}
    order by push_subscription.id`)
}

/** Of people who have left and browsers that have signed out. */
export function sweepSubscriptions(db: Db, now: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from push_subscription where id in (
      select push_subscription.id
      from push_subscription join session_life on session_life.id = session_id
      where ended_at is not null or expires_at < ${now} limit ${limit})`)
}
