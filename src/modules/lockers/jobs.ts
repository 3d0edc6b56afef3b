import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { orderChanged } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import { subscribe } from '#platform/jobs/event.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { issueDropCode } from './codes/drop-code.service.ts'
import { missDoors } from './doors/shut.service.ts'
import { sweepLockers } from './sweep.service.ts'

const issue = defineJob({
  name: 'lockers.issue-drop-code',
  schema: orderChanged.schema,
  retry: { limit: 8, backoff: { firstSeconds: 5, maxSeconds: 600 } },
})

const housekeeping = {
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 30, maxSeconds: 300 } },
  concurrency: 1,
} as const

const doors = defineJob({ ...housekeeping, name: 'lockers.miss-doors' })
const sweep = defineJob({ ...housekeeping, name: 'lockers.sweep' })

/** What makes an order one that its sender brings. */
const agreed: readonly string[] = ['pay', 'confirm']

export function lockerJobs({
  db,
  clock,
  secrets,
}: {
  db: Db
  clock: Clock
  secrets: Secrets
}): Required<Pick<JobsOptions, 'workers' | 'schedules' | 'subscriptions'>> {
  return {
    subscriptions: [subscribe(orderChanged, issue, ({ verb }) => agreed.includes(verb))],
    workers: [
      handleJob(issue, ({ orderId }) => issueDropCode({ db, secrets, now: clock.now() }, orderId)),
      handleJob(doors, () => missDoors(db, clock.now())),
      handleJob(sweep, () => sweepLockers(db, clock.now())),
    ],
    schedules: [schedule(doors, '* * * * *', {}), schedule(sweep, '20 4 * * *', {})],
  }
}
