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

/** Undefined when this one is known. */
export async function insertSettlement(tx: Db, made: NewSettlementRow): Promise<number | undefined> {
  const row = await tx.maybe<{ id: number }>(sql`
    insert into provider_settlement (provider, day, number, amount, comparison_id, noted_at, noted_by)
    values (${made.provider}, ${made.day}, ${made.number}, ${made.amount}, ${made.comparisonId}, ${made.at}, ${made.by})
    on conflict (provider, day, number) do nothing returning id`)
  return row?.id
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
