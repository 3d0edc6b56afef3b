import { assert } from '#kernel/assert.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import {
  insertApplication,
  insertNote,
  nextApplicationId,
  saveStage,
} from '../applications/applications.repo.ts'
import { insertVacancy } from '../vacancies/vacancies.repo.ts'
import { demoApplications } from './applications.ts'
import { demoVacancies } from './vacancies.ts'

const dayMs = 86_400_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Places to work, and people who want them in every stage of the board. */
export async function loadDemoVacancies({ db }: { db: Db }, now: Date): Promise<void> {
  const idOf = new Map<string, number>()
  const oldestFirst = demoVacancies.toSorted((a, b) => b.published_days_ago - a.published_days_ago)
  for (const vacancy of oldestFirst) {
    const at = daysBefore(now, vacancy.published_days_ago)
    const { closes_in_days: days } = vacancy
    const facts = {
      words: vacancy.words,
      regionId: vacancy.region_id,
      employment: vacancy.employment,
      work: vacancy.work,
      salaryFrom: vacancy.salary_from,
      salaryTo: vacancy.salary_to,
      closesOn: days === null ? null : tashkentDay(daysBefore(now, -days)),
    }
    idOf.set(vacancy.work, await insertVacancy(db, facts, { state: 'open', publishedAt: at, by: null, at }))
  }
  for (const { work, hoursAgo, way, ...person } of demoApplications) {
    const vacancyId = idOf.get(work)
    assert(vacancyId !== undefined, `the demo has no vacancy for ${work}`)
    const id = await nextApplicationId(db)
    const at = daysBefore(now, hoursAgo / 24)
    const sent = { id, vacancyId, ...person, cv: undefined, network: '127.0.0.1', at }
    await insertApplication(db, sent)
    for (const { stage, hoursLater, note } of way) {
      const who = { by: null, at: daysBefore(now, (hoursAgo - hoursLater) / 24) }
      await saveStage(db, id, stage, who)
      if (note) await insertNote(db, id, note, who)
    }
  }
}
