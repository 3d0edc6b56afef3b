import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** A code waits to be carried to its phone. */
export const codeRequested = defineEvent({
  name: 'accounts.code-requested',
  schema: z.object({ codeId: z.int() }),
})

/** A code for one purpose waits to be carried to the phone of whoever asked for it. */
export const proofRequested = defineEvent({
  name: 'accounts.proof-requested',
  schema: z.object({ proofId: z.int() }),
})

/** Whoever kept the number beside an account forgets it now. */
export const accountDeleted = defineEvent({
  name: 'accounts.account-deleted',
  schema: z.object({ phone: z.string() }),
})

/** A courier's phone was set up with the second step: its owner is told, in case it was not them. */
export const phoneSetUp = defineEvent({
  name: 'accounts.phone-set-up',
  schema: z.object({ personId: z.int(), name: z.string() }),
})

/** Somebody went alone where two are asked for: every administrator is told. */
export const approvalReleased = defineEvent({
  name: 'accounts.approval-released',
  schema: z.object({ approvalId: z.int() }),
})
