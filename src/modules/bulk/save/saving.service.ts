import { assert } from '#kernel/assert.ts'
import { post, releaseCredit, spendHeldCredit } from '#modules/ledger/index.ts'
import {
  type ParcelToPlace,
  type Placing,
  type Priced,
  placeMany,
  plainPrice,
  type ToPrice,
} from '#modules/orders/index.ts'
import { currentTariff } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { parcelOfRow, type RowParcel } from '../domain/row-parcel.ts'
import { isReserved, reserveKey } from './save-payment.ts'
import {
  findPrices,
  findRowsAfter,
  findStopped,
  finishSaving,
  holdSaving,
  type RowToSave,
  type Saving,
  saveOrders,
  saveThrough,
} from './saving.repo.ts'
import { saveUploadJob } from './saving-jobs.ts'
import { holdKey } from './upload-prices.service.ts'
import { askedOf, oneOfEach, withVisit } from './visit.ts'

/** Orders of one transaction: enough that its statements are cheap, few enough that a kill costs little. */
const BATCH_ROWS = 500

type Deps = { db: Db; now: () => Date }
type Options = { signal?: AbortSignal; batch?: number }

/**
 * The rows of an upload become orders, a batch a transaction: a row has its order from the same commit that made it, so
 * whoever is killed anywhere leaves nothing half, and whoever comes next begins behind the last batch.
 */
export async function saveRowsOf(
  { db, now }: Deps,
  upload: number,
  { signal, batch = BATCH_ROWS }: Options = {},
): Promise<void> {
  const prices = priceMemory()
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction((tx) => saveBatch(tx, { upload, batch, prices, now: now() }))
    signal?.throwIfAborted()
  }
}

type Batch = { upload: number; batch: number; prices: PriceMemory; now: Date }

/** False when nothing is left. */
async function saveBatch(tx: Db, { upload, batch, prices, now }: Batch): Promise<boolean> {
  const saving = await holdSaving(tx, upload)
  if (!saving) return false
  const rows = await findRowsAfter(tx, upload, saving.through, batch)
  const last = rows.at(-1)
  if (last) {
    const parcels = await parcelsOf(tx, saving, rows, prices)
    const placed = await placeMany(tx, await placingOf(tx, saving), parcels)
    const spent = await spend(
      tx,
      saving,
      placed.reduce((sum, { total }) => sum + total, 0),
    )
    const orders = placed.map((order, index) => ({ ...order, n: rows[index]?.n ?? 0 }))
    await saveOrders(tx, upload, orders)
    await saveThrough(tx, upload, { through: last.n, spent, rows: rows.length, now })
    if (rows.length === batch) return true
    await finish(tx, { ...saving, reserved: saving.reserved - spent }, now)
  } else await finish(tx, saving, now)
  return false
}

async function placingOf(tx: Db, { ownerId, personId, paymentType, at }: Saving): Promise<Placing> {
  const tariff = await currentTariff(tx, at)
  return { ownerId, personId, source: 'import', paymentType, paidFrom: 'reserved', tariff, at }
}

/** What of the sum was set aside for them is theirs now. */
async function spend(tx: Db, { uploadId, paymentType }: Saving, amount: number): Promise<number> {
  if (!isReserved(paymentType)) return 0
  if (paymentType === 'on_account') await spendHeldCredit(tx, reserveKey(uploadId), amount)
  return amount
}

type PriceMemory = { same: (asked: ToPrice) => ToPrice; known: Map<ToPrice, Priced> }

const priceMemory = (): PriceMemory => ({ same: oneOfEach(), known: new Map() })

async function parcelsOf(
  tx: Db,
  saving: Saving,
  rows: readonly RowToSave[],
  memory: PriceMemory,
): Promise<ParcelToPlace[]> {
  const { uploadId, at, visit } = saving
  const [first, last] = [rows[0]?.n ?? 0, rows.at(-1)?.n ?? 0]
  const fixed = new Map((await findPrices(tx, uploadId, first, last)).map(({ n, price }) => [n, price]))
  const { tariff } = await currentTariff(tx, at)
  return rows.map((row) => {
    const parcel = parcelOfRow(row, saving)
    assert(parcel, 'rows of an upload that is being saved are right')
    const own = fixed.get(row.n)
    if (own) return { ...placedFrom(parcel), ...own, hold: holdKey(uploadId, row.n) }
    const asked = memory.same(withVisit(row.n, askedOf(parcel), visit))
    let price = memory.known.get(asked)
    if (!price) {
      const priced = plainPrice(asked, { tariff, now: at })
      assert(priced.ok, 'what had a price when it was saved has it still')
      price = priced.value
      memory.known.set(asked, price)
    }
    return { ...placedFrom(parcel), ...price }
  })
}

function placedFrom(parcel: RowParcel): Omit<ParcelToPlace, keyof Priced | 'hold'> {
  const { sender, receiver } = parcel
  const endOf = ({ name: fullName, phone, regionId, districtId, street, pointId }: RowParcel['sender']) => ({
    fullName,
    phone,
    regionId,
    districtId,
    street,
    pointId,
  })
  const { additionalPhone, landmark } = receiver
  return {
    sender: endOf(sender),
    receiver: { ...endOf(receiver), additionalPhone, landmark },
    deliveryOption: parcel.deliveryOption,
    deliveryType: parcel.deliveryType,
    services: parcel.services,
    description: parcel.description,
    comment: parcel.comment ?? null,
    timeInterval: null,
    externalId: parcel.externalId ?? null,
    productFee: parcel.productFee,
    parcelValue: parcel.parcelValue,
  }
}

/** All rows are orders; what was set aside and not needed goes back. */
async function finish(tx: Db, saving: Saving, now: Date): Promise<void> {
  const { uploadId, ownerId: customer, paymentType, reserved } = saving
  if (paymentType === 'on_account') await releaseCredit(tx, reserveKey(uploadId))
  else if (reserved > 0) {
    const released = await post(tx, {
      key: `${reserveKey(uploadId)}:released`,
      reference: reserveKey(uploadId),
      template: 'upload_released',
      facts: { customer, amount: reserved },
      at: now,
    })
    assert(released.ok, 'what is left of a reserve was reserved')
  }
  await finishSaving(tx, uploadId, now)
}

/** Longer than a killed job takes to be missed. */
const STOPPED_MS = 5 * 60_000
const MOST_STOPPED = 100

/** Jobs that were given up, or lost with a database that was restored: begun again, for as long as it takes. */
export async function resumeSaving({ db, now }: Deps): Promise<void> {
  for (const upload of await findStopped(db, new Date(now().getTime() - STOPPED_MS), MOST_STOPPED))
    await db.transaction(
      async (tx) => void (await enqueue(tx, saveUploadJob, { upload }, { key: String(upload) })),
    )
}
