import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Device = {
  id: number
  name: string
  pointId: number
  keyHash: Buffer
  madeAt: Date
  madeBy: number | null
  seenAt: Date | null
}

const columns = sql`
  id, name, point_id as "pointId", key_hash as "keyHash", made_at as "madeAt", made_by as "madeBy", seen_at as "seenAt"`

/** One that is in use, by what it calls itself. */
export function findDeviceNamed(db: Db, name: string): Promise<Device | undefined> {
  return db.maybe<Device>(sql`select ${columns} from locker_device where name = ${name} and ended_at is null`)
}

export function findDeviceAt(db: Db, point: number): Promise<Device | undefined> {
  return db.maybe<Device>(
    sql`select ${columns} from locker_device where point_id = ${point} and ended_at is null`,
  )
}

/** The one that calls. */
export function findDevice(db: Db, id: number): Promise<Device> {
  return db.one<Device>(sql`select ${columns} from locker_device where id = ${id}`)
}

/** Whose token it is, as long as it is good. */
export function findDeviceOfToken(db: Db, tokenHash: Buffer, now: Date): Promise<Device | undefined> {
  return db.maybe<Device>(sql`
    select ${columns} from locker_device
    where token_hash = ${tokenHash} and token_until > ${now} and ended_at is null`)
}

type NewDevice = { name: string; pointId: number; keyHash: Buffer; now: Date; by: number | undefined }

/** False when another one is called so. */
export async function insertDevice(tx: Db, { name, pointId, keyHash, now, by }: NewDevice): Promise<boolean> {
  const row = await tx.maybe(sql`
    insert into locker_device (name, point_id, key_hash, made_at, made_by)
    values (${name}, ${pointId}, ${keyHash}, ${now}, ${by}) on conflict (name) do nothing returning id`)
  return row !== undefined
}

/** What it worked with until now is good no more. */
export async function endDeviceAt(tx: Db, point: number, now: Date): Promise<number> {
  return tx.run(sql`
    update locker_device set ended_at = ${now}, token_hash = null, token_until = null
    where point_id = ${point} and ended_at is null`)
}

/** One token a machine: the one before ends with it. */
export async function saveToken(
  tx: Db,
  id: number,
  { tokenHash, until, now }: { tokenHash: Buffer; until: Date; now: Date },
): Promise<void> {
  await tx.run(sql`
    update locker_device set token_hash = ${tokenHash}, token_until = ${until}, seen_at = ${now} where id = ${id}`)
}

export async function saveSeen(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`update locker_device set seen_at = greatest(seen_at, ${now}) where id = ${id}`)
}
