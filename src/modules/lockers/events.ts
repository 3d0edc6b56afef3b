import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** An order has become one that its sender brings to a locker: they are told what to type there. */
export const dropCodeIssued = defineEvent({
  name: 'lockers.drop-code-issued',
  schema: z.object({ orderId: z.int() }),
})
