import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { sweepShelves } from './shelf/shelf.service.ts'

const sweep = defineJob({
  name: 'counter.sweep',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  concurrency: 1,
})

export function counterJobs({ db }: { db: Db }): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [handleJob(sweep, () => sweepShelves(db))],
    schedules: [schedule(sweep, '20 4 * * *', {})],
  }
}
