import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

/** Whole so'm. */
export type Credit = { limit: number; owed: number; held: number }

/** Nothing for whoever may not order on account. All that is owed counts, whatever it is for. */
export function findCredit(db: Db, personId: number): Promise<Credit | undefined> {
  return db.maybe<Credit>(sql`
    select amount as limit,
      (select coalesce(sum(remaining), 0)::bigint from debt where person_id = ${personId} and remaining > 0) as owed,
      (select coalesce(sum(hold.amount), 0)::bigint from credit_hold hold where hold.person_id = ${personId}) as held
    from credit_limit where person_id = ${personId}`)
}

export type CreditRow = Credit & { personId: number; setAt: Date }

/** Everybody who may order on account, whoever was given it last first. */
export function findCredits(db: Db, limit: number): Promise<CreditRow[]> {
  return db.many<CreditRow>(sql`
    select person_id as "personId", amount as limit, set_at as "setAt",
      (select coalesce(sum(remaining), 0)::bigint from debt where debt.person_id = credit.person_id and remaining > 0) as owed,
      (select coalesce(sum(hold.amount), 0)::bigint from credit_hold hold where hold.person_id = credit.person_id) as held
    from credit_limit credit where amount > 0 order by set_at desc, person_id limit ${limit}`)
}

/** Whoever spends of it waits here for whoever does so too. */
export async function lockCredit(tx: Db, personId: number): Promise<void> {
  await tx.maybe(sql`select amount from credit_limit where person_id = ${personId} for no key update`)
}

export async function saveCreditLimit(
  tx: Db,
  { personId, amount, at, by }: { personId: number; amount: number; at: Date; by: number },
): Promise<void> {
  await tx.run(sql`
    insert into credit_limit (person_id, amount, set_at, set_by) values (${personId}, ${amount}, ${at}, ${by})
    on conflict (person_id) do update set amount = excluded.amount, set_at = excluded.set_at, set_by = excluded.set_by`)
}

export async function insertHold(
  tx: Db,
  { key, personId, amount, at }: { key: string; personId: number; amount: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into credit_hold (key, person_id, amount, held_at) values (${key}, ${personId}, ${amount}, ${at})`)
}

/** Undefined when nothing is held by this name. */
export async function shrinkHold(tx: Db, key: string, amount: number): Promise<number | undefined> {
  const row = await tx.maybe<{ amount: number }>(sql`
    update credit_hold set amount = amount - ${amount}::bigint where key = ${key} returning amount`)
  return row?.amount
}

export async function deleteHold(tx: Db, key: string): Promise<void> {
  await tx.run(sql`delete from credit_hold where key = ${key}`)
}
