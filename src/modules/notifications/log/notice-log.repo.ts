import type { Db } from '#platform/db/database.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { MessageStatus } from '../domain/attempt.ts'
import type { ChannelName, Side } from '../domain/notices.ts'

export type LogState = 'planned' | 'sent' | 'delivered' | 'failed' | 'dropped'

/** A notice, or a message beside the notices with all its attempts. */
export type LogRow = {
  source: 'n' | 'm'
  id: number
  kind: string
  side: Side | null
  channel: ChannelName
  phone: string
  email: string | null
  locale: 'uz' | 'oz' | 'ru' | 'en'
  orderId: number | null
  askedAt: Date
  dueAt: Date
  state: LogState
  why: string | null
  at: Date
  words: string | null
  hasDots: boolean
  /** The name that all its attempts begin with. */
  root: string
}

export type LogFilter = {
  state: LogState | undefined
  channel: ChannelName | undefined
  kinds: readonly string[] | undefined
  phone: string | undefined
  orderId: number | undefined
  from: Date | undefined
  to: Date | undefined
  before: { at: Date; key: string } | undefined
  limit: number
  now: Date
}

/** Rows of the same millisecond stand in this order too, whichever table they are from. */
const keyOf = (source: 'n' | 'm', id: Sql) => sql`${source}::text || lpad((${id})::text, 18, '0')`

/** What the rows of a state have in common in the table itself: the rest of it follows from the last attempt of each. */
function storedAs(state: LogState | undefined): Sql {
  switch (state) {
    case undefined:
      return sql`true`
    case 'planned':
      return sql`notice.state = 'planned'`
    case 'dropped':
      return sql`notice.state = 'dropped'`
    case 'failed':
      return sql`notice.id = any (array(
        select id from notice where state = 'failed'
        union all
        select substr(split_part(reference, '#', 1), ${'notice:'.length + 1}::integer)::bigint from message
        where status = 'failed' and reference like 'notice:%'))`
    default:
      return sql`notice.state = 'sent'`
  }
}

const noticesWhere = (condition: Sql) => sql`
  select 'n' as source, notice.id, notice.kind, notice.side, notice.channel, notice.phone, notice.email, notice.locale,
    notice.order_id, notice.planned_at as asked_at, notice.due_at,
    case when notice.state = 'sent' and last.status in ('delivered', 'failed') then last.status else notice.state end
      as state,
    case when notice.state in ('sent', 'failed') then coalesce(last.error, notice.why) else notice.why end as why,
    coalesce(case when notice.state = 'planned' then notice.due_at when notice.state = 'dropped' then notice.settled_at
      else coalesce(last.settled_at, last.sent_at, last.created_at) end, notice.settled_at, notice.planned_at) as at,
    last.words, coalesce(last.has_dots, false) as has_dots, 'notice:' || notice.id as root,
    ${keyOf('n', sql`notice.id`)} as key
  from notice left join lateral (
    select status, error, words, has_dots, created_at, sent_at, settled_at from message
    where split_part(reference, '#', 1) = 'notice:' || notice.id order by id desc limit 1) last on true
  where ${condition}`

/** The last attempt speaks for a message; one that was asked for again a moment ago has none yet. */
const messagesAt = (now: Date, state?: LogState) => sql`
  select 'm' as source, message.id, message.template as kind, null::text as side,
    case message.gateway when 'email' then 'email' else 'sms' end as channel, message.phone, null::text as email,
    message.locale, message.order_id, message.created_at as asked_at, message.created_at as due_at,
    case when message.status = 'queued' or again.waits then 'planned' else message.status end as state,
    message.error as why, coalesce(message.settled_at, message.sent_at, message.created_at) as at, message.words,
    message.has_dots, split_part(message.reference, '#', 1) as root, ${keyOf('m', sql`message.id`)} as key
  from message left join lateral (
    select true as waits from message_again
    where message_again.reference = split_part(message.reference, '#', 1)
      and message_again.asked_at > message.created_at
      and message_again.asked_at > ${now}::timestamptz - interval '1 day' limit 1) again on true
  where message.reference not like 'notice:%' and ${state === 'failed' ? sql`message.status = 'failed'` : sql`true`}
    and not exists (
    select from message later
    where split_part(later.reference, '#', 1) = split_part(message.reference, '#', 1) and later.id > message.id)`

const columns = sql`
  source, id, kind, side, channel, phone, email, locale, order_id as "orderId", asked_at as "askedAt",
  due_at as "dueAt", state, why, at, words, has_dots as "hasDots", root`

