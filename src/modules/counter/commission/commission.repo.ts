import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { DayCount, Rate } from '../domain/commission.ts'
import type { CommissionKind } from '../domain/counter-words.ts'

export type Span = { from: Date; until: Date }

/** What a counter has done, by day of Tashkent and kind. */
export function countDeeds(db: Db, point: number, { from, until }: Span): Promise<DayCount[]> {
  return db.many<DayCount>(sql`
    select to_char(happened_at at time zone 'Asia/Tashkent', 'YYYY-MM-DD') as day, kind, count(*)::int as parcels
    from counter_deed
    where point_id = ${point} and happened_at >= ${from} and happened_at < ${until}
    group by 1, 2 order by 1, 2`)
}

export type Deed = { orderId: number; kind: CommissionKind; at: Date }

export function findDeeds(db: Db, point: number, { from, until }: Span, limit: number): Promise<Deed[]> {
  return db.many<Deed>(sql`
    select order_id as "orderId", kind, happened_at as at from counter_deed
    where point_id = ${point} and happened_at >= ${from} and happened_at < ${until}
    order by happened_at, seq limit ${limit}`)
}

export type KeptRate = Rate & { by: string | null }

const MOST_RATES = 1_000

/** All there ever were and will be; a handful in a year. */
export function findRates(db: Db): Promise<KeptRate[]> {
  return db.many<KeptRate>(sql`
    select kind, amount, to_char(from_day, 'YYYY-MM-DD') as "fromDay", setter.full_name as by
    from commission_rate left join person_name setter on setter.id = set_by
    order by from_day desc, kind limit ${MOST_RATES}`)
}

/** Set again before it begins it is another; what has begun stays. */
export async function saveRate(
  tx: Db,
  { kind, amount, fromDay }: Rate,
  { by, at }: { by: number; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into commission_rate (kind, from_day, amount, set_by, set_at)
    values (${kind}, ${fromDay}, ${amount}, ${by}, ${at})
    on conflict (kind, from_day) do update set amount = excluded.amount, set_by = excluded.set_by, set_at = excluded.set_at`)
}
