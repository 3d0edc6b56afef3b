import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** Money for goods goes elsewhere from now on: its owner is told, in case it was somebody else who chose. */
export const payoutChosen = defineEvent({
  name: 'payments.payout-chosen',
  schema: z.object({ personId: z.int(), at: z.iso.datetime() }),
})
