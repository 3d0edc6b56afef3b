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

/** What somebody who works here is told at their own number: in case it was not them, and what to do now. */
export const staffNews = defineEvent({
  name: 'accounts.staff-news',
  schema: z.object({ personId: z.int(), news: z.enum(['phone_set_up', 'suspended']), at: z.string() }),
})

/** Somebody went alone where two are asked for: every administrator is told. */
export const approvalReleased = defineEvent({
  name: 'accounts.approval-released',
  schema: z.object({ approvalId: z.int() }),
})
