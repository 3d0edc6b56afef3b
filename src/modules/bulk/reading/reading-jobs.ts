import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

const aboutUpload = {
  schema: z.object({ upload: z.int() }),
  // A file that waits for others comes again soon.
  retry: { limit: 10, backoff: { firstSeconds: 2, maxSeconds: 60 } },
  timeoutSeconds: 300,
  concurrency: 2,
  unique: 'queued',
} as const

/** File → rows of the file → columns, and rows when the columns are certain. */
export const readUploadJob = defineJob({ ...aboutUpload, name: 'bulk.read' })

/** Columns → rows. */
export const checkUploadJob = defineJob({ ...aboutUpload, name: 'bulk.check' })

/** Chat → rows. */
export const readChatJob = defineJob({ ...aboutUpload, name: 'bulk.read-chat' })

export const sweepUploadsJob = defineJob({
  name: 'bulk.sweep',
  schema: z.object({}),
  retry: { limit: 3, backoff: { firstSeconds: 60, maxSeconds: 600 } },
  timeoutSeconds: 600,
  concurrency: 1,
})
