import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { sweepSubscriptions } from './push.repo.ts'

const sweepPush = defineJob({
  name: 'notifications.sweep-push',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  concurrency: 1,
})

const SWEEP_BATCH = 10_000

/** An account that is deleted ends its sessions, and with them go its browsers. */
export function pushJobs({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [
      handleJob(sweepPush, async () => {
        await sweepSubscriptions(db, clock.now(), SWEEP_BATCH)
      }),
    ],
    schedules: [schedule(sweepPush, '35 4 * * *', {})],
  }
}
