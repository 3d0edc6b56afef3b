import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import { limits } from '../domain/limits.ts'
import type { Verb } from '../domain/words.ts'

export type MoneyRow = {
  id: number
  total: number
  /** By a promotion, above zero. */
  takenOff: number
  isPaid: boolean
}

/** Orders that something happened to since, a page at a time by number. */
export function findTouched(db: Db, since: Date, after: number, limit: number): Promise<MoneyRow[]> {
  return db.many<MoneyRow>(sql`
    select id, total, paid_at is not null as "isPaid",
      coalesce((
        select -sum((line ->> 'amount')::bigint) from jsonb_array_elements(lines) line
        where line ->> 'rule' = 'promotion'), 0)::bigint as "takenOff"
    from customer_order
    where id > ${after} and status_at >= ${since} order by id limit ${limit}`)
}

export type Due = { id: number; verb: Verb }

/** Orders whose time has come, and for what. The lifecycle decides again, under the lock of each order. */
export function findDue(db: Db, now: Date, limit: number): Promise<Due[]> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  return db.many<Due>(sql`
    select id, verb from (
      select id, status_at, 'expire' as verb from customer_order
      where status = 'draft' and status_at <= ${before(limits.basketMs)}
      union all
      select id, status_at, 'remind' from customer_order
      where status = 'draft' and status_at <= ${before(limits.reminderAfterMs)}
        and status_at > ${before(limits.basketMs)}
        and not exists (select from order_event where order_id = customer_order.id and verb = 'remind')
      union all
      select id, status_at, 'release' from customer_order
      where status = 'accept' and status_at <= ${before(limits.acceptMs)}
      union all
      select id, status_at, 'expire' from customer_order
      where (status, holder) in
        (('failed_delivery', 'courier'), ('agent_received', 'depot'), ('agent_received', 'origin_point'))
        and ((select count(*) from order_event where order_id = customer_order.id and verb = 'fail_delivery')
            >= ${limits.attempts}
          or exists (select from order_event
            where order_id = customer_order.id
              and (verb = 'refuse' or (verb = 'fail_delivery' and reason = 'refused'))))
      union all
      select id, status_at, 'expire' from customer_order
      where status = 'agent_received' and holder in ('destination_point', 'locker')
        and (stored_until <= ${now}
          or exists (select from order_event where order_id = customer_order.id and verb = 'refuse'))
      union all
      select id, status_at, 'complete' from customer_order
      where status = 'executor_done' and status_at <= ${before(limits.completeAfterMs)}
      union all
      select id, status_at, 'dispose' from customer_order
      where status = 'expired' and return_of is not null and status_at <= ${before(limits.disposeAfterMs)}
        and holder in ('courier', 'origin_point', 'destination_point', 'locker', 'depot', 'trip')
    ) as due
    order by status_at, id limit ${limit}`)
}
