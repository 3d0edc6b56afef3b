import { isOffered } from '#modules/content/index.ts'
import type { Db } from '#platform/db/database.ts'
import { halfPriceUntil, type RightKind, usableAt } from './domain/rights.ts'
import {
  findRights,
  freeRightOf,
  insertRights,
  lockRights,
  type NewRight,
  saveFirstParcel,
} from './promos.repo.ts'

/**
 * What a new customer is promised: the first parcel always, half price while that offer is running. In the transaction of
 * the sign-up, so that the first price a customer sees is theirs.
 */
export async function welcomeCustomer(tx: Db, personId: number, now: Date): Promise<void> {
  const promised: NewRight[] = [{ kind: 'first_parcel', endsAt: null }]
  if (await isOffered(tx, 'half_price_month', now))
    promised.push({ kind: 'half_price', endsAt: halfPriceUntil(now) })
  await insertRights(tx, personId, now, promised)
}

/** What a price for this person may take off; the price itself picks the best. */
export async function promotionsOf(db: Db, personId: number, now: Date): Promise<RightKind[]> {
  return usableAt(now, await findRights(db, personId))
}

/** The same, for a price that will be kept: until the transaction ends nobody else prices by these rights. */
export async function holdPromotions(tx: Db, personId: number, now: Date): Promise<RightKind[]> {
  return usableAt(now, await lockRights(tx, personId))
}

/** The order has the free parcel from now on. False when another order has it. */
export function takeFirstParcel(tx: Db, personId: number, orderId: number): Promise<boolean> {
  return saveFirstParcel(tx, personId, orderId)
}

/** Nothing came of the order, so the free parcel is still to be had. */
export function giveFirstParcelBack(tx: Db, orderId: number): Promise<void> {
  return freeRightOf(tx, orderId)
}
