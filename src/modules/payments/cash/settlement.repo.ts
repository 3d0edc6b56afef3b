import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'

export type Settlement = {
  id: number
  provider: string
  day: string
  number: string
  amount: number
  comparisonId: number | null
  notedAt: Date
  notedBy: string | null
}

const columns = sql`
  select settlement.id, provider, to_char(day, 'YYYY-MM-DD') as day, number, amount,
    comparison_id as "comparisonId", noted_at as "notedAt", full_name as "notedBy"
  from provider_settlement settlement left join person_name on person_name.id = noted_by`

type NewSettlementRow = Pick<Settlement, 'provider' | 'day' | 'number' | 'amount'> & {
  comparisonId: number | undefined
  at: Date
  by: number
}

/** Whatever a provider has sent is noted one after the other, so that together it is never more than they hold. */
export async function lockSettlements(tx: Db, provider: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`settlements of ${provider}`}, 0))`)
}

export async function insertSettlement(tx: Db, made: NewSettlementRow): Promise<number> {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into provider_settlement (provider, day, number, amount, comparison_id, noted_at, noted_by)
    values (${made.provider}, ${made.day}, ${made.number}, ${made.amount}, ${made.comparisonId}, ${made.at}, ${made.by})
    returning id`)
  return id
}

export function findSettlement(
  db: Db,
  { provider, day, number }: Pick<Settlement, 'provider' | 'day' | 'number'>,
): Promise<Settlement | undefined> {
  return db.maybe<Settlement>(sql`
    ${columns} where provider = ${provider} and day = ${day}::date and number = ${number}`)
}

export function findSettlements(db: Db, before: number | undefined, limit: number): Promise<Settlement[]> {
  return db.many<Settlement>(sql`
    ${columns} where (${before}::bigint is null or settlement.id < ${before})
    order by settlement.id desc limit ${limit}`)
}
