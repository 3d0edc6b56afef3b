import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** Money for goods goes elsewhere from now on: its owner is told, in case it was somebody else who chose. */
export const payoutChosen = defineEvent({
  name: 'payments.payout-chosen',
  schema: z.object({ personId: z.int(), at: z.iso.datetime() }),
})

/** A new account waits for its day to be over: its owner is told, and can withdraw it until then. */
export const accountWaits = defineEvent({
  name: 'payments.account-waits',
  schema: z.object({ personId: z.int(), at: z.iso.datetime(), validFrom: z.iso.datetime() }),
})
