import type { Db } from '#platform/db/database.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { UploadAnswer } from '../bulk.contract.ts'
import type { CellCode } from '../domain/cell-codes.ts'
import type { Field } from '../domain/fields.ts'
import { hasChange } from '../rows/change.repo.ts'
import { findAside, findSameFile, type Upload } from './upload.repo.ts'

type Teller = Pick<RequestContext, 'translate' | 'now'> & { db: Db }

/** An upload as its owner sees it. */
export async function uploadAnswer(context: Teller, upload: Upload): Promise<UploadAnswer> {
  const { db, now } = context
  const [canUndo, asideId, sameFile] = await Promise.all([
    upload.state === 'ready' && hasChange(db, upload.id),
    findAside(db, upload.id),
    upload.fileHash === null ? undefined : findSameFile(db, upload),
  ])
  return {
    ...shortAnswer(upload, now),
    progress: upload.progress,
    failure: failureOf(upload, context),
    duplicates: upload.duplicates,
    repaired: upload.repaired,
    set_aside: upload.setAside,
    aside_id: asideId === undefined ? null : String(asideId),
    priced: upload.priced,
    columns: upload.columns.map((column) => ({ ...column, samples: [...column.samples] })),
    header_row: upload.headerRow,
    sheet: upload.sheet,
    problems: problemsOf(upload, context),
    can_undo: canUndo,
    same_file: sameFile
      ? { id: String(sameFile.id), created_at: sameFile.createdAt.toISOString(), state: sameFile.state }
      : null,
    payment_type: upload.paymentType as UploadAnswer['payment_type'],
    collection: collectionOf(upload),
    changed_at: upload.changedAt.toISOString(),
  }
}

/** As it stands in the history. */
export const shortAnswer = (upload: Upload, now: Date) => ({
  id: String(upload.id),
  kind: upload.kind,
  name: upload.name,
  state: upload.state,
  rows: upload.rows,
  errors: upload.errors,
  saved: upload.saved,
  total: upload.total,
  aside_of: upload.asideOf === null ? null : String(upload.asideOf),
  created_by: upload.createdBy,
  created_at: upload.createdAt.toISOString(),
  saved_at: upload.savedAt?.toISOString() ?? null,
  file_until: upload.fileUntil && upload.fileUntil > now ? upload.fileUntil.toISOString() : null,
})

function failureOf({ failure, failureRow }: Upload, { translate }: Teller): UploadAnswer['failure'] {
  if (failure === null) return null
  const code = failure as SheetFailure
  return { code, message: translate(`errors.${code}`), row: failureRow }
}

type SheetFailure = 'sheet_damaged'

/** The most frequent first. */
function problemsOf({ problems }: Upload, { translate }: Teller): UploadAnswer['problems'] {
  return Object.entries(problems)
    .map(([problem, rows]) => {
      const [field = '', code = ''] = problem.split(':')
      return {
        field: field as Field,
        code,
        rows,
        title: translate(`bulkUploads.problems.${code as CellCode}`, {
          field: translate(`bulk.fields.${field as Field}`),
        }),
      }
    })
    .sort((one, other) => other.rows - one.rows || one.code.localeCompare(other.code))
}

function collectionOf(upload: Upload): UploadAnswer['collection'] {
  const { collectionDay: day, collectionInterval: interval, collectionFee: fee } = upload
  if (day === null || interval === null) return null
  return { day, interval: interval as NonNullable<UploadAnswer['collection']>['interval'], fee: fee ?? 0 }
}
