import { err, ok, type Result } from '#kernel/result.ts'
import { findTrackingCodes } from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { NumbersAnswer, RowAnswer, RowList } from '../bulk.contract.ts'
import { alikeKey } from '../domain/alike.ts'
import type { Field } from '../domain/fields.ts'
import { groundOf } from '../ground.service.ts'
import { findUpload, type Upload } from '../uploads/upload.repo.ts'
import { ownerIn } from '../uploads/uploads.service.ts'
import { alikeIn } from './alike.service.ts'
import { findRanges, findRows, type Row, type RowFilter } from './row.repo.ts'
import { rowAnswer } from './row-answer.ts'
import { speechOf } from './speech.ts'

type NotFound = Failure<'not_found'>
type RowsQuery = RowFilter & { cursor?: string | undefined; from?: number | undefined; limit: number }

export async function readRows(
  context: RequestContext,
  id: string,
  { cursor, from, limit, ...filter }: RowsQuery,
): Promise<Result<RowList, NotFound>> {
  const upload = await findUpload(context.db, ownerIn(context), Number(id))
  if (!upload) return err({ code: 'not_found' })
  const first = /^\d{1,7}$/.test(cursor ?? '') ? Number(cursor) : (from ?? 1)
  const found = await findRows(context.db, upload.id, filter, { from: first, limit: limit + 1 })
  return ok({
    items: await rowAnswers(context, upload, found.slice(0, limit)),
    next_cursor: found.length > limit ? String(found[limit]?.n) : null,
  })
}

/** Rows in the caller's words. */
export async function rowAnswers(
  context: Pick<RequestContext, 'locale' | 'translate' | 'now'> & { db: Db },
  upload: Upload,
  rows: readonly Row[],
): Promise<RowAnswer[]> {
  const { db, now } = context
  const wrong = new Set(rows.flatMap(({ problems }) => problems.map((one) => one.split(':')[0] as Field)))
  const orders = rows.flatMap(({ orderId }) => orderId ?? [])
  const [ground, codes, ...counts] = await Promise.all([
    groundOf(db, upload.ownerId, now),
    orders.length > 0 ? findTrackingCodes(db, orders) : new Map<number, string>(),
    ...[...wrong].map(async (field) => [field, await alikeIn(db, upload, field)] as const),
  ])
  const sums = new Map(counts)
  const speech = speechOf(context, ground)
  return rows.map((row) =>
    rowAnswer(row, speech, {
      alike: (field, text) => sums.get(field)?.get(alikeKey(field, text)) ?? 1,
      trackingCode: row.orderId === null ? null : (codes.get(row.orderId) ?? null),
    }),
  )
}

export async function readNumbers(
  context: RequestContext,
  id: string,
  filter: RowFilter,
): Promise<Result<NumbersAnswer, NotFound>> {
  const upload = await findUpload(context.db, ownerIn(context), Number(id))
  if (!upload) return err({ code: 'not_found' })
  const ranges = await findRanges(context.db, upload.id, filter)
  return ok({
    ranges: ranges.map(({ first, last }): [number, number] => [first, last]),
    rows: ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0),
  })
}
