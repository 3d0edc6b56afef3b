import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { DeviceEnd } from '../domain/courier-phone.ts'

export type DeviceRow = {
  personId: number
  id: string
  name: string
  publicKey: Buffer | null
  dataKeySealed: Buffer | null
  registeredAt: Date
  seenAt: Date
  endedAt: Date | null
  endedBecause: DeviceEnd | null
}

const columns = sql`
    device.person_id as "personId", device.id, device.name, device.public_key as "publicKey",
    data_key_sealed as "dataKeySealed", registered_at as "registeredAt", device.seen_at as "seenAt",
    device.ended_at as "endedAt", ended_because as "endedBecause"`

/** Held until the transaction ends: a sign-in and the end of its phone come one after the other. */
export function holdDevice(tx: Db, personId: number, id: string): Promise<DeviceRow | undefined> {
  return tx.maybe<DeviceRow>(sql`
    select ${columns} from courier_device as device where person_id = ${personId} and id = ${id} for update`)
}

export type NewDevice = Pick<DeviceRow, 'personId' | 'id' | 'name'> & { now: Date }

/** Known by its name only, until somebody shows a second step on it. Nothing when it is there already. */
export async function insertDevice(tx: Db, { personId, id, name, now }: NewDevice): Promise<void> {
  await tx.run(sql`
    insert into courier_device (person_id, id, name, registered_at, seen_at)
    values (${personId}, ${id}, ${name}, ${now}, ${now})
    on conflict do nothing`)
}

export type SetUp = NewDevice & { publicKey: Buffer; dataKeySealed: Buffer }

export async function saveSetUp(tx: Db, device: SetUp): Promise<void> {
  const { personId, id, name, publicKey, dataKeySealed, now } = device
  await tx.run(sql`
    insert into courier_device (person_id, id, name, public_key, data_key_sealed, registered_at, seen_at)
    values (${personId}, ${id}, ${name}, ${publicKey}, ${dataKeySealed}, ${now}, ${now})
    on conflict (person_id, id) do update
    set name = excluded.name, public_key = excluded.public_key, data_key_sealed = excluded.data_key_sealed,
        registered_at = excluded.registered_at, seen_at = excluded.seen_at,
        ended_at = null, ended_because = null, ended_by = null`)
}

export async function saveSeen(tx: Db, personId: number, id: string, now: Date): Promise<void> {
  await tx.run(sql`
    update courier_device set seen_at = greatest(seen_at, ${now}) where person_id = ${personId} and id = ${id}`)
}

export type Ending = { because: DeviceEnd; by: number | undefined; now: Date; forGood: boolean }

/** These phones, or all of the person; what has ended stays as it ended, but for a key that is to be erased. */
export async function endDevices(
  tx: Db,
  personId: number,
  ids: readonly string[] | 'all',
  { because, by, now, forGood }: Ending,
): Promise<string[]> {
  const named = ids === 'all' ? null : ids
  const rows = await tx.many<{ id: string }>(sql`
    update courier_device
    set ended_at = coalesce(ended_at, ${now}),
        ended_by = case when ended_at is null or ${forGood} then ${by} else ended_by end,
        ended_because = case when ended_at is null or ${forGood} then ${because} else ended_because end,
        data_key_sealed = case when ${forGood} then null else data_key_sealed end
    where person_id = ${personId} and (${named}::text[] is null or id = any (${named}::text[]))
      and (ended_at is null or (${forGood} and data_key_sealed is not null))
    returning id`)
  return rows.map(({ id }) => id)
}

/**
 * Those past the number a person may have, the longest unused. Phones that were set up and such as have only told their
 * name are counted apart: a name is quickly made up.
 */
export async function findSurplus(tx: Db, personId: number, most: number): Promise<string[]> {
  const rows = await tx.many<{ id: string }>(sql`
    select id from (
      select id, row_number() over (
        partition by public_key is null order by seen_at desc, registered_at desc, id) as place
      from courier_device where person_id = ${personId} and ended_at is null) as phone
    where place > ${most}`)
  return rows.map(({ id }) => id)
}

export type ShownDevice = DeviceRow & { endedBy: string | null; signedIn: boolean }

export function findDevicesOf(
  db: Db,
  personId: number | string,
  now: Date,
  limit: number,
): Promise<ShownDevice[]> {
  return db.many<ShownDevice>(sql`
    select ${columns}, by.full_name as "endedBy",
      exists (select from session where session.person_id = device.person_id
        and courier_device_id = device.id and session.ended_at is null and expires_at > ${now}) as "signedIn"
    from courier_device as device left join person as by on by.id = device.ended_by
    where device.person_id = ${personId}
    order by device.ended_at is not null, device.seen_at desc, device.id limit ${limit}`)
}

export function sweepCourierDevices(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from courier_device where (person_id, id) in (
      select person_id, id from courier_device where seen_at < ${olderThan} limit ${limit})`)
}

/** Whether a token was that of a phone which nobody uses any more: told to it, so that it forgets what it keeps. */
export async function isTokenOfEndedPhone(
  db: Db,
  tokenHash: Buffer,
  because: readonly DeviceEnd[],
): Promise<boolean> {
  const found = await db.maybe(sql`
    select 1 from session join courier_device as device
      on device.person_id = session.person_id and device.id = session.courier_device_id
    where token_hash = ${tokenHash} and ended_because = any (${because}::text[])`)
  return found !== undefined
}
