import type { Db } from '#platform/db/database.ts'
import { joined, type PackedRow } from '#platform/sheets/packed-rows.ts'
import { hasTurn, type Upload } from '../uploads/upload.repo.ts'
import { TurnLost } from './fill-table.service.ts'
import { CHUNK_ROWS, deleteRawFrom, insertRaw } from './raw.repo.ts'

type Take = (at: number, most: number) => Promise<readonly PackedRow[]>

/** The rows of the file as they were read; the same ones whenever it is begun again. */
export async function keepRaw(db: Db, upload: Pick<Upload, 'id' | 'turn'>, take: Take): Promise<void> {
  for (let chunk = 0; ; chunk++) {
    const rows = await take(chunk * CHUNK_ROWS, CHUNK_ROWS)
    await db.transaction(async (tx) => {
      if (!(await hasTurn(tx, upload))) throw new TurnLost()
      if (rows.length > 0) await insertRaw(tx, upload.id, chunk, joined(rows))
      if (rows.length < CHUNK_ROWS) await deleteRawFrom(tx, upload.id, chunk + (rows.length > 0 ? 1 : 0))
    })
    if (rows.length < CHUNK_ROWS) return
  }
}
