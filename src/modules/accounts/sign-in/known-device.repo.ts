import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** The number of this browser as a device of this phone's owner. */
export async function findDevice(db: Db, tokenHash: Buffer, phone: string): Promise<number | undefined> {
  const row = await db.maybe<{ id: number }>(sql`
    select id from known_device where token_hash = ${tokenHash} and phone = ${phone}`)
  return row?.id
}

/** Whoever else is known in this browser stays known under its new token. */
export async function renewToken(tx: Db, from: Buffer, to: Buffer): Promise<void> {
  await tx.run(sql`update known_device set token_hash = ${to} where token_hash = ${from}`)
}

export async function saveDevice(tx: Db, tokenHash: Buffer, phone: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into known_device (token_hash, phone, created_at, used_at)
    values (${tokenHash}, ${phone}, ${now}, ${now})
    on conflict (token_hash, phone) do update set used_at = ${now}`)
}

/** Past these many the longest unused are forgotten. */
export async function forgetOldest(
  tx: Db,
  { tokenHash, phone }: { tokenHash: Buffer; phone: string },
  keep: { devices: number; people: number },
): Promise<void> {
  await tx.run(sql`
    delete from known_device where id in (
      (select id from known_device where phone = ${phone} order by used_at desc, id desc offset ${keep.devices})
      union all
      (select id from known_device where token_hash = ${tokenHash}
       order by used_at desc, id desc offset ${keep.people}))`)
}

export function sweepDevices(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from known_device where id in (
      select id from known_device where used_at < ${olderThan} limit ${limit})`)
}
