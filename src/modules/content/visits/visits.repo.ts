import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { VisitCount, VisitLanguage } from '../domain/visits/visit.ts'

/** In one order, so that processes that write at once do not wait for each other crosswise. */
export async function addVisits(db: Db, counts: readonly VisitCount[]): Promise<void> {
  await db.run(sql`
    insert into visit_count (day, page, language, visits)
    select day, page, language, visits
    from unnest(${counts.map(({ day }) => day)}::date[], ${counts.map(({ page }) => page)}::text[],
                ${counts.map(({ language }) => language)}::text[],
                ${counts.map(({ visits }) => visits)}::integer[]) as seen (day, page, language, visits)
    order by day, page, language
    on conflict (day, page, language) do update set visits = visit_count.visits + excluded.visits`)
}

type SummedRow = { day: string | null; page: string | null; language: VisitLanguage | null; visits: number }

/** A row for each day, and one for each page and language. */
export function sumVisits(db: Db, from: string, to: string): Promise<SummedRow[]> {
  return db.many<SummedRow>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, page, language, sum(visits)::int as visits
    from visit_count where day between ${from}::date and ${to}::date
    group by grouping sets ((day), (page, language))`)
}

export async function totalVisits(db: Db, from: string, to: string): Promise<number> {
  const { visits } = await db.one<{ visits: number }>(sql`
    select coalesce(sum(visits), 0)::int as visits
    from visit_count where day between ${from}::date and ${to}::date`)
  return visits
}

export function findVisits(db: Db, from: string, to: string): Promise<VisitCount[]> {
  return db.many<VisitCount>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, page, language, visits
    from visit_count where day between ${from}::date and ${to}::date
    order by visit_count.day, page, language`)
}

export function sweepVisits(db: Db, before: string): Promise<number> {
  return db.run(sql`delete from visit_count where day < ${before}::date`)
}
