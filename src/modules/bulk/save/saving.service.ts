import { assert } from '#kernel/assert.ts'
import { post, releaseCredit, spendHeldCredit } from '#modules/ledger/index.ts'
import {
  type ParcelToPlace,
  type Placing,
  type PreparedParcels,
  type Priced,
  plainPrice,
  prepareMany,
  type ToPrice,
  writeMany,
} from '#modules/orders/index.ts'
import { currentTariff } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/outbox.ts'
import { parcelOfRow, type RowParcel } from '../domain/row-parcel.ts'
import { isReserved, reserveKey } from '../domain/save-payment.ts'
import { askedOf, type FixedPrice, oneOfEach, withVisit } from './asked-price.ts'
import {
  findPrices,
  findRowsAfter,
  findSaving,
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

/** Orders of one transaction: enough that its statements are cheap, few enough that a kill costs little. */
const BATCH_ROWS = 500

type Deps = { db: Db; now: () => Date }
type Options = { signal?: AbortSignal; batch?: number }

/**
 * The rows of an upload become orders, a batch a transaction: a row has its order from the same commit that made it, so
 * whoever is killed anywhere leaves nothing half, and whoever comes next begins behind the last batch. While one batch is
 * written, the next is thought through.
 */
export async function saveRowsOf(
  { db, now }: Deps,
  upload: number,
  { signal, batch: size = BATCH_ROWS }: Options = {},
): Promise<void> {
  const saving = await findSaving(db, upload)
  if (!saving) return
  const prices = priceMemory()
  const read = (after: number) => readBatch(db, saving, { after, size, prices })
  let reading = read(saving.through)
  for (;;) {
    const batch = await reading
    const { last } = batch
    if (last !== undefined) reading = read(last)
    const [written, next] = await Promise.allSettled([
      db.transaction((tx) => writeBatch(tx, upload, batch, now())),
      last === undefined ? undefined : reading,
    ])
    if (written.status === 'rejected') throw written.reason
    if (next.status === 'rejected') throw next.reason
    if (written.value === 'done') return
    // Somebody else has gone on with it meanwhile.
    if (written.value === 'elsewhere')
      return saveRowsOf({ db, now }, upload, { ...(signal ? { signal } : {}), batch: size })
    signal?.throwIfAborted()
  }
}

/** Rows behind one that are ready to be written; without a last one there are none. */
type Batch = {
  after: number
  numbers: readonly number[]
  last: number | undefined
  prepared: PreparedParcels
}

async function readBatch(
  db: Db,
  saving: Saving,
  { after, size, prices }: { after: number; size: number; prices: PriceMemory },
): Promise<Batch> {
  const rows = await findRowsAfter(db, saving.uploadId, after, size)
  const parcels = await parcelsOf(db, saving, rows, prices)
  const prepared = await prepareMany(db, await placingOf(db, saving), parcels)
  return { after, numbers: rows.map(({ n }) => n), last: rows.at(-1)?.n, prepared }
}

async function writeBatch(
  tx: Db,
  upload: number,
  { after, numbers, last, prepared }: Batch,
  now: Date,
): Promise<'more' | 'done' | 'elsewhere'> {
  const saving = await holdSaving(tx, upload)
  if (!saving) return 'done'
  if (saving.through !== after) return 'elsewhere'
  if (last === undefined) {
    await finish(tx, saving, now)
    return 'done'
  }
  const placed = await writeMany(tx, prepared)
  const spent = await spend(
    tx,
    saving,
    placed.reduce((sum, { total }) => sum + total, 0),
  )
  await saveOrders(
    tx,
    upload,
    placed.map((order, index) => ({ ...order, n: numbers[index] ?? 0 })),
  )
  await saveThrough(tx, upload, { through: last, spent, rows: numbers.length, now })
  return 'more'
}

async function placingOf(db: Db, { ownerId, personId, paymentType, at }: Saving): Promise<Placing> {
  const tariff = await currentTariff(db, at)
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
  db: Db,
  saving: Saving,
  rows: readonly RowToSave[],
  memory: PriceMemory,
): Promise<ParcelToPlace[]> {
  const { uploadId, at, visit } = saving
  const [first, last] = [rows[0]?.n ?? 0, rows.at(-1)?.n ?? 0]
  const fixed = new Map(
    (await findPrices<FixedPrice['price']>(db, uploadId, first, last)).map(({ n, price }) => [n, price]),
  )
  const { tariff } = await currentTariff(db, at)
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

type End = RowParcel['sender']

function placedFrom(parcel: RowParcel): Omit<ParcelToPlace, keyof Priced | 'hold'> {
  const { sender, receiver } = parcel
  const endOf = ({ name: fullName, phone, regionId, districtId, street, landmark, pointId }: End) => ({
    fullName,
    phone,
    regionId,
    districtId,
    street,
    landmark,
    pointId,
  })
  return {
    sender: endOf(sender),
    receiver: { ...endOf(receiver), additionalPhone: receiver.additionalPhone },
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
