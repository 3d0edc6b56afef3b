import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { MessageStatus, Why } from '../domain/attempt.ts'
import type { KeptWords } from '../domain/kept-words.ts'

export type NewAttempt = {
  reference: string
  phone: string
  template: string
  locale: string
  gateway: string
  orderId?: number | undefined
  kept?: KeptWords | undefined
  at: Date
}

/** Undefined while another attempt of the same reference is under way or has succeeded. */
export async function beginAttempt(db: Db, attempt: NewAttempt): Promise<number | undefined> {
  const row = await db.maybe<{ id: number }>(sql`
    insert into message (reference, phone, template, locale, gateway, order_id, words, has_dots, status,
      created_at)
    values (${attempt.reference}, ${attempt.phone}, ${attempt.template}, ${attempt.locale}, ${attempt.gateway},
            ${attempt.orderId}, ${attempt.kept?.words}, ${attempt.kept?.hasDots ?? false}, 'queued', ${attempt.at})
    on conflict (reference) where status <> 'failed' do nothing
    returning id`)
  return row?.id
}

export type LiveAttempt = { id: number; status: MessageStatus; createdAt: Date }

export function findLiveAttempt(db: Db, reference: string): Promise<LiveAttempt | undefined> {
  return db.maybe<LiveAttempt>(sql`
    select id, status, created_at as "createdAt" from message
    where reference = ${reference} and status <> 'failed'`)
}

/** A report may have come before the answer: then the status has already moved on and stays. */
export async function markSent(db: Db, id: number, gatewayId: string, at: Date): Promise<void> {
  await db.run(sql`
    update message
    set status = case status when 'queued' then 'sent' else status end, gateway_id = ${gatewayId}, sent_at = ${at}
    where id = ${id}`)
}

export async function markFailed(db: Db, id: number, why: Why, at: Date): Promise<void> {
  await db.run(sql`
    update message set status = 'failed', error = ${why}, settled_at = ${at}
    where id = ${id} and status = 'queued'`)
}

/** The last word about an attempt; a later one changes nothing. Answers what the message was about, when it is news. */
export async function settleAttempt(
  db: Db,
  { id, gateway, arrived, at }: { id: number; gateway: string; arrived: boolean; at: Date },
): Promise<string | undefined> {
  const status: MessageStatus = arrived ? 'delivered' : 'failed'
  const why: Why | null = arrived ? null : 'undelivered'
  const row = await db.maybe<{ reference: string }>(sql`
    update message set status = ${status}, error = ${why}, settled_at = ${at}
    where id = ${id} and gateway = ${gateway} and status in ('queued', 'sent')
    returning reference`)
  return row?.reference
}

/** How often this gateway has left it open whether the message went out. */
export async function countVague(db: Db, reference: string, gateway: string): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from message
    where reference = ${reference} and gateway = ${gateway} and error in ('timeout', 'unreadable', 'lost')`)
  return n
}

export function sweepMessages(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from message
    where id in (select id from message where created_at < ${olderThan} order by created_at limit ${limit})`)
}

/** The attempts stay as figures, without the number they went to; what was still planned has nobody to go to. */
export async function forgetPhone(db: Db, phone: string): Promise<void> {
  await db.run(sql`update notice set phone = '', email = null where phone = ${phone}`)
  await db.run(sql`update message set phone = '', words = null where phone = ${phone}`)
  await db.run(sql`update message_again set phone = '' where phone = ${phone}`)
  await db.run(sql`delete from dev_inbox where phone = ${phone}`)
}
