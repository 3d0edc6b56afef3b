import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { missingWords, stateAt } from '../domain/vacancy.ts'
import type {
  DeskVacancy,
  DeskVacancyList,
  DeskVacancyQuery,
  NewVacancy,
  VacancyChange,
} from './vacancies.contract.ts'
import {
  type DeskVacancyRow,
  findVacancies,
  findVacancy,
  insertVacancy,
  lockVacancy,
  saveState,
  saveVacancy,
  type VacancyFacts,
} from './vacancies.repo.ts'

/** Writes the line of the log: accounts know content, so content is handed their log. */
export type RecordVacancy = (
  tx: Db,
  context: RequestContext,
  line: { action: 'vacancy.write' | 'vacancy.open' | 'vacancy.close'; object: string },
) => Promise<void>

const PAGE = 50

export async function listVacanciesForDesk(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { state, cursor }: DeskVacancyQuery,
): Promise<Ok<DeskVacancyList>> {
  const before = cursor === undefined ? undefined : Number(cursor)
  const found = await findVacancies(db, { state, before }, now, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map((row) => viewOf(row, now)),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

export async function readVacancyForDesk(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  id: number,
): Promise<Result<DeskVacancy, Failure<'not_found'>>> {
  const row = await findVacancy(db, id)
  return row ? ok(viewOf(row, now)) : err({ code: 'not_found' })
}

export function writeVacancy(
  context: RequestContext,
  record: RecordVacancy,
  written: NewVacancy,
): Promise<Ok<DeskVacancy>> {
  return context.db.transaction(async (tx) => {
    const who = { by: editorIn(context), at: context.now }
    const id = await insertVacancy(tx, factsOf(written), { state: 'draft', publishedAt: null, ...who })
    await record(tx, context, { action: 'vacancy.write', object: `vacancy:${id}` })
    return ok(await viewIn(tx, id, context.now))
  })
}

/** What a colleague wrote in the meantime is never overwritten. */
export function changeVacancy(
  context: RequestContext,
  record: RecordVacancy,
  id: number,
  { version, ...written }: VacancyChange,
): Promise<Result<DeskVacancy, Failure<'not_found' | 'vacancy_changed' | 'vacancy_incomplete'>>> {
  return context.db.transaction(async (tx) => {
    const vacancy = await lockVacancy(tx, id)
    if (!vacancy) return err({ code: 'not_found' })
    if (vacancy.version !== version) return err({ code: 'vacancy_changed' })
    const facts = factsOf(written)
    const isShown = stateAt(vacancy, context.now) === 'open'
    if (isShown && missingIn(facts).length > 0) return err({ code: 'vacancy_incomplete' })
    await saveVacancy(tx, id, facts, { by: editorIn(context), at: context.now })
    await record(tx, context, { action: 'vacancy.write', object: `vacancy:${id}` })
    return ok(await viewIn(tx, id, context.now))
  })
}

type OpenFailure = Failure<'not_found' | 'vacancy_changed' | 'vacancy_incomplete' | 'vacancy_day_over'>

/** People read what was checked: it opens in the version that the editor has seen. */
export function openVacancy(
  context: RequestContext,
  record: RecordVacancy,
  id: number,
  version: number,
): Promise<Result<DeskVacancy, OpenFailure>> {
  return context.db.transaction(async (tx) => {
    const vacancy = await lockVacancy(tx, id)
    if (!vacancy) return err({ code: 'not_found' })
    if (stateAt(vacancy, context.now) === 'open') return ok(await viewIn(tx, id, context.now))
    if (vacancy.version !== version) return err({ code: 'vacancy_changed' })
    if (missingIn(vacancy).length > 0) return err({ code: 'vacancy_incomplete' })
    if (vacancy.closesOn !== null && vacancy.closesOn < tashkentDay(context.now))
      return err({ code: 'vacancy_day_over' })
    await saveState(tx, id, 'open', { by: editorIn(context), at: context.now })
    await record(tx, context, { action: 'vacancy.open', object: `vacancy:${id}` })
    return ok(await viewIn(tx, id, context.now))
  })
}

export function closeVacancy(
  context: RequestContext,
  record: RecordVacancy,
  id: number,
  version: number,
): Promise<Result<DeskVacancy, Failure<'not_found' | 'vacancy_changed'>>> {
  return context.db.transaction(async (tx) => {
    const vacancy = await lockVacancy(tx, id)
    if (!vacancy) return err({ code: 'not_found' })
    if (vacancy.state === 'closed') return ok(await viewIn(tx, id, context.now))
    if (vacancy.version !== version) return err({ code: 'vacancy_changed' })
    await saveState(tx, id, 'closed', { by: editorIn(context), at: context.now })
    await record(tx, context, { action: 'vacancy.close', object: `vacancy:${id}` })
    return ok(await viewIn(tx, id, context.now))
  })
}

function editorIn({ caller }: RequestContext): number {
  assert(caller.person !== undefined, 'a visitor reached the vacancies of the desk')
  return caller.person
}

const missingIn = ({ words, regionId }: VacancyFacts) => missingWords(words, regionId)

async function viewIn(tx: Db, id: number, now: Date): Promise<DeskVacancy> {
  const row = await findVacancy(tx, id)
  assert(row, 'a vacancy is never deleted')
  return viewOf(row, now)
}

const factsOf = (written: NewVacancy): VacancyFacts => ({
  words: written.words,
  regionId: written.region_id,
  employment: written.employment,
  work: written.work,
  salaryFrom: written.salary_from,
  salaryTo: written.salary_to,
  closesOn: written.closes_on,
})

function viewOf(row: DeskVacancyRow, now: Date): DeskVacancy {
  return {
    id: String(row.id),
    version: row.version,
    state: stateAt(row, now),
    words: row.words,
    region_id: row.regionId,
    employment: row.employment,
    work: row.work,
    salary_from: row.salaryFrom,
    salary_to: row.salaryTo,
    closes_on: row.closesOn,
    missing: missingIn(row),
    applications: row.applications,
    published_at: row.publishedAt?.toISOString() ?? null,
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
  }
}