/** Newest first; each table gives a page at most before they are put together. */
export function findLog(db: Db, filter: LogFilter): Promise<LogRow[]> {
  const wanted = sql`${wantedIn(filter)} order by asked_at desc, key desc limit ${filter.limit}`
  return db.many<LogRow>(sql`
    select ${columns} from (
      (select * from (${noticesWhere(storedAs(filter.state))}) notices where ${wanted})
      union all
      (select * from (${messagesAt(filter.now, filter.state)}) messages where ${wanted})) told
    order by asked_at desc, key desc limit ${filter.limit}`)
}

function wantedIn({ state, channel, kinds, phone, orderId, from, to, before }: LogFilter): Sql {
  return sql`
    (${state === undefined}::boolean or state = ${state})
    and (${channel === undefined}::boolean or channel = ${channel})
    and (${kinds === undefined}::boolean or kind = any (${kinds ?? []}::text[]))
    and (${phone === undefined}::boolean or phone = ${phone})
    and (${orderId === undefined}::boolean or order_id = ${orderId}::integer)
    and asked_at >= ${from ?? new Date(0)} and asked_at < ${to ?? farAhead}
    and asked_at <= ${before?.at ?? farAhead}
    and (${before === undefined}::boolean or (asked_at, key) < (${before?.at ?? farAhead}, ${before?.key ?? ''}))`
}

const farAhead = new Date('9999-01-01T00:00:00Z')

export type Named = { source: 'n' | 'm'; id: number }

export function findLine(db: Db, { source, id }: Named, now: Date): Promise<LogRow | undefined> {
  return source === 'n'
    ? db.maybe<LogRow>(sql`select ${columns} from (${noticesWhere(sql`notice.id = ${id}`)}) notices`)
    : db.maybe<LogRow>(sql`select ${columns} from (${messagesAt(now)} and split_part(message.reference, '#', 1) = (
        select split_part(named.reference, '#', 1) from message named where named.id = ${id})) messages`)
}

export type Try = { at: Date; gateway: string; status: MessageStatus; error: string | null }

export function findTries(db: Db, root: string, limit: number): Promise<Try[]> {
  return db.many<Try>(sql`
    select coalesce(settled_at, sent_at, created_at) as at, gateway, status, error from message
    where split_part(reference, '#', 1) = ${root} order by id desc limit ${limit}`)
}

/** Whoever wants it sent again at the same moment waits. */
export async function holdNotice(tx: Db, id: number): Promise<void> {
  await tx.run(sql`select id from notice where id = ${id} for update`)
}

export async function holdMessage(tx: Db, id: number): Promise<void> {
  await tx.run(sql`select id from message where id = ${id} for update`)
}

export type Again = { round: number; by: number; at: Date }

export function findAgain(db: Db, root: string): Promise<Again[]> {
  return db.many<Again>(sql`
    select round, asked_by as by, asked_at as at from message_again where reference = ${root} order by round desc`)
}

export async function countAgain(db: Db, phone: string, since: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n from message_again where phone = ${phone} and asked_at > ${since}`)
  return n
}

type NewAgain = { root: string; round: number; phone: string; by: number; at: Date }

/** False when somebody was faster. */
export async function insertAgain(tx: Db, { root, round, phone, by, at }: NewAgain): Promise<boolean> {
  const made = await tx.run(sql`
    insert into message_again (reference, round, phone, asked_by, asked_at)
    values (${root}, ${round}, ${phone}, ${by}, ${at})
    on conflict (reference, round) do nothing`)
  return made > 0
}

/** Planned once more, from now on. */
export async function planAgain(tx: Db, id: number, round: number, now: Date): Promise<void> {
  await tx.run(sql`
    update notice set state = 'planned', why = null, settled_at = null, due_at = ${now}, round = ${round}
    where id = ${id} and state <> 'planned'`)
}

export type Words = Pick<LogRow, 'phone' | 'locale' | 'orderId' | 'root'> & {
  template: string
  words: string | null
  hasDots: boolean
  createdAt: Date
}

/** What was sent before, to be sent word for word. */
export function findWords(db: Db, id: number): Promise<Words | undefined> {
  return db.maybe<Words>(sql`
    select phone, locale, order_id as "orderId", split_part(reference, '#', 1) as root, template, words,
      has_dots as "hasDots", created_at as "createdAt"
    from message where id = ${id}`)
}

export function sweepAgain(db: Db, olderThan: Date, limit: number): Promise<number> {
  return db.run(sql`
    delete from message_again
    where id in (select id from message_again where asked_at < ${olderThan} order by asked_at limit ${limit})`)
}
