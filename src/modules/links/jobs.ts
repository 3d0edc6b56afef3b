import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { sweepLinks } from './links.service.ts'

const sweep = defineJob({
  name: 'links.sweep',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  concurrency: 1,
})

export function linkJobs({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [handleJob(sweep, () => sweepLinks(db, clock.now()))],
    schedules: [schedule(sweep, '50 3 * * *', {})],
  }
}
