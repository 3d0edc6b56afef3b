import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Makes the rows of an upload orders, or goes on where the last one was killed. */
export const saveUploadJob = defineJob({
  name: 'bulk.save',
  schema: z.object({ upload: z.int() }),
  retry: { limit: 10, backoff: { firstSeconds: 1, maxSeconds: 300 } },
  timeoutSeconds: 900,
  concurrency: 1,
  unique: 'queued',
})

/** Looks for uploads whose job is gone for good. */
export const resumeSavingJob = defineJob({
  name: 'bulk.resume-saving',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  timeoutSeconds: 60,
  concurrency: 1,
})
