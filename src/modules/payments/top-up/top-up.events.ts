import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** A cashier has approved or rejected a top-up: whoever asked for it is told. */
export const topUpDecided = defineEvent({
  name: 'payments.top-up-decided',
  schema: z.object({ topUpId: z.int() }),
})
