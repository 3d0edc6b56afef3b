import { tashkentDay } from '#kernel/tashkent.ts'
import type { Db } from '#platform/db/database.ts'
import { fieldLimits } from '../domain/field-words.ts'
import { deleteFiles } from './file.repo.ts'
import { deletePositions } from './position.repo.ts'
import { deleteReports } from './report.repo.ts'
import { deleteRoutes } from './route.repo.ts'

const DAY_MS = 86_400_000

const SWEPT = 5_000
/** What a phone told is asked for again within days; the log of the order keeps what counted for good. */
const REPORT_DAYS = 90

/** What is kept no longer: places after seven days, reports and names of files after ninety. */
export async function sweepField(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  while ((await deletePositions(db, daysAgo(fieldLimits.positionsKeptDays), SWEPT)) === SWEPT);
  while ((await deleteReports(db, daysAgo(REPORT_DAYS), SWEPT)) === SWEPT);
  await deleteFiles(db, daysAgo(REPORT_DAYS))
  await deleteRoutes(db, tashkentDay(daysAgo(fieldLimits.positionsKeptDays)))
}
