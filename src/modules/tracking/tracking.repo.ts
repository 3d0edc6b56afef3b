import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** One line of the log with the place it happened at; times travel as text inside JSON. */
type LogRow = {
  id: string
  seq: number
  verb: string
  actor: string
  personId: number | null
  courierId: number | null
  pointId: number | null
  district: number | null
  point: string | null
  reason: string | null
  locker: boolean | null
  proof: string | null
  day: string | null
  at: string
}

export type ParcelRow = {
  id: number
  trackingCode: string
  returnOf: number | null
  firstCustody: unknown
  createdAt: Date
  deliveryOption: number
  deliveryType: number
  paymentType: string
  sender: unknown
  receiver: unknown
  description: string
  timeInterval: string | null
  productFee: number
  total: number
  status: string
  statusAt: Date
  promise: unknown
  storedUntil: Date | null
  receiverCode: Buffer | null
  doorPaidAt: Date | null
  log: LogRow[]
}

/** What tracking reads of an order, log included: one statement, because this is what people ask for most. */
export function findParcel(db: Db, code: string, locale: string): Promise<ParcelRow | undefined> {
  return db.maybe<ParcelRow>(sql`
    select id, tracking_code as "trackingCode", return_of as "returnOf", first_custody as "firstCustody",
      created_at as "createdAt", delivery_option as "deliveryOption", delivery_type as "deliveryType",
      payment_type as "paymentType", sender, receiver, description, time_interval as "timeInterval",
      product_fee as "productFee", total, promise, status_at as "statusAt",
      status, stored_until as "storedUntil", receiver_code as "receiverCode",
      door_paid_at as "doorPaidAt",
      (select json_agg(json_build_object('id', event_id, 'seq', seq, 'verb', verb, 'actor', actor,
          'personId', person_id, 'courierId', courier_id, 'pointId', point_id, 'district', district_id,
          'point', case when kind = 'depot' then null else name ->> ${locale} end, 'reason', reason, 'locker', details -> 'locker',
          'proof', details -> 'proof' -> 'kind', 'day', details -> 'day', 'at', happened_at) order by seq)
        from log_for_tracking left join point_place on point_place.id = point_id
        where order_id = parcel.id) as log
    from order_for_tracking parcel where tracking_code = ${code}`)
}

export async function findCodeOfCard(db: Db, card: string): Promise<string | undefined> {
  const row = await db.maybe<{ code: string }>(
    sql`select tracking_code as code from order_for_tracking where call_card = ${card}`,
  )
  return row?.code
}

/** Time changes what is promised without anything happening to the parcel: an answer is of a version and a promise. */
export type Version = { id: number; version: number; promisedAt: string }

/** By their codes; what no parcel has is not among them. */
export async function findVersions(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Version>> {
  const rows = await db.many<Version & { code: string }>(
    sql`select tracking_code as code, id, version, promise ->> 'at' as "promisedAt" from order_for_tracking where tracking_code = any(${codes})`,
  )
  return new Map(rows.map((row) => [row.code, row]))
}

/** The wrong tries of both, in this order, held until the transaction ends: guesses come one after the other. */
export async function holdGuesses(tx: Db, subjects: readonly [string, string], now: Date): Promise<Date[][]> {
  const [parcelSubject, network] = subjects
  const rows = await tx.many<{ subject: string; tries: Date[] }>(sql`
    insert into tracking_guess (subject, tries, last_at)
    values (${parcelSubject}, '{}', ${now}), (${network}, '{}', ${now})
    on conflict (subject) do update set last_at = excluded.last_at
    returning subject, tries`)
  return subjects.map((subject) => rows.find((row) => row.subject === subject)?.tries ?? [])
}

/** As many writes whatever the answer was. */
export async function saveGuesses(
  tx: Db,
  subjects: readonly [string, string],
  tries: readonly [readonly Date[], readonly Date[]],
): Promise<void> {
  await tx.run(sql`
    update tracking_guess set tries = case subject
        when ${subjects[0]} then ${tries[0]}::timestamptz(3)[] else ${tries[1]}::timestamptz(3)[] end
    where subject in (${subjects[0]}, ${subjects[1]})`)
}

/** A few that no longer count leave with every guess, so that the table never needs a clean-up of its own. */
export async function dropOldGuesses(tx: Db, before: Date, limit: number): Promise<void> {
  await tx.run(sql`
    delete from tracking_guess where subject in (
      select subject from tracking_guess where last_at < ${before} limit ${limit} for update skip locked)`)
}
