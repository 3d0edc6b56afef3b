import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Collector, PayoutState, PayoutWay } from '../domain/cod.ts'
import { choicesAt } from './cod-choice.repo.ts'

export type CodParcel = {
  orderId: number
  trackingCode: string
  personId: number
  amount: number
  collectedAt: Date
  collectedBy: Collector
  holderId: number | null
  goesBack: boolean
  handedInAt: Date | null
  payoutId: number | null
  paidAt: Date | null
  how: PayoutWay | null
  payoutState: PayoutState | null
  codeTries: number
  /** The parcel is with its receiver: only then the money is the sender's for good. */
  isDelivered: boolean
}

const columns = sql`
  select order_id as "orderId", tracking_code as "trackingCode", parcel.person_id as "personId", parcel.amount,
    collected_at as "collectedAt", collected_by as "collectedBy", holder_id as "holderId", goes_back as "goesBack",
    handed_in_at as "handedInAt", payout_id as "payoutId", paid_at as "paidAt", how,
    cod_payout.state as "payoutState", code_tries as "codeTries", is_delivered as "isDelivered"
  from cod_for_payout parcel left join cod_payout on cod_payout.id = payout_id`

export type CodQuery = {
  isPaid: boolean | undefined
  orderId: number | undefined
  after: { at: Date; orderId: number } | undefined
}

/** Of one sender: what is owed by its hour, the soonest first; what is paid newest first. */
export function findParcelsOf(
  db: Db,
  personId: number,
  { isPaid, orderId, after }: CodQuery,
  limit: number,
): Promise<CodParcel[]> {
  const forwards = isPaid === false
  const order = forwards
    ? sql`order by collected_at, order_id`
    : sql`order by collected_at desc, order_id desc`
  return db.many<CodParcel>(sql`
    ${columns}
    where parcel.person_id = ${personId}
      and (${isPaid}::boolean is null or (paid_at is not null) = ${isPaid})
      and (${orderId}::integer is null or order_id = ${orderId})
      and (${after?.at}::timestamptz is null or case when ${forwards}::boolean
        then (collected_at, order_id) > (${after?.at}::timestamptz, ${after?.orderId}::integer)
        else (collected_at, order_id) < (${after?.at}::timestamptz, ${after?.orderId}::integer) end)
    ${order} limit ${limit}`)
}

export function findParcel(db: Db, orderId: number): Promise<CodParcel | undefined> {
  return db.maybe<CodParcel>(sql`${columns} where order_id = ${orderId}`)
}

export function findParcels(db: Db, orderIds: readonly number[]): Promise<CodParcel[]> {
  return db.many<CodParcel>(sql`
    ${columns} where order_id = any (${orderIds}::integer[])
    order by collected_at, order_id`)
}

/** Which parcels are meant; `free` leaves out cash that a courier carries back. */
export type OwedKind = 'all' | 'free'

/** Owed to one sender for good and on no list, the oldest first. */
export function findOwedIds(
  db: Db,
  personId: number,
  kind: OwedKind,
  limit: number,
): Promise<{ orderId: number }[]> {
  return db.many<{ orderId: number }>(sql`
    select order_id as "orderId" from cod_for_payout
    where person_id = ${personId} and payout_id is null and is_delivered
      and (${kind}::text = 'all' or not goes_back)
    order by collected_at, order_id limit ${limit}`)
}

/** Senders whose balance has money to get: it is handed in, or its hour is near. */
export function findSendersDue(
  db: Db,
  { now, since }: { now: Date; since: Date },
  limit: number,
): Promise<{ personId: number }[]> {
  return db.many<{ personId: number }>(sql`
    select parcel.person_id as "personId", min(collected_at) as first
    from cod_for_payout parcel left join ${choicesAt(now)} choice on choice.person_id = parcel.person_id
    where payout_id is null and not goes_back and coalesce(payout_to, 'balance') = 'balance'
      and is_delivered and (handed_in_at is not null or collected_at <= ${since})
    group by 1 order by first limit ${limit}`)
}

/** Cash that is still with whoever took it, the oldest first. */
export function findInHands(tx: Db, holderId: number): Promise<{ orderId: number; amount: number }[]> {
  return tx.many(sql`
    select order_id as "orderId", parcel.amount
    from cod_for_payout parcel left join cod_payout on cod_payout.id = payout_id
    where holder_id = ${holderId} and handed_in_at is null and how is distinct from 'carried_back'
    order by collected_at, order_id`)
}

export type CodSums = { owed: number; parcels: number; onTheWay: number; first: Date | null; paid: number }

/** `onTheWay`: on a list for the bank, so no longer free. */
export function sumOf(db: Db, personId: number): Promise<CodSums> {
  return db.one<CodSums>(sql`
    select coalesce(sum(amount) filter (where paid_at is null), 0)::bigint as owed,
      count(*) filter (where paid_at is null) as parcels,
      coalesce(sum(amount) filter (where paid_at is null and payout_id is not null), 0)::bigint as "onTheWay",
      min(collected_at) filter (where paid_at is null) as first,
      coalesce(sum(amount) filter (where paid_at is not null), 0)::bigint as paid
    from cod_for_payout where person_id = ${personId}`)
}

export type CodFault = { personId: number; owed: number; booked: number }

/** Senders to whom the books owe another sum than their parcels say. Bounded: some are enough to see what is wrong. */
export function findFaults(db: Db): Promise<CodFault[]> {
  return db.many<CodFault>(sql`
    with owed as (
      select parcel.person_id, sum(parcel.amount - coalesce(listed.netted, 0))::bigint as sum
      from cod_for_payout parcel
        left join cod_payout on cod_payout.id = parcel.payout_id
        left join cod_payout_parcel listed
          on listed.payout_id = parcel.payout_id and listed.order_id = parcel.order_id
      where parcel.payout_id is null or state = 'made' group by 1),
    undecided as (select person_id, sum(amount)::bigint as sum from cod_undecided group by 1),
    booked as (
      select owner::bigint as person_id, -sum(balance)::bigint as sum from ledger_balance
      where kind = 'cod_owed' group by 1)
    select person_id as "personId", coalesce(owed.sum, 0) + coalesce(undecided.sum, 0) as owed,
      coalesce(booked.sum, 0) as booked
    from owed full join booked using (person_id) full join undecided using (person_id)
    where coalesce(owed.sum, 0) + coalesce(undecided.sum, 0) <> coalesce(booked.sum, 0)
    order by 1 limit 100`)
}

export type CodClock = { waiting: number; late: number; oldestSeconds: number }

/** For the figures: what is not out yet, on no list or on one that was not sent. Each is found by its index. */
export function readClock(db: Db, { now, lateBefore }: { now: Date; lateBefore: Date }): Promise<CodClock> {
  return db.one<CodClock>(sql`
    select count(*)::int as waiting, count(*) filter (where collected_at < ${lateBefore})::int as late,
      coalesce(extract(epoch from ${now}::timestamptz - min(collected_at)), 0)::float8 as "oldestSeconds"
    from (
      select collected_at from cod_for_payout where payout_id is null
      union all
      select collected_at from cod_batch batch
        join cod_payout payout on payout.batch_id = batch.id and payout.state = 'made'
        join cod_for_payout parcel on parcel.payout_id = payout.id
      where batch.sent_at is null
    ) owed`)
}
