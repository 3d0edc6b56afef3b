import type { Db } from '#platform/db/database.ts'
import { checkRow } from '../domain/check-row.ts'
import { type Counts, recount } from '../domain/counts.ts'
import { withRepeat } from '../domain/duplicates.ts'
import type { Ground } from '../domain/ground.ts'
import { madeRow, repeatIn } from '../rows/made-row.ts'
import { findRowsByNumber, saveRows } from '../rows/row.repo.ts'
import { saveCounts, type Upload } from '../uploads/upload.repo.ts'

const SLICE_ROWS = 500

/** Rows that were right and are no more: their merchant sees why. The upload is held by the transaction. */
export async function checkAgain(
  tx: Db,
  upload: Upload,
  numbers: readonly number[],
  ground: Ground,
): Promise<void> {
  let counts: Counts = upload
  for (let at = 0; at < numbers.length; at += SLICE_ROWS) {
    const before = await findRowsByNumber(tx, upload.id, numbers.slice(at, at + SLICE_ROWS))
    const after = before.map((row) =>
      madeRow(row, withRepeat(checkRow(row.texts, ground, row.accepted), repeatIn(row), row.accepted)),
    )
    await saveRows(tx, upload.id, after)
    counts = recount(counts, { gone: before, come: after })
  }
  await saveCounts(tx, upload.id, counts, ground.now)
}
