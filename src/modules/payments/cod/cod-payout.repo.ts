import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { PayoutState, PayoutTarget, PayoutWay } from '../domain/cod.ts'
import { type BankAccount, choicesAt } from './cod-choice.repo.ts'

export type Payout = {
  id: number
  personId: number
  how: PayoutWay
  /** For goods; of it, what was kept for debts of the sender. */
  amount: number
  netted: number
  parcels: number
  state: PayoutState
  batchId: number | null
  holder: string | null
  mfo: string | null
  account: Buffer | null
  accountTail: string | null
  madeAt: Date
  closedAt: Date | null
  note: string | null
  fullName: string
  company: string | null
}

const columns = sql`
  select cod_payout.id, person_id as "personId", how, amount, netted,
    (select count(*) from cod_payout_parcel where payout_id = cod_payout.id) as parcels,
    state, batch_id as "batchId", holder, mfo, account, account_tail as "accountTail", made_at as "madeAt",
    closed_at as "closedAt", note, person.full_name as "fullName", person.company
  from cod_payout join person_name person on person.id = person_id`

export type NewPayout = {
  personId: number
  how: PayoutWay
  parcels: readonly { orderId: number; amount: number; goesBack?: boolean }[]
  at: Date
  by: number | undefined
  batchId?: number
  bank?: BankAccount
}

/** The payout and what it is for; `kept`: what stays with us for debts, by order. */
export async function insertPayout(
  tx: Db,
  payout: NewPayout,
  kept: ReadonlyMap<number, number>,
): Promise<number> {
  const { personId, how, parcels, at, by, batchId, bank } = payout
  const isOver = how !== 'bank'
  const { id } = await tx.one<{ id: number }>(sql`
    insert into cod_payout (person_id, how, amount, netted, state, batch_id, holder, mfo, account, account_tail, made_at,
      made_by, closed_at)
    values (${personId}, ${how}, ${parcels.reduce((sum, { amount }) => sum + amount, 0)},
      ${[...kept.values()].reduce((sum, amount) => sum + amount, 0)}, ${isOver ? 'confirmed' : 'made'}, ${batchId}, ${bank?.holder}, ${bank?.mfo}, ${bank?.account},
      ${bank?.accountTail}, ${at}, ${by}, ${isOver ? at : undefined})
    returning id`)
  const orderIds = parcels.map(({ orderId }) => orderId)
  await tx.run(sql`
    insert into cod_payout_parcel (payout_id, order_id, amount, netted)
    select ${id}, parcel.order_id, parcel.amount, coalesce(kept.amount, 0)
    from cod_for_payout parcel
      left join unnest(${[...kept.keys()]}::integer[], ${[...kept.values()]}::bigint[]) as kept (order_id, amount)
        on kept.order_id = parcel.order_id
    where parcel.order_id = any (${orderIds}::integer[])`)
  return id
}

export type PayoutDebt = {
  debtId: number
  orderId: number | null
  trackingCode: string | null
  amount: number
}

export async function insertPayoutDebts(
  tx: Db,
  payoutId: number,
  debts: readonly Pick<PayoutDebt, 'debtId' | 'orderId' | 'amount'>[],
): Promise<void> {
  await tx.run(sql`
    insert into cod_payout_debt (payout_id, debt_id, order_id, amount)
    select ${payoutId}, debt_id, order_id, amount
    from unnest(${debts.map(({ debtId }) => debtId)}::bigint[], ${debts.map(({ orderId }) => orderId)}::integer[],
                ${debts.map(({ amount }) => amount)}::bigint[]) as kept (debt_id, order_id, amount)`)
}

/** For which debts a payout kept something. */
export function findPayoutDebts(db: Db, payoutId: number): Promise<PayoutDebt[]> {
  return db.many<PayoutDebt>(sql`
    select debt_id as "debtId", kept.order_id as "orderId", tracking_code as "trackingCode", kept.amount
    from cod_payout_debt kept left join order_for_debt parcel on parcel.id = kept.order_id
    where payout_id = ${payoutId} order by debt_id`)
}

