import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { runClocks } from './clock.service.ts'

const clocks = defineJob({
  name: 'orders.run-clocks',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 30, maxSeconds: 300 } },
  timeoutSeconds: 240,
  concurrency: 1,
})

/** What orders do by themselves. */
export function orderJobs(deps: {
  db: Db
  clock: Clock
  secrets: Secrets
}): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [
      handleJob(clocks, async () => {
        await runClocks(deps, deps.clock.now())
      }),
    ],
    schedules: [schedule(clocks, '*/5 * * * *', {})],
  }
}
