import { setImmediate as aTurn } from 'node:timers/promises'
import {
  benefitsIn,
  type Priced,
  plainPrice,
  sharePrices,
  type ToPrice,
  takenOff,
} from '#modules/orders/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ground } from '../domain/ground.ts'
import type { Visit } from '../domain/visit.ts'
import { type FixedPrice, withVisit } from './asked-price.ts'
import type { UploadParcels } from './upload-parcels.service.ts'

/** What all rows together cost, and what of it is not money. */
export type UploadPrices = Readonly<{
  /** Of single parcels, with a pickup for each that is sent from a door, before anything is taken off. */
  prices: number
  /** What these pickups are of it. */
  pickups: number
  fee: number
  promotions: { rows: number; amount: number }
  packages: { rows: number; amount: number }
  total: number
  /** Prices that were made with something beside money. */
  fixed: readonly FixedPrice[]
  /** Rows that have no price as things are now. */
  refused: readonly number[]
  /** Sets aside what they take beside money; only of prices that are kept. */
  hold: (tx: Db) => Promise<void>
}>

type Sums = { -readonly [Key in keyof Omit<UploadPrices, 'hold'>]: UploadPrices[Key] } & {
  fixed: FixedPrice[]
  refused: number[]
}

type Upload = { id: number; ownerId: number }
type Way = { ground: Pick<Ground, 'tariff' | 'now'>; visit: Visit | null; isKept: boolean }

/** So many rows are priced before others get their turn. */
const SLICE_ROWS = 500
/** Each time somebody else was quicker with a budget that is locked since. */
const MOST_TIMES = 5

/** The fee of one visit for so many parcels from the door. */
const visitFee = (fromDoor: number, { tariff }: Pick<Ground, 'tariff'>) =>
  fromDoor === 0 || fromDoor >= tariff.collection.freeFromParcels ? 0 : tariff.collection.price

/** In the order of the rows: packages and promotions go to the first. With `isKept` what they take stays locked. */
export async function priceUpload(
  db: Db,
  upload: Upload,
  parcels: UploadParcels,
  way: Way,
): Promise<UploadPrices> {
  for (let time = 1; time <= MOST_TIMES; time++) {
    const shared = await sharePrices(db, upload.ownerId, way.ground, way.isKept)
    const sums = noSums()
    const visited = visiting(way.visit)
    const plain = plainPrices(way.ground)
    for (const [index, { n, asked }] of parcels.rows.entries()) {
      const alone = plain(asked)
      const priced = shared.next(holdKey(upload.id, n), visited(n, asked))
      if (alone && priced.ok) addRow(sums, n, { asked: plain(visited(n, asked)), alone }, priced.value)
      else sums.refused.push(n)
      if (index % SLICE_ROWS === SLICE_ROWS - 1) await aTurn()
    }
    sums.fee = way.visit ? visitFee(way.visit.parcels, way.ground) : 0
    if (!way.isKept || (await shared.secure(db))) return { ...sums, hold: shared.hold }
  }
  throw new Error('the budgets of promotions changed five times though they were locked')
}

export const holdKey = (upload: number, n: number) => `upload:${upload}:${n}`

const noSums = (): Sums => ({
  prices: 0,
  pickups: 0,
  fee: 0,
  promotions: { rows: 0, amount: 0 },
  packages: { rows: 0, amount: 0 },
  total: 0,
  fixed: [],
  refused: [],
})

/** The same question for the same kind of row, so that its price is known. */
function visiting(visit: Visit | null): (n: number, asked: ToPrice) => ToPrice {
  const others = new Map<ToPrice, ToPrice>()
  return (n, asked) => {
    if (!visit || n === visit.payer) return withVisit(n, asked, visit)
    const known = others.get(asked) ?? withVisit(n, asked, visit)
    others.set(asked, known)
    return known
  }
}

function plainPrices(ground: Way['ground']): (asked: ToPrice) => Priced | undefined {
  const known = new Map<ToPrice, Priced | undefined>()
  return (asked) => {
    if (!known.has(asked)) {
      const priced = plainPrice(asked, ground)
      known.set(asked, priced.ok ? priced.value : undefined)
    }
    return known.get(asked)
  }
}

function addRow(
  sums: Sums,
  n: number,
  { asked, alone }: { asked: Priced | undefined; alone: Priced },
  price: Priced,
): void {
  sums.prices += alone.total
  sums.pickups += alone.lines.find(({ rule }) => rule === 'door-pickup')?.amount ?? 0
  sums.total += price.total
  const { promotions, usePackage } = benefitsIn(price.lines)
  if (promotions.length > 0) {
    sums.promotions.rows += 1
    sums.promotions.amount += takenOff(price.lines)
  }
  if (usePackage) {
    sums.packages.rows += 1
    sums.packages.amount += (asked?.total ?? price.total) - price.total
  }
  if (promotions.length > 0 || usePackage) sums.fixed.push({ n, price })
}
