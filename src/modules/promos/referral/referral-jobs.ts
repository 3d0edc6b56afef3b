import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { settleReferrals } from './settle.service.ts'

const settleAll = defineJob({
  name: 'promos.settle-referrals',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  timeoutSeconds: 600,
  concurrency: 1,
})

/** What invitations come to, by the clock. */
export function referralJobs({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [
      handleJob(settleAll, async () => {
        await settleReferrals(db, clock.now())
      }),
    ],
    schedules: [schedule(settleAll, '35 * * * *', {})],
  }
}
