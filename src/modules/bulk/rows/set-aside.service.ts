import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { recount } from '../domain/counts.ts'
import {
  findAside,
  holdAnyUpload,
  insertAside,
  leaveOut,
  takeBackIn,
  type Upload,
} from '../uploads/upload.repo.ts'
import { type ChangeBefore, insertChange } from './change.repo.ts'
import { compareAgain } from './edit-rows.service.ts'
import { findCountedBy, moveRows } from './row.repo.ts'

type Moved = { from: Upload; to: Upload; numbers: readonly number[]; now: Date }

/** Moves rows into the upload beside this one, which begins with the first of them. */
export async function putAside(
  tx: Db,
  from: Upload,
  numbers: readonly number[],
  { by, now }: { by: number; now: Date },
): Promise<{ moved: number; asideId: number }> {
  const asideId = (await findAside(tx, from.id)) ?? (await insertAside(tx, from, by, now))
  const to = await held(tx, asideId)
  const moved = await move(tx, { from, to, numbers, now })
  await leaveOut(tx, from.id, moved)
  if (moved.length > 0) await insertChange(tx, from.id, { kind: 'aside', to: asideId, numbers: moved }, now)
  return { moved: moved.length, asideId }
}

/** What was set aside comes back, if it is still there. */
export async function bringBack(
  tx: Db,
  upload: Upload,
  { to, numbers }: Extract<ChangeBefore, { kind: 'aside' }>,
  now: Date,
): Promise<number> {
  const aside = await holdAnyUpload(tx, to)
  if (aside?.state !== 'ready') return 0
  const moved = await move(tx, { from: aside, to: upload, numbers, now })
  await takeBackIn(tx, upload.id, moved)
  return moved.length
}

/** Both are counted and compared anew: the first of equal rows may have gone, or come. */
async function move(tx: Db, { from, to, numbers, now }: Moved): Promise<number[]> {
  const rows = await findCountedBy(tx, from.id, numbers)
  const moved = rows.map(({ n }) => n)
  await moveRows(tx, from.id, to.id, moved)
  const keys = new Set(rows.flatMap(({ sameKey }) => sameKey ?? []))
  await compareAgain(tx, from, { counts: recount(from, { gone: rows }), keys, now })
  await compareAgain(tx, to, { counts: recount(to, { come: rows }), keys, now })
  return moved
}

async function held(tx: Db, id: number): Promise<Upload> {
  const upload = await holdAnyUpload(tx, id)
  assert(upload, 'an upload that was written can be held')
  return upload
}
