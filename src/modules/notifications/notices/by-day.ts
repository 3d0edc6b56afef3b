import type { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { handleJob, type Job, type JobWorker } from '#platform/jobs/job.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { afterQuietHours } from '../domain/quiet-hours.ts'

/** For messages that can wait: in the quiet hours the same job is put off until they are over. */
export function byDay<Schema extends z.ZodType>(
  { db, clock }: { db: Db; clock: Clock },
  job: Job<Schema>,
  work: (payload: z.output<Schema>, signal: AbortSignal) => Promise<void>,
): JobWorker {
  return handleJob(job, async (payload, { signal }) => {
    const now = clock.now()
    const wakes = afterQuietHours(now)
    if (wakes <= now) return work(payload, signal)
    // A payload is ids: it reads as it was written.
    const same = payload as z.input<Schema>
    await db.transaction((tx) => enqueue(tx, job, same, { startAfter: wakes }))
  })
}
