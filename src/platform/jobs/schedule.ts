import { PgBoss } from 'pg-boss'
import type { z } from 'zod'
import { assert } from '#kernel/assert.ts'
import type { Job } from './job.ts'

/** Every promise to a person is in this zone (DECISIONS, "Time zone"), so every schedule is too. */
export const SCHEDULE_ZONE = 'Asia/Tashkent'

export type Schedule = { job: Job; cron: string; payload: object }

/**
 * The job comes when the expression says so, by the clock of Tashkent, once over all processes. A time that passed
 * while no process ran is made good once at the next start.
 */
export function schedule<Schema extends z.ZodType<unknown, object>>(
  job: Job<Schema>,
  cron: string,
  payload: z.input<NoInfer<Schema>>,
): Schedule {
  assert(
    job.schema.safeParse(payload).success,
    `${job.name} is scheduled with another payload than it asks for`,
  )
  const planned = { job, cron, payload }
  assert(upcomingRuns(planned, new Date(), 1).length === 1, `${job.name}: "${cron}" never comes`)
  return planned
}

/** When the job comes next, strictly after `from`. */
export function upcomingRuns({ cron }: Schedule, from: Date, count: number): Date[] {
  return calculator.previewSchedule(cron, { tz: SCHEDULE_ZONE, from, count })
}

/** Only counts; it is never started and has no connection. */
const calculator = new PgBoss({ connectionString: 'postgres://nowhere' })
