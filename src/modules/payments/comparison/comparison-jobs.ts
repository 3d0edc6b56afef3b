import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { PaymentSettings } from '../checkout/payments.settings.ts'
import { listFrom } from '../checkout/provider-list.ts'
import { providersOf } from '../providers/registry.ts'
import { compareYesterday } from './comparison.service.ts'

const compare = defineJob({
  name: 'payments.compare-providers',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 300, maxSeconds: 1_800 } },
  timeoutSeconds: 900,
  concurrency: 1,
})

type Deps = { db: Database; clock: Clock; payments: PaymentSettings }

/** A difference is no failure of the job: it is kept, and the desk shows it until a later comparison agrees. */
export function comparisonJobs({
  db,
  clock,
  payments,
}: Deps): Required<Pick<JobsOptions, 'workers' | 'schedules'>> {
  const askForList = listFrom(payments.registryUrl)
  const providers = providersOf(payments)
    .filter(({ isConnected }) => isConnected)
    .map(({ name }) => name)
  return {
    workers: [
      handleJob(compare, async () => {
        await compareYesterday({ db, askForList }, providers, clock.now())
      }),
    ],
    schedules: [schedule(compare, '10 5 * * *', {})],
  }
}
