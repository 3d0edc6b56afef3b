import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** A point closes: what was on its way to it goes to another. */
export const redirectFromPoint = defineJob({
  name: 'orders.redirect-from-point',
  schema: z.object({ fromPointId: z.int(), toPointId: z.int() }),
  retry: { limit: 5, backoff: { firstSeconds: 10, maxSeconds: 300 } },
  timeoutSeconds: 1_800,
  concurrency: 1,
})
