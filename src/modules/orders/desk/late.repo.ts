import { type Sql, sql } from '#platform/db/sql.ts'

/** Conditions on `customer_order parcel`. What waits at its receiver's point is not late: its storage has a clock of its own. */
const underWay = sql`status in ('new', 'accept', 'pickup', 'agent_received') and return_of is null`
const onTheWay = sql`holder not in ('destination_point', 'locker', 'nobody')`

export const promiseEnd = sql`((promise #>> '{window,to}') || ' ' || coalesce(promise #>> '{window,hours,to}', '21:00'))`
export const promiseEndAt = sql`(${promiseEnd}::timestamp at time zone 'Asia/Tashkent')`
export const delayedAt = sql`(promise ->> 'at')::timestamptz`

export const notSettled = (since: Sql) =>
  sql`not exists (select from settled_work where settled_work.order_id = parcel.id and settled_at >= ${since})`

/** Not brought when it was promised, and not put off yet (`clock`: `2026-11-16 21:00` there). */
export const isOverdue = (clock: string) => sql`
  ${underWay} and ${promiseEnd} < ${clock} and promise ->> 'reason' <> 'at_point' and ${onTheWay}
    and ${notSettled(promiseEndAt)}`

/** Put off since. */
export const isDelayed = (clock: string) => sql`
  ${underWay} and promise ->> 'reason' = 'delayed' and not (${promiseEnd} < ${clock}) and ${onTheWay}
    and ${notSettled(delayedAt)}`

/** Promised for this day, brought or late: still on its way. */
export const isPromisedFor = (day: string) => sql`
  ${underWay} and ${promiseEnd} >= ${day} and ${promiseEnd} < ${`${day} 24:00`}
    and promise ->> 'reason' <> 'at_point' and ${onTheWay}`

/** Nobody waits for it any more, and it is not over: it goes back, or nobody knows how it goes on. */
export const isPromisedNoMore = sql`
  status in ('new', 'accept', 'pickup', 'agent_received', 'failed_delivery') and promise #>> '{window,from}' is null`
