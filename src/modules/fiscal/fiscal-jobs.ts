import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { tillMoved } from '#modules/ledger/index.ts'
import type { Database } from '#platform/db/database.ts'
import type { Catalogs } from '#platform/i18n/translator.ts'
import { subscribe } from '#platform/jobs/event.ts'
import { defineJob, handleJob } from '#platform/jobs/job.ts'
import type { JobsOptions } from '#platform/jobs/jobs.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { FiscalCodes } from './domain/document.ts'
import { noteForgotten, noteMovement } from './note.service.ts'
import type { FiscalRegister } from './register/port.ts'
import { sendDue } from './send.service.ts'

const note = defineJob({
  name: 'fiscal.note',
  schema: tillMoved.schema,
  retry: { limit: 20, backoff: { firstSeconds: 5, maxSeconds: 3_600 } },
})

const send = defineJob({
  name: 'fiscal.send-due',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 30, maxSeconds: 300 } },
  timeoutSeconds: 600,
  concurrency: 1,
  unique: 'queued',
})

const look = defineJob({
  name: 'fiscal.note-forgotten',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 600, maxSeconds: 3_600 } },
  timeoutSeconds: 600,
  concurrency: 1,
})

export type FiscalParts = {
  db: Database
  clock: Clock
  catalogs: Catalogs
  /** Undefined while nobody has said where receipts are registered: they wait. */
  fiscal: { register: FiscalRegister; codes: FiscalCodes } | undefined
  /** Payment providers that make the receipts of what is paid through them. */
  makeTheirOwn: readonly string[]
}

/** Receipts are made of what the books tell, and sent when they are due. */
export function fiscalJobs({
  db,
  clock,
  catalogs,
  fiscal,
  makeTheirOwn,
}: FiscalParts): Required<Pick<JobsOptions, 'workers' | 'schedules' | 'subscriptions'>> {
  const deps = () => ({ translate: catalogs.translate, makeTheirOwn, now: clock.now() })
  return {
    subscriptions: [subscribe(tillMoved, note)],
    workers: [
      handleJob(note, async ({ movementId }, run) => {
        await run.once(async (tx) => {
          if (await noteMovement(tx, deps(), movementId)) await enqueue(tx, send, {}, { key: 'all' })
        })
      }),
      handleJob(send, async (_, { signal }) => {
        if (fiscal) await sendDue({ db, clock, ...fiscal }, signal)
      }),
      handleJob(look, async () => {
        await noteForgotten(db, deps())
      }),
    ],
    schedules: [schedule(send, '* * * * *', {}), schedule(look, '25 4 * * *', {})],
  }
}
