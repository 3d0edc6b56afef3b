import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** A friend still has time, and parcels to send: they are told. */
export const referralReminded = defineEvent({
  name: 'promos.referral-reminded',
  schema: z.object({ friendId: z.int(), daysLeft: z.int(), missing: z.int(), reward: z.int() }),
})

/** It is paid, refused or taken back: both are told. */
export const referralDecided = defineEvent({
  name: 'promos.referral-decided',
  schema: z.object({ friendId: z.int(), state: z.enum(['paid', 'refused', 'taken_back']) }),
})
