import { err, ok, type Result } from '#kernel/result.ts'
import { balanceOf, creditOf } from '#modules/ledger/index.ts'
import { type OnlinePayment, prepaidOnly } from '#modules/orders/index.ts'
import type { Failure } from '#platform/http/errors.ts'
import type { RequestContext } from '#platform/http/route.ts'
import type { BillAnswer } from '../bulk.contract.ts'
import { collectionDays } from '../domain/collection.ts'
import { type SavePayment, savePaymentTypes } from '../domain/save-payment.ts'
import type { Visit } from '../domain/visit.ts'
import { groundOf } from '../ground.service.ts'
import { findUpload } from '../uploads/upload.repo.ts'
import { ownerIn } from '../uploads/uploads.service.ts'
import { type UploadParcels, uploadParcels } from './upload-parcels.service.ts'
import { priceUpload } from './upload-prices.service.ts'

type Bill = BillAnswer
export type Methods = Pick<OnlinePayment, 'isOn'>
type Asked = { payment_type: SavePayment; collection: boolean }
type Refused = Failure<'not_found' | 'upload_not_ready' | 'upload_already_saved'>

/** What saving would cost now. Rows that have errors are left out. */
export async function readBill(
  context: RequestContext,
  id: string,
  { collection }: Asked,
  methods: Methods,
): Promise<Result<Bill, Refused>> {
  const { db, now } = context
  const upload = await findUpload(db, ownerIn(context), Number(id))
  if (!upload) return err({ code: 'not_found' })
  if (upload.state === 'saving' || upload.state === 'saved') return err({ code: 'upload_already_saved' })
  if (upload.state !== 'ready') return err({ code: 'upload_not_ready' })
  const ground = await groundOf(db, upload.ownerId, now)
  const parcels = await uploadParcels(db, upload, ground)
  const visit = collection ? visitFor(parcels) : null
  const priced = await priceUpload(db, upload, parcels, {
    ground: { tariff: ground.tariff, now },
    visit,
    isKept: false,
  })
  return ok({
    rows: parcels.rows.length,
    prices: priced.prices,
    door_pickups: priced.pickups,
    collection_fee: priced.fee,
    collection_free_from: ground.tariff.collection.freeFromParcels,
    promotions: priced.promotions,
    packages: priced.packages,
    total: priced.total,
    to_collect: parcels.toCollect,
    days: collectionDays(now, ground.tariff.serviceLevels).map(({ day }) => day),
    ways: await waysFor(context, upload.ownerId, parcels, priced.total, methods),
  })
}

/** One visit for all that wait at a door; none when nothing does. */
export const visitFor = ({ firstDoor, fromDoor }: UploadParcels): Visit | null =>
  firstDoor ? { parcels: fromDoor, payer: firstDoor.n } : null

type WayFailure = Failure<'payment_unavailable' | 'debt_prepaid_only' | 'balance_too_low'>

/** Why it cannot be paid so, whatever it costs. Undefined: it can. */
export async function whyNotPaidSo(
  { db, locale }: Pick<RequestContext, 'db' | 'locale'>,
  ownerId: number,
  { toPointsWithoutMoney }: UploadParcels,
  type: SavePayment,
  methods: Methods,
): Promise<WayFailure | undefined> {
  if (!(await methods.isOn(db, type))) return { code: 'payment_unavailable' }
  // A locker takes no money, and so nothing that its receiver would have to pay for.
  if (type === 'receiver' && toPointsWithoutMoney > 0) return { code: 'payment_unavailable' }
  if (type === 'on_account' && !(await creditOf(db, ownerId))) return { code: 'payment_unavailable' }
  return prepaidOnly(db, ownerId, type, locale)
}

async function waysFor(
  context: RequestContext,
  ownerId: number,
  parcels: UploadParcels,
  total: number,
  methods: Methods,
): Promise<Bill['ways']> {
  const { db, translate } = context
  const [balance, credit] = await Promise.all([
    balanceOf(db, 'customer_balance', ownerId),
    creditOf(db, ownerId),
  ])
  const ways: Bill['ways'] = []
  for (const type of savePaymentTypes) {
    const available = type === 'balance' ? balance : type === 'on_account' ? (credit?.free ?? 0) : null
    const isShort = available !== null && available < total
    const refused: WayFailure | undefined =
      (await whyNotPaidSo(context, ownerId, parcels, type, methods)) ??
      (isShort ? { code: 'balance_too_low' } : undefined)
    ways.push({
      payment_type: type,
      enabled: refused === undefined,
      reason: refused ? translate(`errors.${refused.code}`, refused.values) : null,
      available: type === 'on_account' && !credit ? null : available,
    })
  }
  return ways
}
