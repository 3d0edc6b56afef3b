import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Written once a day at most: pages are opened again and again. */
export async function saveCyrillicReader(db: Db, phone: string, at: Date): Promise<void> {
  await db.run(sql`
    insert into cyrillic_reader (phone, seen_at) values (${phone}, ${at})
    on conflict (phone) do update set seen_at = excluded.seen_at
    where cyrillic_reader.seen_at < excluded.seen_at - interval '1 day'`)
}

export async function forgetCyrillicReader(db: Db, phone: string): Promise<void> {
  await db.run(sql`delete from cyrillic_reader where phone = ${phone}`)
}

export async function readsCyrillic(db: Db, phone: string): Promise<boolean> {
  return (await db.maybe(sql`select phone from cyrillic_reader where phone = ${phone}`)) !== undefined
}

export function sweepCyrillicReaders(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from cyrillic_reader
    where phone in (select phone from cyrillic_reader where seen_at < ${olderThan} order by seen_at limit ${limit})`)
}
