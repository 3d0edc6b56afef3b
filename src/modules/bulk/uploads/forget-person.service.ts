import type { Db } from '#platform/db/database.ts'
import { forgetHeadersOf } from '../reading/known-header.repo.ts'
import { findUploads } from './upload.repo.ts'
import { forgetUpload } from './uploads.service.ts'

const AT_ONCE = 100

/** All uploads of somebody whose account ends, with rows and files. The orders that came of them are kept as any other. */
export async function forgetUploadsOf(tx: Db, person: number, now: Date): Promise<void> {
  for (;;) {
    const some = await findUploads(tx, person, undefined, AT_ONCE)
    for (const upload of some) await forgetUpload(tx, upload, now)
    if (some.length < AT_ONCE) break
  }
  await forgetHeadersOf(tx, person)
}
