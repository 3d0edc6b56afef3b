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

/**
 * Sets aside what was given. False when somebody else has taken the last of a budget meanwhile: then nothing may be kept,
 * and the prices are made again.
 */
export async function holdShared(
  tx: Db,
  personId: number,
  { given }: SharedPromotions,
  now: Date,
): Promise<boolean> {
  if (given.length === 0) return true
  const sums = Map.groupBy(given, ({ slug }) => slug)
  for (const [slug, holds] of [...sums].sort())
    if (
      !(await takeFromBudget(
        tx,
        slug,
        holds.reduce((sum, { amount }) => sum + amount, 0),
      ))
    )
      return false
  await insertHeldUses(tx, personId, given, now)
  return true
}

/** The parcels are orders, and agreed: what was set aside is a cost from now on. */
export async function useHeldPromotions(
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
