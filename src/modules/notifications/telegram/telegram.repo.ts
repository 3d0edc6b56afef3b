import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type ChatRow = { chat: number; phone: string | null; locale: string; localeChosen: boolean }

/** The chat as it is known, or newly met; held until the transaction ends. */
export function meetChat(tx: Db, chat: number, locale: string, now: Date): Promise<ChatRow> {
  return tx.one<ChatRow>(sql`
    insert into telegram_chat (chat_id, locale, seen_at) values (${chat}, ${locale}, ${now})
    on conflict (chat_id) do update set seen_at = excluded.seen_at
    returning chat_id as chat, phone, locale, locale_chosen as "localeChosen"`)
}

export async function saveChatLocale(tx: Db, chat: number, locale: string, chosen: boolean): Promise<void> {
  await tx.run(sql`
    update telegram_chat set locale = ${locale}, locale_chosen = ${chosen} where chat_id = ${chat}`)
}

/** The newest chat of a number is its only one. */
export async function linkChat(tx: Db, chat: number, phone: string, now: Date): Promise<void> {
  await tx.run(sql`
    update telegram_chat set phone = null, linked_at = null where phone = ${phone} and chat_id <> ${chat}`)
  await tx.run(sql`update telegram_chat set phone = ${phone}, linked_at = ${now} where chat_id = ${chat}`)
}

export async function unlinkChat(db: Db, chat: number): Promise<void> {
  await db.run(sql`update telegram_chat set phone = null, linked_at = null where chat_id = ${chat}`)
}

export async function unlinkPhone(db: Db, phone: string): Promise<number | undefined> {
  const row = await db.maybe<{ chat: number }>(sql`
    update telegram_chat set phone = null, linked_at = null where phone = ${phone} returning chat_id as chat`)
  return row?.chat
}

/** Nobody reads there any more. */
export async function forgetChat(db: Db, chat: number): Promise<void> {
  await db.run(sql`delete from telegram_chat where chat_id = ${chat}`)
}

export async function forgetChatOfPhone(db: Db, phone: string): Promise<void> {
  await db.run(sql`delete from telegram_chat where phone = ${phone}`)
}

export type LinkedChat = { chat: number; linkedAt: Date; locale: string }

export function findChatOf(db: Db, phone: string): Promise<LinkedChat | undefined> {
  return db.maybe<LinkedChat>(sql`
    select chat_id as chat, linked_at as "linkedAt", locale from telegram_chat where phone = ${phone}`)
}

export type NewToken = { personId: number; hash: Buffer; expiresAt: Date }

/** One a person: an older link stops working. */
export async function saveLinkToken(db: Db, { personId, hash, expiresAt }: NewToken): Promise<void> {
  await db.run(sql`
    insert into telegram_link_token (person_id, token_hash, expires_at)
    values (${personId}, ${hash}, ${expiresAt})
    on conflict (person_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`)
}

/** Works once. Answers whose it is; undefined when it is unknown, spent or too old. */
export async function spendLinkToken(tx: Db, hash: Buffer, now: Date): Promise<number | undefined> {
  const row = await tx.maybe<{ personId: number; isGood: boolean }>(sql`
    delete from telegram_link_token where token_hash = ${hash}
    returning person_id as "personId", expires_at > ${now} as "isGood"`)
  return row?.isGood ? row.personId : undefined
}

/** False when this update is known already. */
export async function insertUpdate(tx: Db, id: number, heard: Buffer, now: Date): Promise<boolean> {
  const written = await tx.run(sql`
    insert into telegram_update (update_id, heard, received_at) values (${id}, ${heard}, ${now})
    on conflict do nothing`)
  return written === 1
}

export type UpdateRow = { heard: Buffer | null; calls: Buffer | null; made: number }

/** Held until the transaction ends, so that an update is thought about once. */
export function holdUpdate(tx: Db, id: number): Promise<UpdateRow | undefined> {
  return tx.maybe<UpdateRow>(sql`
    select heard, calls, made from telegram_update where update_id = ${id} for update`)
}

export function findUpdate(db: Db, id: number): Promise<UpdateRow | undefined> {
  return db.maybe<UpdateRow>(sql`select heard, calls, made from telegram_update where update_id = ${id}`)
}

export async function saveCalls(tx: Db, id: number, calls: Buffer | null): Promise<void> {
  await tx.run(sql`update telegram_update set heard = null, calls = ${calls} where update_id = ${id}`)
}

export async function countMade(db: Db, id: number, made: number): Promise<void> {
  await db.run(sql`update telegram_update set made = ${made} where update_id = ${id}`)
}

/** What was said leaves with the last answer; that it was answered stays. */
export async function closeUpdate(db: Db, id: number): Promise<void> {
  await db.run(sql`update telegram_update set heard = null, calls = null where update_id = ${id}`)
}

export function sweepUpdates(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from telegram_update where update_id in (
      select update_id from telegram_update where received_at < ${olderThan} limit ${limit})`)
}

export function sweepStrangers(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from telegram_chat where chat_id in (
      select chat_id from telegram_chat where phone is null and seen_at < ${olderThan} limit ${limit})`)
}

export function sweepLinkTokens(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from telegram_link_token where expires_at < ${now}`)
}
