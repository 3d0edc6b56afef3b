import { z } from 'zod'
import { defineEvent } from '#platform/jobs/event.ts'

/** Somebody at the desk has answered: it goes out by SMS or as a letter. */
export const answerWritten = defineEvent({
  name: 'content.answer-written',
  schema: z.object({ answerId: z.int() }),
})
