import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { regions } from '#modules/geo/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import { type Cyrillic, type Texts, textIn } from '../domain/texts.ts'
import { closingMoment, pointsOf } from '../domain/vacancy.ts'
import type { VacancyDetail, VacancyItem, VacancyList, VacancyQuery } from './vacancies.contract.ts'
import { findOpenVacancies, findOpenVacancy, type OpenVacancy } from './vacancies.repo.ts'

export type Letters = { cyrillic: Cyrillic }

type Deps = Letters & { db: Db }
/** In which language it is read, and when. */
type Reader = { locale: keyof Texts; now: Date }

const PAGE = 50

/** What is open now; by the clock, so that nothing has to run when a last day ends. */
export async function listVacancies(
  { db, cyrillic }: Deps,
  { region, employment, cursor }: VacancyQuery,
  { locale, now }: Reader,
): Promise<Ok<VacancyList>> {
  const after = cursor === undefined ? undefined : Number(cursor)
  const found = await findOpenVacancies(db, { region, employment, after }, now, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map((row) => itemOf(row, locale, cyrillic)),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

/** A draft, a closed one and none at all answer the same. */
export async function readVacancy(
  { db, cyrillic }: Deps,
  id: number,
  { locale, now }: Reader,
): Promise<Result<VacancyDetail, Failure<'not_found'>>> {
  const row = await findOpenVacancy(db, id, now)
  if (!row) return err({ code: 'not_found' })
  const points = (texts: Texts) => pointsOf(textIn(texts, locale, cyrillic))
  return ok({
    ...itemOf(row, locale, cyrillic),
    responsibilities: points(row.words.responsibilities),
    requirements: points(row.words.requirements),
    conditions: points(row.words.conditions),
    key_skills: points(row.words.key_skills),
    closes_at: row.closesOn === null ? null : closingMoment(row.closesOn).toISOString(),
  })
}

function itemOf(row: OpenVacancy, locale: keyof Texts, cyrillic: Cyrillic): VacancyItem {
  const line = (texts: Texts) => textIn(texts, locale, cyrillic)
  const region = regions.find(({ id }) => id === row.regionId)
  const { salaryFrom: from, salaryTo: to } = row
  return {
    id: String(row.id),
    title: line(row.words.title),
    specialization: line(row.words.specialization),
    region: region ? { id: region.id, name: region.name[locale] } : null,
    location: line(row.words.location),
    employment: row.employment,
    work: row.work,
    experience: line(row.words.experience),
    salary: from === null && to === null ? null : { from, to },
    published_at: row.publishedAt.toISOString(),
  }
}
