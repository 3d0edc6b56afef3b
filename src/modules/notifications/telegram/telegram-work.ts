import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** An answer is awaited now; a quarter of an hour later nobody looks for it. */
export const answerTelegram = defineJob({
  name: 'notifications.answer-telegram',
  schema: z.object({ updateId: z.int() }),
  retry: { limit: 8, backoff: { firstSeconds: 2, maxSeconds: 300 } },
  timeoutSeconds: 30,
  concurrency: 10,
})

/** Tells Telegram where we listen: at every start, because the address or the key may be another one. */
export const registerWebhook = defineJob({
  name: 'notifications.register-telegram-webhook',
  schema: z.object({}),
  retry: { limit: 12, backoff: { firstSeconds: 5, maxSeconds: 600 } },
  concurrency: 1,
})

export const sweepTelegram = defineJob({
  name: 'notifications.sweep-telegram',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  concurrency: 1,
})
