import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { tellOverdueFiles } from './field/incidents.service.ts'
import { sweepField } from './field/sweep.service.ts'
import { dropUndone } from './rating.service.ts'

/** By the clock and not by the event: deliveries are undone seldom, and orders change all the time. */
const dropRatings = defineJob({
  name: 'delivery.drop-undone-ratings',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 30, maxSeconds: 300 } },
  concurrency: 1,
})

const housekeeping = {
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 30, maxSeconds: 300 } },
  concurrency: 1,
} as const

const missProofs = defineJob({ ...housekeeping, name: 'delivery.miss-proofs' })
const sweepPhones = defineJob({ ...housekeeping, name: 'delivery.sweep-field' })

export function deliveryJobs({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [
      handleJob(dropRatings, () => dropUndone(db, clock.now())),
      handleJob(missProofs, () => tellOverdueFiles(db, clock.now())),
      handleJob(sweepPhones, () => sweepField(db, clock.now())),
    ],
    schedules: [
      schedule(dropRatings, '*/10 * * * *', {}),
      schedule(missProofs, '5,20,35,50 * * * *', {}),
      schedule(sweepPhones, '50 3 * * *', {}),
    ],
  }
}
