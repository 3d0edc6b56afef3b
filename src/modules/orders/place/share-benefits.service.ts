import { type Err, err, type Ok, ok } from '#kernel/result.ts'
import { holdShipments, shareShipments } from '#modules/pricing/index.ts'
import { holdShared, secureShared, sharePromotions } from '#modules/promos/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type Asked,
  benefitsIn,
  type Priced,
  priceOf,
  promotionIn,
  type Refusal,
  type Tariff,
  takenOff,
} from '../domain/order-quote.ts'

/** A question about a price, without what its owner has beside money. */
export type ToPrice = Omit<Asked, 'benefits'>

/** Prices of one customer's parcels, made one after the other: what an earlier one takes, a later one cannot have. */
export type SharedPrices = {
  /** `key` is what it takes is held under, `upload:<id>:<row>`. */
  next(key: string, asked: ToPrice): Ok<Priced> | Err<Refusal>
  /**
   * Whether what they take is still there; locked from then on. After a no they are made again, which then holds: somebody
   * else was quicker with a budget.
   */
  secure(tx: Db): Promise<boolean>
  /** Sets aside what they take, once it is secured. */
  hold(tx: Db): Promise<void>
}

type Ground = { tariff: Tariff; now: Date }

/** The price of one parcel without anything but money. */
export const plainPrice = (asked: ToPrice, { tariff, now }: Ground) => told(priceOf(asked, tariff, now))

/** `isKept`: the prices will be kept, so everything they may take is locked until the transaction ends. */
export async function sharePrices(
  db: Db,
  ownerId: number,
  { tariff, now }: Ground,
  isKept: boolean,
): Promise<SharedPrices> {
  const promotions = await sharePromotions(db, ownerId, now, isKept)
  const shipments = await shareShipments(db, ownerId, now, isKept)
  const plain = new Map<ToPrice, Ok<Priced> | Err<Refusal>>()

  const withoutBenefits = (asked: ToPrice) => {
    const known = plain.get(asked) ?? plainPrice(asked, { tariff, now })
    plain.set(asked, known)
    return known
  }
  return {
    next(key, asked) {
      const benefits = { promotions: promotions.terms(), usePackage: shipments.hasMore() }
      if (!benefits.usePackage && benefits.promotions.every(({ refused }) => refused !== null))
        return withoutBenefits(asked)
      const priced = told(priceOf({ ...asked, benefits }, tariff, now))
      if (!priced.ok) return priced
      const { lines } = priced.value
      const won = promotionIn(lines)
      if (won) promotions.give(key, won.slug, takenOff(lines))
      if (benefitsIn(lines).usePackage) shipments.take(key)
      return priced
    },
    secure: (tx) => secureShared(tx, promotions),
    async hold(tx) {
      await holdShared(tx, ownerId, promotions, now)
      await holdShipments(tx, shipments)
    },
  }
}

/** Places were looked at before. */
function told(priced: ReturnType<typeof priceOf>): Ok<Priced> | Err<Refusal> {
  if (priced.ok) return ok(priced.value)
  if (priced.error === 'unknown_place') throw new Error('a parcel goes from and to known places')
  return err(priced.error)
}
