import { assert } from '#kernel/assert.ts'
import { err, type Ok, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { releaseFiles, selectFile } from '#platform/files/stored-file.repo.ts'
import { type AcceptedFile, keepFile } from '#platform/files/upload/accept-upload.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentStored } from '#platform/http/sent-file.ts'
import { formatter } from '#platform/i18n/format.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { UploadAnswer } from '../bulk.contract.ts'
import { looksLikeTable } from '../domain/looks-like-table.ts'
import { handOverMessages } from '../reading/message.repo.ts'
import { deleteRaw } from '../reading/raw.repo.ts'
import { readChatJob, readUploadJob } from '../reading/reading-jobs.ts'
import { deleteRows } from '../rows/row.repo.ts'
import {
  addPasted,
  countUnsaved,
  deleteUpload,
  findUpload,
  findUploads,
  holdUpload,
  insertUpload,
  isShared,
  type Upload,
  type UploadKind,
} from './upload.repo.ts'
import { shortAnswer, uploadAnswer } from './upload-answer.service.ts'

/** Nobody works at more; and one file is read after the other anyway. */
const MOST_UNSAVED = 100
const MOST_READING = 5
const PAGE = 30

type Given = {
  file: AcceptedFile | undefined
  body: {
    text?: string | null | undefined
    kind?: 'chat' | 'table' | null | undefined
    add_to?: string | null | undefined
  }
}

type CreateFailure = Failure<'invalid_input' | 'too_many_uploads' | 'not_found' | 'upload_already_saved'>

/** Begins an upload of a file, a table or a chat that was pasted; it is read by a job. */
export async function createUpload(
  context: RequestContext,
  { file, body }: Given,
): Promise<Result<UploadAnswer, CreateFailure>> {
  const text = body.text ?? ''
  if (!file && text.trim() === '')
    return err({ code: 'invalid_input', fields: [{ path: 'text', code: 'required' }] })
  if (!file && body.add_to) return addToChat(context, body.add_to, text)
  const kind = file ? 'file' : (body.kind ?? (looksLikeTable(text) ? 'table' : 'chat'))
  const owner = ownerIn(context)
  return context.db.transaction(async (tx) => {
    const { unsaved, reading } = await countUnsaved(tx, owner)
    if (unsaved >= MOST_UNSAVED || reading >= MOST_READING) return err({ code: 'too_many_uploads' })
    const id = await insertUpload(tx, {
      ownerId: owner,
      createdBy: owner,
      kind,
      name: file?.name ?? pastedName(context, kind),
      state: 'parsing',
      file: file && { id: file.id, hash: file.receivedSha256, until: file.deleteAfter },
      pasted: file ? undefined : text,
      now: context.now,
    })
    if (file) {
      const kept = await keepFile(tx, file, `bulk:${id}`)
      assert(kept.ok, 'a new upload has no file yet')
    }
    await enqueue(tx, kind === 'chat' ? readChatJob : readUploadJob, { upload: id }, { key: String(id) })
    return answerOf(context, tx, id)
  })
}

/** Chats are known by their day. */
function pastedName({ translate, locale, now }: RequestContext, kind: UploadKind): string {
  if (kind === 'table') return translate('bulkUploads.pastedTable')
  return translate('bulkUploads.pastedChat', { day: formatter(locale).date(now, 'dayMonth') })
}

/** More messages of a chat: their rows come at its end. */
function addToChat(
  context: RequestContext,
  id: string,
  text: string,
): Promise<Result<UploadAnswer, CreateFailure>> {
  return context.db.transaction(async (tx) => {
    const upload = await holdUpload(tx, ownerIn(context), Number(id))
    if (upload?.kind !== 'chat') return err({ code: 'not_found' })
    if (upload.state === 'saving' || upload.state === 'saved') return err({ code: 'upload_already_saved' })
    await addPasted(tx, upload.id, text, context.now)
    await enqueue(tx, readChatJob, { upload: upload.id }, { key: id })
    return answerOf(context, tx, upload.id)
  })
}

async function answerOf(context: RequestContext, tx: Db, id: number): Promise<Ok<UploadAnswer>> {
  const upload = await findUpload(tx, ownerIn(context), id)
  assert(upload, 'an upload that was written can be read')
  return ok(await uploadAnswer({ ...context, db: tx }, upload))
}

/** Merchants alone come here, and each to their own. */
export function ownerIn({ caller }: Pick<RequestContext, 'caller'>): number {
  assert(caller.person !== undefined, 'a visitor reached uploads')
  return caller.person
}

export async function listUploads(context: RequestContext, cursor: string | undefined) {
  const before = /^\d{1,15}$/.test(cursor ?? '') ? Number(cursor) : undefined
  const found = await findUploads(context.db, ownerIn(context), before, PAGE + 1)
  const page = found.slice(0, PAGE)
  return ok({
    items: page.map((upload) => shortAnswer(upload, context.now)),
    next_cursor: found.length > PAGE ? String(page.at(-1)?.id) : null,
  })
}

export async function readUpload(
  context: RequestContext,
  id: string,
): Promise<Result<UploadAnswer, Failure<'not_found'>>> {
  const upload = await findUpload(context.db, ownerIn(context), Number(id))
  return upload ? ok(await uploadAnswer(context, upload)) : err({ code: 'not_found' })
}

/** With its rows, and with its file unless another upload goes by it. */
export function dropUpload(
  context: RequestContext,
  id: string,
): Promise<Result<{ id: string }, Failure<'not_found' | 'upload_already_saved'>>> {
  return context.db.transaction(async (tx) => {
    const upload = await holdUpload(tx, ownerIn(context), Number(id))
    if (!upload) return err({ code: 'not_found' })
    if (upload.state === 'saving' || upload.state === 'saved') return err({ code: 'upload_already_saved' })
    await forgetUpload(tx, upload, context.now)
    return ok({ id })
  })
}

export async function forgetUpload(tx: Db, upload: Upload, now: Date): Promise<void> {
  await handOverMessages(tx, upload)
  await deleteRows(tx, upload.id)
  if (!(await isShared(tx, upload))) {
    await deleteRaw(tx, upload.rawId)
    if (upload.fileId !== null) await releaseFiles(tx, [upload.fileId], now)
  }
  await deleteUpload(tx, upload.id)
}

export async function sendFile(
  context: RequestContext,
  id: string,
): Promise<Result<SentStored, Failure<'not_found'>>> {
  const upload = await findUpload(context.db, ownerIn(context), Number(id))
  const file = upload?.fileId ? await selectFile(context.db, upload.fileId, context.now) : undefined
  if (!file) return err({ code: 'not_found' })
  return ok({ stored: { file, access: { who: `person:${ownerIn(context)}`, why: 'file of an upload' } } })
}
