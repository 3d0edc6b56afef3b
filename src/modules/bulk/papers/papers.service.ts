import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import {
  findOrdersOf,
  type LabelSettings,
  type Order,
  printOwnLabels,
  sceneOf,
} from '#modules/orders/index.ts'
import { pdfType } from '#platform/calls/sent-types.ts'
import { createOwnShares } from '#platform/files/upload/own-share.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { SentFile } from '#platform/http/sent-file.ts'
import { BUSY } from '#platform/work-queue/work-queue.ts'
import { findUpload, type Upload } from '../uploads/upload.repo.ts'
import { findOrderIds, MOST_ROWS } from './papers.repo.ts'

export type { LabelSettings }

/** Of one document: a thousand labels take some seconds, and so many sheets are one stack. */
const LABELS_A_PART = 1_000

type PaperCode = 'not_found' | 'upload_not_ready' | 'service_unavailable' | 'rate_limited'
type Paper = Result<SentFile, Failure<PaperCode>>

type AskedLabels = { id: string; format: 'label' | 'a4' | 'zpl'; part: number }

/** The labels of an upload in the order of its rows, a thousand a part. */
export async function printUploadLabels(
  settings: LabelSettings,
  context: RequestContext,
  { id, format, part }: AskedLabels,
): Promise<Paper> {
  const upload = await savedUpload(context, id)
  if (!upload.ok) return upload
  const orders = await ordersOf(context, upload.value, {
    skip: (part - 1) * LABELS_A_PART,
    limit: LABELS_A_PART,
  })
  const name = upload.value.saved > LABELS_A_PART ? `labels-${id}-${part}` : `labels-${id}`
  const printed = await printOwnLabels(settings, await sceneOf(context), { orders, format, name })
  if (printed.ok) return printed
  const { code, values } = printed.error
  assert(code !== 'label_not_ready' && code !== 'label_not_possible' && code !== 'label_at_intake', code)
  return err({ code, ...(values ? { values } : {}) })
}

/** One person's lists, drawn or waiting. */
const shares = createOwnShares(1)

/** Everything of an upload that is not cancelled, for whoever collects it to sign. */
export async function printManifest(context: RequestContext, id: string): Promise<Paper> {
  const found = await savedUpload(context, id)
  if (!found.ok) return found
  const upload = found.value
  const drawn = await shares.run(upload.ownerId, async (): Promise<Paper> => {
    const orders = await ordersOf(context, upload, { skip: 0, limit: MOST_ROWS })
    const parcels = orders.filter(({ status }) => status !== 'cancelled')
    if (parcels.length === 0) return err({ code: 'not_found' })
    // Loaded with the first list: most processes never draw one.
    const { manifestPdf } = await import('./manifest-pdf.ts')
    const { locale, translate, now } = context
    const bytes = await manifestPdf({ upload, parcels, locale, translate, now })
    return ok({ name: `manifest-${id}.pdf`, type: pdfType, bytes })
  })
  return drawn === BUSY ? err({ code: 'rate_limited', values: { seconds: '5' } }) : drawn
}

async function savedUpload(
  { db, caller }: RequestContext,
  id: string,
): Promise<Result<Upload, Failure<'not_found' | 'upload_not_ready'>>> {
  assert(caller.person !== undefined, 'an upload has an owner')
  const upload = await findUpload(db, caller.person, Number(id))
  if (!upload) return err({ code: 'not_found' })
  return upload.state === 'saved' ? ok(upload) : err({ code: 'upload_not_ready' })
}

async function ordersOf(
  { db }: RequestContext,
  { id, ownerId }: Upload,
  part: { skip: number; limit: number },
): Promise<Order[]> {
  const ids = await findOrderIds(db, id, part)
  const known = new Map((await findOrdersOf(db, ownerId, ids)).map((order) => [order.id, order]))
  return ids.flatMap((one) => known.get(one) ?? [])
}
