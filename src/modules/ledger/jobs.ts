import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { defineJob, GiveUp, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { checkBooks } from './books.service.ts'

const checkNightly = defineJob({
  name: 'ledger.check-books',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  timeoutSeconds: 600,
  concurrency: 1,
})

/** How many faults the line of the log names. */
const NAMED = 5

/** Books that are wrong stay wrong on another try: the job becomes a dead letter, which the log and the metrics show. */
async function refuseWrongBooks(db: Db): Promise<void> {
  const violations = await checkBooks(db)
  if (violations.length === 0) return
  const named = violations.slice(0, NAMED).map(({ rule, what }) => `${rule}: ${what}`)
  throw new GiveUp(`the books are wrong in ${violations.length} places; ${named.join('; ')}`)
}

/** What the books do by themselves. */
export function ledgerJobs({ db }: { db: Db }): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [handleJob(checkNightly, () => refuseWrongBooks(db))],
    schedules: [schedule(checkNightly, '20 4 * * *', {})],
  }
}
