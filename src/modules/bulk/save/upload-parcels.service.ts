import { setImmediate as aTurn } from 'node:timers/promises'
import type { ToPrice } from '#modules/orders/index.ts'
import { closedOn } from '#modules/pricing/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ground } from '../domain/ground.ts'
import { parcelOfRow, type RowParcel } from '../domain/row-parcel.ts'
import { isFromDoor } from '../domain/visit.ts'
import type { Upload } from '../uploads/upload.repo.ts'
import { askedOf, oneOfEach } from './asked-price.ts'
import { findRowsAfter } from './saving.repo.ts'

/** All rows of an upload that are right, as prices need them. */
export type UploadParcels = Readonly<{
  rows: readonly Readonly<{ n: number; asked: ToPrice }>[]
  /** Rows that are right by themselves and cannot be sent as things are now. */
  stale: readonly number[]
  /** Money for goods that receivers pay. */
  toCollect: number
  /** Points that take no money, and rows that go there. */
  toPointsWithoutMoney: number
  /** From where the first parcel that waits at a door is fetched. */
  firstDoor: Readonly<{ n: number; sender: RowParcel['sender'] }> | undefined
  fromDoor: number
}>

const PAGE = 2_000

type Kept = { version: number; ground: Ground; parcels: UploadParcels }

/** A bill is asked for several times before it is paid: rows that did not change are not read again. */
const kept = new Map<number, Kept>()
const MOST_KEPT = 20

export async function uploadParcels(
  db: Db,
  { id, version }: Pick<Upload, 'id' | 'version'>,
  ground: Ground,
): Promise<UploadParcels> {
  const known = kept.get(id)
  if (known?.version === version && known.ground === ground) return known.parcels
  const parcels = await readParcels(db, id, ground)
  kept.delete(id)
  kept.set(id, { version, ground, parcels })
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return parcels
}

async function readParcels(db: Db, upload: number, ground: Ground): Promise<UploadParcels> {
  const same = oneOfEach()
  const points = new Map(ground.points.map((point) => [point.id, point]))
  const rows: { n: number; asked: ToPrice }[] = []
  const stale: number[] = []
  let [toCollect, toPointsWithoutMoney, fromDoor] = [0, 0, 0]
  let firstDoor: UploadParcels['firstDoor']
  for (let after = 0; ; ) {
    const page = await findRowsAfter(db, upload, after, PAGE)
    for (const row of page) {
      const parcel = parcelOfRow(row, ground)
      if (!parcel) {
        if (row.problems.length === 0) stale.push(row.n)
        continue
      }
      if (!isStillSent(parcel, ground, points)) stale.push(row.n)
      const asked = same(askedOf(parcel))
      rows.push({ n: row.n, asked })
      toCollect += parcel.productFee
      const { pointId } = parcel.receiver
      if (pointId !== undefined && !points.get(pointId)?.takes({ ...smallest, cod: true }))
        toPointsWithoutMoney += 1
      if (!isFromDoor(asked)) continue
      fromDoor += 1
      firstDoor ??= { n: row.n, sender: parcel.sender }
    }
    const last = page.at(-1)
    if (!last || page.length < PAGE) break
    after = last.n
    await aTurn()
  }
  return { rows, stale, toCollect, toPointsWithoutMoney, firstDoor, fromDoor }
}

const smallest = { weightGrams: 1, sidesCm: undefined }

/** What was right when the row was checked may have changed: a district, a point. */
function isStillSent(
  { sender, receiver, weightGrams, sidesCm, productFee }: RowParcel,
  { pauses }: Ground,
  points: ReadonlyMap<number, Ground['points'][number]>,
): boolean {
  const takes = (pointId: number | undefined, cod: boolean) =>
    pointId === undefined || points.get(pointId)?.takes({ weightGrams, sidesCm, cod }) === true
  return (
    closedOn(pauses, { from: sender.districtId, to: receiver.districtId }) === undefined &&
    takes(sender.pointId, false) &&
    takes(receiver.pointId, productFee > 0)
  )
}
