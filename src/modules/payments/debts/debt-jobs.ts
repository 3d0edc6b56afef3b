import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { remindDebtors } from './debt-reminders.service.ts'

const remind = defineJob({
  name: 'payments.remind-debtors',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  timeoutSeconds: 240,
  concurrency: 1,
})

export function debtJobs({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [
      handleJob(remind, async () => {
        await remindDebtors(db, clock.now())
      }),
    ],
    // By day, each hour: whoever is told in the evening would be woken by it.
    schedules: [schedule(remind, '20 9-19 * * *', {})],
  }
}
