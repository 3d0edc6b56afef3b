import type { Db } from '#platform/db/database.ts'
import { recount } from '../domain/counts.ts'
import type { Upload } from '../uploads/upload.repo.ts'
import { insertChange } from './change.repo.ts'
import { compareAgain } from './edit-rows.service.ts'
import { deleteNumbers, findRowsByNumber, insertRows, type Row } from './row.repo.ts'

/** Rows go; `undo` brings them back as they were. Not for files, whose rows would come again with other columns. */
export async function removeRows(
  tx: Db,
  upload: Upload,
  numbers: readonly number[],
  now: Date,
): Promise<void> {
  const rows = await findRowsByNumber(tx, upload.id, numbers)
  await deleteNumbers(tx, upload.id, numbers)
  await insertChange(tx, upload.id, { kind: 'removed', rows }, now)
  const counts = recount(upload, { gone: rows })
  await compareAgain(tx, upload, { counts, keys: keysOf(rows), now })
}

export async function restoreRows(tx: Db, upload: Upload, rows: readonly Row[], now: Date): Promise<number> {
  await insertRows(tx, upload.id, rows)
  const counts = recount(upload, { come: rows })
  await compareAgain(tx, upload, { counts, keys: keysOf(rows), now })
  return rows.length
}

const keysOf = (rows: readonly Row[]) => rows.flatMap(({ sameKey }) => sameKey ?? [])