/** Whoever changes what became of it waits here. */
export function lockPayout(tx: Db, id: number): Promise<Payout | undefined> {
  return tx.maybe<Payout>(sql`${columns} where cod_payout.id = ${id} for update of cod_payout`)
}

export function findPayout(db: Db, id: number, personId?: number): Promise<Payout | undefined> {
  return db.maybe<Payout>(sql`
    ${columns} where cod_payout.id = ${id} and (${personId}::bigint is null or person_id = ${personId})`)
}

/** Newest first. */
export function findPayoutsOf(
  db: Db,
  personId: number,
  before: number | undefined,
  limit: number,
): Promise<Payout[]> {
  return db.many<Payout>(sql`
    ${columns} where person_id = ${personId} and (${before}::bigint is null or cod_payout.id < ${before})
    order by cod_payout.id desc limit ${limit}`)
}

export function findPayoutsIn(db: Db, batchId: number): Promise<Payout[]> {
  return db.many<Payout>(sql`${columns} where batch_id = ${batchId} order by cod_payout.id`)
}

/** What a payout was made for; also what came back and was paid out anew since. */
export type PayoutParcel = {
  orderId: number
  trackingCode: string
  amount: number
  netted: number
  collectedAt: Date
}

export function findPayoutParcels(db: Db, payoutId: number): Promise<PayoutParcel[]> {
  return db.many<PayoutParcel>(sql`
    select paid.order_id as "orderId", parcel.tracking_code as "trackingCode", paid.amount, paid.netted,
      coalesce(collected_at, made_at) as "collectedAt"
    from cod_payout_parcel paid
      join cod_payout on cod_payout.id = paid.payout_id
      join order_for_payment parcel on parcel.id = paid.order_id
      left join cod_for_payout collected on collected.order_id = paid.order_id
    where paid.payout_id = ${payoutId} order by 5, 1`)
}

export async function savePayoutSent(tx: Db, id: number): Promise<void> {
  await tx.run(sql`update cod_payout set state = 'sent' where id = ${id}`)
}

export async function savePayoutConfirmed(tx: Db, id: number, at: Date): Promise<void> {
  await tx.run(sql`update cod_payout set state = 'confirmed', closed_at = ${at} where id = ${id}`)
}

export async function savePayoutReturned(tx: Db, id: number, at: Date, note: string): Promise<void> {
  await tx.run(sql`
    update cod_payout set state = 'returned', closed_at = ${at}, note = ${note} where id = ${id}`)
}

export type Batch = {
  id: number
  madeAt: Date
  madeBy: string
  sentAt: Date | null
  payouts: number
  amount: number
  open: number
  returned: number
}

const batchColumns = sql`
  select cod_batch.id, cod_batch.made_at as "madeAt", maker.full_name as "madeBy", sent_at as "sentAt",
    count(cod_payout.id) as payouts, coalesce(sum(amount - netted), 0)::bigint as amount,
    count(*) filter (where state in ('made', 'sent')) as open, count(*) filter (where state = 'returned') as returned
  from cod_batch join person_name maker on maker.id = cod_batch.made_by
    left join cod_payout on batch_id = cod_batch.id`

