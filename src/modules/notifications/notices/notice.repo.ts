import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { MessageStatus, Why } from '../domain/attempt.ts'
import type { ChannelName, NoticeKind, Side } from '../domain/notices.ts'

type Locale = 'uz' | 'oz' | 'ru' | 'en'

export type NewNotice = {
  orderId: number
  seq: number
  side: Side
  kind: NoticeKind
  channel: ChannelName
  instead: ChannelName | undefined
  personId: number | undefined
  phone: string
  email: string | undefined
  locale: Locale
  plannedAt: Date
  dueAt: Date
}

/** Undefined when it was planned before: its number was given away then. */
export async function insertNotice(tx: Db, notice: NewNotice): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`
    insert into notice (order_id, seq, side, kind, channel, instead, person_id, phone, email, locale, planned_at, due_at)
    values (${notice.orderId}, ${notice.seq}, ${notice.side}, ${notice.kind}, ${notice.channel}, ${notice.instead},
            ${notice.personId}, ${notice.phone}, ${notice.email}, ${notice.locale}, ${notice.plannedAt},
            ${notice.dueAt})
    on conflict (order_id, seq, side, kind, channel) do nothing
    returning id`)
  return row?.id
}

export type NoticeState = 'planned' | 'sent' | 'failed' | 'dropped'

/** Why a notice was not sent though nothing failed. */
export type DropReason = 'passed' | 'too_late' | 'forgotten'
/** There was nobody to hand it to: no gateway carries it, or its channel is not set up. */
export type NoWay = 'no_channel'

export type NoticeRow = Omit<NewNotice, 'instead' | 'personId' | 'email'> & {
  id: number
  instead: ChannelName | null
  personId: number | null
  email: string | null
  state: NoticeState
  /** How often it was to be sent, this time included. */
  round: number
}

export function findNotice(db: Db, id: number): Promise<NoticeRow | undefined> {
  return db.maybe<NoticeRow>(sql`
    select id, order_id as "orderId", seq, side, kind, channel, instead, person_id as "personId", phone, email, locale,
      planned_at as "plannedAt", due_at as "dueAt", state, round
    from notice where id = ${id}`)
}

/** The same side has been told something newer, or will be in a moment. */
export async function isOvertaken(
  db: Db,
  { orderId, side, seq }: Pick<NoticeRow, 'orderId' | 'side' | 'seq'>,
  except: readonly NoticeKind[],
): Promise<boolean> {
  const { found } = await db.one<{ found: boolean }>(sql`
    select exists (
      select from notice where order_id = ${orderId} and side = ${side} and seq > ${seq}
        and kind <> all (${except}::text[])) as found`)
  return found
}

/** The orders about which whoever has this number was told as their sender. Notices are kept longer than links live. */
export async function findOrdersOfSender(db: Db, phone: string): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select distinct order_id as id from notice where phone = ${phone} and phone <> '' and side = 'sender'`)
  return rows.map(({ id }) => id)
}

export async function postpone(tx: Db, id: number, dueAt: Date): Promise<void> {
  await tx.run(sql`update notice set due_at = ${dueAt} where id = ${id}`)
}

/** The end of a notice; a later word about it changes nothing. True for whoever said it. */
export async function settleNotice(
  tx: Db,
  id: number,
  {
    state,
    why = null,
    at,
  }: { state: Exclude<NoticeState, 'planned'>; why?: Why | DropReason | NoWay | null; at: Date },
): Promise<boolean> {
  const changed = await tx.run(sql`
    update notice set state = ${state}, why = ${why}, settled_at = ${at}
    where id = ${id} and state = 'planned'`)
  return changed > 0
}

/** Of the last attempt that failed, why. */
export async function lastFault(db: Db, reference: string): Promise<Why | undefined> {
  const row = await db.maybe<{ error: Why }>(sql`
    select error from message where reference = ${reference} and status = 'failed' order by id desc limit 1`)
  return row?.error
}

export type ToldRow = {
  id: number
  kind: string
  side: Side | null
  channel: ChannelName
  phone: string
  email: string | null
  locale: string
  plannedAt: Date
  dueAt: Date
  state: NoticeState
  why: string | null
  settledAt: Date | null
  /** What became of its last attempt. */
  attempt: MessageStatus | null
  fault: string | null
  attemptedAt: Date | null
}

/** Everything an order's people were told, newest first: its notices, and single messages that name the order. */
export function findTold(db: Db, orderId: number, limit: number): Promise<ToldRow[]> {
  return db.many<ToldRow>(sql`
    select notice.id, kind, side, channel, notice.phone, email, notice.locale, planned_at as "plannedAt",
      due_at as "dueAt", state, why, notice.settled_at as "settledAt", last.status as attempt, last.error as fault,
      coalesce(last.settled_at, last.sent_at, last.created_at) as "attemptedAt"
    from notice left join lateral (
      select status, error, created_at, sent_at, settled_at from message
      where split_part(reference, '#', 1) = 'notice:' || notice.id order by id desc limit 1) last on true
    where order_id = ${orderId}
    union all
    select id, template, null, 'sms', phone, null, locale, created_at, created_at,
      case status when 'queued' then 'planned' when 'failed' then 'failed' else 'sent' end, error, settled_at, status,
      error, coalesce(settled_at, sent_at, created_at)
    from message where order_id = ${orderId}
    order by "plannedAt" desc, id desc
    limit ${limit}`)
}

/** The last that one number was told; unlike the above without single messages, among which are codes. */
export function findToldAt(db: Db, phone: string, limit: number): Promise<(ToldRow & { orderId: number })[]> {
  return db.many(sql`
    select notice.id, order_id as "orderId", kind, side, channel, notice.phone, email, notice.locale,
      planned_at as "plannedAt", due_at as "dueAt", state, why, notice.settled_at as "settledAt",
      last.status as attempt, last.error as fault,
      coalesce(last.settled_at, last.sent_at, last.created_at) as "attemptedAt"
    from notice left join lateral (
      select status, error, created_at, sent_at, settled_at from message
      where split_part(reference, '#', 1) = 'notice:' || notice.id order by id desc limit 1) last on true
    where notice.phone = ${phone} and notice.phone <> ''
    order by planned_at desc, id desc limit ${limit}`)
}

export function sweepNotices(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from notice
    where id in (select id from notice where planned_at < ${olderThan} order by planned_at limit ${limit})`)
}
