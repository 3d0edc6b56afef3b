import { tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import { sql } from '#platform/db/sql.ts'
import type { Employment, VacancyState, VacancyWords, Work } from '../domain/vacancy.ts'

export type VacancyFacts = {
  words: VacancyWords
  regionId: number | null
  employment: Employment
  work: Work
  salaryFrom: number | null
  salaryTo: number | null
  /** A day, `2026-12-31`. */
  closesOn: string | null
}

const facts = sql`
  vacancy.id, words, region_id as "regionId", employment, work, salary_from as "salaryFrom", salary_to as "salaryTo",
  to_char(closes_on, 'YYYY-MM-DD') as "closesOn", published_at as "publishedAt"`

const isOpen = (now: Date) => sql`
  (state = 'open' and (closes_on is null or closes_on >= ${tashkentDay(now)}::date))`

export type OpenVacancy = VacancyFacts & { id: number; publishedAt: Date }

type Sought = { region: number | undefined; employment: Employment | undefined; after: number | undefined }

export function findOpenVacancies(
  db: Db,
  { region, employment, after }: Sought,
  now: Date,
  limit: number,
): Promise<OpenVacancy[]> {
  return db.many<OpenVacancy>(sql`
    select ${facts} from vacancy
    where ${isOpen(now)}
      and (${region}::integer is null or region_id is null or region_id = ${region})
      and (${employment}::text is null or employment = ${employment})
      and (${after}::bigint is null
           or (published_at, id) < (select published_at, id from vacancy where id = ${after}))
    order by published_at desc, id desc limit ${limit}`)
}

export function findOpenVacancy(db: Db, id: number, now: Date): Promise<OpenVacancy | undefined> {
  return db.maybe<OpenVacancy>(sql`select ${facts} from vacancy where id = ${id} and ${isOpen(now)}`)
}

/** Whether people may apply; it does not close before the transaction ends. */
export async function holdOpenVacancy(tx: Db, id: number, now: Date): Promise<boolean> {
  const found = await tx.maybe(sql`select id from vacancy where id = ${id} and ${isOpen(now)} for share`)
  return found !== undefined
}

export type DeskVacancyRow = VacancyFacts & {
  id: number
  state: VacancyState
  version: number
  publishedAt: Date | null
  updatedAt: Date
  updatedBy: string | null
  applications: number
}

const deskRow = sql`
  select ${facts}, state, version, updated_at as "updatedAt", editor.full_name as "updatedBy",
         (select count(*)::integer from application where vacancy_id = vacancy.id) as applications
  from vacancy left join person_name editor on editor.id = updated_by`

const inState = (state: VacancyState, now: Date) =>
  ({
    draft: sql`state = 'draft'`,
    open: isOpen(now),
    closed: sql`(state <> 'draft' and not ${isOpen(now)})`,
  })[state]

export function findVacancies(
  db: Db,
  { state, before }: { state: VacancyState | undefined; before: number | undefined },
  now: Date,
  limit: number,
): Promise<DeskVacancyRow[]> {
  return db.many<DeskVacancyRow>(sql`
    ${deskRow}
    where ${state === undefined ? sql`true` : inState(state, now)}
      and (${before}::bigint is null or vacancy.id < ${before})
    order by vacancy.id desc limit ${limit}`)
}

export function findVacancy(db: Db, id: number): Promise<DeskVacancyRow | undefined> {
  return db.maybe<DeskVacancyRow>(sql`${deskRow} where vacancy.id = ${id}`)
}

export function lockVacancy(
  tx: Db,
  id: number,
): Promise<(VacancyFacts & { state: VacancyState; version: number }) | undefined> {
  return tx.maybe(sql`select ${facts}, state, version from vacancy where id = ${id} for update`)
}

type By = { by: number | null; at: Date }

export async function insertVacancy(
  db: Db,
  vacancy: VacancyFacts,
  { state, publishedAt, by, at }: By & { state: VacancyState; publishedAt: Date | null },
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into vacancy (state, words, region_id, employment, work, salary_from, salary_to, closes_on, published_at,
                         updated_at, updated_by)
    values (${state}, ${JSON.stringify(vacancy.words)}::jsonb, ${vacancy.regionId}, ${vacancy.employment},
            ${vacancy.work}, ${vacancy.salaryFrom}, ${vacancy.salaryTo}, ${vacancy.closesOn}::date, ${publishedAt},
            ${at}, ${by})
    returning id`)
  return id
}

export async function saveVacancy(tx: Db, id: number, vacancy: VacancyFacts, { by, at }: By): Promise<void> {
  await tx.run(sql`
    update vacancy
    set words = ${JSON.stringify(vacancy.words)}::jsonb, region_id = ${vacancy.regionId},
        employment = ${vacancy.employment}, work = ${vacancy.work}, salary_from = ${vacancy.salaryFrom},
        salary_to = ${vacancy.salaryTo}, closes_on = ${vacancy.closesOn}::date, version = version + 1,
        updated_at = ${at}, updated_by = ${by}
    where id = ${id}`)
}

/** What opens again is published anew. */
export async function saveState(tx: Db, id: number, state: 'open' | 'closed', { by, at }: By): Promise<void> {
  await tx.run(sql`
    update vacancy
    set state = ${state}, version = version + 1, updated_at = ${at}, updated_by = ${by},
        published_at = case when ${state} = 'open' then ${at}::timestamptz else coalesce(published_at, ${at}) end
    where id = ${id}`)
}
