import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type InboxRow = { id: number; phone: string; channel: string; sealed: Buffer; at: Date }

export async function insertInboxMessage(db: Db, message: Omit<InboxRow, 'id'>): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into dev_inbox (phone, channel, sealed, at)
    values (${message.phone}, ${message.channel}, ${message.sealed}, ${message.at})
    returning id`)
  return id
}

export async function trimInbox(db: Db, kept: number): Promise<void> {
  await db.run(sql`
    delete from dev_inbox
    where id <= (select id from dev_inbox order by id desc offset ${kept} limit 1)`)
}

/** Newest first. */
export function findInbox(db: Db, phone: string | undefined, limit: number): Promise<InboxRow[]> {
  return phone === undefined
    ? db.many<InboxRow>(
        sql`select id, phone, channel, sealed, at from dev_inbox order by id desc limit ${limit}`,
      )
    : db.many<InboxRow>(sql`
        select id, phone, channel, sealed, at from dev_inbox
        where phone = ${phone} order by id desc limit ${limit}`)
}
