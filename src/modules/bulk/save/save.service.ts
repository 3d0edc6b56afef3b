import { assert } from '#kernel/assert.ts'
import { err, ok, type Result } from '#kernel/result.ts'
import { acceptByOrder } from '#modules/accounts/index.ts'
import { holdCredit, post } from '#modules/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import type { UploadAnswer } from '../bulk.contract.ts'
import { collectionDays, isCollectionOffered, type TimeInterval } from '../domain/collection.ts'
import type { Ground } from '../domain/ground.ts'
import { isReserved, reserveKey, type SavePayment } from '../domain/save-payment.ts'
import type { Visit } from '../domain/visit.ts'
import { groundOf } from '../ground.service.ts'
import { findUpload, holdUpload, type Upload } from '../uploads/upload.repo.ts'
import { uploadAnswer } from '../uploads/upload-answer.service.ts'
import { ownerIn } from '../uploads/uploads.service.ts'
import { type Methods, visitFor, whyNotPaidSo } from './bill.service.ts'
import { insertPrices, insertSaving, saveAgreed } from './saving.repo.ts'
import { saveUploadJob } from './saving-jobs.ts'
import { checkAgain } from './stale-rows.service.ts'
import { type UploadParcels, uploadParcels } from './upload-parcels.service.ts'
import { priceUpload, type UploadPrices } from './upload-prices.service.ts'

type Merchant = Pick<RequestContext, 'db' | 'now' | 'locale' | 'translate' | 'caller'>

type Wish = {
  payment_type: SavePayment
  collection?: { day: string; interval: TimeInterval } | null | undefined
  total?: number | null | undefined
}

type Refused = Failure<
  | 'not_found'
  | 'upload_not_ready'
  | 'upload_already_saved'
  | 'rows_have_errors'
  | 'balance_too_low'
  | 'prices_changed'
  | 'payment_unavailable'
  | 'debt_prepaid_only'
  | 'day_not_offered'
>

/**
 * The merchant's yes: prices are frozen, the whole sum is set aside, and from here on the rows become orders by
 * themselves (decision 71). Refused, nothing is done.
 */
export function saveUpload(
  context: Merchant,
  id: string,
  wish: Wish,
  methods: Methods,
): Promise<Result<UploadAnswer, Refused>> {
  return context.db.transaction(async (tx) => {
    const upload = await holdUpload(tx, ownerIn(context), Number(id))
    const refused = whyNotReady(upload)
    if (refused || !upload) return err(refused ?? { code: 'not_found' })
    const ground = await groundOf(tx, upload.ownerId, context.now)
    const parcels = await uploadParcels(tx, upload, ground)
    if (parcels.stale.length > 0) return refuseStale(tx, upload, parcels.stale, ground)
    if (wish.collection && !isOffered(wish.collection, ground, context.now))
      return err({ code: 'day_not_offered' })
    const unpaid = await whyNotPaidSo(
      { ...context, db: tx },
      upload.ownerId,
      parcels,
      wish.payment_type,
      methods,
    )
    if (unpaid) return err(unpaid)
    const agreed = await agree({ tx, upload, context, ground }, parcels, wish)
    if (!agreed.ok) return agreed
    const saved = await findUpload(tx, upload.ownerId, upload.id)
    assert(saved, 'what is held is there')
    return ok(await uploadAnswer({ ...context, db: tx }, saved))
  })
}

function whyNotReady(upload: Upload | undefined): Refused | undefined {
  if (!upload) return { code: 'not_found' }
  if (upload.state === 'saving' || upload.state === 'saved') return { code: 'upload_already_saved' }
  if (upload.state !== 'ready' || upload.rows === 0) return { code: 'upload_not_ready' }
  return upload.errors > 0 ? { code: 'rows_have_errors' } : undefined
}

async function refuseStale(tx: Db, upload: Upload, numbers: readonly number[], ground: Ground) {
  await checkAgain(tx, upload, numbers, ground)
  return err({ code: 'rows_have_errors' } as const)
}

const isOffered = (
  collection: NonNullable<Wish['collection']>,
  { tariff }: Pick<Ground, 'tariff'>,
  now: Date,
) => isCollectionOffered(collection, collectionDays(now, tariff.serviceLevels))

type Desk = { tx: Db; upload: Upload; context: Merchant; ground: Ground }

/** Whatever refuses comes before anything is written. */
async function agree(desk: Desk, parcels: UploadParcels, wish: Wish): Promise<Result<void, Refused>> {
  const { tx, upload, context, ground } = desk
  const visit = wish.collection ? visitFor(parcels) : null
  const priced = await priceUpload(tx, upload, parcels, {
    ground: { tariff: ground.tariff, now: context.now },
    visit,
    isKept: true,
  })
  if (priced.refused.length > 0) return refuseStale(tx, upload, priced.refused, ground)
  if (typeof wish.total === 'number' && wish.total !== priced.total) return err({ code: 'prices_changed' })
  if (!(await reserve(desk, wish.payment_type, priced.total))) return err({ code: 'balance_too_low' })
  await priced.hold(tx)
  await writeDown(desk, wish, visit, priced)
  return ok(undefined)
}

/** The whole sum, before the first row is an order. False, and nothing done, when there is not so much. */
async function reserve({ tx, upload, context }: Desk, type: SavePayment, amount: number): Promise<boolean> {
  const { id, ownerId: customer } = upload
  if (amount === 0 || !isReserved(type)) return true
  if (type === 'on_account') {
    const held = await holdCredit(tx, { key: reserveKey(id), personId: customer, amount, at: context.now })
    return held.ok
  }
  const moved = await post(tx, {
    key: `${reserveKey(id)}:reserved`,
    reference: reserveKey(id),
    template: 'upload_reserved',
    facts: { customer, amount },
    at: context.now,
    by: ownerIn(context),
  })
  return moved.ok
}

async function writeDown(
  { tx, upload, context, ground }: Desk,
  { payment_type: paymentType, collection }: Wish,
  visit: Visit | null,
  priced: UploadPrices,
): Promise<void> {
  const { now } = context
  await insertSaving(tx, {
    uploadId: upload.id,
    personId: ownerIn(context),
    at: now,
    paymentType,
    sender: ground.sender,
    visit,
    reserved: isReserved(paymentType) ? priced.total : 0,
  })
  await insertPrices(tx, upload.id, priced.fixed)
  await saveAgreed(tx, upload.id, {
    paymentType,
    collection: collection && visit ? { ...collection, fee: priced.fee } : undefined,
    total: priced.total,
    now,
  })
  await acceptByOrder(tx, upload.ownerId, 'order', context)
  await enqueue(tx, saveUploadJob, { upload: upload.id }, { key: String(upload.id) })
}
