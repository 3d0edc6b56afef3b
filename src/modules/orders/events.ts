import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'
import { verbs } from './domain/words.ts'

/** Something happened to an order. Whoever listens reads the order itself; in order for one order. */
export const orderChanged = defineEvent({
  name: 'orders.order-changed',
  schema: z.object({
    orderId: z.int(),
    verb: z.enum(verbs),
    seq: z.int(),
    /** One of many that somebody made at once: they need no word about each. */
    isOneOfMany: z.literal(true).optional(),
  }),
})

/** A parcel was measured again: its sender is told of a lower price, and asked about a higher one. */
export const reweighed = defineEvent({
  name: 'orders.reweighed',
  schema: z.object({ orderId: z.int(), eventId: z.string() }),
})

/** Whoever carries or keeps a parcel has reported damage: whoever sent it is told. */
export const claimOpened = defineEvent({
  name: 'orders.claim-opened',
  schema: z.object({ claimId: z.int() }),
})

/** What becomes of a parcel that was paid for and found is decided: whoever sent it is told. */
export const foundDecided = defineEvent({
  name: 'orders.found-decided',
  schema: z.object({ claimId: z.int() }),
})

/** Whoever says to be the receiver is on the phone: a code goes to the receiver's. It is called by when it ends. */
export const callerCodeAsked = defineEvent({
  name: 'orders.caller-code-asked',
  schema: z.object({ orderId: z.int(), until: z.iso.datetime() }),
})

/** Somebody has accepted or rejected a claim: whoever sent the parcel is told. */
export const claimDecided = defineEvent({
  name: 'orders.claim-decided',
  schema: z.object({ claimId: z.int() }),
})

/** The point closes where somebody meant to hand in a parcel: they are told to go to another. */
export const dropPointCloses = defineEvent({
  name: 'orders.drop-point-closes',
  schema: z.object({ personId: z.int(), pointId: z.int() }),
})

/** What waits in a person's basket is let go of at `until`. */
export const basketReminded = defineEvent({
  name: 'orders.basket-reminded',
  schema: z.object({ personId: z.int(), until: z.iso.datetime() }),
})
