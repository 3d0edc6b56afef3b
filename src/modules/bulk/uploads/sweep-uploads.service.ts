import { fileDays } from '#kernel/kept-days.ts'
import type { Db } from '#platform/db/database.ts'
import { forgetHeadersBefore } from '../reading/known-header.repo.ts'
import { deleteMessages, handOverMessages } from '../reading/message.repo.ts'
import { deleteRaw } from '../reading/raw.repo.ts'
import { forgetChanges } from '../rows/change.repo.ts'
import { deleteRows } from '../rows/row.repo.ts'
import { findOldUploads, findSavedWithRows, holdAnyUpload, isRawRead, leaveLine } from './upload.repo.ts'
import { forgetUpload } from './uploads.service.ts'

const DAY_MS = 24 * 3_600_000
const HEADER_DAYS = 400
/** The next night takes what is left. */
const MOST_A_NIGHT = 1_000

/** What nobody has touched for a month goes; of saved uploads their line of the history stays, and nothing of what was in them. */
export async function sweepUploads(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fileDays.bulk_file * DAY_MS)
  for (const id of await findOldUploads(db, before, MOST_A_NIGHT)) {
    await db.transaction(async (tx) => {
      const upload = await holdAnyUpload(tx, id)
      if (upload && upload.changedAt < before) await forgetUpload(tx, upload, now)
    })
  }
  for (const id of await findSavedWithRows(db, before, MOST_A_NIGHT)) {
    await db.transaction(async (tx) => {
      const upload = await holdAnyUpload(tx, id)
      if (!upload) return
      await handOverMessages(tx, upload)
      await deleteMessages(tx, id)
      await forgetChanges(tx, id)
      await deleteRows(tx, id)
      if (!(await isRawRead(tx, upload, before))) await deleteRaw(tx, upload.rawId)
      await leaveLine(tx, id)
    })
  }
  await forgetHeadersBefore(db, new Date(now.getTime() - HEADER_DAYS * DAY_MS))
}
