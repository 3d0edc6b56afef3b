import { assert, assertNever } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { AsideAnswer, Changed, RowChanged, UploadAnswer } from '../bulk.contract.ts'
import { acceptable } from '../domain/cell-codes.ts'
import type { Field } from '../domain/fields.ts'
import { findUpload, holdUpload, type Upload } from '../uploads/upload.repo.ts'
import { uploadAnswer } from '../uploads/upload-answer.service.ts'
import { ownerIn } from '../uploads/uploads.service.ts'
import { textsAlike } from './alike.service.ts'
import { type ChangeBefore, takeLastChange } from './change.repo.ts'
import { type Edit, editRows } from './edit-rows.service.ts'
import { restoreRows } from './remove-rows.service.ts'
import { findNumbersBy, findNumbersByTexts, findRow } from './row.repo.ts'
import { rowAnswers } from './rows.service.ts'
import { bringBack, putAside } from './set-aside.service.ts'
import { type StreetField, streetsAlike } from './streets.service.ts'

export type EditFailure = Failure<'not_found' | 'upload_not_ready' | 'upload_already_saved'>

/** What is done to an upload that can be changed, while nobody else changes it. */
export function whileHeld<T, F>(
  context: RequestContext,
  id: string,
  work: (tx: Db, upload: Upload) => Promise<Result<T, F>>,
): Promise<Result<T, F | EditFailure>> {
  return context.db.transaction(async (tx) => {
    const upload = await holdUpload(tx, ownerIn(context), Number(id))
    if (!upload) return err({ code: 'not_found' })
    if (upload.state === 'saving' || upload.state === 'saved') return err({ code: 'upload_already_saved' })
    if (upload.state !== 'ready') return err({ code: 'upload_not_ready' })
    return work(tx, upload)
  })
}

export async function answerAfter(context: RequestContext, tx: Db, id: number): Promise<UploadAnswer> {
  const upload = await findUpload(tx, ownerIn(context), id)
  assert(upload, 'an upload that is held is there')
  return uploadAnswer({ ...context, db: tx }, upload)
}

type Cells = { readonly [field in Field]?: string | undefined }

export function changeRow(
  context: RequestContext,
  { id, n }: { id: string; n: number },
  { cells, accept }: { cells: Cells; accept?: boolean | null | undefined },
): Promise<Result<RowChanged, EditFailure>> {
  return whileHeld(context, id, async (tx, upload) => {
    if (!(await findRow(tx, upload.id, n))) return err({ code: 'not_found' })
    const edit: Edit = { texts: cells, ...(typeof accept === 'boolean' ? { accepted: accept } : {}) }
    await editRows(tx, upload, new Map([[n, edit]]), { now: context.now, forUndo: true })
    const [row, after] = await Promise.all([
      findRow(tx, upload.id, n),
      findUpload(tx, upload.ownerId, upload.id),
    ])
    assert(row && after, 'a row that was written can be read')
    const [answer] = await rowAnswers({ ...context, db: tx }, after, [row])
    assert(answer, 'a row has its answer')
    return ok({ row: answer, upload: await uploadAnswer({ ...context, db: tx }, after) })
  })
}

export function changeRows(
  context: RequestContext,
  id: string,
  rows: readonly { n: number; cells: Cells }[],
): Promise<Result<Changed, EditFailure>> {
  const edits = new Map<number, Edit>()
  for (const { n, cells } of rows) edits.set(n, { texts: { ...edits.get(n)?.texts, ...cells } })
  return whileHeld(context, id, (tx, upload) => changed(context, tx, upload, edits))
}

/** All that say the same as `from`, in any spelling. */
export function replaceAlike(
  context: RequestContext,
  id: string,
  { field, from, to }: { field: Field; from: string; to: string },
): Promise<Result<Changed, EditFailure>> {
  return whileHeld(context, id, async (tx, upload) => {
    const texts = await textsAlike(tx, upload.id, field, from)
    const numbers = await findNumbersByTexts(
      tx,
      upload.id,
      field,
      texts.map(({ text }) => text),
    )
    return changed(context, tx, upload, sameFor(numbers, { texts: { [field]: to } }))
  })
}

