import type { Db } from '#platform/db/database.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import { addressReasons, keptBackMs, storageEndsSoonMs } from '../domain/desk/desk-work.ts'
import type { Holder, Status } from '../domain/words.ts'
import { delayedAt, isDelayed, isOverdue, notSettled, promiseEnd, promiseEndAt } from './late.repo.ts'

export type OrderWork = {
  id: number
  since: Date
  /** By which the queue is ordered; what is due follows from it. */
  at: Date
  status: Status
  holder: Holder
  /** Why the last attempt came to nothing. */
  reason: string | null
  total: number
  storedUntil: Date | null
  /** Calls that nobody answered. */
  missed: number
  heldBy: number | null
  count: number
}

export type WorkAsk = {
  now: Date
  region: number | undefined
  only: readonly number[] | undefined
  limit: number
  most: number
}

const about = ({ only }: WorkAsk) =>
  sql`(${only === undefined}::boolean or parcel.id = any (${only ?? []}::integer[]))`
const receivedIn = ({ region }: WorkAsk) =>
  sql`(${region === undefined}::boolean or (parcel.receiver ->> 'regionId')::integer = ${region ?? 0})`
const sentFrom = ({ region }: WorkAsk) =>
  sql`(${region === undefined}::boolean or (parcel.sender ->> 'regionId')::integer = ${region ?? 0})`
/** The soonest of what was found, with how many there are up to a bound. */
const shown = (found: Sql, { limit }: WorkAsk, heldBy = sql`null::bigint`) => sql`
  with found as materialized (${found})
  select parcel.id, found.since, found.at, parcel.status, parcel.holder, found.reason, parcel.total,
    parcel.stored_until as "storedUntil",
    (select count(*) from order_call call where call.order_id = parcel.id and outcome = 'no_answer')::integer as missed,
    ${heldBy} as "heldBy", (select count(*) from found)::integer as count
  from (select * from found order by at, id limit ${limit}) found
    join customer_order parcel on parcel.id = found.id
  order by found.at, found.id`

/** Drafts that wait for the call that confirms them, and who is on the line. */
export function findCallsDue(db: Db, ask: WorkAsk): Promise<OrderWork[]> {
  return db.many<OrderWork>(
    shown(
      sql`
      select id, submitted_at as at, submitted_at as since, null as reason from customer_order parcel
      where status = 'draft' and submitted_at is not null and ${about(ask)} and ${sentFrom(ask)}
      order by submitted_at, id limit ${ask.most}`,
      ask,
      sql`(
        select person_id from order_call call
        where call.order_id = parcel.id and ended_at is null and held_until > ${ask.now}
        order by call.id desc limit 1)`,
    ),
  )
}

/** What was not brought when it was promised: not put off yet (`clock`, `2026-11-16 21:00` there), or put off since. */
export function findLate(db: Db, ask: WorkAsk, clock: string): Promise<OrderWork[]> {
  const passed = sql`
    select id, ${promiseEndAt} as at from customer_order parcel
    where ${isOverdue(clock)} and ${about(ask)} and ${receivedIn(ask)}
    order by ${promiseEnd} limit ${ask.most}`
  const delayed = sql`
    select id, ${delayedAt} as at from customer_order parcel
    where ${isDelayed(clock)} and ${about(ask)} and ${receivedIn(ask)}
    order by promise ->> 'at' limit ${ask.most}`
  return db.many<OrderWork>(
    shown(
      sql`
      select id, at, at as since, null as reason
      from ((${passed}) union all (${delayed})) late order by at, id limit ${ask.most}`,
      ask,
    ),
  )
}

/** After an attempt in vain, until the receiver has chosen; what goes back already needs nobody's call. */
export function findFailed(db: Db, ask: WorkAsk, kind: 'address' | 'other'): Promise<OrderWork[]> {
  return db.many<OrderWork>(
    shown(
      sql`
      select parcel.id, status_at as at, status_at as since, attempt.reason
      from customer_order parcel left join lateral (
        select reason from order_event event
        where event.order_id = parcel.id and verb in ('fail_delivery', 'fail_pickup') order by seq desc limit 1
      ) attempt on true
      where status = 'failed_delivery' and return_of is null
        and promise ->> 'reason' not in ('refused', 'attempts_used', 'called_off')
        and (coalesce(attempt.reason, '') = any (${addressReasons}::text[])) = ${kind === 'address'}
        and ${about(ask)} and ${receivedIn(ask)} and ${notSettled(sql`status_at`)}
      order by status_at, parcel.id limit ${ask.most}`,
      ask,
    ),
  )
}

