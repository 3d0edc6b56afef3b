import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { type Terms, termsOf } from './domain/promotion.ts'
import { bringCustomer } from './partners/partners.service.ts'
import {
  deleteUse,
  findAccount,
  findFaults,
  findForNewcomers,
  findStandings,
  freeRightOf,
  hasUse,
  insertRights,
  insertUse,
  insertUseAgain,
  lockStandings,
  saveAgreed,
  saveFirstParcel,
  saveUseAmount,
  takeFromBudget,
} from './promos.repo.ts'

/**
 * What a new customer is promised: everything for new customers that is running. In the transaction of the sign-up, so
 * that the first price a customer sees is theirs. `code`: what brought them, perhaps a partner's.
 */
export async function welcomeCustomer(tx: Db, personId: number, now: Date, code?: string): Promise<void> {
  await insertRights(tx, personId, now)
  if (code !== undefined) await bringCustomer(tx, personId, code, now)
}

/** What somebody who signs up at this moment is given, by name. */
export function promisedToNewcomers(db: Db, now: Date): Promise<string[]> {
  return findForNewcomers(db, now)
}

/** What a price for this person may take off, and what it may not and why; the price itself picks the best. */
export async function promotionsOf(db: Db, personId: number, now: Date): Promise<Terms[]> {
  const [rows, account] = await Promise.all([findStandings(db, personId, now), findAccount(db, personId)])
  return rows.map(({ promotion, standing }) => termsOf(promotion, standing, account, now))
}

/** The same, for a price that will be kept: until the transaction ends nobody else prices for this person. */
export async function holdPromotions(tx: Db, personId: number, now: Date): Promise<Terms[]> {
  await lockStandings(tx, personId)
  return promotionsOf(tx, personId, now)
}

/** Sets so much of the budget aside. False when there is not so much left: then it takes nothing off. */
export function takePromotion(tx: Db, slug: string, amount: number): Promise<boolean> {
  return takeFromBudget(tx, slug, amount)
}

type Used = { slug: string; orderId: number; personId: number; amount: number }

const keyOf = (orderId: number) => `order:${orderId}`

/** What was set aside belongs to the order from now on. */
export async function keepPromotion(tx: Db, used: Used, now: Date): Promise<void> {
  await insertUse(tx, { ...used, key: keyOf(used.orderId), heldAt: now, agreedAt: null })
  if (used.slug === 'first_parcel')
    assert(await saveFirstParcel(tx, used.personId, used.orderId), 'the free parcel was held')
}

/** The order is agreed: from now on it is a cost. */
export function agreePromotion(tx: Db, orderId: number, at: Date, isFirst: boolean): Promise<void> {
  return saveAgreed(tx, keyOf(orderId), at, isFirst)
}

/** A parcel that was given up goes on after all: what it was promised is not taken away. */
export async function promiseAgain(tx: Db, used: Used, at: Date): Promise<void> {
  if (used.slug === 'first_parcel') await saveFirstParcel(tx, used.personId, used.orderId)
  await insertUseAgain(tx, { ...used, key: keyOf(used.orderId), heldAt: at, agreedAt: at })
}

/** The scale has changed what is taken off. */
export function resizePromotion(tx: Db, orderId: number, amount: number): Promise<void> {
  return saveUseAmount(tx, keyOf(orderId), amount)
}

/** Nothing came of the order: its part of the budget, and a free parcel, are still to be had. */
export async function letPromotionGo(tx: Db, orderId: number): Promise<void> {
  // Rights before budgets, as whoever prices an order takes them: nobody waits for each other.
  await freeRightOf(tx, orderId)
  await deleteUse(tx, keyOf(orderId))
}

type Reward = { slug: string; key: string; personId: number; amount: number }

/** Money that a promotion gives beside prices comes out of its budget, once a key. False when there is not so much left. */
export async function payFromPromotion(tx: Db, reward: Reward, at: Date): Promise<boolean> {
  if (await hasUse(tx, reward.key)) return true
  if (!(await takeFromBudget(tx, reward.slug, reward.amount))) return false
  await insertUse(tx, { ...reward, orderId: null, heldAt: at, agreedAt: at })
  return true
}

/** The reward was taken back. */
export function payBackToPromotion(tx: Db, key: string): Promise<void> {
  return deleteUse(tx, key)
}

/** Promotions whose budget says something else than what is held of it: there are none. */
export function promotionFaults(db: Db): ReturnType<typeof findFaults> {
  return findFaults(db)
}
