import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { DebtLimits } from './domain/debts.ts'

export type Debt = {
  id: number
  personId: number
  reference: string
  /** Null for what is owed for something else than a parcel. */
  orderId: number | null
  cause: string
  raisedAt: Date
  amount: number
  remaining: number
  disputedAt: Date | null
  reminded: number
}

const columns = sql`
  select id, person_id as "personId", reference, order_id as "orderId", cause, raised_at as "raisedAt", amount,
    remaining, disputed_at as "disputedAt", reminded
  from open_debt`

/** The oldest first. */
export function findOpenDebts(db: Db, personId: number): Promise<Debt[]> {
  return db.many<Debt>(sql`${columns} where person_id = ${personId} order by raised_at, id`)
}

export function findOpenDebt(db: Db, id: number): Promise<Debt | undefined> {
  return db.maybe<Debt>(sql`${columns} where id = ${id}`)
}

export function findDebtAbout(db: Db, reference: string): Promise<Debt | undefined> {
  return db.maybe<Debt>(sql`${columns} where reference = ${reference}`)
}

/** What is owed for one thing; nothing when it never was. */
export async function remainingOf(db: Db, personId: number, reference: string): Promise<number> {
  const row = await db.maybe<{ remaining: number }>(sql`
    select remaining from debt where person_id = ${personId} and reference = ${reference}`)
  return row?.remaining ?? 0
}

/** Everything that is open, and of it what is not disputed. */
export function sumOwed(db: Db, personId: number): Promise<{ total: number; undisputed: number }> {
  return db.one(sql`
    select coalesce(sum(remaining), 0)::bigint as total,
      coalesce(sum(remaining) filter (where disputed_at is null), 0)::bigint as undisputed
    from debt where person_id = ${personId} and remaining > 0`)
}

export async function findDebtLimits(db: Db): Promise<DebtLimits> {
  return db.one<DebtLimits>(sql`
    select max(amount) filter (where account = 'personal')::bigint as personal,
      max(amount) filter (where account = 'merchant')::bigint as merchant
    from debt_limit`)
}

export async function saveDebtLimits(tx: Db, { personal, merchant }: DebtLimits): Promise<void> {
  await tx.run(sql`
    update debt_limit set amount = case account when 'merchant' then ${merchant}::bigint else ${personal}::bigint end`)
}

type Raised = { personId: number; reference: string; cause: string; at: Date; amount: number }

/** One that was paid before begins anew: with its own day, and nobody has been reminded of it. */
export async function raiseDebt(tx: Db, { personId, reference, cause, at, amount }: Raised): Promise<void> {
  await tx.run(sql`
    insert into debt (person_id, reference, cause, raised_at, amount, remaining)
    values (${personId}, ${reference}, ${cause}, ${at}, ${amount}, ${amount})
    on conflict (person_id, reference) do update set
      cause = case when debt.remaining = 0 then excluded.cause else debt.cause end,
      raised_at = case when debt.remaining = 0 then excluded.raised_at else debt.raised_at end,
      amount = case when debt.remaining = 0 then excluded.amount else debt.amount + excluded.amount end,
      reminded = case when debt.remaining = 0 then 0 else debt.reminded end,
      remaining = debt.remaining + excluded.remaining`)
}

/** The same for many things that nobody has owed anything for before. */
export async function raiseDebts(tx: Db, debts: readonly Raised[]): Promise<void> {
  if (debts.length === 0) return
  await tx.run(sql`
    insert into debt (person_id, reference, cause, raised_at, amount, remaining)
    select person_id, reference, cause, raised_at, amount, amount
    from unnest(${debts.map(({ personId }) => personId)}::bigint[],
                ${debts.map(({ reference }) => reference)}::text[], ${debts.map(({ cause }) => cause)}::text[],
                ${debts.map(({ at }) => at.toISOString())}::timestamptz[],
                ${debts.map(({ amount }) => amount)}::bigint[])
      with ordinality as given (person_id, reference, cause, raised_at, amount, n)
    order by n`)
}

/** Less of it is owed, or more again because a payment was taken back. It is as old as it was. */
export async function changeDebt(
  tx: Db,
  { personId, reference, change }: { personId: number; reference: string; change: number },
): Promise<void> {
  const rows = await tx.run(sql`
    update debt set remaining = remaining + ${change}::bigint,
      amount = greatest(amount, remaining + ${change}::bigint),
      disputed_at = case when remaining + ${change}::bigint > 0 then disputed_at end
    where person_id = ${personId} and reference = ${reference}`)
  assert(rows === 1, 'what is paid was owed')
}

export async function saveDisputed(tx: Db, id: number, at: Date | undefined): Promise<void> {
  await tx.run(sql`update debt set disputed_at = ${at} where id = ${id}`)
}

/** Whoever owes something that was raised by then, is not disputed, and of which a later reminder can still come. */
export function findToRemind(
  db: Db,
  { raisedBefore, lastDay }: { raisedBefore: Date; lastDay: number },
  limit: number,
): Promise<{ personId: number }[]> {
  return db.many<{ personId: number }>(sql`
    select distinct person_id as "personId" from debt
    where remaining > 0 and disputed_at is null and raised_at <= ${raisedBefore} and reminded < ${lastDay}
    order by person_id limit ${limit}`)
}

export async function saveReminded(tx: Db, id: number, day: number): Promise<void> {
  await tx.run(sql`update debt set reminded = ${day} where id = ${id}`)
}
