import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, GiveUp, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { endPackages, packageFaults } from './package-clock.service.ts'

const end = defineJob({
  name: 'pricing.end-packages',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  timeoutSeconds: 600,
  concurrency: 1,
})

const check = defineJob({
  name: 'pricing.check-packages',
  schema: z.object({}),
  retry: { limit: 1, backoff: { firstSeconds: 600, maxSeconds: 600 } },
  timeoutSeconds: 1_800,
  concurrency: 1,
})

/** How many faults the line of the log names. */
const NAMED = 5

async function refuseWrongPackages(db: Db): Promise<void> {
  const faults = await packageFaults(db)
  const named = faults.slice(0, NAMED).map(({ personId, what }) => `person ${personId}: ${what}`)
  if (faults.length > 0)
    throw new GiveUp(`packages are wrong for ${faults.length} people; ${named.join('; ')}`)
}

/** What packages do by themselves. A fault in their money makes its check a dead letter. */
export function packageJobs({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [
      handleJob(end, async () => {
        await endPackages(db, clock.now())
      }),
      handleJob(check, () => refuseWrongPackages(db)),
    ],
    schedules: [schedule(end, '10 * * * *', {}), schedule(check, '50 3 * * *', {})],
  }
}
