import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Counted, Month, Sums } from '../domain/partner.ts'

/** Delivered parcels of a partner's customers that no statement has counted, as long as they count. */
const uncounted = (partnerId: number, { from, to }: { from: Date | null; to: Date }) => sql`
  select delivered.id, delivered.tracking_code, delivered.status_at, delivered.total, customer.person_id
  from partner_customer customer
  join order_for_partner delivered on delivered.owner_id = customer.person_id
  where customer.partner_id = ${partnerId} and delivered.status = 'done'
    and (${from}::timestamptz is null or delivered.status_at >= ${from}) and delivered.status_at < ${to}
    and delivered.status_at >= customer.since and delivered.status_at < customer.until
    and not exists (select from partner_parcel where order_id = delivered.id)`

export function findSums(db: Db, partnerId: number, month: Month): Promise<Sums> {
  return db.one<Sums>(sql`
    select count(distinct person_id)::integer as customers, count(*)::integer as parcels,
      coalesce(sum(total), 0)::bigint as paid
    from (${uncounted(partnerId, month)}) parcel`)
}

export type TrackedOrder = { trackingCode: string; doneAt: Date; paid: number; customer: string }

export function findTracked(db: Db, partnerId: number, month: Month, most: number): Promise<TrackedOrder[]> {
  return db.many<TrackedOrder>(sql`
    select tracking_code as "trackingCode", status_at as "doneAt", total as paid, person_name.full_name as customer
    from (${uncounted(partnerId, month)}) parcel join person_name on person_name.id = parcel.person_id
    order by status_at desc, parcel.id desc limit ${most}`)
}

/** More than one document holds; the rest is in the next month's. */
const MOST_PARCELS = 20_000

/** All that came to an end until then. What was reported too late for its own month is in the next. */
export function findCounted(db: Db, partnerId: number, { to }: Month): Promise<Counted[]> {
  return db.many<Counted>(sql`
    select id as "orderId", person_id as "personId", total as paid, status_at as "doneAt"
    from (${uncounted(partnerId, { from: null, to })}) parcel order by status_at, id limit ${MOST_PARCELS}`)
}

export type Statement = Sums & {
  /** YYYY-MM. */
  month: string
  percent: number
  reward: number
  madeAt: Date
  paidAt: Date | null
  paper: string | null
}

/** False when the month was told before: then nothing happens. */
export async function insertStatement(
  tx: Db,
  partnerId: number,
  firstDay: string,
  { customers, parcels, paid, percent, reward, madeAt }: Omit<Statement, 'month' | 'paidAt' | 'paper'>,
): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into partner_statement (partner_id, month, customers, parcels, paid, percent, reward, made_at)
    values (${partnerId}, ${firstDay}, ${customers}, ${parcels}, ${paid}, ${percent}, ${reward}, ${madeAt})
    on conflict do nothing`)
  return rows === 1
}

export async function insertParcels(
  tx: Db,
  partnerId: number,
  firstDay: string,
  parcels: readonly Counted[],
): Promise<void> {
  await tx.run(sql`
    insert into partner_parcel (partner_id, month, order_id, person_id, paid, done_at)
    select ${partnerId}, ${firstDay}::date, * from unnest(
      ${parcels.map(({ orderId }) => orderId)}::integer[], ${parcels.map(({ personId }) => personId)}::bigint[],
      ${parcels.map(({ paid }) => paid)}::bigint[], ${parcels.map(({ doneAt }) => doneAt)}::timestamptz[])`)
}

const statementRow = sql`
  select to_char(month, 'YYYY-MM') as month, customers, parcels, paid, percent, reward, made_at as "madeAt",
    paid_at as "paidAt", paper
  from partner_statement`

export function findStatements(db: Db, partnerId: number): Promise<Statement[]> {
  return db.many<Statement>(sql`
    ${statementRow} where partner_id = ${partnerId} order by partner_statement.month desc limit 120`)
}

/** Locked by whoever pays it, so that a second one sees that it is paid. */
export function lockStatement(tx: Db, partnerId: number, firstDay: string): Promise<Statement | undefined> {
  return tx.maybe<Statement>(sql`
    ${statementRow} where partner_id = ${partnerId} and partner_statement.month = ${firstDay}::date for update`)
}

export function findStatement(db: Db, partnerId: number, firstDay: string): Promise<Statement | undefined> {
  return db.maybe<Statement>(sql`
    ${statementRow} where partner_id = ${partnerId} and partner_statement.month = ${firstDay}::date`)
}

export async function savePaid(
  tx: Db,
  partnerId: number,
  firstDay: string,
  { at, by, paper }: { at: Date; by: number; paper: string },
): Promise<void> {
  await tx.run(sql`
    update partner_statement set paid_at = ${at}, paid_by = ${by}, paper = ${paper}
    where partner_id = ${partnerId} and month = ${firstDay}::date and paid_at is null`)
}

/** What this partner was paid since then. */
export async function sumPaid(db: Db, partnerId: number, since: Date): Promise<number> {
  const { sum } = await db.one<{ sum: number }>(sql`
    select coalesce(sum(reward), 0)::bigint as sum from partner_statement
    where partner_id = ${partnerId} and paid_at > ${since}`)
  return sum
}

/** Whether the number of the partner is this person's. */
export async function isPartnersPerson(db: Db, partnerId: number, personId: number): Promise<boolean> {
  const found = await db.maybe(sql`
    select partner.id from partner join person_contact on person_contact.phone = partner.phone
    where partner.id = ${partnerId} and person_contact.id = ${personId}`)
  return found !== undefined
}

/** The parcels of a statement, oldest first. */
export function findParcels(db: Db, partnerId: number, firstDay: string): Promise<TrackedOrder[]> {
  return db.many<TrackedOrder>(sql`
    select delivered.tracking_code as "trackingCode", parcel.done_at as "doneAt", parcel.paid,
      person_name.full_name as customer
    from partner_parcel parcel
    join person_name on person_name.id = parcel.person_id
    join order_for_tracking delivered on delivered.id = parcel.order_id
    where parcel.partner_id = ${partnerId} and parcel.month = ${firstDay}::date
    order by parcel.done_at, parcel.order_id limit ${MOST_PARCELS}`)
}

/** Partners without the statement of this month, who were partners in it. */
export function findUntold(
  db: Db,
  { firstDay, to }: Month,
  most: number,
): Promise<{ id: number; percent: number }[]> {
  return db.many(sql`
    select id, percent from partner
    where created_at < ${to}
      and not exists (select from partner_statement where partner_id = partner.id and month = ${firstDay}::date)
    order by id limit ${most}`)
}