export async function insertBatch(tx: Db, at: Date, by: number): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into cod_batch (made_at, made_by) values (${at}, ${by}) returning id`)
  return id
}

export function findBatch(db: Db, id: number): Promise<Batch | undefined> {
  return db.maybe<Batch>(
    sql`${batchColumns} where cod_batch.id = ${id} group by cod_batch.id, maker.full_name`,
  )
}

/** Newest first. */
export function findBatches(db: Db, before: number | undefined, limit: number): Promise<Batch[]> {
  return db.many<Batch>(sql`
    ${batchColumns} where ${before}::bigint is null or cod_batch.id < ${before}
    group by cod_batch.id, maker.full_name order by cod_batch.id desc limit ${limit}`)
}

/** False when it was sent before: of two cashiers at once the second finds it so. */
export async function saveBatchSent(tx: Db, id: number, at: Date, by: number): Promise<boolean> {
  const rows = await tx.run(sql`
    update cod_batch set sent_at = ${at}, sent_by = ${by} where id = ${id} and sent_at is null`)
  return rows === 1
}

export type OwedRow = {
  personId: number
  fullName: string
  company: string | null
  phone: string | null
  amount: number
  parcels: number
  late: number
  lateAmount: number
  cashBack: number
  notReady: number
  /** Debts of the sender that are not disputed. */
  debts: number
  first: Date
  payoutTo: PayoutTarget
  accountTail: string | null
}

/** Everybody to whom something is owed that stands on no list yet: whoever waits longest first. */
export function findOwed(
  db: Db,
  { now, lateBefore }: { now: Date; lateBefore: Date },
  search: string | undefined,
  limit: number,
): Promise<OwedRow[]> {
  return db.many<OwedRow>(sql`
    select person.id as "personId", person.full_name as "fullName", person.company, person.phone,
      sum(parcel.amount)::bigint as amount, count(*) as parcels,
      count(*) filter (where collected_at < ${lateBefore}) as late,
      coalesce(sum(parcel.amount) filter (where collected_at < ${lateBefore}), 0)::bigint as "lateAmount",
      coalesce(sum(parcel.amount) filter (where goes_back), 0)::bigint as "cashBack",
      coalesce(sum(parcel.amount) filter (where not is_delivered), 0)::bigint as "notReady",
      coalesce((select sum(remaining) from open_debt
        where open_debt.person_id = person.id and disputed_at is null), 0)::bigint as debts,
      min(collected_at) as first, coalesce(payout_to, 'balance') as "payoutTo", account_tail as "accountTail"
    from cod_for_payout parcel
      join person_contact person on person.id = parcel.person_id
      left join ${choicesAt(now)} choice on choice.person_id = person.id
    where payout_id is null
      and (${search}::text is null or person.phone like '%' || ${search} || '%'
        or person.full_name ilike '%' || ${search} || '%' or person.company ilike '%' || ${search} || '%')
    group by person.id, person.full_name, person.company, person.phone, payout_to, account_tail
    order by first, person.id limit ${limit}`)
}

/** What a run for these senders would pay of what was collected until then. */
export function sumFree(
  db: Db,
  senders: readonly number[],
  until: Date,
): Promise<{ amount: number; parcels: number; first: Date | null }> {
  return db.one(sql`
    select coalesce(sum(amount), 0)::bigint as amount, count(*) as parcels, min(collected_at) as first
    from cod_for_payout
    where person_id = any (${senders}::bigint[]) and payout_id is null and is_delivered and not goes_back
      and collected_at <= ${until}`)
}

export type OwedSums = {
  amount: number
  senders: number
  parcels: number
  late: number
  lateAmount: number
  /** Of the amount: on lists that nobody has sent. */
  listed: number
}

/** Until it is out: also what stands on a list that nobody has sent. */
export function sumOwed(db: Db, lateBefore: Date): Promise<OwedSums> {
  return db.one<OwedSums>(sql`
    select coalesce(sum(amount), 0)::bigint as amount, count(distinct person_id) as senders, count(*) as parcels,
      count(*) filter (where collected_at < ${lateBefore}) as late,
      coalesce(sum(amount) filter (where collected_at < ${lateBefore}), 0)::bigint as "lateAmount",
      coalesce(sum(amount) filter (where payout_id is not null), 0)::bigint as listed
    from cod_for_payout where paid_at is null`)
}

export type Payee = { id: number; fullName: string; company: string | null }

export function findPayees(db: Db, ids: readonly number[]): Promise<Payee[]> {
  return db.many<Payee>(sql`
    select id, full_name as "fullName", company from person_name where id = any (${ids}::bigint[]) order by id`)
}
