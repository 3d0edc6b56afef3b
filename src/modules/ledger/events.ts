import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** A customer's balance has changed by so much. How much there is now whoever listens reads: several may come at once. */
export const balanceMoved = defineEvent({
  name: 'ledger.balance-moved',
  schema: z.object({ personId: z.int(), change: z.int() }),
})
