import { err, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { ColumnsAnswer, MappingRequest, UploadAnswer } from '../bulk.contract.ts'
import { columnsAt, type GuessedColumn, headerKey } from '../domain/headers.ts'
import { forgetChanges } from '../rows/change.repo.ts'
import { findUpload, holdUpload, saveColumns, saveState, type Upload } from '../uploads/upload.repo.ts'
import { uploadAnswer } from '../uploads/upload-answer.service.ts'
import { ownerIn } from '../uploads/uploads.service.ts'
import { findKnownHeaders, rememberHeaders } from './known-header.repo.ts'
import { findRaw } from './raw.repo.ts'
import { checkUploadJob } from './reading-jobs.ts'

type MappingFailure = Failure<'not_found' | 'upload_not_ready' | 'upload_already_saved' | 'invalid_input'>

/** What the columns are, from the merchant's own mouth; the rows are made anew by a job. */
export function mapColumns(
  context: RequestContext,
  id: string,
  { columns: chosen, header_row }: MappingRequest,
): Promise<Result<UploadAnswer, MappingFailure>> {
  const owner = ownerIn(context)
  return context.db.transaction(async (tx) => {
    const upload = await holdUpload(tx, owner, Number(id))
    if (!upload) return err({ code: 'not_found' })
    if (upload.state === 'saving' || upload.state === 'saved') return err({ code: 'upload_already_saved' })
    if (upload.kind === 'chat' || (upload.state !== 'mapping' && upload.state !== 'ready'))
      return err({ code: 'upload_not_ready' })
    const headerRow = header_row === undefined || header_row === null ? upload.headerRow : header_row || null
    const known = headerRow === upload.headerRow ? upload.columns : await columnsFrom(tx, upload, headerRow)
    const fields = new Map(chosen.map(({ index, field }) => [index, field]))
    if ([...fields.keys()].some((index) => !known.some((column) => column.index === index)))
      return err({ code: 'invalid_input', fields: [{ path: 'columns', code: 'invalid_choice' }] })
    const columns = known.map((column) => chosenColumn(column, fields))
    await saveColumns(tx, upload.id, { columns, headerRow, sheet: upload.sheet })
    await remember(tx, owner, columns, context.now)
    await forgetChanges(tx, upload.id)
    await saveState(tx, upload.id, { state: 'parsing', progress: 0.5, now: context.now })
    await enqueue(tx, checkUploadJob, { upload: upload.id }, { key: id })
    const after = await findUpload(tx, owner, upload.id)
    return ok(await uploadAnswer({ ...context, db: tx }, after ?? upload))
  })
}

/** Shown before it is chosen; 0: the file has no headers. */
export async function readColumns(
  context: RequestContext,
  id: string,
  row: number,
): Promise<Result<ColumnsAnswer, Failure<'not_found' | 'upload_not_ready'>>> {
  const { db } = context
  const upload = await findUpload(db, ownerIn(context), Number(id))
  if (!upload) return err({ code: 'not_found' })
  const headerRow = row || null
  const columns = headerRow === upload.headerRow ? upload.columns : await columnsFrom(db, upload, headerRow)
  // Of a chat, or while the file is being read, or when it is long gone.
  if (columns.length === 0) return err({ code: 'upload_not_ready' })
  return ok({
    columns: columns.map((column) => ({ ...column, samples: [...column.samples] })),
    header_row: headerRow,
  })
}

/** As they are when the headers stand in another row. */
async function columnsFrom(
  tx: Db,
  upload: Upload,
  headerRow: number | null,
): Promise<readonly GuessedColumn[]> {
  const [rows, known] = await Promise.all([
    findRaw(tx, upload.rawId, 0),
    findKnownHeaders(tx, upload.ownerId),
  ])
  return columnsAt(rows, headerRow, known)
}

/** What nobody has spoken of stays as it was. */
function chosenColumn(
  column: GuessedColumn,
  fields: ReadonlyMap<number, GuessedColumn['field']>,
): GuessedColumn {
  const field = fields.get(column.index)
  return field === undefined ? column : { ...column, field, certainty: 1 }
}

async function remember(tx: Db, owner: number, columns: readonly GuessedColumn[], now: Date): Promise<void> {
  const headers = new Map(columns.map(({ header, field }) => [headerKey(header), field]))
  headers.delete('')
  const known = [...headers].map(([key, field]) => ({ key, field }))
  if (known.length > 0) await rememberHeaders(tx, owner, known, now)
}
