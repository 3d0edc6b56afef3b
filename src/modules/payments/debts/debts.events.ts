import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** Somebody still owes something after 3, 7 or 14 days: they are told. */
export const debtReminded = defineEvent({
  name: 'payments.debt-reminded',
  schema: z.object({ personId: z.int(), day: z.int(), at: z.iso.datetime() }),
})
