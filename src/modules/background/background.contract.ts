import { z } from 'zod'
import { lineField } from '#platform/fields/fields.ts'
import { failureKinds, shownFields } from './domain/job-facts.ts'

export const backgroundErrors = { job_settled: 409, job_retired: 409 } as const satisfies Record<
  string,
  number
>

const iso = z.string().describe('ISO 8601, UTC.')
const jobName = z
  .string()
  .max(100)
  .regex(/^[a-z][a-z0-9.-]*$/)
  .meta({ example: 'notifications.send-notice' })
const named = { job: jobName, label: z.string().describe('What it does, in words.') }

export const queueList = z
  .array(
    z.object({
      ...named,
      waiting: z.int().describe('Due, and not begun.'),
      later: z.int().describe('For a moment that is still to come.'),
      failing: z.int().describe('Have failed and will be tried again.'),
      running: z.int(),
      dead: z.int().describe('Failed for good: they wait for a person.'),
      oldest_due: iso.nullable(),
    }),
  )
  .describe('Every kind with something left to do; what has died first.')
export type QueueList = z.infer<typeof queueList>

export const deadQuery = z.object({
  job: jobName.optional(),
  cursor: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})
export type DeadQuery = z.output<typeof deadQuery>

const deadJob = z.object({
  id: z.string(),
  ...named,
  about: z
    .array(z.object({ field: z.enum(shownFields), value: z.string() }))
    .describe('Which things it names; never what was said or to whom.'),
  failure: z.enum(failureKinds),
  sentence: z.string().describe('What the program said, for whoever repairs it.'),
  attempts: z.int(),
  enqueued_at: iso,
  died_at: iso,
  retired: z.boolean().describe('The product does not know this job any more: it cannot be tried again.'),
})
export type DeadJob = z.infer<typeof deadJob>

export const deadList = z.object({
  items: z.array(deadJob).describe('Newest first.'),
  next_cursor: z.string().nullable(),
})
export type DeadList = z.infer<typeof deadList>

export const deadParams = z.object({ id: z.uuid().meta({ example: '0197f2c4-3b1e-7c3a-9d53-6f0a2b8e4c11' }) })
export const dismissal = z.object({
  reason: lineField(300)
    .describe('Why nothing is left to do.')
    .meta({ example: 'The customer was called instead' }),
})
export const retryAll = z.object({ job: jobName })
export const retried = z.object({ count: z.int().describe('How many go once more; at most 200 a call.') })
export const settled = z.object({ id: z.string() })
