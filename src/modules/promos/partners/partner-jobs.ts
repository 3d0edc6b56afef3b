import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, GiveUp, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { findFaults } from '../promos.repo.ts'
import { tellPartners } from './statement-pay.service.ts'

const retry = { limit: 3, backoff: { firstSeconds: 600, maxSeconds: 3_600 } }
const tell = defineJob({
  name: 'promos.tell-partners',
  schema: z.object({}),
  retry,
  timeoutSeconds: 600,
  concurrency: 1,
})
const check = defineJob({
  name: 'promos.check-budgets',
  schema: z.object({}),
  retry,
  timeoutSeconds: 600,
  concurrency: 1,
})

async function refuseWrongBudgets(db: Db): Promise<void> {
  const faults = await findFaults(db)
  const named = faults.map(({ slug, used, held }) => `${slug} says ${used}, its parts ${held}`)
  if (faults.length > 0) throw new GiveUp(`budgets of promotions are wrong: ${named.join('; ')}`)
}

/** The month of partners, told on its first mornings, and the nightly look at the budgets. */
export function partnerJobs({
  db,
  clock,
}: {
  db: Db
  clock: Clock
}): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [
      handleJob(tell, () => tellPartners(db, clock.now())),
      handleJob(check, () => refuseWrongBudgets(db)),
    ],
    schedules: [schedule(tell, '20 6 1-3 * *', {}), schedule(check, '55 3 * * *', {})],
  }
}
