import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Tried for some hours; by day at least every half hour. What has passed by then is dropped. */
export const sendParcelNotice = defineJob({
  name: 'notifications.send-notice',
  schema: z.object({ noticeId: z.int() }),
  retry: { limit: 10, backoff: { firstSeconds: 10, maxSeconds: 1_800 } },
  // Two gateways at their slowest.
  timeoutSeconds: 25,
  concurrency: 20,
})
