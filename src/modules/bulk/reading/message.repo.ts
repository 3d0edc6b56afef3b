import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Message = {
  index: number
  author: string | null
  time: string | null
  text: string
  kind: 'order' | 'question' | 'other'
}

export const findMessages = (db: Db, upload: number) =>
  db.many<Message>(sql`
    select index, author, time, text, kind from bulk_message where upload_id = ${upload} order by index`)

export async function countMessages(db: Db, upload: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select coalesce(max(index) + 1, 0) as count from bulk_message where upload_id = ${upload}`)
  return count
}

export const insertMessages = (tx: Db, upload: number, messages: readonly Message[]) =>
  tx.run(sql`
    insert into bulk_message (upload_id, index, author, time, text, kind)
    select ${upload}, index, author, time, text, kind
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      as given (index integer, author text, time text, text text, kind text)`)
