import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { defineJob, GiveUp, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { findFaults } from './cod.repo.ts'
import { payDueToBalances } from './cod-payout.service.ts'

const payOut = defineJob({
  name: 'payments.pay-out-cod',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 300 } },
  timeoutSeconds: 240,
  concurrency: 1,
})

const check = defineJob({
  name: 'payments.check-cod',
  schema: z.object({}),
  retry: { limit: 1, backoff: { firstSeconds: 600, maxSeconds: 600 } },
  timeoutSeconds: 600,
  concurrency: 1,
})

/** What is owed for parcels and what the books owe their senders is the same sum. */
async function assertOwedAgrees(db: Db): Promise<void> {
  const faults = await findFaults(db)
  if (faults.length > 0)
    throw new GiveUp(
      faults
        .map(
          ({ personId, owed, booked }) => `person ${personId}: ${owed} for parcels, ${booked} in the books`,
        )
        .join('; '),
    )
}

export function codJobs({
  db,
  clock,
}: {
  db: Database
  clock: Clock
}): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  return {
    workers: [
      handleJob(payOut, async () => {
        await payDueToBalances(db, clock.now())
      }),
      handleJob(check, () => assertOwedAgrees(db)),
    ],
    schedules: [schedule(payOut, '*/10 * * * *', {}), schedule(check, '50 3 * * *', {})],
  }
}
