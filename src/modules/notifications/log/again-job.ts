import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** A message beside the notices, word for word: whoever pressed waits for it, and it is no news tomorrow. */
export const sendAgainJob = defineJob({
  name: 'notifications.send-again',
  schema: z.object({ messageId: z.int(), round: z.int() }),
  retry: { limit: 6, backoff: { firstSeconds: 20, maxSeconds: 1_800 } },
  timeoutSeconds: 25,
})
