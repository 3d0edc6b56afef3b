import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type MoneyWork = {
  id: number
  orderId: number | null
  since: Date
  amount: number
  /** Of money for goods: it is still with whoever took it, or on a list that was not sent to the bank. */
  isWithCollector: boolean
  isListed: boolean
  personId: number
  count: number
}

type WorkAsk = { only: readonly number[] | undefined; limit: number; most: number }

/** Money for goods that is not out yet, the oldest first. */
export function findCodDue(db: Db, { only, limit, most }: WorkAsk): Promise<MoneyWork[]> {
  const these = sql`(${only === undefined}::boolean or parcel.order_id = any (${only ?? []}::integer[]))`
  return db.many<MoneyWork>(sql`
    with found as materialized (
      (select parcel.order_id as id, collected_at as since, parcel.amount, parcel.person_id as "personId",
        handed_in_at is null and holder_id is not null as "isWithCollector", false as "isListed"
      from cod_for_payout parcel where payout_id is null and ${these} order by collected_at limit ${most})
      union all
      (select parcel.order_id, collected_at, parcel.amount, parcel.person_id, false, true
      from cod_batch batch
        join cod_payout payout on payout.batch_id = batch.id and payout.state = 'made'
        join cod_for_payout parcel on parcel.payout_id = payout.id
      where batch.sent_at is null and ${these} limit ${most}))
    select found.*, id as "orderId", least((select count(*) from found), ${most})::integer as count
    from found order by since, id limit ${limit}`)
}

export function findTopUpsWaiting(db: Db, { only, limit, most }: WorkAsk): Promise<MoneyWork[]> {
  return db.many<MoneyWork>(sql`
    with found as materialized (
      select id, created_at as since, amount, person_id as "personId" from top_up
      where status = 'new' and (${only === undefined}::boolean or id = any (${only ?? []}::bigint[]))
      order by created_at, id limit ${most})
    select found.*, null::integer as "orderId", false as "isWithCollector", false as "isListed",
      (select count(*) from found)::integer as count
    from found order by since, id limit ${limit}`)
}
