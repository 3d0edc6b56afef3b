import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { csvOf } from '#platform/sheets/write-csv.ts'
import {
  createTally,
  dayBefore,
  daysBetween,
  isProgram,
  type VisitLanguage,
  visitLanguages,
  visitLifeDays,
} from '../domain/visits/visit.ts'
import type { DeskVisits, DeskVisitsQuery, VisitRequest } from './visits.contract.ts'
import { addVisits, findVisits, sumVisits, sweepVisits, totalVisits } from './visits.repo.ts'

const MINUTE_MS = 60_000

export type VisitSettings = {
  /** Ids of pages that are counted: the site knows them, content does not. */
  countedPages: ReadonlySet<string>
  /** Looks from one caller that are counted in a minute; operators of phones put many people behind one. */
  visitsPerMinute?: number
}

type CountVisit = (
  context: Pick<RequestContext, 'wait' | 'now' | 'userAgent' | 'afterwards'>,
  visit: VisitRequest,
) => Promise<Result<{ counted: boolean }, Failure<'invalid_input' | 'rate_limited'>>>

/** One more for a page. The answer does not wait for the database. */
export function createVisitCounter({ countedPages, visitsPerMinute = 300 }: VisitSettings): CountVisit {
  const rule = { name: 'visits', limit: visitsPerMinute, windowMs: MINUTE_MS }
  const tally = createTally()
  return async ({ wait, now, userAgent, afterwards }, { page, language }) => {
    if (!countedPages.has(page))
      return err({ code: 'invalid_input', fields: [{ path: 'page', code: 'invalid_choice' }] })
    if (isProgram(userAgent)) return ok({ counted: false })
    const seconds = wait(rule)
    if (seconds !== undefined) return err({ code: 'rate_limited', values: { seconds: String(seconds) } })
    tally.add({ page, language, day: tashkentDay(now) })
    afterwards((db) => tally.flush((counts) => addVisits(db, counts)))
    return ok({ counted: true })
  }
}

const USUAL_DAYS = 30

function spanOf({ from, to }: DeskVisitsQuery, now: Date): { from: string; to: string; days: string[] } {
  const last = to ?? tashkentDay(now)
  const days = daysBetween(from ?? dayBefore(last, USUAL_DAYS - 1), last)
  return { from: days[0] ?? last, to: days.at(-1) ?? last, days }
}

const nobody = (): Record<VisitLanguage, number> => ({ uz: 0, oz: 0, ru: 0, en: 0 })

export async function readVisits(
  { db, now }: { db: Db; now: Date },
  query: DeskVisitsQuery,
): Promise<Ok<DeskVisits>> {
  const { from, to, days } = spanOf(query, now)
  const [rows, before] = await Promise.all([
    sumVisits(db, from, to),
    totalVisits(db, dayBefore(from, days.length), dayBefore(from, 1)),
  ])
  const byDay = new Map(rows.flatMap(({ day, visits }) => (day === null ? [] : [[day, visits] as const])))
  const byPage = new Map<string, Record<VisitLanguage, number>>()
  const languages = nobody()
  for (const { page, language, visits } of rows) {
    if (page === null || language === null) continue
    const counts = byPage.get(page) ?? nobody()
    byPage.set(page, counts)
    counts[language] += visits
    languages[language] += visits
  }
  const pages = [...byPage].map(([page, counts]) => ({ page, visits: sumOf(counts), languages: counts }))
  return ok({
    from,
    to,
    total: sumOf(languages),
    before,
    days: days.map((day) => ({ day, visits: byDay.get(day) ?? 0 })),
    languages,
    pages: pages.sort((one, other) => other.visits - one.visits || one.page.localeCompare(other.page)),
  })
}

const sumOf = (counts: Record<VisitLanguage, number>) =>
  visitLanguages.reduce((sum, language) => sum + counts[language], 0)

/** Names of columns and pages as the API has them: whoever counts on with it needs no words. */
export async function exportVisits(
  { db, now }: { db: Db; now: Date },
  query: DeskVisitsQuery,
): Promise<Ok<SentFile>> {
  const { from, to } = spanOf(query, now)
  const rows = await findVisits(db, from, to)
  const lines = rows.map(({ day, page, language, visits }) => [day, page, language, visits])
  return ok({
    name: `visits-${from}-${to}.csv`,
    type: sheetTypes.csv,
    bytes: csvOf([['day', 'page', 'language', 'visits'], ...lines]),
  })
}

/** Figures that nobody compares with any more. */
export async function sweepVisitCounts(db: Db, now: Date): Promise<void> {
  await sweepVisits(db, dayBefore(tashkentDay(now), visitLifeDays))
}
