import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Row } from '../rows/row.repo.ts'
import type { Upload } from '../uploads/upload.repo.ts'

export type Message = {
  index: number
  author: string | null
  time: string | null
  text: string
  kind: 'order' | 'question' | 'other'
}

type Chat = Pick<Upload, 'id' | 'ownerId' | 'rawId'>

/** A chat and what was set aside from it: rows go from one to the other, so numbers are given once among all of them. */
const family = ({ ownerId, rawId }: Chat) =>
  sql`(select id from bulk_upload where owner_id = ${ownerId} and (id = ${rawId} or raw_id = ${rawId}))`

/** Those that have rows here, and those that were pasted here and have rows nowhere. */
export const findMessages = (db: Db, chat: Chat) =>
  db.many<Message>(sql`
    select index, author, time, text, kind from bulk_message
    where upload_id in ${family(chat)}
      and (index in (select message from bulk_row where upload_id = ${chat.id} and message is not null)
        or upload_id = ${chat.id} and index not in (
          select message from bulk_row where upload_id in ${family(chat)} and message is not null))
    order by index`)

/** What tells how sure a row is, without its cells. */
export const findMarks = (db: Db, upload: number) =>
  db.many<Pick<Row, 'n' | 'message' | 'guesses' | 'edited' | 'problems'>>(sql`
    select n, message, guesses, edited, problems from bulk_row where upload_id = ${upload} order by n`)

/** The last numbers that were given to a message and to a row; those of rows that may still come back are not given again. */
export const findLast = (db: Db, chat: Chat) =>
  db.one<{ message: number; n: number }>(sql`
    select
      coalesce((select max(index) from bulk_message where upload_id in ${family(chat)}), -1) as message,
      greatest(0,
        (select max(n) from bulk_row where upload_id in ${family(chat)}),
        (select max((gone ->> 'n')::integer)
          from bulk_change, jsonb_array_elements(before -> 'rows') gone
          where upload_id in ${family(chat)} and before ->> 'kind' = 'removed')) as n`)

export const insertMessages = (tx: Db, upload: number, messages: readonly Message[]) =>
  tx.run(sql`
    insert into bulk_message (upload_id, index, author, time, text, kind)
    select ${upload}, index, author, time, text, kind
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      as given (index integer, author text, time text, text text, kind text)`)

/** Before a chat goes: messages whose rows were set aside stay with their rows. */
export const handOverMessages = (tx: Db, chat: Chat) =>
  tx.run(sql`
    update bulk_message set upload_id = bulk_row.upload_id from bulk_row
    where bulk_message.upload_id = ${chat.id} and bulk_row.message = bulk_message.index
      and bulk_row.upload_id in ${family(chat)} and bulk_row.upload_id <> ${chat.id}`)

export const deleteMessages = (tx: Db, upload: number) =>
  tx.run(sql`delete from bulk_message where upload_id = ${upload}`)
