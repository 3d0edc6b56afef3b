import { assert } from '#kernel/assert.ts'
import type { Db } from '#platform/db/database.ts'
import { type Account, type Promotion, type Standing, type Terms, termsOf } from './domain/promotion.ts'
import {
  findAccount,
  findStandings,
  holdMark,
  lockStandings,
  saveFirstParcel,
  takeFromBudget,
} from './promos.repo.ts'
import {
  insertHeldUses,
  lockBudgets,
  moveHeldUses,
  type PromotionHold,
  type UsedPromotion,
} from './promotion-hold.repo.ts'

/** A customer's promotions while many prices are made one after the other: each use counts for the next price. */
export type SharedPromotions = {
  /** For the next price; those that can take nothing off any more say why. */
  terms(): readonly Terms[]
  /** The parcel with this key gets so much off. */
  give(key: string, slug: string, amount: number): void
  readonly given: readonly PromotionHold[]
}

type Shared = { promotion: Promotion; standing: Standing }

/** `isKept`: the prices will be kept, so nobody else prices for this person until the transaction ends. */
export async function sharePromotions(
  db: Db,
  personId: number,
  now: Date,
  isKept: boolean,
): Promise<SharedPromotions> {
  if (isKept) await lockStandings(db, personId)
  const [rows, account] = await Promise.all([findStandings(db, personId, now), findAccount(db, personId)])
  const shared = new Map<string, Shared>(rows.map((row) => [row.promotion.slug, row]))
  let terms = termsIn(shared, account, now)
  const given: PromotionHold[] = []
  return {
    terms: () => terms,
    give(key, slug, amount) {
      const before = shared.get(slug)
      assert(before && key.startsWith(holdMark), 'what is given is one of theirs, for a row of an upload')
      shared.set(slug, afterUse(before, amount))
      terms = termsIn(shared, account, now)
      given.push({ key, slug, amount })
    },
    given,
  }
}

const termsIn = (shared: ReadonlyMap<string, Shared>, account: Account, now: Date) =>
  [...shared.values()].map(({ promotion, standing }) => termsOf(promotion, standing, account, now))

const afterUse = ({ promotion, standing }: Shared, amount: number): Shared => ({
  promotion: { ...promotion, used: promotion.used + amount },
  standing: {
    ...standing,
    heldAmount: standing.heldAmount + amount,
    heldParcels: standing.heldParcels + 1,
  },
})

function sumsOf(given: readonly PromotionHold[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { slug, amount } of given) sums.set(slug, (sums.get(slug) ?? 0) + amount)
  return sums
}

/**
 * Whether the budgets still hold what was given. Nobody else takes of them until the transaction ends, so prices that are
 * made again after a no will hold.
 */
export async function secureShared(tx: Db, { given }: SharedPromotions): Promise<boolean> {
  const sums = sumsOf(given)
  if (sums.size === 0) return true
  const budgets = await lockBudgets(tx, [...sums.keys()])
  return budgets.every(({ slug, left }) => left === null || left >= (sums.get(slug) ?? 0))
}

/** Sets aside what was given and secured. */
export async function holdShared(
  tx: Db,
  personId: number,
  { given }: SharedPromotions,
  now: Date,
): Promise<void> {
  if (given.length === 0) return
  for (const [slug, amount] of sumsOf(given))
    assert(await takeFromBudget(tx, slug, amount), 'what was secured is still there')
  await insertHeldUses(tx, personId, given, now)
}

/** The parcels are orders, and agreed: what was set aside is a cost from now on. */
export async function spendHeldPromotions(
  tx: Db,
  personId: number,
  used: readonly (UsedPromotion & { slug: string })[],
  at: Date,
): Promise<void> {
  if (used.length === 0) return
  assert((await moveHeldUses(tx, used, at)) === used.length, 'what was promised is held')
  for (const { slug, orderId } of used)
    if (slug === 'first_parcel')
      assert(await saveFirstParcel(tx, personId, orderId), 'the free parcel was held')
}
