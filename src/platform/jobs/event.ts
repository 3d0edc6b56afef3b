import type { z } from 'zod'
import { assert } from '#kernel/assert.ts'
import type { Job } from './job.ts'

/** Something that happened, told to whoever subscribed: the module that tells does not know who listens. */
export type DomainEvent<Schema extends z.ZodType = z.ZodType> = {
  /** `module.what-happened`, in the past tense. */
  readonly name: string
  /** JSON: ids, not documents. */
  readonly schema: Schema
}

export type Subscription = {
  event: DomainEvent
  job: Job
  /** Asked before there is a job at all: what it does not want costs nothing. */
  wants(payload: unknown): boolean
}

const nameShape = /^[a-z][a-z0-9]*([.-][a-z0-9]+)*$/

export function defineEvent<Schema extends z.ZodType>(event: DomainEvent<Schema>): DomainEvent<Schema> {
  assert(nameShape.test(event.name), `${event.name} is no name for an event`)
  return event
}

/** The job runs once for every such event, or for those it wants. Its payload must be the event's: anything else does not compile. */
export function subscribe<Told extends z.ZodType, Taken extends z.ZodType>(
  event: DomainEvent<Told>,
  job: z.input<Told> extends z.input<Taken> ? Job<Taken> : never,
  wants: (payload: z.output<Told>) => boolean = () => true,
): Subscription {
  return { event, job: job as Job, wants: (payload) => wants(payload as z.output<Told>) }
}
