import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type RefundFilter = {
  isDone: boolean
  provider: string | undefined
  orderId: number | undefined
  after: number | undefined
}

/** The numbers of refunds: open ones oldest first, because whoever waits longest is paid first; done ones newest first. */
export async function findRefundIds(db: Db, filter: RefundFilter, limit: number): Promise<number[]> {
  const isDone = filter.isDone ? sql`done_at is not null` : sql`done_at is null`
  const order = filter.isDone ? sql`order by id desc` : sql`order by id`
  const rows = await db.many<{ id: number }>(sql`
    select id from refund_for_payment
    where ${isDone}
      and (${filter.provider}::text is null or provider = ${filter.provider})
      and (${filter.orderId}::integer is null or order_id = ${filter.orderId})
      and (${filter.after}::bigint is null
        or case when ${filter.isDone}::boolean then id < ${filter.after} else id > ${filter.after} end)
    ${order} limit ${limit}`)
  return rows.map(({ id }) => id)
}

export type RefundFacts = {
  id: number
  doneBy: string | null
  transaction: string | null
  checkout: string | null
}

/** Who sent each, and the payment it is about as its provider knows it. */
export function findRefundFacts(db: Db, ids: readonly number[]): Promise<RefundFacts[]> {
  return db.many<RefundFacts>(sql`
    select refund.id, person.full_name as "doneBy", paid.external_id as transaction, paid.number as checkout
    from refund_for_payment refund left join person_name person on person.id = done_by
    left join lateral (
      select external_id, number
      from checkout_order item join payment on payment.id = item.payment_id
      join checkout on checkout.id = item.checkout_id
      where item.order_id = refund.order_id and payment.provider = refund.provider
        and checkout.purpose = case when refund.key like '%:door:%' then 'door' else 'basket' end
        and (checkout.purpose = 'basket' or refund.key
          = 'order:' || refund.order_id || ':door:' || payment.provider || ':' || external_id || ':reversed')
      order by payment.id desc limit 1) paid on true
    where refund.id = any (${ids}::bigint[])`)
}
