import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'
import { verbs } from './domain/words.ts'

/** Something happened to an order. Whoever listens reads the order itself; in order for one order. */
export const orderChanged = defineEvent({
  name: 'orders.order-changed',
  schema: z.object({ orderId: z.int(), verb: z.enum(verbs), seq: z.int() }),
})

/** Somebody has accepted or rejected a claim: whoever sent the parcel is told. */
export const claimDecided = defineEvent({
  name: 'orders.claim-decided',
  schema: z.object({ claimId: z.int() }),
})

/** What waits in a person's basket is let go of at `until`. */
export const basketReminded = defineEvent({
  name: 'orders.basket-reminded',
  schema: z.object({ personId: z.int(), until: z.iso.datetime() }),
})
