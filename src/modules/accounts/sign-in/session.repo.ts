import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Person } from '../domain/person.ts'

export type NewSession = {
  personId: number
  role: string
  tokenHash: Buffer
  userAgent: string
  address: string
  now: Date
  expiresAt: Date
  /** The phone of the courier's app; the session ends with it. */
  courierDevice: string | undefined
}

export async function insertSession(tx: Db, session: NewSession): Promise<void> {
  await tx.run(sql`
    insert into session (person_id, role, token_hash, user_agent, address, created_at, seen_at, expires_at,
      courier_device_id)
    values (${session.personId}, ${session.role}, ${session.tokenHash}, ${session.userAgent},
            ${session.address}, ${session.now}, ${session.now}, ${session.expiresAt},
            ${session.courierDevice})`)
}

export type OpenSession = {
  id: number
  personId: number
  seenAt: Date
  expiresAt: Date
  address: string
} & Pick<Person, 'role' | 'type'>

/** The sessions of these tokens, by the token's hash in hex. Each still has to be held against its own moment. */
export async function findSessions(
  db: Db,
  tokenHashes: readonly string[],
): Promise<ReadonlyMap<string, OpenSession>> {
  const rows = await db.many<OpenSession & { tokenHash: Buffer }>(sql`
    select session.id, token_hash as "tokenHash", person_id as "personId", seen_at as "seenAt",
      expires_at as "expiresAt", address, person.role, type
    from session join person on person.id = person_id
    where token_hash = any (${tokenHashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[]) and ended_at is null
      and status = 'active' and session.role = person.role`)
  return new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]))
}

/** Whether it is over because the courier's phone was ended. */
export async function hasEndedWithPhone(db: Db, tokenHash: Buffer): Promise<boolean> {
  const found = await db.maybe(sql`
    select session.id
    from session join courier_device as device
      on device.person_id = session.person_id and device.id = session.courier_device_id
    where token_hash = ${tokenHash} and session.ended_at is not null and device.ended_at is not null`)
  return found !== undefined
}

export async function touchSession(
  db: Db,
  id: number,
  { address, now, expiresAt }: { address: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db.run(sql`
    update session set seen_at = ${now}, expires_at = ${expiresAt}, address = ${address}
    where id = ${id} and ended_at is null`)
}

export type DeviceRow = { id: number; userAgent: string; address: string; createdAt: Date; seenAt: Date }

export function findDevices(db: Db, personId: number, now: Date): Promise<DeviceRow[]> {
  return db.many<DeviceRow>(sql`
    select id, user_agent as "userAgent", address, created_at as "createdAt", seen_at as "seenAt"
    from session
    where person_id = ${personId} and ended_at is null and expires_at > ${now}
    order by seen_at desc, id desc`)
}

/** How many it ended: none when it is another's, unknown or already over, which nobody can tell apart. */
export function endSession(db: Db, personId: number, id: string | number, now: Date): Promise<number> {
  return db.run(sql`
    update session set ended_at = ${now}
    where id = ${id} and person_id = ${personId} and ended_at is null and expires_at > ${now}`)
}

export function endSessionOfToken(db: Db, personId: number, tokenHash: Buffer, now: Date): Promise<number> {
  return db.run(sql`
    update session set ended_at = ${now}
    where token_hash = ${tokenHash} and person_id = ${personId} and ended_at is null`)
}

export function endSessions(db: Db, personId: number, now: Date, except: number | null): Promise<number> {
  return db.run(sql`
    update session set ended_at = ${now}
    where person_id = ${personId} and ended_at is null and expires_at > ${now}
      and (${except}::bigint is null or id <> ${except})`)
}

export function endSessionsOnPhone(db: Db, personId: number, device: string, now: Date): Promise<number> {
  return db.run(sql`
    update session set ended_at = ${now}
    where person_id = ${personId} and courier_device_id = ${device} and ended_at is null`)
}

/** From now on the session ends with this phone. The first one stays: no other name takes it from there. */
export async function tieToPhone(db: Db, id: number, device: string): Promise<void> {
  await db.run(sql`
    update session set courier_device_id = ${device} where id = ${id} and courier_device_id is null`)
}

/** Past this many the longest unused end. */
export async function endOldest(tx: Db, personId: number, now: Date, keep: number): Promise<void> {
  await tx.run(sql`
    update session set ended_at = ${now} where id in (
      select id from session where person_id = ${personId} and ended_at is null
      order by seen_at desc, id desc offset ${keep})`)
}

export function sweepSessions(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from session where id in (
      select id from session where expires_at < ${olderThan} or ended_at < ${olderThan} limit ${limit})`)
}
