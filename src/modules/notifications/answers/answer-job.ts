import { answerWritten } from '#modules/content/index.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Whoever answered looks for it the same day: tried for a few hours, then told as failed. */
export const sendAnswerJob = defineJob({
  name: 'notifications.send-answer',
  schema: answerWritten.schema,
  retry: { limit: 8, backoff: { firstSeconds: 20, maxSeconds: 3_600 } },
  timeoutSeconds: 25,
})
