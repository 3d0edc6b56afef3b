import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Files } from '#platform/files/files.ts'
import { handleJob } from '#platform/jobs/job.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { readChatUpload } from './reading/read-chat.service.ts'
import { checkUpload, readUpload } from './reading/read-upload.service.ts'
import { checkUploadJob, readChatJob, readUploadJob, sweepUploadsJob } from './reading/reading-jobs.ts'
import { resumeSaving, saveRowsOf } from './save/saving.service.ts'
import { resumeSavingJob, saveUploadJob } from './save/saving-jobs.ts'
import { sweepUploads } from './uploads/sweep-uploads.service.ts'

/** What happens to uploads by itself. */
export function bulkJobs(deps: { db: Database; files: Files; clock: Clock }) {
  const saving = { db: deps.db, now: () => deps.clock.now() }
  return {
    workers: [
      handleJob(readUploadJob, ({ upload }) => readUpload(deps, upload)),
      handleJob(checkUploadJob, ({ upload }) => checkUpload(deps, upload)),
      handleJob(readChatJob, ({ upload }) => readChatUpload(deps, upload)),
      handleJob(saveUploadJob, ({ upload }, { signal }) => saveRowsOf(saving, upload, { signal })),
      handleJob(resumeSavingJob, () => resumeSaving(saving)),
      handleJob(sweepUploadsJob, () => sweepUploads(deps.db, deps.clock.now())),
    ],
    schedules: [schedule(sweepUploadsJob, '20 4 * * *', {}), schedule(resumeSavingJob, '*/5 * * * *', {})],
  }
}