/** The name that the map has, in all rows of the district that write it the same. */
export function renameStreet(
  context: RequestContext,
  id: string,
  { n, field, name }: { n: number; field: StreetField; name: string },
): Promise<Result<Changed, EditFailure>> {
  return whileHeld(context, id, async (tx, upload) => {
    const row = await findRow(tx, upload.id, n)
    if (!row) return err({ code: 'not_found' })
    const alike = await streetsAlike(tx, upload.id, { row, field, name })
    const edits = new Map(alike.map((one) => [one.n, { texts: { [field]: one.value } }]))
    return changed(context, tx, upload, edits)
  })
}

export function fillColumn(
  context: RequestContext,
  id: string,
  { field, to, only_empty }: { field: Field; to: string; only_empty: boolean },
): Promise<Result<Changed, EditFailure>> {
  return whileHeld(context, id, async (tx, upload) => {
    const numbers = only_empty
      ? await findNumbersByTexts(tx, upload.id, field, [''])
      : await findNumbersBy(tx, upload.id, {})
    return changed(context, tx, upload, sameFor(numbers, { texts: { [field]: to } }))
  })
}

/** What looks like a slip is sent as it is. */
export function acceptDuplicates(
  context: RequestContext,
  id: string,
  { rows }: { rows?: readonly number[] | null | undefined },
): Promise<Result<Changed, EditFailure>> {
  return whileHeld(context, id, async (tx, upload) => {
    const numbers = rows ?? (await findNumbersBy(tx, upload.id, { codes: acceptable }))
    return changed(context, tx, upload, sameFor(numbers, { accepted: true }))
  })
}

const sameFor = (numbers: readonly number[], edit: Edit) => new Map(numbers.map((n) => [n, edit]))

async function changed(context: RequestContext, tx: Db, upload: Upload, edits: ReadonlyMap<number, Edit>) {
  const count = await editRows(tx, upload, edits, { now: context.now, forUndo: true })
  return ok({ changed: count, upload: await answerAfter(context, tx, upload.id) })
}

/** The last change is taken back, and is no change itself. */
export function undo(
  context: RequestContext,
  id: string,
): Promise<Result<Changed, EditFailure | Failure<'nothing_to_undo'>>> {
  return whileHeld(context, id, async (tx, upload) => {
    const last = await takeLastChange(tx, upload.id)
    if (!last) return err({ code: 'nothing_to_undo' })
    const count = await takeBack(tx, upload, last.before, context.now)
    return ok({ changed: count, upload: await answerAfter(context, tx, upload.id) })
  })
}

function takeBack(tx: Db, upload: Upload, before: ChangeBefore, now: Date): Promise<number> {
  switch (before.kind) {
    case 'aside':
      return bringBack(tx, upload, before, now)
    case 'removed':
      return restoreRows(tx, upload, before.rows, now)
    case 'cells':
      return editRows(tx, upload, new Map(before.rows.map(({ n, ...edit }) => [n, edit])), {
        now,
        forUndo: false,
      })
    default:
      return assertNever(before)
  }
}

/** Rows go into an upload of their own. */
export function setAside(
  context: RequestContext,
  id: string,
  { rows, only }: { rows?: readonly number[] | null | undefined; only?: 'errors' | null | undefined },
): Promise<Result<AsideAnswer, EditFailure | Failure<'invalid_input'>>> {
  return whileHeld(context, id, async (tx, upload) => {
    const numbers = rows ?? (only ? await findNumbersBy(tx, upload.id, { only }) : undefined)
    if (!numbers) return err({ code: 'invalid_input', fields: [{ path: 'rows', code: 'required' }] })
    const { moved, asideId } = await putAside(tx, upload, numbers, { by: ownerIn(context), now: context.now })
    return ok({ moved, aside_id: String(asideId), upload: await answerAfter(context, tx, upload.id) })
  })
}