/** Waiting at their points for receivers who have little time left. */
export function findStorageEnding(db: Db, ask: WorkAsk): Promise<OrderWork[]> {
  const until = new Date(ask.now.getTime() + storageEndsSoonMs)
  return db.many<OrderWork>(
    shown(
      sql`
      select id, stored_until as at, stored_until - interval '48 hours' as since, null as reason
      from customer_order parcel
      where status = 'agent_received' and stored_until is not null and stored_until < ${until} and return_of is null
        and holder in ('destination_point', 'locker') and promise ->> 'reason' <> 'refused'
        and ${about(ask)} and ${receivedIn(ask)} and ${notSettled(sql`stored_until - interval '48 hours'`)}
      order by stored_until, id limit ${ask.most}`,
      ask,
    ),
  )
}

/** Ways back that do not get on by themselves, and what came back in vain. */
export function findReturns(db: Db, ask: WorkAsk, clock: string): Promise<OrderWork[]> {
  const soon = new Date(ask.now.getTime() + storageEndsSoonMs)
  const stuck = sql`
    select id, status_at as at, status_at as since from customer_order parcel
    where return_of is not null and status in ('new', 'accept', 'pickup', 'agent_received', 'failed_delivery')
      and (status = 'failed_delivery' or (${promiseEnd} < ${clock} and promise ->> 'reason' <> 'at_point')
        or promise ->> 'reason' = 'delayed' or stored_until < ${soon})
      and ${about(ask)} and ${receivedIn(ask)} and ${notSettled(sql`status_at`)}
    order by status_at, id limit ${ask.most}`
  const kept = sql`
    select id, status_at as at, status_at as since from customer_order parcel
    where status = 'expired' and holder not in ('nobody', 'receiver', 'sender')
      and ${about(ask)} and ${receivedIn(ask)} and ${notSettled(sql`status_at`)}
    order by status_at, id limit ${ask.most}`
  return db.many<OrderWork>(
    shown(
      sql`
      select id, at, since, null as reason from ((${stuck}) union all (${kept})) coming
      order by at, id limit ${ask.most}`,
      ask,
    ),
  )
}

export const keptUntil = (since: Date) => new Date(since.getTime() + keptBackMs)

export type OtherWork = {
  id: number
  orderId: number | null
  since: Date
  amount: number | null
  isFound: boolean
  about: string | null
  count: number
}

const counted = (found: Sql, { limit }: WorkAsk) => sql`
  with found as materialized (${found})
  select id, "orderId", since, amount, "isFound", about, (select count(*) from found)::integer as count
  from found order by since, id limit ${limit}`

const these = (column: Sql, { only }: WorkAsk) =>
  sql`(${only === undefined}::boolean or ${column} = any (${only ?? []}::bigint[]))`

export function findOpenIncidents(db: Db, ask: WorkAsk): Promise<OtherWork[]> {
  return db.many<OtherWork>(
    counted(
      sql`
      select id, order_id as "orderId", opened_at as since, (details ->> 'cash')::bigint as amount,
        false as "isFound", kind as about
      from order_incident where decided_at is null and ${these(sql`id`, ask)}
      order by opened_at, id limit ${ask.most}`,
      ask,
    ),
  )
}

/** Open ones, and parcels that were paid for and have turned up. */
export function findClaimsWaiting(db: Db, ask: WorkAsk): Promise<OtherWork[]> {
  return db.many<OtherWork>(
    counted(
      sql`
      select * from (
        select id, order_id as "orderId", opened_at as since, amount, false as "isFound", null as about
        from order_claim where status = 'open'
        union all
        select id, order_id, found_at, amount, true, null
        from order_claim where found_at is not null and found_decision is null and status <> 'open'
      ) waiting where ${these(sql`id`, ask)} order by since, id limit ${ask.most}`,
      ask,
    ),
  )
}

export function findRefundsDue(db: Db, ask: WorkAsk): Promise<OtherWork[]> {
  return db.many<OtherWork>(
    counted(
      sql`
      select id, order_id as "orderId", asked_at as since, amount, false as "isFound", null as about
      from order_refund where done_at is null and ${these(sql`id`, ask)}
      order by asked_at, id limit ${ask.most}`,
      ask,
    ),
  )
}
