import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { DisputeState } from '../domain/debts.ts'

export type ShownDebt = {
  id: number
  personId: number
  orderId: number | null
  trackingCode: string | null
  /** Of the parcel that came back, where the debt is for its way back. */
  sentCode: string | null
  cause: string
  paymentType: string | null
  raisedAt: Date
  amount: number
  remaining: number
  disputedAt: Date | null
}

const columns = sql`
  select debt.id, debt.person_id as "personId", debt.order_id as "orderId", parcel.tracking_code as "trackingCode",
    parcel.sent_code as "sentCode", parcel.payment_type as "paymentType", cause, raised_at as "raisedAt", debt.amount, remaining, disputed_at as "disputedAt"
  from open_debt debt left join order_for_debt parcel on parcel.id = debt.order_id`

/** Of these people, the oldest first. */
export function findShownDebts(db: Db, personIds: readonly number[], limit: number): Promise<ShownDebt[]> {
  return db.many<ShownDebt>(sql`
    ${columns} where debt.person_id = any (${personIds}::bigint[]) order by raised_at, debt.id limit ${limit}`)
}

export type Dispute = {
  debtId: number
  reason: string
  openedAt: Date
  state: DisputeState
  decidedAt: Date | null
  note: string | null
}

/** The last of each debt. */
export function findDisputes(db: Db, debtIds: readonly number[]): Promise<Dispute[]> {
  return db.many<Dispute>(sql`
    select distinct on (debt_id) debt_id as "debtId", reason, opened_at as "openedAt", state,
      decided_at as "decidedAt", note
    from debt_dispute where debt_id = any (${debtIds}::bigint[]) order by debt_id, id desc`)
}

export async function insertDispute(
  tx: Db,
  { debtId, reason, at }: { debtId: number; reason: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into debt_dispute (debt_id, reason, opened_at) values (${debtId}, ${reason}, ${at})`)
}

type Closed = {
  state: Exclude<DisputeState, 'open'>
  at: Date
  by: number | undefined
  note: string | undefined
}

/** Nothing happens when none is open. */
export async function closeDispute(tx: Db, debtId: number, { state, at, by, note }: Closed): Promise<void> {
  await tx.run(sql`
    update debt_dispute set state = ${state}, decided_at = ${at}, decided_by = ${by}, note = ${note}
    where debt_id = ${debtId} and state = 'open'`)
}

export type DebtorFilter = {
  /** Raised after this (not included) and up to that. */
  after: Date | undefined
  until: Date | undefined
  onlyDisputed: boolean
  search: string | undefined
  cursor: { at: Date; personId: number } | undefined
}

export type Debtor = {
  personId: number
  fullName: string
  company: string | null
  phone: string | null
  total: number
  disputed: number
  debts: number
  oldest: Date
}

/** Whoever owes longest first. */
export function findDebtors(db: Db, filter: DebtorFilter, limit: number): Promise<Debtor[]> {
  const { after, until, onlyDisputed, search, cursor } = filter
  return db.many<Debtor>(sql`
    select * from (
      select debt.person_id as "personId", person.full_name as "fullName", person.company, person.phone,
        sum(remaining)::bigint as total,
        coalesce(sum(remaining) filter (where disputed_at is not null), 0)::bigint as disputed,
        count(*) as debts, min(raised_at) as oldest
      from open_debt debt
        join person_contact person on person.id = debt.person_id
        left join order_for_debt parcel on parcel.id = debt.order_id
      group by debt.person_id, person.full_name, person.company, person.phone
      having bool_or((${after}::timestamptz is null or raised_at > ${after})
          and (${until}::timestamptz is null or raised_at <= ${until})
          and (not ${onlyDisputed}::boolean or disputed_at is not null))
        and (${search}::text is null or bool_or(
          person.phone like '%' || ${search} || '%' or person.full_name ilike '%' || ${search} || '%'
          or person.company ilike '%' || ${search} || '%' or parcel.tracking_code = upper(${search})
          or parcel.sent_code = upper(${search}) or debt.order_id::text = ${search}))) debtor
    where ${cursor?.at}::timestamptz is null
      or (oldest, "personId") > (${cursor?.at}::timestamptz, ${cursor?.personId}::bigint)
    order by oldest, "personId" limit ${limit}`)
}

export type DebtSums = {
  amount: number
  people: number
  disputed: number
}

export function sumDebts(db: Db): Promise<DebtSums> {
  return db.one<DebtSums>(sql`
    select coalesce(sum(remaining), 0)::bigint as amount, count(distinct person_id) as people,
      coalesce(sum(remaining) filter (where disputed_at is not null), 0)::bigint as disputed
    from open_debt`)
}

/** Of everything open that was raised after `after` and up to `until`. */
export function sumRaised(
  db: Db,
  { after, until }: { after: Date | undefined; until: Date },
): Promise<{ amount: number; debts: number }> {
  return db.one(sql`
    select coalesce(sum(remaining), 0)::bigint as amount, count(*) as debts from open_debt
    where (${after}::timestamptz is null or raised_at > ${after}) and raised_at <= ${until}`)
}
