import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, GiveUp, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { Secrets } from '#platform/secrets/secrets.ts'
import { redirectParcels, redirectStragglers } from './desk/point-closing.service.ts'
import { redirectFromPoint } from './desk/redirect-job.ts'
import { runClocks } from './life/clock.service.ts'
import { moneyFaults } from './life/money-check.service.ts'
import { keepPromises } from './life/promise.service.ts'

const clocks = defineJob({
  name: 'orders.run-clocks',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 30, maxSeconds: 300 } },
  timeoutSeconds: 240,
  concurrency: 1,
})

/** A job of its own: an order whose promise cannot be kept up keeps nothing else waiting. */
const promises = defineJob({
  name: 'orders.keep-promises',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 30, maxSeconds: 300 } },
  timeoutSeconds: 240,
  concurrency: 1,
})

const stragglers = defineJob({
  name: 'orders.redirect-stragglers',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 30, maxSeconds: 300 } },
  timeoutSeconds: 600,
  concurrency: 1,
})

const checkMoney = defineJob({
  name: 'orders.check-money',
  schema: z.object({}),
  retry: { limit: 1, backoff: { firstSeconds: 600, maxSeconds: 600 } },
  timeoutSeconds: 1_800,
  concurrency: 1,
})

/** Longer than the night between two checks. */
const CHECKED_MS = 3 * 86_400_000

async function assertMoneyAgrees(db: Db, now: Date): Promise<void> {
  const faults = await moneyFaults(db, new Date(now.getTime() - CHECKED_MS))
  if (faults.length > 0) throw new GiveUp(faults.map(({ id, what }) => `order ${id}: ${what}`).join('; '))
}

/** What orders do by themselves. A fault in the money makes its check a dead letter. */
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
      handleJob(promises, async () => {
        await keepPromises(deps.db, deps.clock.now())
      }),
      handleJob(redirectFromPoint, (points) => redirectParcels(deps, points, deps.clock.now())),
      handleJob(stragglers, () => redirectStragglers(deps, deps.clock.now())),
      handleJob(checkMoney, () => assertMoneyAgrees(deps.db, deps.clock.now())),
    ],
    schedules: [
      schedule(clocks, '*/5 * * * *', {}),
      schedule(promises, '*/5 * * * *', {}),
      schedule(stragglers, '*/10 * * * *', {}),
      schedule(checkMoney, '40 3 * * *', {}),
    ],
  }
}
