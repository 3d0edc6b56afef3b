import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** A customer's balance has changed by so much. How much there is now whoever listens reads: several may come at once. */
export const balanceMoved = defineEvent({
  name: 'ledger.balance-moved',
  schema: z.object({ personId: z.int(), change: z.int() }),
})

/** Money of a customer went over a counter or through a provider, to us or back. */
export const tillMoved = defineEvent({
  name: 'ledger.till-moved',
  schema: z.object({ movementId: z.int() }),
})
