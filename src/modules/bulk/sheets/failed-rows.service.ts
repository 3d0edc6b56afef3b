import { err, ok, type Result } from '#kernel/result.ts'
import { sheetTypes } from '#platform/calls/sent-types.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { type SheetCell, xlsxInTurns } from '#platform/sheets/write-xlsx.ts'
import { cellsBack, homeless } from '../domain/cells-back.ts'
import { type ColumnField, type Field, fields } from '../domain/fields.ts'
import { groundOf } from '../ground.service.ts'
import { CHUNK_ROWS, findRaw } from '../reading/raw.repo.ts'
import { findRows, type Row } from '../rows/row.repo.ts'
import { problemAnswer, type Speech } from '../rows/row-answer.ts'
import { speechOf } from '../rows/speech.ts'
import { findUpload, type Upload } from '../uploads/upload.repo.ts'
import { ownerIn } from '../uploads/uploads.service.ts'
import { columnWidth } from './column-width.ts'
import { findEdited } from './failed-rows.repo.ts'

const PAGE = 1_000
/** Rows that tell how wide a column is. */
const MEASURED = 200

type Column = Readonly<{ index: number; header: string; field: ColumnField | null }>

/** The rows that have errors, in the columns they came in, with what is wrong behind them. */
export async function sendFailed(
  context: RequestContext,
  id: string,
): Promise<Result<SentFile, Failure<'not_found' | 'upload_not_ready'>>> {
  const { db, translate, now } = context
  const upload = await findUpload(db, ownerIn(context), Number(id))
  if (!upload) return err({ code: 'not_found' })
  if (upload.state === 'parsing' || upload.state === 'mapping') return err({ code: 'upload_not_ready' })
  const columns = columnsOf(upload, await findEdited(db, upload.id), context)
  const speech = speechOf(context, await groundOf(db, upload.ownerId, now))
  const headers = [...columns.map(({ header }) => header), translate('bulkUploads.reasons')]
  const rows: (readonly SheetCell[])[] = []
  for await (const { row, cells } of failedRows(db, upload)) rows.push(written(row, cells, columns, speech))
  const bytes = await xlsxInTurns({
    name: upload.sheet || translate('bulkUploads.template.sheet'),
    widths: headers.map((header, at) =>
      columnWidth([header, ...rows.slice(0, MEASURED).map((row) => textIn(row[at]))]),
    ),
    rows: [{ bold: headers }, ...rows],
    frozenRows: 1,
    textColumns: columns.map((_, index) => index),
  })
  const name = translate('bulkUploads.failedFile', { name: upload.name.replace(/\.\w{2,4}$/, '') })
  return ok({ name: `${name}.xlsx`, type: sheetTypes.xlsx, bytes })
}

const textIn = (cell: SheetCell | undefined) =>
  String((typeof cell === 'object' && cell !== null && 'marked' in cell ? cell.marked : cell) ?? '')

/** Those of the file, and of what was written beside them; of a chat, which has none, ours. */
function columnsOf(
  { columns }: Upload,
  edited: readonly Field[],
  { translate }: Pick<RequestContext, 'translate'>,
): readonly Column[] {
  const named = (field: Field, index: number) => ({
    index,
    field,
    header: translate(`bulk.fields.${field}`),
  })
  if (columns.length === 0) return fields.map(named)
  // What was wrong the last time is told anew.
  const theirs = columns.filter(({ header }) => header !== translate('bulkUploads.reasons'))
  return [...theirs, ...homeless(edited, columns).map((field) => named(field, -1))]
}

async function* failedRows(db: Db, upload: Upload): AsyncGenerator<{ row: Row; cells: readonly string[] }> {
  let chunk = { at: -1, rows: [] as readonly (readonly string[])[] }
  for (let from = 1; ; ) {
    const page = await findRows(db, upload.id, { only: 'errors' }, { from, limit: PAGE })
    for (const row of page) {
      const at = Math.floor((row.n - 1) / CHUNK_ROWS)
      if (upload.kind !== 'chat' && at !== chunk.at) chunk = { at, rows: await findRaw(db, upload.rawId, at) }
      yield { row, cells: chunk.rows[(row.n - 1) % CHUNK_ROWS] ?? [] }
    }
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    from = last.n + 1
  }
}

/** Cells that have something wrong in them are marked. */
function written(
  row: Row,
  cells: readonly string[],
  columns: readonly Column[],
  speech: Speech,
): readonly SheetCell[] {
  const wrong = new Set(row.problems.map((problem) => problem.slice(0, problem.indexOf(':'))))
  const told = cellsBack(row, cells, columns).map(({ text, of }): SheetCell => {
    return of.some((field) => wrong.has(field)) ? { marked: text } : text
  })
  return [...told, reasonsOf(row, speech)]
}

function reasonsOf({ checked }: Row, speech: Speech): string {
  return fields
    .flatMap((field) => {
      const problem = checked[field]?.problem
      if (!problem) return []
      const said = problemAnswer(field, problem, speech).message
      return speech.translate('bulkUploads.reason', {
        field: speech.translate(`bulk.fields.${field}`),
        problem: said,
      })
    })
    .join('; ')
}
